import { termsIn } from "@savile/taxonomy";
import { knownTables } from "../knowledge/known-tables.ts";
import { askedWords } from "./asked-words.ts";
import type { AskedWord } from "./asked-words.ts";

/** One thing of several that a demand asks for. */
export interface Segment {
  readonly text: string;
  readonly words: readonly AskedWord[];
  /** Words of which one is enough: "weekends or evenings". */
  readonly either: readonly (readonly AskedWord[])[];
}

const separator =
  /\s*[;:]\s+|\s*,\s+(?:and |or |as well as )?|\s+(?:and|&|as well as|including|plus)\s+/giu;
const examples =
  /\((?:e\.?g\.?|such as|like|for example|for instance|i\.e\.)?[^()]*\)|\b(?:such as|e\.g\.?|for example|like)\b.*$/iu;
/** What a demand says besides what it asks for. */
const least = 0.6;

/** Places of terms that are one thing though "and" stands in them: "health and safety". */
function termPlaces(text: string): { start: number; end: number }[] {
  const tables = knownTables();
  return tables === undefined ? [] : termsIn(tables, text);
}

function cut(text: string): string[] {
  const whole = termPlaces(text);
  const pieces: string[] = [];
  let from = 0;
  for (const found of text.matchAll(separator)) {
    const at = found.index;
    const end = at + found[0].length;
    if (whole.some((term) => term.start < at && end < term.end)) continue;
    pieces.push(text.slice(from, at));
    from = end;
  }
  return [...pieces, text.slice(from)];
}

/** Pieces that say nothing by themselves join the next: "preparation and filing of returns". */
function joined(pieces: readonly string[]): string[] {
  const made: string[] = [];
  let open = "";
  for (const piece of pieces) {
    const text = open === "" ? piece : `${open} ${piece}`;
    const says = Math.max(0, ...askedWords(text).map(({ weight }) => weight));
    open = says < least ? text : "";
    if (open === "") made.push(text);
  }
  if (open === "") return made;
  const last = made.pop();
  return [...made, last === undefined ? open : `${last} ${open}`];
}

/** The words beside an "or" or a stroke: one of the two is enough. */
function eitherIn(text: string, words: readonly AskedWord[]): AskedWord[][] {
  return [...text.matchAll(/\s+or\s+|\s?\/\s?/giu)].flatMap((found) => {
    const at = found.index;
    const left = words.filter((word) => word.end <= at && isNear(text.slice(word.end, at)));
    const right = words.filter(
      (word) => word.start >= at && isNear(text.slice(at + found[0].length, word.start)),
    );
    return left.length > 0 && right.length > 0 ? [[...left, ...right]] : [];
  });
}

function isNear(between: string): boolean {
  return /^[\s-]*(?:an?|the)?[\s-]*$/i.test(between);
}

function segmentOf(text: string): Segment {
  const words = askedWords(text);
  return { text: text.trim(), words, either: eitherIn(text, words) };
}

/** The things that a demand asks for, each of which needs a proof; examples are none of them. */
export function segmentsOf(demand: string): Segment[] {
  const head = demand.replace(examples, " ").trim();
  const core = askedWords(head).length === 0 ? demand : head;
  const pieces = joined(cut(core)).map(segmentOf);
  return pieces.filter(({ words }) => words.length > 0);
}
