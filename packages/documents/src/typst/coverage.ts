import type { CharactersAt } from "../text/layout.ts";
import type { CodePoints } from "./code-points.ts";
import { plainText } from "../sheet/clean-text.ts";
import type { Clean } from "../sheet/clean-text.ts";

/** Tells whether the fonts of every template can show a character. */
export type Covers = (character: string) => boolean;

// A mark above or below a letter for which no single glyph exists is set as a second glyph, and readers then
// find the letter twice. These pairs have one glyph in the first family.
const mark =
  "\\u0300-\\u036F\\u0483-\\u0489\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u20D0-\\u20FF\\uFE20-\\uFE2F";
const markedLetter = new RegExp(`([^${mark}]?)([${mark}]+)`, "gu");
const setAsOne = /^(?:[Gg]\u0303|[ĄąĘęĮįŲų]\u0301)$/u;

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
// Fonts have these hyphens, but a reader that looks for a word does not.
const hyphens: ReadonlySet<string> = new Set(["\u2010", "\u2011"]);
// Symbols carry no letters of a text: leaving one out loses an ornament, not a word.
const ornament = /^[\p{So}\p{Sk}\p{Cn}\p{Extended_Pictographic}]$/u;
const emptiedBrackets = /\(\s*\)|\[\s*\]/gu;
const removedUnseen = /[\p{Co}\uFFFD]|(?![\t\n\v\f\r\u0085])\p{Cc}/gu;

/**
 * A family's code points as a character class. Told it, the engine does not put a letter that the family
 * lacks together from a base and a mark of it, which a reader then finds twice in the text.
 */
export function characterClass(points: CodePoints): string {
  const written = points
    .runs()
    .filter(([, last]) => last >= 0x20)
    .map((run) => run.map((point) => `\\u{${point.toString(16)}}`).join("-"));
  return `[${written.join("")}]`;
}

/** What stands for a character that no font covers: other letters, nothing (`""`), or `null`. */
function standIn(character: string, covers: Covers): string | null {
  const spelled = spelledOut[character];
  if (spelled !== undefined) return spelled;
  const compatible = character.normalize("NFKC");
  if (compatible !== character && Array.from(compatible).every(covers)) return compatible;
  return ornament.test(character) ? "" : null;
}

type Found = Omit<CharactersAt, "place">;

/** How the texts of one document are cleaned, and what that took away from which address. */
export interface CoverageCheck {
  readonly clean: Clean;
  readonly removed: readonly Found[];
  readonly missing: readonly Found[];
}

/** Cleans the texts of one document for the fonts and remembers what they cannot show. */
export function createCoverageCheck(covers: Covers): CoverageCheck {
  const removed: Found[] = [];
  const missing: Found[] = [];
  function clean(text: string, address: string): string {
    const gone = [...(text.match(removedUnseen) ?? [])];
    const lacking: string[] = [];
    const singleGlyphs = plainText(text).replace(
      markedLetter,
      (cluster, letter: string, marks: string) => {
        if (setAsOne.test(cluster)) return cluster;
        gone.push(...Array.from(marks, (sign) => `\u25CC${sign}`));
        return letter;
      },
    );
    const printed = Array.from(singleGlyphs, (character) => {
      if (covers(character) && !hyphens.has(character)) return character;
      const instead = standIn(character, covers);
      if (instead === "") gone.push(character);
      if (instead === null) lacking.push(character);
      return instead ?? "";
    });
    if (gone.length > 0) removed.push({ path: address, characters: [...new Set(gone)].join("") });
    if (lacking.length > 0)
      missing.push({ path: address, characters: [...new Set(lacking)].join("") });
    const whole = printed.join("");
    if (gone.length + lacking.length === 0) return whole;
    return plainText(whole.replace(emptiedBrackets, ""));
  }
  return { clean, removed, missing };
}
