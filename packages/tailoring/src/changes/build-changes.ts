import { resumeLeaves } from "@savile/model";
import type { Change } from "@savile/model";
import { clausesOf } from "../claims/claims.ts";
import type { Source } from "../match/source.ts";
import { leaveOut } from "./leave-out.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import type { Proposal } from "../input/draft.ts";
import type { Written } from "../write/write-resume.ts";

/** Text that is invisible in the file is not printed either. */
function hiddenDrops(source: Source): Change[] {
  return resumeLeaves(source.resume)
    .filter(
      (leaf) =>
        source.hidden.has(leaf.address) && ["bullet", "skill", "summary"].includes(leaf.kind),
    )
    .map((leaf) => ({
      id: `ch.hidden.${leaf.address}`,
      path: leaf.address,
      before: leaf.text,
      after: null,
      rule: "select",
      reqIds: [],
      reason: "This text is invisible in your file, so it is not used.",
      evidence: [leaf.address],
      scoreDelta: null,
      state: "accepted",
    }));
}

/** A proposal as a Change with what its check found; one that the check doubts waits for the person. */
function proposed(proposal: Proposal, checked: Written["checked"]): Change {
  const found = checked.get(proposal.path);
  const { after, evidence, reqIds } = proposal;
  const change: Change = {
    id: `ch.${proposal.rule}.${proposal.path}`,
    path: proposal.path,
    before: proposal.before,
    after,
    rule: proposal.rule,
    reqIds: [...reqIds],
    reason: proposal.reason,
    evidence: [...evidence],
    scoreDelta: null,
    state: found?.verdict === "weak" ? "proposed" : "accepted",
    ...(proposal.by === undefined ? {} : { by: proposal.by }),
    ...(proposal.agreements === undefined ? {} : { agreements: [...proposal.agreements] }),
  };
  if (found === undefined || after === null) return change;
  const sentences = proposal.sentences ?? [{ text: after, factIds: evidence, reqIds }];
  return {
    ...change,
    clauses: clausesOf(after, sentences),
    verdict: found.verdict,
    issues: [...found.issues],
  };
}

/** Every difference from the source, each with its reason; a line that is left out has no other change. */
export function buildChanges(
  source: Source,
  plan: TailoringPlan,
  written: Pick<Written, "proposals" | "checked">,
  dropped: readonly string[],
): Change[] {
  const gone = new Set(dropped);
  const kept = written.proposals.filter((proposal) => !gone.has(proposal.path));
  const drops = dropped.map((address) => leaveOut(source, address, plan.pageBudget));
  return [
    ...kept.map((proposal) => proposed(proposal, written.checked)),
    ...hiddenDrops(source),
    ...drops,
  ];
}
