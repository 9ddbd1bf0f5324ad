import type { SourceLine } from "@savile/model";

/** A run of text on a page: from `x` rightwards, around it, or ending at it. `width` is set where it is fitted. */
export interface Run {
  readonly text: string;
  readonly x: number;
  readonly anchor: "start" | "middle" | "end";
  readonly width?: number;
}

// Mean advance of a letter in parts of the font size.
const meanAdvance = 0.54;
const letterShare = 0.82;
// A line that is much narrower or wider than its letters would be distorted if it were fitted.
const fitFrom = 0.6;
const fitTo = 1.3;

/** Font size at which a line is redrawn. */
export function sizeOf(height: number): number {
  return height * letterShare;
}

/**
 * The runs of a positioned line. Where the line has gaps (tabs), its first part stands at the left, the
 * last at the right, what is between them in between; a line without gaps is fitted into its width.
 */
export function placeLine({ box, text }: SourceLine): Run[] {
  if (box === undefined || text === "") return [];
  const [first = "", ...others] = text.split("\t");
  const last = others.pop();
  if (last !== undefined) {
    const step = box.w / (others.length + 1);
    return [
      { text: first, x: box.x, anchor: "start" },
      ...others.map((part, index): Run => {
        return { text: part, x: box.x + step * (index + 1), anchor: "middle" };
      }),
      { text: last, x: box.x + box.w, anchor: "end" },
    ];
  }
  const natural = text.length * meanAdvance * sizeOf(box.h);
  const fits = box.w > natural * fitFrom && box.w < natural * fitTo;
  return [{ text, x: box.x, anchor: "start", ...(fits ? { width: box.w } : {}) }];
}
