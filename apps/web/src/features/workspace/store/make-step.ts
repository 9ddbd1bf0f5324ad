import { applyEdit, coalesceEdit } from "@savile/model";
import type { Conflict, Documents, Edit, RefusedEdit } from "@savile/model";
import { decisionsNow, mostSteps, withWaiting } from "./core.ts";
import type { Core } from "./core.ts";
import { stillMeantOf } from "./decisions.ts";
import type { DecisionChange } from "./decisions.ts";
import { endsWith, invert } from "./operation.ts";
import type { Operation, Step } from "./operation.ts";
import { textAt } from "./text-at.ts";

/** Edits sorted by what can be done with them now. */
interface Sorted {
  readonly applied: readonly Edit[];
  readonly conflicts: readonly Conflict[];
  readonly refused: readonly RefusedEdit[];
}

/** A text that another hand changed under the person's fingers, with both wordings. */
export function conflictOf(documents: Documents, mine: Edit): Conflict | null {
  if (mine.kind !== "text") return null;
  const theirs = textAt(documents, mine.document, mine.path) ?? null;
  return { path: mine.path, mine, theirs, before: mine.old };
}

/** Which of `edits` change the documents, one after the other, and which cannot be made. */
function sortEdits(documents: Documents, edits: readonly Edit[]): Sorted {
  const applied: Edit[] = [];
  const conflicts: Conflict[] = [];
  const refused: RefusedEdit[] = [];
  let now = documents;
  for (const edit of edits) {
    const result = applyEdit(now, edit);
    if (result.ok) {
      if (edit.kind === "confirm" || result.value !== now) applied.push(edit);
      now = result.value;
      continue;
    }
    const conflict = result.error.code === "stale" ? conflictOf(now, edit) : null;
    if (conflict === null) refused.push({ edit, code: result.error.code });
    else conflicts.push(conflict);
  }
  return { applied, conflicts, refused };
}

function operation(edit: Edit): Operation {
  return { kind: "edit", edit };
}

/** A step on top of the others: what was taken back before it cannot be made again. */
function push(core: Core, operations: readonly Operation[], label: string | null): Core {
  const step: Step = { operations, label, undoneBy: [] };
  const past = [...core.past, step].slice(-mostSteps);
  return { ...withWaiting(core, [...core.waiting, ...operations]), past, future: [] };
}

/** Joins a text edit to the last step where both belong together; `null` where they do not. */
function join(core: Core, edit: Edit, sent: number): Core | null {
  const last = core.past.at(-1);
  if (last === undefined || core.future.length > 0) return null;
  const [only, ...more] = last.operations;
  if (only?.kind !== "edit" || more.length > 0) return null;
  const one = coalesceEdit(only.edit, edit);
  if (one === null) return null;
  const joined = operation(one);
  // What is on its way to the server stays as it is; the newer text follows it.
  const free = core.waiting.length > sent && core.waiting.at(-1) === only;
  const waiting = free
    ? [...core.waiting.slice(0, -1), joined]
    : [...core.waiting, operation(edit)];
  const past = [...core.past.slice(0, -1), { ...last, operations: [joined] }];
  return { ...withWaiting(core, waiting), past };
}

/**
 * Makes edits as one step. A text that another hand has changed meanwhile becomes a conflict; what cannot be
 * made is kept with its reason. The first `sent` operations that wait are on their way.
 */
export function makeEdits(
  core: Core,
  edits: readonly Edit[],
  label: string | null,
  sent: number,
): Core {
  const { applied, conflicts, refused } = sortEdits(core.shown, edits);
  const marked: Core = {
    ...core,
    conflicts: [...core.conflicts, ...conflicts],
    refused: [...core.refused, ...refused],
  };
  const [first, ...more] = applied;
  if (first === undefined) return conflicts.length + refused.length > 0 ? marked : core;
  const joined = more.length === 0 ? join(marked, first, sent) : null;
  return joined ?? push(marked, applied.map(operation), label);
}

/**
 * Decides on changes as one step. Words that the person had on the same lines (`withdrawn`) give way in that
 * step, so that one undo brings both back.
 */
export function makeDecisions(
  core: Core,
  changes: readonly DecisionChange[],
  withdrawn: readonly Edit[],
): Core {
  const { applied } = sortEdits(core.shown, withdrawn);
  if (changes.length === 0 && applied.length === 0) return core;
  const edits = applied.map(operation);
  return push(core, [...edits, { kind: "decide", changes, apart: edits.length > 0 }], null);
}

/** What of the way back of a step still means something; words of another hand are never undone. */
function stillMeant(core: Core, operations: readonly Operation[]): Operation[] {
  let documents = core.shown;
  let decided = false;
  return operations.flatMap((one): Operation[] => {
    if (one.kind === "decide") {
      const changes = stillMeantOf(decisionsNow(core), one.changes);
      decided ||= changes.length > 0;
      return changes.length === 0 ? [] : [{ ...one, changes }];
    }
    const result = applyEdit(documents, one.edit);
    // The text that it belongs on may come back only with the decision before it.
    if (!result.ok) return decided ? [one] : [];
    const changed = one.edit.kind === "confirm" || result.value !== documents;
    documents = result.value;
    return changed ? [one] : [];
  });
}

/** The core with `operations` on top; those that wait at the end, unsent, are simply left out again. */
function replace(core: Core, given: readonly Operation[], by: readonly Operation[], sent: number) {
  const unsent = core.waiting.slice(sent);
  if (endsWith(unsent, given)) {
    return { core: withWaiting(core, core.waiting.slice(0, -given.length)), added: [] };
  }
  const added = stillMeant(core, by);
  return added.length === 0
    ? null
    : { core: withWaiting(core, [...core.waiting, ...added]), added };
}

/** One step back; steps that mean nothing any more are left out. The same core where there is none. */
export function undo(core: Core, at: string, sent: number): Core {
  let past = core.past;
  for (;;) {
    const step = past.at(-1);
    if (step === undefined) return past === core.past ? core : { ...core, past };
    past = past.slice(0, -1);
    const done = replace(core, step.operations, invert(step.operations, at), sent);
    if (done === null) continue;
    return { ...done.core, past, future: [{ ...step, undoneBy: done.added }, ...core.future] };
  }
}

/** One step forward again; the same core where there is none. */
export function redo(core: Core, sent: number): Core {
  let future = core.future;
  for (;;) {
    const [step, ...later] = future;
    if (step === undefined) return future === core.future ? core : { ...core, future };
    future = later;
    const done = replace(core, step.undoneBy, step.operations, sent);
    if (done === null) continue;
    return { ...done.core, past: [...core.past, { ...step, undoneBy: [] }], future };
  }
}
