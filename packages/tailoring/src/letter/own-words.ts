import { sentencesOf } from "../text/sentences.ts";
import { foldText } from "@savile/taxonomy";
import type { Sentence } from "../input/draft.ts";
import { lowerFirst, withoutStop, wordCount } from "../words/phrases.ts";
import { mayStand } from "./context.ts";
import type { LetterContext } from "./context.ts";

/** A sentence of a summary ("Paralegal with experience in litigation") as one says it of oneself. */
export function inFirstPerson(text: string): string | undefined {
  const bare = withoutStop(foldText(text));
  if (wordCount(bare) > 24 || /\b(?:I|my|me|we|our)\b/.test(bare)) return undefined;
  const experience =
    /^[\p{L}\d ,&/-]{3,60}? with ((?:over |more than |about )?[\w+-]+ years of )?experience ((?:in|with) .+)$/iu.exec(
      bare,
    );
  if (experience !== null) return `I have ${experience[1] ?? ""}experience ${experience[2] ?? ""}.`;
  if (/^(?:comfortable|familiar|experienced|skilled|proficient) (?:in|with|at) /i.test(bare))
    return `I am ${lowerFirst(bare)}.`;
  const having = /^[\p{L} ,&/-]{3,40}? with (an? [\p{L}-]+ .+)$/iu.exec(bare);
  return having === null ? undefined : `I have ${having[1] ?? ""}.`;
}

/** A sentence of the person's own summary that says something that the letter has not said. */
export function ownWordsSentence(context: LetterContext): Sentence | undefined {
  const { source } = context;
  const line = source.byAddress.get("summary");
  if (line === undefined) return undefined;
  for (const { start, end } of sentencesOf(line.text)) {
    const text = inFirstPerson(line.text.slice(start, end));
    if (text === undefined) continue;
    const sentence: Sentence = { text, factIds: ["summary"], reqIds: [] };
    if (mayStand(context, sentence)) return sentence;
  }
  return undefined;
}
