import { isStory } from "@savile/model";
import { sentencesOf } from "../text/sentences.ts";
import type { Segment } from "./segments.ts";

const money = "(?:salar(?:y|ies)|pay|wages?|rate|package|remuneration|compensation|ctc)";
const kind =
  "(?:current|present|last(?: drawn)?|existing|expected|desired|required|anticipated|earliest|possible|preferred|hourly|daily|monthly|annual|gross|your|and|or|of|&|/)";
/** What a person is paid, wishes to be paid, and when they could come. */
const term = [
  `(?:${kind}[ ,/]{1,2}){1,6}${money}(?: (?:expectations?|requirements?|history))?(?! ?(?:packag|sacrific|slip|band|scale|range|will|is|are|depends))`,
  `(?:salary|pay|wage|rate|remuneration|compensation) (?:expectations?|requirements?|history)`,
  "(?:period of notice|what notice you|how much notice|(?:(?:your|current) )?notice period|(?:your|current) notice(?! of))",
  "(?:(?:earliest|possible|available|desired|preferred|your|expected)[ ,]){1,3}(?:start(?:ing)?|joining) dates?",
  `(?:the )?${money} (?:that )?you (?:expect|seek|want|ask|have in mind)`,
  "(?:date (?:available|of availability)|(?:your|earliest) (?:earliest )?availability(?! (?:for|on|to)\\b)|when you (?:can|could|would be able to|are able to) (?:start|begin|join)|when you(?:['’]d| would|['’]ll| will) be (?:available|free))",
].join("|");
/** Words by which something is to be said, and by which papers are sent with something beside them. */
const saying =
  "(?:stat(?:e|ing)|put(?:ting)?|say(?:s|ing)?|includ(?:e|ing)|indicat(?:e|ing)|mention(?:ing)?|specify(?:ing)?|quot(?:e|ing)|giv(?:e|ing)|provid(?:e|ing)|advis(?:e|ing)|confirm(?:ing)?|let(?:ting)? us know|tell(?:ing)? us|in (?:your|the) (?:cover(?:ing)? )?letter)";
const sending =
  "(?:send|share|submit|forward|e-?mail|let (?:me|us) have|apply|attach|upload|write)";
const rest = `([^;!?]{0,160}?)\\b((?:${term})\\b(?:[^;!?]{0,60}?\\b(?:${term})\\b){0,3})`;
const said = new RegExp(`\\b(${saying})\\b${rest}`, "iu");
const sent = new RegExp(`\\b(${sending})\\b${rest}`, "iu");
/** A sentence that speaks of applying: what a job itself states and gives is none. */
const applying =
  /\b(?:apply|applying|applicants?|candidates|application|send|submit|e-?mail|forward|attach|upload|interested|letter|cv|resum[eé]|please|kindly|do tell us)\b/iu;
/** How far before the verb a "not" is looked for. */
const nearby = 20;
const refuses = /\b(?:not|no|never|without|don['’]t)\b/iu;

function askedIn(sentence: string): string | undefined {
  if (!applying.test(sentence)) return undefined;
  const told = said.exec(sentence);
  const found = told ?? sent.exec(sentence);
  if (found === null) return undefined;
  const [whole, , between = "", terms = ""] = found;
  const before = sentence.slice(Math.max(0, found.index - nearby), found.index);
  if (refuses.test(`${before} ${between}`)) return undefined;
  // Where a story is asked for in the same breath, the terms alone are this question.
  return told === null || isStory(whole) ? terms.replace(/^(?:and|or|,)\s+/iu, "") : whole;
}

/** What an application has to state of pay and time, in the words of the posting: "stating current and expected salary". */
export function termsIn(segments: readonly Segment[]): string[] {
  return segments.flatMap(({ text }) =>
    sentencesOf(text).flatMap(({ start, end }) => askedIn(text.slice(start, end).trim()) ?? []),
  );
}
