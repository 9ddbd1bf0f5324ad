import type { Source, SourceLine } from "../match/source.ts";
import { placesOf, saysAsWhole } from "./alignment/align.ts";
import { evidenceFor } from "./alignment/evidence.ts";
import { weightOf } from "./alignment/weight.ts";
import { equalValue, isEntailed } from "./reading/entailed-number.ts";
import { frameOf } from "./reading/frame.ts";
import type { Frame } from "./reading/frame.ts";

/** How a piece of a claim follows from the words that carry it. */
export type CarryingRule = "number" | "bound" | "word" | "meaning" | "whole";

/** A piece of a claim with the words of the resume that carry it. */
export interface CarryingSpan {
  /** Offsets in the text of the claim, from and up to. */
  readonly span: readonly [number, number];
  /** Address of the value in the resume. */
  readonly address: string;
  /** Words of that value; the whole value where it carries the piece as a whole. */
  readonly quote: string;
  readonly rule: CarryingRule;
}

/** Lines of evidence that are shown for one claim. */
const mostLines = 4;
/** Words that say less need no proof of their own. */
const leastWeight = 0.4;

interface Line {
  readonly address: string;
  readonly frame: Frame;
}

function numberSpans(claim: Frame, lines: readonly Line[]): CarryingSpan[] {
  return claim.numbers.flatMap((one) => {
    const spans = lines.flatMap(({ address, frame }) =>
      frame.numbers
        .filter((other) => equalValue(one, other) || isEntailed(one, other))
        .map((other): CarryingSpan => ({
          span: [one.start, one.end],
          address,
          quote: frame.text.slice(other.start, other.end),
          rule: equalValue(one, other) ? "number" : "bound",
        })),
    );
    return spans.slice(0, 1);
  });
}

function wordSpan(claim: Frame, index: number, { address, frame }: Line): CarryingSpan | undefined {
  const word = claim.words[index];
  if (word === undefined) return undefined;
  const span = [word.start, word.end] as const;
  const [place] = placesOf(claim, index, frame);
  const other = place === undefined ? undefined : frame.words[place];
  if (other !== undefined) {
    const rule = other.stem === word.stem ? "word" : "meaning";
    return { span, address, quote: frame.text.slice(other.start, other.end), rule };
  }
  return saysAsWhole(claim, word, frame)
    ? { span, address, quote: frame.text, rule: "whole" }
    : undefined;
}

function wordSpans(claim: Frame, lines: readonly Line[]): CarryingSpan[] {
  return claim.words.flatMap((word, index) => {
    if (weightOf(word) < leastWeight) return [];
    return lines.flatMap((line) => wordSpan(claim, index, line) ?? []).slice(0, 1);
  });
}

/** The lines that a claim draws on most, of those that it was held against. */
function nearest(source: Source, claim: Frame, lines: readonly SourceLine[]): Line[] {
  const framed = lines.map(({ address, text }) => ({ address, frame: frameOf(text) }));
  const chosen = evidenceFor(
    source,
    claim,
    framed.map(({ frame }) => frame),
    mostLines,
  );
  return chosen.flatMap((frame) => framed.find((line) => line.frame === frame) ?? []);
}

/** What carries each figure and each telling word of a text among some values of a source, in the order of the text. */
export function carryingSpans(
  source: Source,
  text: string,
  ids: readonly string[],
): CarryingSpan[] {
  const claim = frameOf(text);
  const lines = ids.flatMap((id) => source.byAddress.get(id) ?? []);
  const near = nearest(source, claim, lines);
  return [...numberSpans(claim, near), ...wordSpans(claim, near)].toSorted(
    (a, b) => a.span[0] - b.span[0],
  );
}
