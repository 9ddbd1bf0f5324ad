import { legalForms } from "../fields/lexicon/organizations.data.ts";
import { fold } from "../text-line/clean-text.ts";
import { namesEntry } from "./indented-lists.ts";
import { readsAsSentence } from "./reads-as-sentence.ts";

const longest = 140;
const border = /[,|·•–—]\s|\s[-/]\s/u;

function isName(word: string): boolean {
  return /^[("“]*[\p{Lu}\d]/u.test(word);
}

/** Nearly all words that carry meaning begin with a capital: in prose few of them do. */
function isMostlyNames(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}{3}/u.test(word));
  return words.length > 1 && words.filter(isName).length >= words.length * 0.75;
}

/**
 * A line of several names, the first of which is a title, a degree or an organisation: a header, however
 * long it is and whatever it ends with.
 */
export function isNameLine(text: string): boolean {
  const at = border.exec(text)?.index ?? -1;
  if (at < 0 || text.length > longest || /[.!?]\s+\p{Ll}/u.test(text)) return false;
  return isMostlyNames(text) && namesEntry(text.slice(0, at)) && !readsAsSentence(text);
}

/** "Amazônia LLC.": the full stop belongs to the legal form. */
export function endsInLegalForm(text: string): boolean {
  const last = /(\S+)\.$/u.exec(text.trim())?.[1] ?? "";
  return legalForms.has(fold(last).replace(/\./g, ""));
}
