import type { TermHit } from "../../terms/find-terms.ts";
import { analyse } from "../../match/analyse.ts";
import { foldText, tokenise } from "@savile/taxonomy";
import { isStopWord, stemOf } from "../../text/stem.ts";
import type { Token } from "@savile/taxonomy";
import { readNumbers } from "./numbers.ts";
import type { NumberMention } from "./numbers.ts";
import { withYearsAlone } from "./written-dates.ts";

/** A word with its stem, and whether it is part of a number, with its bounds and its unit of time, or of a term. */
export interface FrameWord extends Token {
  readonly stem: string;
  readonly stop: boolean;
  readonly exempt: boolean;
}

/** Lexical analysis of one text, on which all checks work. */
export interface Frame {
  readonly original: string;
  readonly text: string;
  readonly lower: string;
  readonly words: readonly FrameWord[];
  readonly stems: ReadonlySet<string>;
  readonly numbers: readonly NumberMention[];
  readonly hits: readonly TermHit[];
  readonly terms: ReadonlySet<string>;
}

const cache = new Map<string, Frame>();
const mostCached = 2_000;

function build(original: string): Frame {
  const text = foldText(original);
  const { hits } = analyse(original, true);
  const numbers = readNumbers(withYearsAlone(text));
  const inside = (start: number, end: number) =>
    numbers.some(({ reach }) => reach[0] <= start && end <= reach[1]) ||
    hits.some((hit) => hit.start <= start && end <= hit.end);
  const words = tokenise(text).map((token) => ({
    ...token,
    stem: stemOf(token.lower),
    stop: isStopWord(token.lower),
    exempt: inside(token.start, token.end),
  }));
  return {
    original,
    text,
    lower: text.toLowerCase(),
    words,
    stems: new Set(words.map((word) => word.stem)),
    numbers,
    hits,
    terms: new Set(hits.map((hit) => hit.term.id)),
  };
}

/** The frame of a text, computed once. */
export function frameOf(text: string): Frame {
  const known = cache.get(text);
  if (known !== undefined) return known;
  const frame = build(text);
  if (cache.size >= mostCached) cache.clear();
  cache.set(text, frame);
  return frame;
}

/** The first place of a pattern in a frame that the support does not have, as a span. */
export function spanOf(word: { readonly start: number; readonly end: number }): [number, number] {
  return [word.start, word.end];
}
