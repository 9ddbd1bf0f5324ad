import { isStory, termsAsked } from "@savile/model";
import { sentencesOf } from "../text/sentences.ts";
import { letterAsk } from "./letter-asks.ts";
import type { Segment } from "./segments.ts";

/** Words by which a posting asks to be told something. */
const asking =
  /\b(?:(?:please |then |also )*(?:tells? (?:us|me|\p{Lu}\p{Ll}+)|describe|explain|outline|name (?=(?:one|an?|your|the)\b)|give (?:us |me )?(?:an?|one) example of|give an account of|says? (?=(?:what|which|how|why)\b)))\s*/iu;
/** What such a sentence speaks of where it asks for something in the application, and does not tell of the work. */
const inLetter =
  /\b(?:letters?|application|motivation|note|e-?mail|mail|message|statement)\b|^(?:in it\b|in your\b)/iu;
/** How a question begins that needs no mention of a letter: "Tell us about a child", "Describe a time when". */
const opensAsking =
  /^(?:please |and |then |finally,? )*(?:tell (?:us|me)\b|(?:describe|explain) (?:an? (?:time|occasion|situation|project|piece)|one|the (?:most|hardest|last|best|worst))\b|give (?:us |me )?(?:an?|one) example of)/iu;
/** What is told so that the employer can help, or count where people come from: no letter answers it. */
const ofService =
  /\btells? (?:us|me) (?:if|whether|when|should|as soon as|how we|what (?:you need|(?:adjust|accommod|support|help)\p{L}*|we can)|about any\b|(?:where|how) you (?:saw|heard|found|learn\p{L}*|came))/iu;
/** A question that stands whole behind the words that ask for its answer. */
const question =
  /\banswer(?:s|ing)? (?:us )?(?:this|one|the following)(?: one)?(?: question)?\s?[:–—-]\s*(\P{Po}.*\?)/iu;
/** Where pay and time are asked for in the same breath. */
const andTerms =
  /,?\s+(?:and\s+|as well as\s+)?(?:please\s+|also\s+)?(?:stat|includ|indicat|mention|giv|quot|add)(?:e|ing)?\s[^.;]{0,40}\b(?:salar(?:y|ies)|pay|wages?|rate|package|notice|availab\p{L}*)\b.*$/iu;
/** Where the question ends and says to whom, by when or how long. */
const behind =
  /\s+[–—-]\s+(?:to|by|until)\b.*$|,?\s+(?:with (?:the names of )?(?:\p{L}+ )?(?:referees|references)|to \S+@\S+)(?!\p{L}).*$|[("“]\s*(?:no names|max|maximum)[^)]*\)?.*$/iu;

const longest = 200;
const mostStories = 3;

/** Whether what is asked for is asked of the application, and is no task of the work. */
function isForLetter(sentence: string, { 0: words, index }: RegExpExecArray): boolean {
  return (
    /example of\s*$/iu.test(words) ||
    opensAsking.test(sentence) ||
    inLetter.test(sentence.slice(0, index + words.length))
  );
}

/** Where questions follow that have to be answered: "When you apply you'll be asked: ...". */
const asked =
  /\b(?:you(?:['’]ll| will) be asked|please answer|answer(?:ing)? (?:these|the following))\b[^:?.]{0,60}:/iu;

/** A segment with those that follow on its line. */
function lineFrom(segments: readonly Segment[], at: number): string {
  const line = segments[at]?.line;
  const text = segments[at]?.text ?? "";
  if (!asked.test(text)) return "";
  const end = segments.findIndex((one, index) => index > at && one.line !== line);
  return segments
    .slice(at, end < 0 ? segments.length : end)
    .map((one) => one.text)
    .join(" ");
}

/** The questions that stand behind such words. */
function questionsBehind(text: string): string[] {
  const found = asked.exec(text);
  if (found === null) return [];
  const behind = text.slice(found.index + found[0].length);
  return (behind.match(/[^.?!:]{8,160}\?/gu) ?? []).map((one) => one.trim());
}

function storyIn(sentence: string): string | undefined {
  const whole = question.exec(sentence)?.[1];
  if (whole !== undefined && whole.length <= longest) return whole;
  const found = asking.exec(sentence);
  if (found === null || ofService.test(sentence)) return undefined;
  const text = sentence
    .slice(found.index)
    .replace(/^tells /iu, "tell ")
    .replace(andTerms, "")
    .replace(behind, "")
    .replace(/["”'’.!?\s]+$/u, "")
    .trim();
  return isForLetter(sentence, found) && text.length <= longest && isStory(text) ? text : undefined;
}

/** What is asked beside pay and time, where one sentence asks for both. */
function storyOf(sentence: string): string | undefined {
  const story = storyIn(sentence);
  const bare = story?.replace(/^(?:please )?tell (?:us|me) /iu, "") ?? "";
  const asksTerms = termsAsked([bare]).length > 0;
  return (asksTerms ? letterAsk(sentence) : undefined) ?? story ?? letterAsk(sentence);
}

/** What a posting wants told in the application, each as it asks for it: "tell us about a pay error you found". */
export function storiesIn(segments: readonly Segment[]): string[] {
  const found = segments.flatMap(({ text }, at) => [
    ...questionsBehind(lineFrom(segments, at)),
    ...sentencesOf(text).flatMap(({ start, end }) => {
      const sentence = text.slice(start, end).trim();
      return storyOf(sentence) ?? [];
    }),
  ]);
  return [...new Set(found)].slice(0, mostStories);
}
