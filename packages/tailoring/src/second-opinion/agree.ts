import { foldText } from "@savile/taxonomy";
import { partMark } from "./ask-model-opinion.ts";
import type { Opinion, OpinionQuestion, SecondOpinion } from "./opinion.ts";

function folded(text: string): string {
  return foldText(text).toLowerCase().replace(/\s+/g, " ").trim();
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

function isWordLetter(letter: string): boolean {
  return /[\p{L}\p{N}]/u.test(letter);
}

/** Whether a text stands in a line as whole words. */
function standsIn(line: string, text: string): boolean {
  for (let at = line.indexOf(text); at >= 0; at = line.indexOf(text, at + 1)) {
    const end = at + text.length;
    const begins = !isWordLetter(text.charAt(0)) || !isWordLetter(line.charAt(at - 1));
    const ends = !isWordLetter(text.slice(-1)) || !isWordLetter(line.charAt(end));
    if (begins && ends) return true;
  }
  return false;
}

/** So few words can stand anywhere and carry nothing; a shorter line is quoted whole. */
const leastWords = 3;

/** Whether a quote stands letter by letter in one line of the evidence. */
export function isQuoted(quote: string, evidence: readonly string[]): boolean {
  const wanted = folded(quote);
  const words = wordsIn(wanted);
  return (
    words > 0 &&
    evidence
      .map(folded)
      .some((line) => words >= Math.min(leastWords, wordsIn(line)) && standsIn(line, wanted))
  );
}

/** Whether an answer names the parts that it was asked about, all of them and no others. */
export function namesParts(part: string, open: readonly string[]): boolean {
  const named = new Set(part.split(partMark.trim()).map(folded));
  const asked = new Set(open.map(folded));
  return named.size === asked.size && [...asked].every((one) => named.has(one));
}

/** Whether an answer says yes and shows by what; all else is none. */
function isProven({ entailed, quote, part }: Opinion, question: OpinionQuestion): boolean {
  return (
    entailed === "yes" && isQuoted(quote, question.evidence) && namesParts(part, question.open)
  );
}

/**
 * Asks twice, the second time in another order. Only two answers that both say yes and both prove it by a
 * quote are an agreement; after a first one that does not, nobody is asked again.
 * @returns the words of the evidence that carry the claim
 */
export async function agree(
  judge: SecondOpinion,
  question: OpinionQuestion,
): Promise<string | undefined> {
  if (question.open.length === 0 || question.evidence.length === 0) return undefined;
  const first = await judge.judge(question);
  if (!isProven(first, question)) return undefined;
  const second = await judge.judge(question, true);
  return isProven(second, question) ? first.quote.trim() : undefined;
}
