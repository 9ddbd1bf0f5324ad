import { localeOf } from "@savile/model";
import type { RefinedLine, RefinedSentence } from "@savile/model";
import { closingsIn, signOffIn } from "../letter/closing.ts";
import { jobWords } from "../letter/job-words.ts";
import { inRegister } from "../letter/register.ts";
import type { Register } from "../letter/register.ts";
import { hashText } from "../text/hash.ts";
import { attemptOf } from "./bench.ts";
import type { Attempt, Bench } from "./bench.ts";
import { letterParagraphs, paragraphLine } from "./letter-sentences.ts";

const expansions: readonly (readonly [RegExp, string])[] = [
  [/\bI'm\b/g, "I am"],
  [/\bI've\b/g, "I have"],
  [/\blet's talk\b/g, "we could talk"],
  [/\b(can|do|does|did|is|was|has|have|would|could)n't\b/g, "$1 not"],
];
const names: Readonly<Record<Register, string>> = {
  formal: "more formal",
  plain: "plainer",
  easy: "warmer and less formal",
};

function expanded(text: string): string {
  return expansions.reduce((said, [short, long]) => said.replace(short, long), text);
}

function toned(sentence: RefinedSentence, tone: Register): RefinedSentence {
  const { factIds, reqIds } = sentence;
  const text = expanded(sentence.text);
  const said = tone === "easy" ? inRegister({ text, factIds, reqIds }, "easy").text : text;
  return { ...sentence, text: said };
}

/** A closing form of the wished tone; another one where the letter has it already. */
function closingOf(bench: Bench, tone: Register, now: string): string {
  const { posting, base } = bench;
  const job = jobWords(posting, base.jobDescription);
  const frames = closingsIn(tone, job);
  if (frames.includes(now)) return now;
  return frames[hashText(base.jobDescription) % frames.length] ?? now;
}

/** The letter in another tone: how it contracts, how it closes and how it ends. */
export function setTone(bench: Bench, tone: Register): Attempt {
  const reason = `You asked for a ${tone === "formal" ? "more formal" : tone === "easy" ? "warmer" : "plainer"} letter; what it states stays the same.`;
  const paragraphs = letterParagraphs(bench);
  const body = paragraphs.flatMap((paragraph, index) => {
    const isLast = index === paragraphs.length - 1;
    const sentences = paragraph.sentences.map((sentence) =>
      sentence.form === true && isLast
        ? { ...sentence, text: closingOf(bench, tone, sentence.text) }
        : toned(sentence, tone),
    );
    const line = paragraphLine(paragraph, sentences, reason);
    return line.after === paragraph.text ? [] : [line];
  });
  const { closing } = bench.letter.letter;
  const { posting, base, source } = bench;
  const placed = { ...posting, text: base.jobDescription };
  const signOff = signOffIn(tone, localeOf(placed, source.resume, source.place));
  const end: RefinedLine = {
    path: "closing",
    before: closing,
    after: signOff,
    rule: "form",
    reason,
    evidence: [],
    reqIds: [],
    sentences: [{ text: signOff, factIds: [], reqIds: [], form: true }],
  };
  return attemptOf(
    bench,
    [...body, end],
    () => `The letter is ${names[tone]} in how it speaks and closes.`,
    `The letter already speaks in this tone.`,
  );
}
