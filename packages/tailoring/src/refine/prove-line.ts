import { isLetterPath, isOrder, demandsOf } from "@savile/model";
import type { Posting, RefinedLine, RefinedSentence, Verdict } from "@savile/model";
import type { Checked } from "../claims/claims.ts";
import type { Source } from "../match/source.ts";
import { contextFor } from "../verify/reading/context.ts";
import { verifyText } from "../verify/verify-text.ts";

const prosePaths = new Set(["summary", "headline"]);

/** The verdict over several: the worst one. */
function worst(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes("unsupported")) return "unsupported";
  return verdicts.includes("weak") ? "weak" : "supported";
}

/** What a line that is no prose states: it stands word for word in the source, or its facts carry it. */
function isCopy(source: Source, { path, after, rule }: RefinedLine): boolean {
  return rule === "copy" && source.byAddress.get(path)?.text === after;
}

/**
 * The check of refined lines: each sentence is held against the facts that it names. Orders and lines that
 * go state nothing.
 */
export function lineProver(
  source: Source,
  posting: Posting,
  jobDescription: string,
): (line: RefinedLine) => Checked {
  const postingTerms = new Set(demandsOf(posting).flatMap((entry) => entry.canonical));
  const checkSentence = (sentence: RefinedSentence, mode: "prose" | "line"): Checked => {
    if (sentence.form === true) return { verdict: "supported", issues: [] };
    const spoken = (sentence.posting ?? []).map(([from, to]) => jobDescription.slice(from, to));
    const { factIds } = sentence;
    return verifyText(
      sentence.text,
      contextFor({ source, factIds, mode, posting: spoken, postingTerms }),
    );
  };
  return (line) => {
    if (line.after === null || isOrder(line) || isCopy(source, line))
      return { verdict: "supported", issues: [] };
    const mode = prosePaths.has(line.path) || isLetterPath(line.path) ? "prose" : "line";
    const whole = { text: line.after, factIds: line.evidence, reqIds: line.reqIds };
    const checked = (line.sentences ?? [whole]).map((sentence) => checkSentence(sentence, mode));
    return {
      verdict: worst(checked.map((entry) => entry.verdict)),
      issues: checked.flatMap((entry) => entry.issues),
    };
  };
}
