import type { Session } from "@savile/contracts";

export type Decision = Session["decisions"][number];
export type Decisions = readonly Decision[];

/** What became of the decision on one change: `null` where there was, or is, none. */
export interface DecisionChange {
  readonly id: string;
  readonly before: Decision | null;
  readonly after: Decision | null;
}

/** The newest decision on each change. */
export function latestOf(decisions: Decisions): ReadonlyMap<string, Decision> {
  return new Map(decisions.map((one) => [one.change_id, one]));
}

function isSame(a: Decision | null | undefined, b: Decision | null | undefined): boolean {
  return a?.action === b?.action && a?.text === b?.text && a?.after === b?.after;
}

/** Ids of the changes on which two lists of decisions differ. */
export function differences(a: Decisions, b: Decisions): ReadonlySet<string> {
  const [left, right] = [latestOf(a), latestOf(b)];
  const ids = [...left.keys(), ...right.keys()];
  return new Set(ids.filter((id) => !isSame(left.get(id), right.get(id))));
}

/** `changes` on top of `decisions`; what was decided so already is left out. */
export function changesOnTop(
  decisions: Decisions,
  changes: readonly Pick<DecisionChange, "id" | "after">[],
): DecisionChange[] {
  const latest = latestOf(decisions);
  return changes.flatMap(({ id, after }) => {
    const before = latest.get(id) ?? null;
    return isSame(before, after) ? [] : [{ id, before, after }];
  });
}

/** What deciding `step` on top of `decisions` changes. */
export function decisionChanges(decisions: Decisions, step: Decisions): DecisionChange[] {
  const changes = [...latestOf(step)].map(([id, after]) => ({ id, after }));
  return changesOnTop(decisions, changes);
}

/** The decisions after `changes`; those on other changes stay as they are. */
export function withChanges(decisions: Decisions, changes: readonly DecisionChange[]): Decisions {
  if (changes.length === 0) return decisions;
  const touched = new Map(changes.map(({ id, after }) => [id, after]));
  const kept = decisions.filter((one) => !touched.has(one.change_id));
  return [...kept, ...[...touched.values()].filter((one) => one !== null)];
}

/** What takes `changes` back. */
export function reversed(changes: readonly DecisionChange[]): DecisionChange[] {
  return changes.map(({ id, before, after }) => ({ id, before: after, after: before }));
}

/** Those of `changes` on which nobody decided anew since. */
export function stillMeantOf(
  decisions: Decisions,
  changes: readonly DecisionChange[],
): DecisionChange[] {
  const latest = latestOf(decisions);
  return changes.filter(({ id, before }) => isSame(latest.get(id), before));
}
