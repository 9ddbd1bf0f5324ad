import { tokensOf } from "../grammar/tokens.ts";
import { articleFor } from "../words/phrases.ts";

/** Whether a sentence that the letter would say is sound. */
export type JudgeSentence = (text: string) => boolean;

const placeholder = /\{\w*\}|\[[^\]]*\]|\bundefined\b|&\w+;|\uFFFD|#URL|\bN\/A\b/;
const doubled = /\b(\p{L}{2,})\s+\1\b/iu;
const spacing = /\s[,;.]|,,|\.\.|\(\s|\s\)/;

function wrongArticle(text: string): boolean {
  return [...text.matchAll(/\b(an?) ([\p{L}\p{N}][\p{L}\p{N}.&'-]*)/giu)].some(
    ([, article = "", word = ""]) =>
      article === article.toLowerCase() && articleFor(word) !== article,
  );
}

function openBrackets(text: string): boolean {
  return (
    tokensOf(text).filter(({ text: mark }) => mark === "(").length !==
    tokensOf(text).filter(({ text: mark }) => mark === ")").length
  );
}

/** What can be told of a sentence by itself: placeholders, doubled words, articles, marks. */
export function isSound(text: string): boolean {
  return (
    !placeholder.test(text) &&
    !doubled.test(text) &&
    !spacing.test(text) &&
    !wrongArticle(text) &&
    !openBrackets(text)
  );
}
