import { wordCount } from "../words/phrases.ts";
import { isKeptBack } from "./own-words.ts";
import { closesBrackets } from "./whole-part.ts";

const mostWords = 26;
const fewestWords = 2;

/** Whether a sentence of a resume is short, whole and of a kind that a letter may tell beside its points. */
export function isTellable(text: string): boolean {
  const words = wordCount(text);
  return (
    words >= fewestWords &&
    words <= mostWords &&
    closesBrackets(text) &&
    !isKeptBack(text) &&
    !/[|•@]|https?:/u.test(text)
  );
}
