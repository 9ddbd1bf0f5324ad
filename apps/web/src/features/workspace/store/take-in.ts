import { applyEdit, rebaseEdits, replayEdits } from "@savile/model";
import type { Conflict, Documents, Edit, RefusedEdit } from "@savile/model";
import { withWaiting } from "./core.ts";
import type { Core, Ground } from "./core.ts";
import { differences } from "./decisions.ts";
import { conflictOf } from "./make-step.ts";
import { editsOf } from "./operation.ts";
import type { Operation } from "./operation.ts";
import { textAt } from "./text-at.ts";

/** An edit of the request that the server did not make. */
export interface Refusal {
  readonly index: number;
  readonly code: RefusedEdit["code"];
}

/** Whether the person went on with their own words of an earlier conflict. */
function goesOn(earlier: Conflict, { mine, path }: Conflict): boolean {
  if (earlier.path !== path || earlier.mine.document !== mine.document) return false;
  const last = earlier.mine;
  if (last.kind !== "text" || mine.kind !== "text") return last.kind === mine.kind;
  return last.next === mine.old || last.next === mine.next;
}

/** All conflicts, each once. Different words of one place stay apart: each waits for the person. */
export function withConflicts(
  known: readonly Conflict[],
  more: readonly Conflict[],
): readonly Conflict[] {
  let all = known;
  for (const one of more) {
    const earlier = all.find((other) => goesOn(other, one));
    const joined = earlier === undefined ? one : { ...one, before: earlier.before };
    all = [...all.filter((other) => other !== earlier), joined];
  }
  return all;
}

interface Fitted {
  readonly waiting: readonly Operation[];
  readonly refused: readonly RefusedEdit[];
}

/** An edit that follows the person's own decision or words: it goes on what they made of the text. */
function refit(documents: Documents, edit: Edit): Edit {
  if (edit.kind !== "text") return edit;
  const old = textAt(documents, edit.document, edit.path);
  return old === undefined ? edit : { ...edit, old };
}

/** What waits, put on documents that the person's own earlier work has changed. */
function fit(documents: Documents, waiting: readonly Operation[]): Fitted {
  const refused: RefusedEdit[] = [];
  let now = documents;
  let deciding = false;
  const fitted = waiting.flatMap((one): Operation[] => {
    if (one.kind === "decide") {
      deciding = true;
      return [one];
    }
    const first = applyEdit(now, one.edit);
    const edit = first.ok ? one.edit : refit(now, one.edit);
    const result = first.ok ? first : applyEdit(now, edit);
    if (result.ok) {
      now = result.value;
      return [edit === one.edit ? one : { kind: "edit", edit }];
    }
    if (deciding) return [one];
    refused.push({ edit, code: result.error.code });
    return [];
  });
  return { waiting: fitted, refused };
}

function sentDocuments({ ground, waiting }: Core, sent: number): Documents {
  return replayEdits(ground.documents, editsOf(waiting.slice(0, sent))).documents;
}

/** The answer to the first `sent` operations that waited: they are stored, but for those that were refused. */
export function acknowledge(
  core: Core,
  ground: Ground,
  sent: number,
  refusals: readonly Refusal[],
): Core {
  const edits = core.waiting.slice(0, sent).filter((one) => one.kind === "edit");
  const conflicts: Conflict[] = [];
  const refused: RefusedEdit[] = [];
  for (const { index, code } of refusals) {
    const edit = edits[index]?.edit;
    if (edit === undefined) continue;
    const conflict = code === "stale" ? conflictOf(ground.documents, edit) : null;
    if (conflict === null) refused.push({ edit, code });
    else conflicts.push(conflict);
  }
  const rest = core.waiting.slice(sent);
  // Another hand stored something, too, where an answer was lost before: its words are not the person's.
  const isAlone = ground.version <= core.ground.version + 1;
  const fitted = isAlone
    ? { ...fit(ground.documents, rest), conflicts: [] }
    : { ...rebaseWaiting(rest, sentDocuments(core, sent), ground.documents), refused: [] };
  return {
    ...withWaiting(core, fitted.waiting, ground),
    conflicts: withConflicts(core.conflicts, [...conflicts, ...fitted.conflicts]),
    refused: [...core.refused, ...refused, ...fitted.refused],
  };
}

/** Edits that follow each other without a decision between them. */
function runsOf(waiting: readonly Operation[]): (readonly Operation[])[] {
  const runs: Operation[][] = [];
  for (const one of waiting) {
    const last = runs.at(-1);
    if (one.kind === "edit" && last?.at(-1)?.kind === "edit") last.push(one);
    else runs.push([one]);
  }
  return runs;
}

/**
 * Puts what waits on what another hand stored. Work on different places comes together; where both worked on
 * the same one, the person's words leave the queue and become a conflict.
 */
export function rebaseWaiting(
  waiting: readonly Operation[],
  before: Documents,
  after: Documents,
): { readonly waiting: readonly Operation[]; readonly conflicts: readonly Conflict[] } {
  let [from, to] = [before, after];
  let conflicts: readonly Conflict[] = [];
  const rebased = runsOf(waiting).flatMap((run): readonly Operation[] => {
    const edits = editsOf(run);
    if (edits.length === 0) return run;
    const result = rebaseEdits(edits, from, to);
    conflicts = withConflicts(conflicts, result.conflicts);
    from = replayEdits(from, edits).documents;
    to = replayEdits(to, result.edits).documents;
    return result.edits.map((edit) => ({ kind: "edit", edit }));
  });
  return { waiting: rebased, conflicts };
}

/** Takes in what another hand stored, under everything that waits here. */
export function takeIn(core: Core, ground: Ground): Core {
  const { documents, decisions } = core.ground;
  const rebased = rebaseWaiting(core.waiting, documents, ground.documents);
  const others =
    differences(decisions, ground.decisions).size > 0 || documents !== ground.documents;
  return {
    ...withWaiting(core, rebased.waiting, ground),
    conflicts: withConflicts(core.conflicts, rebased.conflicts),
    merges: core.merges + (others ? 1 : 0),
  };
}
