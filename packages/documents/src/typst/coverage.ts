import { plainText } from "../sheet/clean-text.ts";
import type { Clean } from "../sheet/clean-text.ts";
import { readCodePoints } from "./code-points.ts";

/** Tells whether the fonts of every template can show a character. */
export type Covers = (character: string) => boolean;

/** Characters of one address: removed from it with a warning, or missing so that nothing is printed. */
export interface Uncovered {
  readonly address: string;
  readonly characters: string;
}

const spelledOut: Readonly<Record<string, string>> = {
  "\u2010": "-",
  "\u2011": "-",
  "\u2212": "-",
  "\u2015": "—",
  "\u25CF": "•",
  "\u25E6": "•",
  "\u25AA": "•",
  "\u25A0": "•",
  "\u27A2": "•",
  "\u2192": "->",
  "\u21D2": "=>",
  "\u2190": "<-",
  "\u2194": "<->",
};
// Symbols carry no letters of a text: leaving one out loses an ornament, not a word.
const ornament = /^[\p{So}\p{Sk}\p{Cn}\p{Extended_Pictographic}\u20E3]$/u;
const removedUnseen = /[\p{Co}\uFFFD]|(?![\t\n\v\f\r\u0085])\p{Cc}/gu;

/** Reads the coverage of the fallback chain from its font files; every weight of a family must have a glyph. */
export function readCoverage(families: readonly (readonly Buffer[])[]): Covers {
  const covered = new Set<number>([0x0a]);
  for (const files of families) {
    const [first, ...others] = files.map(readCodePoints);
    for (const point of first ?? []) {
      if (others.every((points) => points.has(point))) covered.add(point);
    }
  }
  return (character) => covered.has(character.codePointAt(0) ?? -1);
}

/** What stands for a character that no font covers: other letters, nothing (`""`), or `null`. */
function standIn(character: string, covers: Covers): string | null {
  const spelled = spelledOut[character];
  if (spelled !== undefined) return spelled;
  const compatible = character.normalize("NFKC");
  if (compatible !== character && Array.from(compatible).every(covers)) return compatible;
  return ornament.test(character) ? "" : null;
}

/** Cleans the texts of one document for the fonts and remembers what they cannot show. */
export function createCoverageCheck(covers: Covers): {
  clean: Clean;
  removed: readonly Uncovered[];
  missing: readonly Uncovered[];
} {
  const removed: Uncovered[] = [];
  const missing: Uncovered[] = [];
  function clean(text: string, address: string): string {
    const gone = [...(text.match(removedUnseen) ?? [])];
    const lacking: string[] = [];
    const printed = Array.from(plainText(text), (character) => {
      if (covers(character)) return character;
      const instead = standIn(character, covers);
      if (instead === "") gone.push(character);
      if (instead === null) lacking.push(character);
      return instead ?? "";
    });
    if (gone.length > 0) removed.push({ address, characters: [...new Set(gone)].join("") });
    if (lacking.length > 0) missing.push({ address, characters: [...new Set(lacking)].join("") });
    return gone.length + lacking.length > 0 ? plainText(printed.join("")) : printed.join("");
  }
  return { clean, removed, missing };
}
