import { demandsOf, isPointText } from "@savile/model";
import type { RefinedLine, RefinedSentence } from "@savile/model";
import type { Sentence } from "../input/draft.ts";
import { usualLength, writeLetter } from "../letter/write-letter.ts";
import type { LetterForm } from "../letter/write-letter.ts";
import { sentenceChecker } from "../write/write-resume.ts";
import { attemptOf, provenLines } from "./bench.ts";
import type { Attempt, Bench } from "./bench.ts";
import { letterParagraphs, paragraphLine } from "./letter-sentences.ts";

const names: Readonly<Record<LetterForm, string>> = {
  points: "with your examples as points",
  sentences: "in sentences throughout",
};

function refined({ text, factIds, reqIds, posting, form }: Sentence): RefinedSentence {
  return {
    text,
    factIds: [...factIds],
    reqIds: [...reqIds],
    ...(posting === undefined
      ? {}
      : { posting: posting.map(([from, to]): [number, number] => [from, to]) }),
    ...(form === undefined ? {} : { form }),
  };
}

/** The letter as it would be written in a form, paragraph by paragraph. */
function writtenIn(bench: Bench, form: LetterForm): RefinedSentence[][] {
  const { source, plan, posting } = bench;
  const { jobDescription } = bench.base;
  const terms = new Set(demandsOf(posting).flatMap((entry) => entry.canonical));
  const check = sentenceChecker(source, jobDescription, terms);
  const draft = writeLetter(source, plan, posting, jobDescription, check, usualLength, form);
  return draft.paragraphs.map((list) => list.map(refined));
}

/** Paragraphs of the letter replaced one by one; the last stays the last, what is over goes. */
function replaced(
  bench: Bench,
  fresh: readonly (readonly RefinedSentence[])[],
  reason: string,
): RefinedLine[] {
  const now = letterParagraphs(bench);
  const [end] = now.slice(-1);
  const body = fresh.slice(0, -1);
  const lines = now
    .slice(0, -1)
    .map((paragraph, at) => paragraphLine(paragraph, body[at] ?? null, reason));
  const added = body.slice(now.length - 1).map((sentences, at): RefinedLine => {
    const path = `body.p${now.length + at + 1}`;
    return { ...paragraphLine({ path, text: "" }, sentences, reason), before: null };
  });
  const last = end === undefined ? [] : [paragraphLine(end, fresh.at(-1) ?? null, reason)];
  return [...lines, ...added, ...last].filter((line) => line.before !== line.after);
}

/** Another version of the letter: its examples as points, or told in sentences. */
export function setLetterForm(bench: Bench, form: LetterForm): Attempt {
  const fresh = writtenIn(bench, form);
  const hasPoints = fresh.flat().some(({ text }) => isPointText(text));
  if (hasPoints !== (form === "points"))
    return { kind: "nothing", said: "Your file has too few lines for a letter in that form." };
  const reason = `You asked for the letter ${names[form]}.`;
  const lines = replaced(bench, fresh, reason);
  return attemptOf(
    bench,
    provenLines(bench, lines),
    () => `The letter is written ${names[form]}.`,
    `The letter is already written ${names[form]}.`,
  );
}
