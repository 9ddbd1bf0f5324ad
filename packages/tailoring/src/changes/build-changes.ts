import { resumeLeaves } from "@savile/model";
import type { Change, Fact, Posting, Resume } from "@savile/model";
import { assemble } from "../assemble/assemble.ts";
import { matchRequirements } from "../match/match-requirements.ts";
import { readSource } from "../match/source.ts";
import type { Source } from "../match/source.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import { scoreSource } from "../score/score-resume.ts";
import type { Proposal } from "../write/draft.ts";

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

/** Every difference from the source, each with its reason; a line that is left out has no other change. */
export function buildChanges(
  source: Source,
  plan: TailoringPlan,
  proposals: readonly Proposal[],
  dropped: readonly string[],
): Change[] {
  const gone = new Set(dropped);
  const kept = proposals.filter((proposal) => !gone.has(proposal.path));
  const written = kept.map((proposal): Change => ({
    id: `ch.${proposal.rule}.${proposal.path}`,
    path: proposal.path,
    before: proposal.before,
    after: proposal.after,
    rule: proposal.rule,
    reqIds: [...proposal.reqIds],
    reason: proposal.reason,
    evidence: [...proposal.evidence],
    scoreDelta: null,
    state: "accepted",
  }));
  const drops = dropped.map((address): Change => ({
    id: `ch.select.${address}`,
    path: address,
    before: source.byAddress.get(address)?.text ?? "",
    after: null,
    rule: "select",
    reqIds: [],
    reason: `Left out to keep the resume to ${plan.pageBudget === 1 ? "one page" : `${plan.pageBudget} pages`}: of your lines it serves this posting least.`,
    evidence: [address],
    scoreDelta: null,
    state: "accepted",
  }));
  return [...written, ...hiddenDrops(source), ...drops];
}

export interface PricingInput {
  readonly resume: Resume;
  readonly facts: readonly Fact[];
  readonly posting: Posting;
  readonly today: string;
}

const orderless = new Set(["reorder", "front-skill"]);

/**
 * Puts on each change what it adds to the score when the changes are applied one after the other, so
 * that the differences add up. Order alone earns nothing.
 */
export function withDeltas(input: PricingInput, changes: readonly Change[]): Change[] {
  const score = (accepted: readonly Change[]) => {
    const source = readSource(assemble(input.resume, accepted), input.facts, input.today);
    return scoreSource(source, input.posting, matchRequirements(source, input.posting), 1).total;
  };
  let reached = score([]);
  const applied: Change[] = [];
  return changes.map((change) => {
    if (reached === null) return change;
    applied.push(change);
    if (orderless.has(change.rule)) return { ...change, scoreDelta: 0 };
    const next = score(applied);
    const delta = next === null ? null : next - reached;
    reached = next ?? reached;
    return { ...change, scoreDelta: delta };
  });
}
