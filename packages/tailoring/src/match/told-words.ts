import { broaderOf, conceptAt, foldText, labelsOf, termsIn, tokenise } from "@savile/taxonomy";
import type { ConceptKind, Tables } from "@savile/taxonomy";
import { knownTables } from "../knowledge/known-tables.ts";
import { isStopWord } from "../text/stem.ts";
import { keysCarried } from "./carriers.ts";
import type { ChainRule } from "./chain.ts";

/** A word that a line tells: one of its own, or one of a thing that it names. */
export interface ToldWord {
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  /** What leads from the line's own words to it; none for its own words. */
  readonly by?: { readonly rule: ChainRule; readonly to: string };
}

/** What a line tells, by the keys under which a demand asks for it. */
export interface Told {
  readonly text: string;
  readonly words: readonly ToldWord[];
  readonly own: readonly ToldWord[];
  readonly keys: ReadonlyMap<string, readonly ToldWord[]>;
  readonly concepts: ReadonlySet<number>;
}

/** Kinds of things whose other labels say the same thing, and nothing wider. */
const labelled: ReadonlySet<ConceptKind> = new Set([
  "skill",
  "knowledge",
  "program",
  "tool",
  "cert",
]);
const mostLabels = 12;
/** What every program is. */
const programWords = "software program application digital tool system IT computer";

function plainWords(text: string): ToldWord[] {
  return tokenise(foldText(text))
    .filter(({ lower }) => !isStopWord(lower))
    .map(({ lower, start, end }) => ({ lower, start, end }));
}

function impliedBy(tables: Tables, row: number): { rule: ChainRule; to: string }[] {
  const { kind, name } = conceptAt(tables, row);
  const labels = labelled.has(kind) ? labelsOf(tables, row).slice(0, mostLabels) : [name];
  const wider = broaderOf(tables, row).flatMap(({ row: broad }) =>
    labelsOf(tables, broad).slice(0, mostLabels),
  );
  const used = kind === "program" ? [programWords] : [];
  return [
    ...used.map((to) => ({ rule: "narrower" as const, to })),
    ...labels.map((to) => ({ rule: "alias" as const, to })),
    ...wider.map((to) => ({ rule: "narrower" as const, to })),
  ];
}

/** Words of what the things are called or belong to that a line names. */
function impliedWords(tables: Tables, text: string, rows: Set<number>): ToldWord[] {
  return termsIn(tables, text).flatMap(({ start, end, concept }) => {
    rows.add(concept);
    return impliedBy(tables, concept).flatMap((by) =>
      plainWords(by.to).map(({ lower }) => ({ lower, start, end, by })),
    );
  });
}

function build(text: string): Told {
  const tables = knownTables();
  const concepts = new Set<number>();
  const own = plainWords(text);
  const words = [...own, ...(tables === undefined ? [] : impliedWords(tables, text, concepts))];
  const keys = new Map<string, ToldWord[]>();
  for (const word of words) {
    for (const key of keysCarried(word.lower).keys()) {
      const before = keys.get(key);
      if (before === undefined) keys.set(key, [word]);
      else before.push(word);
    }
  }
  return { text, words, own, keys, concepts };
}

const known = new Map<string, Told>();
const mostKept = 2_000;

/** What a line tells, found once. */
export function toldBy(text: string): Told {
  const before = known.get(text);
  if (before !== undefined) return before;
  const made = build(text);
  if (known.size >= mostKept) known.clear();
  known.set(text, made);
  return made;
}
