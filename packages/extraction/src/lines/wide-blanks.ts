import type { WideBlank } from "../text-line/line.ts";

/** A blank of this width, in sizes of the type, is wider than any font has. */
const wider = 0.5;
/** Stretched lines have blanks that are wide and alike; those between tags are wider than the others. */
const apart = 1.8;

/** The blanks of a line that are far wider than the others of it, or wide without any other. */
export function wideBlanks(blanks: readonly WideBlank[], size: number): WideBlank[] {
  const wide = blanks.filter((blank) => widthOf(blank) >= size * wider);
  const narrow = blanks.filter((blank) => widthOf(blank) < size * wider);
  const widest = Math.max(0, ...narrow.map(widthOf));
  return wide.filter((blank) => widthOf(blank) >= widest * apart);
}

function widthOf({ left, right }: WideBlank): number {
  return right - left;
}
