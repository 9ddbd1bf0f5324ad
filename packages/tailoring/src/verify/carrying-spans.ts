import type { Carried, Claim } from "@savile/model";
import type { Source, SourceLine } from "../match/source.ts";
import { placesOf, saysAsWhole } from "./alignment/align.ts";
import { evidenceFor } from "./alignment/evidence.ts";
import { weightOf } from "./alignment/weight.ts";
import { equalValue, isEntailed } from "./reading/entailed-number.ts";
import { frameOf } from "./reading/frame.ts";
import type { Frame } from "./reading/frame.ts";

/** Lines of evidence that are shown for one claim. */
const mostLines = 4;
/** Words that say less need no proof of their own. */
const leastWeight = 0.4;

interface Line {
  readonly address: string;
  readonly frame: Frame;
}

function numberSpans(claim: Frame, lines: readonly Line[]): Carried[] {
  return claim.numbers.flatMap((one) => {
    const spans = lines.flatMap(({ address, frame }) =>
      frame.numbers
        .filter((other) => equalValue(one, other) || isEntailed(one, other))
        .map((other): Carried => ({
          span: [one.start, one.end],
          factId: address,
          quote: frame.text.slice(other.start, other.end),
          rule: equalValue(one, other) ? "number" : "bound",
        })),
    );
    return spans.slice(0, 1);
  });
}

function wordSpan(claim: Frame, index: number, { address, frame }: Line): Carried | undefined {
  const word = claim.words[index];
  if (word === undefined) return undefined;
  const span: [number, number] = [word.start, word.end];
  const [place] = placesOf(claim, index, frame);
  const other = place === undefined ? undefined : frame.words[place];
  if (other !== undefined) {
    const rule = other.stem === word.stem ? "word" : "meaning";
    return { span, factId: address, quote: frame.text.slice(other.start, other.end), rule };
  }
  return saysAsWhole(claim, word, frame)
    ? { span, factId: address, quote: frame.text, rule: "whole" }
    : undefined;
}

function wordSpans(claim: Frame, lines: readonly Line[]): Carried[] {
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
export function carryingSpans(source: Source, text: string, ids: readonly string[]): Carried[] {
  const claim = frameOf(text);
  const lines = ids.flatMap((id) => source.byAddress.get(id) ?? []);
  const near = nearest(source, claim, lines);
  return [...numberSpans(claim, near), ...wordSpans(claim, near)].toSorted(
    (a, b) => a.span[0] - b.span[0],
  );
}

const asInFile: ReadonlySet<Claim["rule"]> = new Set(["copy", "form"]);

/** A claim with what carries its figures and what it says in other words; as it is where it says what the file says. */
export function withCarried(source: Source, claim: Claim): Claim {
  const { factIds } = claim.evidence;
  if (asInFile.has(claim.rule) || factIds.length === 0) return claim;
  const carried = carryingSpans(source, claim.text, factIds).filter(({ rule }) => rule !== "word");
  return carried.length === 0 ? claim : { ...claim, carried };
}
