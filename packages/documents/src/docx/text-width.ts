/** Widths in parts of the size, of the two families that Word files name. Near enough to break a row. */
const widths: readonly (readonly [RegExp, sans: number, serif: number])[] = [
  [/[ilj.,:;|!'’·]/u, 0.25, 0.27],
  [/[frt()\-/\s[\]]/u, 0.31, 0.32],
  [/[mwMW@%]/u, 0.87, 0.83],
  [/[\p{Lu}&]/u, 0.69, 0.68],
  [/\p{M}/u, 0, 0],
];

function letterWidth(letter: string, serif: boolean): number {
  const known = widths.find(([letters]) => letters.test(letter));
  if (known === undefined) return serif ? 0.48 : 0.55;
  return serif ? known[2] : known[1];
}

/** About how wide a text is in points. */
export function textWidth(text: string, size: number, serif: boolean): number {
  return Array.from(text).reduce((sum, letter) => sum + letterWidth(letter, serif), 0) * size;
}
