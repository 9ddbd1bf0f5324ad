import { knownWords } from "../knowledge/known-words.ts";

/** Abbreviations that are words as well, or hold a vowel and no dictionary tells. */
const known =
  /^(?:RN|LPN|CNA|RVT|IT|HR|QA|QC|HVAC|CDL|CNC|II|III|IV|UX|UI|SEO|PE|CPA|ICU|ER|OR|VP|LLC|LLP|PLC|USA|UK|NYC|NY|YMCA|SPCA|IBM|AWS|R&D|CFO|CEO|CTO)$/u;
/** "U.S.", "N.V.": letters with a stop behind each. */
const dotted = /^(?:\p{L}\.){2,}$/u;
/** No word is without a vowel: "SQL", "MRCVS"; these are short for one, and written like one. */
const vowelless = /^[B-DF-HJ-NP-TV-XZ]{2,5}$/u;
const shortened = /^(?:ST|MR|MRS|MS|DR|JR|SR|MT|FT|LTD|PTY|CTR|HWY|BLVD|RD|BROS|SCH|CTY)\.?$/u;
/** Everyday words that the tagged texts happen not to hold. */
const everyday = /^(?:SPA|PUB|CHEF|DELI)$/u;

/** Words of a title that no text spells out in capitals. */
const small = /^(?:OF|AND|THE|FOR|IN|TO|AT|BY|ON|DE|LA|LE|DU|DES|DER|DIE|DAS|EN)$/u;
const longest = 4;

/**
 * Whether a word in capitals is an abbreviation and keeps them where everything is written in capitals: in a name
 * what is known or can be no word; `ofWork` where it may be one of a title as well, which no dictionary holds or no
 * text uses.
 */
export function isAbbreviation(word: string, ofWork = false): boolean {
  const letters = word.replace(/[^\p{L}&.]/gu, "");
  if ([shortened, everyday, small].some((cue) => cue.test(letters))) return false;
  if ([known, dotted, vowelless].some((cue) => cue.test(letters))) return true;
  const words = ofWork ? knownWords() : undefined;
  if (words === undefined || !/^\p{Lu}{2,4}$/u.test(letters)) return false;
  const low = letters.toLowerCase();
  return words.frequency(low) === 0 && (letters.length < longest || words.lemmas(low).length === 0);
}
