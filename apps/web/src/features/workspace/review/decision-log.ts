import type { Session } from "@savile/contracts";

export type Decision = Session["decisions"][number];
export type Decisions = readonly Decision[];

/** The person's decisions as they stand, with the states before (nearest last) and those taken back (nearest first). */
export interface DecisionLog {
  readonly now: Decisions;
  readonly past: readonly Decisions[];
  readonly future: readonly Decisions[];
}

const mostSteps = 200;

/** The log of decisions that were made earlier: each can still be taken back, the last one first. */
export function openLog(decisions: Decisions): DecisionLog {
  const past = decisions.map((_, index) => decisions.slice(0, index));
  return { now: decisions, past: past.slice(-mostSteps), future: [] };
}

/** Adds decisions as one step; a newer decision on a change takes the place of the older one. */
export function decide(log: DecisionLog, step: Decisions): DecisionLog {
  if (step.length === 0) return log;
  const touched = new Set(step.map((one) => one.change_id));
  const kept = log.now.filter((one) => !touched.has(one.change_id));
  return {
    now: [...kept, ...step],
    past: [...log.past, log.now].slice(-mostSteps),
    future: [],
  };
}

/** One step back; the same log where there is none. */
export function undo(log: DecisionLog): DecisionLog {
  const last = log.past.at(-1);
  if (last === undefined) return log;
  return { now: last, past: log.past.slice(0, -1), future: [log.now, ...log.future] };
}

/** One step forward again; the same log where there is none. */
export function redo(log: DecisionLog): DecisionLog {
  const [next, ...future] = log.future;
  return next === undefined ? log : { now: next, past: [...log.past, log.now], future };
}

/** The newest decision on each change. */
export function latestOf(decisions: Decisions): ReadonlyMap<string, Decision> {
  return new Map(decisions.map((one) => [one.change_id, one]));
}

function isSame(a: Decision | undefined, b: Decision | undefined): boolean {
  return a?.action === b?.action && a?.text === b?.text && a?.after === b?.after;
}

/** Ids of the changes on which two lists of decisions differ. */
export function differences(a: Decisions, b: Decisions): ReadonlySet<string> {
  const [left, right] = [latestOf(a), latestOf(b)];
  const ids = [...left.keys(), ...right.keys()];
  return new Set(ids.filter((id) => !isSame(left.get(id), right.get(id))));
}

/**
 * What was decided here since `base`, put on top of what another window stored meanwhile: its decisions
 * stay, except on the changes that were decided on (or taken back) here.
 */
export function rebase(log: DecisionLog, base: Decisions, theirs: Decisions): DecisionLog {
  const mine = differences(base, log.now);
  const merged = [
    ...theirs.filter((one) => !mine.has(one.change_id)),
    ...log.now.filter((one) => mine.has(one.change_id)),
  ];
  return { now: merged, past: [...openLog(theirs).past, theirs], future: [] };
}
