import { allTerms, termId, wordsOf } from "@savile/taxonomy/compile";
import type { ConceptKind } from "@savile/taxonomy/compile";
import { alternativesOf, readRows } from "./read-rows.ts";
import { makersOf, programForms, shortForms, toolForms } from "./term-forms.ts";

/** A thing that a person can know or use, with what it is called and what it belongs to. */
export interface Concept {
  readonly kind: ConceptKind;
  /** The name first, then other ways to say it, as they are shown. */
  readonly labels: readonly string[];
  /** Spellings by which it is found beside its labels. */
  readonly forms: readonly string[];
  /** Names of the categories that it is a member of. */
  readonly broader: readonly string[];
  /** Labels that are also other words: they count in their exact case or in good company only. */
  readonly guarded: readonly string[];
}

function skills(rows: readonly string[][]): Concept[] {
  return rows.map(([name = "", kind, , alternatives]) => ({
    kind: kind === "knowledge" ? "knowledge" : kind === "language" ? "language" : "skill",
    labels: [name, ...alternativesOf(alternatives)],
    forms: [],
    broader: [],
    guarded: [],
  }));
}

/** Words that skills are told in: a program's name that consists of them is no name without its maker. */
function plainWords(concepts: readonly Concept[]): ReadonlySet<string> {
  return new Set(
    concepts.flatMap(({ labels }) =>
      labels.flatMap((label) => wordsOf(label).map(({ folded }) => folded)),
    ),
  );
}

function programs(rows: readonly string[][], plain: ReadonlySet<string>): Concept[] {
  const makers = makersOf(rows.map(([name = ""]) => name));
  const isName = (text: string) =>
    /\p{L}{2}/u.test(text) &&
    wordsOf(text).some(({ folded }) => /\p{L}/u.test(folded) && !plain.has(folded));
  return rows.map(([name = "", category = ""]) => ({
    kind: "program",
    labels: [name],
    forms: programForms(name, makers, isName),
    broader: [category],
    guarded: [],
  }));
}

function tools(rows: readonly string[][]): Concept[] {
  return rows.map(([name = "", category = ""]) => ({
    kind: "tool",
    labels: [name],
    forms: toolForms(name),
    broader: [category],
    guarded: [],
  }));
}

function categories(members: readonly Concept[]): Concept[] {
  const names = [...new Set(members.flatMap(({ broader }) => broader))].toSorted();
  return names.map((name) => ({
    kind: "category",
    labels: [name],
    forms: [],
    broader: [],
    guarded: [],
  }));
}

/** The product's own terms. What a term belongs to is told by id there and by name here. */
function ownTerms(): Concept[] {
  const all = allTerms();
  const names = new Map(all.map(({ id, name }) => [id, name]));
  return all.map((term) => ({
    kind: term.tool ? "program" : term.kind,
    labels: [term.name, ...term.aliases],
    forms: [term.name, ...term.aliases].flatMap(shortForms),
    broader: term.parents
      .map((id) => names.get(id) ?? id)
      .filter((name) => termId(name) !== term.id),
    guarded: term.guarded,
  }));
}

/** Every concept: the product's own terms first, because they decide where several say the same. */
export function readConcepts(folder: string): Concept[] {
  const told = skills(readRows(`${folder}/esco-skills.tsv`));
  const used = [
    ...programs(readRows(`${folder}/onet-technology.tsv`), plainWords(told)),
    ...tools(readRows(`${folder}/onet-tools.tsv`)),
  ];
  return [...ownTerms(), ...told, ...used, ...categories(used)];
}
