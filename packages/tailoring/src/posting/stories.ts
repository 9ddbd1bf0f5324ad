import { sentencesOf } from "../text/sentences.ts";
import type { Segment } from "./segments.ts";

/** Words by which a posting asks to be told something. */
const asking =
  /\b(?:(?:please |then |also )*(?:tell (?:us|me|\p{Lu}\p{Ll}+)|describe|explain|give (?:us |me )?(?:an?|one) example of|give an account of|says? (?=(?:what|which|how|why)\b)))\s*/iu;
/** What such a sentence speaks of where it asks for something in the application, and does not tell of the work. */
const inLetter =
  /\b(?:letters?|application|motivation|note|e-?mail|mail|message|statement)\b|^(?:in it\b|in your\b)/iu;
/** How a question begins that needs no mention of a letter: "Tell us about a child", "Describe a time when". */
const opensAsking =
  /^(?:please |and |then |finally,? )*(?:tell (?:us|me)\b|(?:describe|explain) (?:an? (?:time|occasion|situation|project|piece)|one|the (?:most|hardest|last|best|worst))\b|give (?:us |me )?(?:an?|one) example of)/iu;
/** Where the question ends and says to whom, by when or how long. */
const behind = /\s+[–—-]\s+(?:to|by|until)\b.*$|[("“]\s*(?:no names|max|maximum)[^)]*\)?.*$/iu;
/** Pay, time and papers are said and not told of. */
const terms =
  /\b(?:your (?:salary|pay|wage|rate|notice|availab\p{L}+|expected)|salary|notice period|when you could start|your cv)\b/iu;

const longest = 200;
const mostStories = 3;

function storyIn(sentence: string): string | undefined {
  const found = asking.exec(sentence);
  if (found === null) return undefined;
  const isAsked =
    /example of\s*$/iu.test(found[0]) ||
    opensAsking.test(sentence) ||
    inLetter.test(sentence.slice(0, found.index + found[0].length));
  const text = sentence
    .slice(found.index)
    .replace(behind, "")
    .replace(/["”'’.!?\s]+$/u, "")
    .trim();
  return isAsked && text.length <= longest && !terms.test(text) ? text : undefined;
}

/** Whether something that a letter has to answer is to be told of, and is no paper, pay or date. */
export function isStory(answer: string): boolean {
  return asking.exec(answer)?.index === 0 && !terms.test(answer);
}

/** What a posting wants told in the application, each as it asks for it: "tell us about a pay error you found". */
export function storiesIn(segments: readonly Segment[]): string[] {
  const found = segments.flatMap(({ text }) =>
    sentencesOf(text).flatMap(({ start, end }) => storyIn(text.slice(start, end).trim()) ?? []),
  );
  return [...new Set(found)].slice(0, mostStories);
}
