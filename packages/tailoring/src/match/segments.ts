import { termsIn } from "@savile/taxonomy";
import type { TermSpan } from "@savile/taxonomy";
import { knownTables } from "../knowledge/known-tables.ts";
import { askedWords } from "./asked-words.ts";
import type { AskedWord } from "./asked-words.ts";
import { kept } from "../knowledge/kept.ts";
import { otherLabels } from "./other-labels.ts";
import { askedByRows } from "./signs.ts";
import type { AskedByRow } from "./signs.ts";

/** One thing of several that a demand asks for. */
export interface Segment {
  readonly text: string;
  readonly words: readonly AskedWord[];
  /** Words of which one is enough: "weekends or evenings". */
  readonly either: readonly (readonly AskedWord[])[];
  /** Names that are given as examples: one of them is a kind of it. */
  readonly examples: readonly string[];
  /** The same thing as the tables call it otherwise. */
  readonly otherwise: readonly Segment[];
  /** Pieces of work that it names, with what shows them. */
  readonly rows: readonly AskedByRow[];
}

const separator =
  /\s*[;:]\s+|\s*,\s+(?:and |or |as well as )?|\s+(?:and|&|as well as|including|plus)\s+/giu;
const aside = /\([^()]*\)|,?\s*\b(?:such as|e\.g\.?|for example|for instance|like)\b.*$/giu;
/** What a piece must say at least to be a demand of its own. */
const least = 0.6;

function termsOf(text: string): TermSpan[] {
  const tables = knownTables();
  return tables === undefined ? [] : termsIn(tables, text);
}

/** Things of one name with numbers of their own on both sides: "ISO 9001 and ISO 14001". */
function areNumbered(before: string, behind: string): boolean {
  return /\p{Lu}\s?\d+$/u.test(before) && /^\p{Lu}[\p{Lu}/]*\s?\d/u.test(behind);
}

/** The pieces of a demand; "health and safety" is one thing though "and" stands in it. */
function cut(text: string): string[] {
  const whole = termsOf(text);
  const pieces: string[] = [];
  let from = 0;
  for (const found of text.matchAll(separator)) {
    const at = found.index;
    const end = at + found[0].length;
    const isOneThing = whole.some((term) => term.start < at && end < term.end);
    if (isOneThing && !areNumbered(text.slice(from, at), text.slice(end))) continue;
    pieces.push(text.slice(from, at));
    from = end;
  }
  return [...pieces, text.slice(from)];
}

function weightOf(text: string): number {
  return Math.max(0, ...askedWords(text).map(({ weight }) => weight));
}

/** "Soldering and brazing of copper pipe": a lone deed is done to what the next one is done to. */
function withObjects(pieces: readonly string[]): string[] {
  return pieces.map((piece, at) => {
    const object = /^\S+( of .+)$/u.exec(pieces[at + 1] ?? "")?.[1];
    const [word, ...more] = askedWords(piece);
    const isLone = word !== undefined && more.length === 0 && word.deed && weightOf(piece) >= least;
    return object !== undefined && isLone && !piece.includes(" of ") ? `${piece}${object}` : piece;
  });
}

/** Pieces that say nothing by themselves join the next: "preparation and filing of returns". */
function joined(pieces: readonly string[]): string[] {
  const made: string[] = [];
  let open = "";
  for (const piece of pieces) {
    const text = open === "" ? piece : `${open} ${piece}`;
    open = weightOf(text) < least ? text : "";
    if (open === "") made.push(text);
  }
  if (open === "") return made;
  const last = made.pop();
  return [...made, last === undefined ? open : `${last} ${open}`];
}

function isNear(between: string): boolean {
  return /^[\s-]*(?:an?|the)?[\s-]*$/i.test(between);
}

/** The words beside an "or" or a stroke: one of the two is enough. */
function eitherIn(text: string, words: readonly AskedWord[]): AskedWord[][] {
  return [...text.matchAll(/\s+or\s+|\s?\/\s?/giu)].flatMap((found) => {
    const at = found.index;
    const end = at + found[0].length;
    const left = words.filter((word) => word.end <= at && isNear(text.slice(word.end, at)));
    const right = words.filter((word) => word.start >= end && isNear(text.slice(end, word.start)));
    return left.length > 0 && right.length > 0 ? [[...left, ...right]] : [];
  });
}

/** "Integrated library system (ILS)": letters that only say the words before them again. */
function saysAgain(name: string, before: string): boolean {
  if (!/^\p{Lu}{2,6}s?$/u.test(name)) return false;
  const firsts = before.match(/(?<![\p{L}])\p{L}/gu)?.join("") ?? "";
  return firsts.toUpperCase().endsWith(name.replace(/s$/u, ""));
}

/** The names among the examples of a demand. */
function examplesIn(demand: string): string[] {
  return [...demand.matchAll(aside)].flatMap(({ 0: found, index }) =>
    found
      .replace(/^[\s,(]*(?:such as|e\.g\.?|for example|for instance|like)?\s*|[)\s]+$/giu, "")
      .split(/\s*,\s*(?:or |and )?|\s+(?:or|and)\s+|\s*\/\s*/u)
      .filter((name) => /^\p{Lu}[\p{L}\d+.#-]*(?: \p{Lu}?[\p{L}\d+.#-]+){0,3}$/u.test(name))
      .filter((name) => !saysAgain(name, demand.slice(0, index))),
  );
}

function plain(whole: string, isLabel = false): Segment {
  const text = whole.trim();
  const words = askedWords(text, isLabel);
  return { text, words, either: eitherIn(text, words), examples: [], otherwise: [], rows: [] };
}

function withRows(segment: Segment): Segment {
  return { ...segment, rows: askedByRows(segment.text, segment.words) };
}

function build(demand: string): Segment[] {
  const head = demand.replace(aside, " ").trim();
  const core = askedWords(head).length === 0 ? demand : head;
  const pieces = joined(withObjects(cut(core))).map((text) => ({
    ...withRows(plain(text)),
    otherwise: otherLabels(text)
      .map((label) => plain(label, true))
      .filter(({ words }) => words.length > 0),
  }));
  // Behind a name brackets hold details of the named thing, and no other things of its kind.
  const named = askedWords(core).some(({ name }) => name);
  const examples = named && !/\b(?:such as|e\.g|like|or)\b/.test(demand) ? [] : examplesIn(demand);
  const kept = pieces.filter(({ words }) => words.length > 0);
  return kept.map((piece, at) => (at === kept.length - 1 ? { ...piece, examples } : piece));
}

/** The things that a demand asks for, each of which needs a proof; examples are none of them. */
export const segmentsOf: (demand: string) => readonly Segment[] = kept(build);
