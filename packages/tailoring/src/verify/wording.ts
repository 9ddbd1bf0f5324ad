import { carriesWord, saysAsWhole } from "./alignment/align.ts";
import { nearestLine } from "./alignment/additions.ts";
import { unusedOf } from "./alignment/residue.ts";
import { weightOf } from "./alignment/weight.ts";
import { equalValue } from "./reading/entailed-number.ts";
import type { Frame, FrameWord } from "./reading/frame.ts";

/** How the words of a claim stand to the lines that it draws on, and to the one that carries most of it. */
export interface Wording {
  /** Weight of the words that no line carries. */
  readonly added: number;
  /** The same as a share of all words, those of figures and names too. */
  readonly addedShare: number;
  /** New words that stand one after the other, at most. */
  readonly longestNew: number;
  /** Share of the words that stand in the nearest line as they are. */
  readonly copied: number;
  /** How often three words in a row are words of the nearest line. */
  readonly copiedRuns: number;
  /** Share of the words that the nearest line carries by their meaning alone. */
  readonly meant: number;
  /** How much the nearest line says, and the share of it that the claim uses up. */
  readonly lineWeight: number;
  readonly lineUsed: number;
  /** Figures, and those that the nearest line has not. */
  readonly figures: number;
  readonly figuresElsewhere: number;
}

const leastWeight = 0.15;
/** Longer lines and longer copies say no more than so much. */
const mostLineWeight = 12;
const mostRuns = 8;

interface Seen {
  readonly word: FrameWord;
  readonly weight: number;
  readonly isCarried: boolean;
  readonly isNear: boolean;
}

function total(seen: readonly Seen[]): number {
  return seen.reduce((sum, { weight }) => sum + weight, 0);
}

function isNew({ word, isCarried }: Seen): boolean {
  return !isCarried && !word.exempt;
}

function longestRun(seen: readonly Seen[]): number {
  let [run, longest] = [0, 0];
  for (const one of seen) {
    run = isNew(one) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function seenIn(claim: Frame, lines: readonly Frame[], near: Frame): Seen[] {
  const carries = (line: Frame, word: FrameWord, index: number) =>
    carriesWord(claim, index, line) || saysAsWhole(claim, word, line);
  return claim.words.flatMap((word, index) => {
    const weight = weightOf(word);
    if (weight < leastWeight) return [];
    const isNear = carries(near, word, index);
    return {
      word,
      weight,
      isNear,
      isCarried: isNear || lines.some((line) => carries(line, word, index)),
    };
  });
}

/** What of a line stands in a claim: its words as they are, and how much of it is used up. */
function copyOf(
  claim: Frame,
  near: Frame,
): Pick<Wording, "copied" | "copiedRuns" | "lineWeight" | "lineUsed"> {
  const same = claim.words.map(({ stem }) => near.stems.has(stem));
  const runs = same.filter(
    (is, at) => at >= 2 && is && same[at - 1] === true && same[at - 2] === true,
  );
  const whole = near.words.reduce((sum, word) => sum + weightOf(word), 0);
  const left = unusedOf(claim, near).reduce((sum, word) => sum + weightOf(word), 0);
  return {
    copied: same.filter(Boolean).length / Math.max(1, same.length),
    copiedRuns: Math.min(mostRuns, runs.length),
    lineWeight: Math.min(mostLineWeight, whole),
    lineUsed: whole === 0 ? 0 : 1 - left / whole,
  };
}

const nothing: Pick<Wording, "copied" | "copiedRuns" | "lineWeight" | "lineUsed"> = {
  copied: 0,
  copiedRuns: 0,
  lineWeight: 0,
  lineUsed: 0,
};

/** Holds the words of a claim against the lines that it draws on. */
export function wordingOf(claim: Frame, lines: readonly Frame[]): Wording {
  const near = nearestLine(claim, lines);
  const seen =
    near === undefined
      ? claim.words.map((word) => ({
          word,
          weight: weightOf(word),
          isCarried: false,
          isNear: false,
        }))
      : seenIn(claim, lines, near);
  const whole = Math.max(leastWeight, total(seen));
  const isThere = (one: Frame["numbers"][number]) =>
    near?.numbers.some((other) => equalValue(one, other)) === true;
  return {
    added: total(seen.filter(isNew)),
    addedShare: total(seen.filter(({ isCarried }) => !isCarried)) / whole,
    longestNew: longestRun(seen),
    ...(near === undefined ? nothing : copyOf(claim, near)),
    meant:
      total(seen.filter(({ word, isNear }) => isNear && near?.stems.has(word.stem) !== true)) /
      whole,
    figures: claim.numbers.length,
    figuresElsewhere: claim.numbers.filter((one) => !isThere(one)).length,
  };
}
