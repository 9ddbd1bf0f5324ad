import type { Case } from "../cases.ts";
import type { Habits } from "../habits.ts";
import type { Made } from "../make-resume.ts";
import type { Random } from "../random.ts";
import type { Words } from "../words/words.ts";
import type { NoiseName } from "./noise-names.ts";
import type { NoiseWords } from "./noise-words.ts";

/** What a noise is made from: the file, its own stream of numbers and the language of the file. */
export interface Ground {
  readonly one: Case;
  readonly random: Random;
  readonly words: Words;
  readonly more: NoiseWords;
}

/**
 * One thing that files of strangers have and the plain matrix has not. It changes what is printed together
 * with what is true (`sheet`), or the hand of the printer (`habits`), or both.
 */
export interface Noise {
  readonly name: NoiseName;
  /** Noises of one group do not meet in a file: both would set the same thing. */
  readonly group: string;
  /** Whether a file of this case can show it. */
  readonly fits: (one: Case) => boolean;
  readonly sheet?: (made: Made, ground: Ground) => Made;
  readonly habits?: (ground: Ground) => Partial<Habits>;
}

/** Files whose letters and places we set ourselves. */
export function isDrawn({ maker, layout }: Case): boolean {
  return (maker === "pdfkit" || maker === "press") && layout !== "linkedin";
}

/** Layouts with a column of dates or headings at the left of the text. */
export function hasAside(one: Case): boolean {
  const isHeadingColumn = one.layout === "margin" || isEuropassMargin(one);
  return one.layout === "left-dates" || one.layout === "europass" || isHeadingColumn;
}

/** Pages of the European form on which the headings stand in the margin, and the dates above the text. */
export function isEuropassMargin(one: Case): boolean {
  return one.layout === "europass" && one.maker !== "typst" && one.variant % 2 === 0;
}

/** Layouts with the dates of an entry in a column of their own at the left. */
export function hasDateColumn(one: Case): boolean {
  return (one.layout === "left-dates" || one.layout === "europass") && !isEuropassMargin(one);
}

export function isSidebar({ layout }: Case): boolean {
  return layout === "sidebar-left" || layout === "sidebar-right";
}
