import type { Case } from "./cases.ts";
import type { Family } from "./fonts.ts";
import type { Habits, ListStyle } from "./habits.ts";

/** What one program that writes PDF files does in its own way. */
export interface Hand {
  readonly family: Family;
  /** Whether every word is a text object of its own. */
  readonly byWord: boolean;
  /** Pitch of lines, as a multiple of the size of letters. */
  readonly lineHeight: number;
  readonly list: ListStyle;
  /** Whether the name and the contacts of a page with one column stand in its middle. */
  readonly centredHead: boolean;
}

const plainGlyphs = ["•", "•", "-", "–", "·"] as const;
const pressGlyphs = ["›", "•", "»", "–", "·"] as const;

function plainHand(one: Case, habits: Habits): Hand {
  const glyph = plainGlyphs[one.look.glyph] ?? "•";
  const standard = one.look.serif ? "serif" : "sans";
  return {
    family: habits.letters.size > 0 ? "source" : standard,
    byWord: one.oddity === "word-by-word",
    lineHeight: 1.3,
    list:
      one.oddity === "glyph-line"
        ? { glyph, at: 2, text: 16, next: 16 }
        : { glyph, at: 4, text: 14, next: 14 },
    centredHead: false,
  };
}

function pressHand(one: Case, habits: Habits): Hand {
  const glyph = pressGlyphs[one.look.glyph] ?? "•";
  return {
    // The other family has no icons.
    family: habits.iconFont ? "source" : "noto",
    byWord: true,
    lineHeight: 1.42,
    list: { glyph, at: 1, text: 11, next: 11 },
    centredHead: one.variant % 2 === 0,
  };
}

/** The hand of the maker of a case. */
export function handOf(one: Case, habits: Habits): Hand {
  return one.maker === "press" ? pressHand(one, habits) : plainHand(one, habits);
}
