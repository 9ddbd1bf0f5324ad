import {
  broaderOf,
  conceptAt,
  conceptsOf,
  foldText,
  labelsOf,
  termsIn,
  tokenise,
} from "@savile/taxonomy";
import type { ConceptKind, Tables } from "@savile/taxonomy";
import { knownTables } from "../knowledge/known-tables.ts";
import { knownWords } from "../knowledge/known-words.ts";
import { isStopWord } from "../text/stem.ts";
import { keysCarried } from "./carriers.ts";
import type { WordRule } from "./carriers.ts";
import type { ChainRule } from "./chain.ts";
import { initials } from "./initials.ts";
import { kept } from "../knowledge/kept.ts";

/** A word that a line tells: one of its own, or one of a thing that it names. */
export interface ToldWord {
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  /** Whether it may be a verb where it stands. */
  readonly done: boolean;
  /** What leads from the line's own words to it; none for its own words. */
  readonly by?: { readonly rule: ChainRule; readonly to: string };
}

/** A told word under one of its keys, and by which step it stands for the key. */
export interface ToldKey {
  readonly word: ToldWord;
  readonly rule: WordRule;
}

/** What a line tells, by the keys under which a demand asks for it. */
export interface Told {
  readonly text: string;
  readonly own: readonly ToldWord[];
  readonly keys: ReadonlyMap<string, readonly ToldKey[]>;
  /** Those of its own words that are initials. */
  readonly letters: readonly ToldWord[];
  /** Whether it begins with something that somebody did. */
  readonly opensWithDeed: boolean;
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

/** A form that only verbs have, or a word that opens a clause: "school" within a line is no deed. */
function mayBeDone(text: string, lower: string, start: number): boolean {
  const opens = /(?:^|[.;:,(]\s*|\b(?:and|to|or|i|we|did|also|then)\s+)$/i.test(
    text.slice(0, start),
  );
  return (
    opens ||
    /(?:ed|ing)$/.test(lower) ||
    !(knownWords()?.lemmas(lower, "verb").includes(lower) ?? false)
  );
}

function plainWords(text: string): ToldWord[] {
  return tokenise(foldText(text))
    .filter(({ lower }) => !isStopWord(lower))
    .map(({ lower, start, end }) => ({ lower, start, end, done: mayBeDone(text, lower, start) }));
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

function isUsed(tables: Tables, row: number): boolean {
  const { kind } = conceptAt(tables, row);
  return kind === "program" || kind === "tool";
}

/** "Made toast": a word of the language in small letters is no program. */
function isMereWord(tables: Tables, row: number, written: string): boolean {
  const isWord = /^\p{Ll}+$/u.test(written) && (knownWords()?.posOf(written).length ?? 0) > 0;
  return isWord && conceptAt(tables, row).kind === "program";
}

/** Words of what the things are called or belong to that a line names. */
function impliedWords(tables: Tables, text: string): ToldWord[] {
  return termsIn(tables, text).flatMap(({ start, end, concept }) => {
    // The product's own terms name a program, another table says to which class it belongs.
    const rows = new Set([concept, ...conceptsOf(tables, text.slice(start, end))]);
    const alike = [...rows]
      .filter((row) => row === concept || isUsed(tables, row))
      .filter((row) => !isMereWord(tables, row, text.slice(start, end)));
    return alike.flatMap((row) =>
      impliedBy(tables, row).flatMap((by) =>
        plainWords(by.to).map(({ lower }) => ({ lower, start, end, done: true, by })),
      ),
    );
  });
}

/** Two words that the dictionary knows as one thing: "pH meters", "nail guns". */
function compoundsIn(text: string, own: readonly ToldWord[]): ToldWord[] {
  return own.flatMap((word, at) => {
    const next = own[at + 1];
    if (next === undefined || !/^[ -]$/.test(text.slice(word.end, next.start))) return [];
    const lemmas = knownWords()?.lemmas(`${word.lower} ${next.lower}`, "noun") ?? [];
    return lemmas.map((lower) => ({ lower, start: word.start, end: next.end, done: false }));
  });
}

function opensWithDeed([first]: readonly ToldWord[]): boolean {
  return first !== undefined && (knownWords()?.lemmas(first.lower, "verb").length ?? 0) > 0;
}

function build(text: string): Told {
  const tables = knownTables();

  const own = plainWords(text);
  const words = [
    ...own,
    ...compoundsIn(text, own),
    ...(tables === undefined ? [] : impliedWords(tables, text)),
  ];
  const keys = new Map<string, ToldKey[]>();
  for (const word of words) {
    for (const [key, rule] of keysCarried(word.lower, word.done)) {
      // Two guesses in a row are no proof.
      if (word.by !== undefined && rule !== "same") continue;
      const before = keys.get(key);
      if (before === undefined) keys.set(key, [{ word, rule }]);
      else before.push({ word, rule });
    }
  }
  const letters = own.filter(({ start, end }) => initials.test(text.slice(start, end)));
  return { text, own, letters, keys, opensWithDeed: opensWithDeed(own) };
}

/** What a line tells, found once. */
export const toldBy: (text: string) => Told = kept(build);
