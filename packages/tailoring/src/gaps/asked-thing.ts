import type { Posting, Requirement } from "@savile/model";
import { conceptAt, conceptsOf, foldLabel, labelsOf, titleOf } from "@savile/taxonomy";
import type { ConceptKind } from "@savile/taxonomy";
import { termById } from "@savile/taxonomy/lexicon";
import type { Term } from "@savile/taxonomy/lexicon";
import { knownTables } from "../knowledge/known-tables.ts";
import { knownWords } from "../knowledge/known-words.ts";
import { withoutStop } from "../words/phrases.ts";

/** What a posting asks for, as a question looks at it. */
export interface AskedThing {
  readonly kind: Requirement["kind"];
  /** Its words, without a stop at the end. */
  readonly text: string;
  readonly words: readonly string[];
  /** What stands before it in its line of the posting. */
  readonly before: string;
  /** The term that its words are, and not only one that is among them. */
  readonly term?: Term;
  /** What the tables call by just these words. */
  readonly concepts: ReadonlySet<ConceptKind>;
  /** Whether it is a job title. */
  readonly isTitle: boolean;
  /** Whether it is one word that everybody uses, or one that is no noun. */
  readonly isEveryday: boolean;
}

const none: ReadonlySet<ConceptKind> = new Set();

/** The term of the lexicon that a phrase is under one of its names. */
function wholeTerm(canonical: readonly string[], text: string): Term | undefined {
  const label = foldLabel(text);
  return canonical
    .flatMap((id) => termById(id) ?? [])
    .find(({ name, aliases }) => [name, ...aliases].some((one) => foldLabel(one) === label));
}

function conceptKindsOf(text: string): ReadonlySet<ConceptKind> {
  const tables = knownTables();
  if (tables === undefined) return none;
  const label = foldLabel(text);
  const rows = conceptsOf(tables, text);
  const named = rows.filter((row) => labelsOf(tables, row).some((one) => foldLabel(one) === label));
  return new Set(named.map((row) => conceptAt(tables, row).kind));
}

/** From here on a word is plain (see `Words.frequency`). */
const plainFrom = 3;

function isEverydayWord(text: string): boolean {
  const words = knownWords();
  // Names, initials and phrases say more than a word.
  if (words === undefined || !/^\p{Lu}?\p{Ll}+$/u.test(text)) return false;
  const word = text.toLowerCase();
  const parts = words.posOf(word);
  if (parts.length === 0) return false;
  const isPlain = words.lemmas(word).some((lemma) => words.frequency(lemma) >= plainFrom);
  return isPlain || !parts.includes("noun");
}

const general = /\s(?:experience|skills?|knowledge|background|expertise)$/iu;

/** "sales experience" asks for sales; "customer experience" is a name. */
function withoutGeneral(text: string, canonical: readonly string[]): string {
  const term = wholeTerm(canonical, text);
  return term !== undefined && general.test(term.name) ? text : text.replace(general, "");
}

/** Reads what is asked for; `canonical` are the terms that it names. */
export function readThing(
  { kind, text, canonical }: Pick<Requirement, "kind" | "text" | "canonical">,
  before: string,
): AskedThing {
  const bare = withoutGeneral(withoutStop(text.replaceAll(/\s+/gu, " ")), canonical);
  const tables = knownTables();
  const term = wholeTerm(canonical, bare);
  return {
    kind,
    text: bare,
    words: bare.toLowerCase().split(" "),
    before,
    ...(term === undefined ? {} : { term }),
    concepts: conceptKindsOf(bare),
    isTitle: tables !== undefined && titleOf(tables, bare).by === "exact",
    isEveryday: isEverydayWord(bare),
  };
}

/** The line of a posting up to a requirement. */
export function lineBefore(
  jobDescription: string,
  { span: [from] }: Pick<Requirement, "span">,
): string {
  return jobDescription.slice(jobDescription.lastIndexOf("\n", from - 1) + 1, from);
}

/** Whether the words are a part of the employer's own name. */
export function isOfEmployer({ text }: AskedThing, { company }: Posting): boolean {
  return company !== undefined && ` ${foldLabel(company)} `.includes(` ${foldLabel(text)} `);
}
