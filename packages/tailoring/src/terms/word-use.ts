import { isInList, readLine } from "./line.ts";
import type { Line } from "./line.ts";
import { allTerms } from "@savile/taxonomy/lexicon";

/** An ambiguous word where it stands: what tells the rules whether it is the term. */
export interface WordUse {
  readonly line: Line;
  readonly start: number;
  readonly spelling: string;
  /** Spelled exactly as the term is, in a line where capitals mean something. */
  readonly isExact: boolean;
  /** A term that is certain stands beside it. */
  readonly hasNeighbour: boolean;
  /** The text is a list of skills. */
  readonly isListed: boolean;
  readonly isInList: boolean;
  readonly before: string;
  readonly after: string;
}

interface Found {
  readonly start: number;
  readonly spelling: string;
  readonly guarded: readonly string[];
  readonly hasNeighbour: boolean;
  readonly isListed: boolean;
}

const reach = 30;

/** Reads what stands around a word of a line. */
export function readUse(line: Line, { guarded, ...found }: Found): WordUse {
  const { start, spelling } = found;
  const end = start + spelling.length;
  return {
    ...found,
    line,
    isExact: guarded.includes(spelling) && !line.shouted,
    isInList: isInList(line, { start, end }),
    before: line.text.slice(Math.max(0, start - reach), start),
    after: line.text.slice(end, end + reach),
  };
}

/**
 * Reads an example: the word in doubt stands in square brackets, a term beside it that is certain in braces, and
 * "skills:" begins a list of skills.
 */
export function readUseExample(example: string): WordUse {
  const marked = example.replace(/^skills: /, "").replace(/[{}]/g, "");
  const [, before = "", spelling = "", after = ""] = /^(.*)\[(.+)\](.*)$/u.exec(marked) ?? [];
  return readUse(readLine(`${before}${spelling}${after}`), {
    start: before.length,
    spelling,
    guarded: allTerms().flatMap((term) => term.guarded),
    hasNeighbour: example.includes("{"),
    isListed: example.startsWith("skills: "),
  });
}
