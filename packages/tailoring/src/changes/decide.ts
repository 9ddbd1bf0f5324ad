import { isOrder } from "@savile/model";
import type { Change, Decision, Verdict, ClaimIssue } from "@savile/model";

/** Checks the person's wording of a change. */
export type OwnCheck = (
  change: Change,
  text: string,
) => { readonly verdict: Verdict; readonly issues: readonly ClaimIssue[] };

/** A change as it was proposed: what its check doubts and what an instruction asked for waits. */
function undecided(change: Change): Change {
  const { own: _, ...rest } = change;
  const waits = change.verdict === "weak" || change.refinement !== undefined;
  return { ...rest, state: waits ? "proposed" : "accepted" };
}

function ownOf(change: Change, decision: Decision, check: OwnCheck): Change["own"] {
  const { text, action } = decision;
  if (text === undefined || isOrder(change) || (action !== "edit" && action !== "confirm")) {
    return undefined;
  }
  const { verdict, issues } = check(change, text);
  return { text, verdict, issues: [...issues] };
}

const states = {
  accept: "accepted",
  reject: "rejected",
  edit: "edited",
  confirm: "confirmed",
} as const satisfies Record<Decision["action"], Change["state"]>;

function decide(change: Change, decision: Decision | undefined, check: OwnCheck): Change {
  const fresh = undecided(change);
  if (decision === undefined) return fresh;
  const own = ownOf(change, decision, check);
  const withOwn = own === undefined ? fresh : { ...fresh, own };
  if (decision.after !== change.after) return { ...withOwn, state: "outdated" };
  if (decision.action === "edit" && own === undefined) return fresh;
  return { ...withOwn, state: states[decision.action] };
}

/** The changes after the person's decisions; of several on one change the last holds. */
export function decideChanges(
  changes: readonly Change[],
  decisions: readonly Decision[],
  check: OwnCheck,
): Change[] {
  const byId = new Map(decisions.map((decision) => [decision.changeId, decision]));
  return changes.map((change) => decide(change, byId.get(change.id), check));
}
