import type { Posting } from "@savile/model";
import type { Checked } from "../claims/claims.ts";
import type { Source } from "../match/source.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import { contextFor } from "../verify/reading/context.ts";
import { verifyText } from "../verify/verify-text.ts";
import { isResidue } from "../second-opinion/residue.ts";
import type { Proposal, Sentence } from "../input/draft.ts";
import { proposeResume } from "./propose.ts";

/** Holds a proposal against the facts that it names. */
export function checkProposal(
  source: Source,
  proposal: Proposal,
  terms: ReadonlySet<string>,
): Checked {
  const mode = proposal.rule === "summary" || proposal.rule === "headline" ? "prose" : "line";
  const parts = proposal.sentences ?? [{ text: proposal.after ?? "", factIds: proposal.evidence }];
  const verdicts = parts.map((part) =>
    verifyText(part.text, contextFor({ source, factIds: part.factIds, mode, postingTerms: terms })),
  );
  const issues = verdicts.flatMap((entry) => entry.issues);
  const verdict = verdicts.some((entry) => entry.verdict === "unsupported")
    ? "unsupported"
    : verdicts.some((entry) => entry.verdict === "weak")
      ? "weak"
      : "supported";
  return { verdict, issues };
}

/** What the resume's writer brought, and what its check refused. */
export interface Written {
  readonly proposals: readonly Proposal[];
  readonly checked: ReadonlyMap<string, Checked>;
  readonly reverted: number;
  readonly objections: readonly string[];
}

const ordering = new Set(["reorder", "front-skill"]);

/**
 * Proposals that the facts carry, and those that the check only doubts: these wait for the person. The
 * others fall back to the words of the source.
 */
export function writeResume(
  source: Source,
  plan: TailoringPlan,
  posting: Posting,
  terms: ReadonlySet<string>,
): Written {
  const all = proposeResume(source, plan, posting);
  const checked = new Map<string, Checked>();
  const kept: Proposal[] = [];
  const objections: string[] = [];
  let reverted = 0;
  for (const proposal of all) {
    const verdict: Checked = ordering.has(proposal.rule)
      ? { verdict: "supported", issues: [] }
      : checkProposal(source, proposal, terms);
    objections.push(...verdict.issues.map((issue) => issue.check));
    if (verdict.verdict !== "supported") reverted += 1;
    if (verdict.verdict === "unsupported") continue;
    if (!ordering.has(proposal.rule)) checked.set(proposal.path, verdict);
    kept.push(proposal);
  }
  return {
    proposals: kept,
    checked,
    reverted,
    objections,
  };
}

/** The check of a sentence of the letter: its facts, and the words of the posting that it names. */
export function sentenceChecker(
  source: Source,
  jobDescription: string,
  terms: ReadonlySet<string>,
): (sentence: Sentence) => Checked {
  return (sentence) => {
    if (sentence.form === true) return { verdict: "supported", issues: [] };
    const posting = (sentence.posting ?? []).map(([from, to]) => jobDescription.slice(from, to));
    const found = verifyText(
      sentence.text,
      contextFor({
        source,
        factIds: sentence.factIds,
        mode: "prose",
        posting,
        postingTerms: terms,
      }),
    );
    const agreed = sentence.agreed !== undefined && isResidue(sentence.text, found);
    return agreed ? { verdict: "supported", issues: [] } : found;
  };
}
