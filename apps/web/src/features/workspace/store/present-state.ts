import { placeOfEdit } from "@savile/model";
import type { Edit } from "@savile/model";
import { decisionsNow } from "./core.ts";
import type { Core } from "./core.ts";
import { decisionsOf, editsOf } from "./operation.ts";
import type { Operation } from "./operation.ts";
import type { Phase } from "./saver.ts";
import type { SaveState, WorkState } from "./work-state.ts";

function countOf(waiting: readonly Operation[]): number {
  let count = 0;
  for (const one of waiting) count += one.kind === "edit" ? 1 : one.changes.length;
  return count;
}

function saveStateOf({ conflicts, waiting, ground }: Core, phase: Phase): SaveState {
  const count = countOf(waiting);
  if (conflicts.length > 0) return { kind: "conflict", conflicts, count };
  if (phase.kind === "saving") return { kind: "saving", count };
  if (phase.kind === "failed" && (count > 0 || phase.lost.length > 0)) {
    return { kind: "failed", reason: phase.reason, error: phase.error, count };
  }
  if (count === 0) return { kind: "saved", version: ground.version };
  if (phase.kind === "local") return { kind: "local", since: phase.since, count };
  return { kind: "dirty", count };
}

function outdatedOf({ ground, waiting }: Core): readonly Edit[] {
  if (ground.outdated.length === 0) return ground.outdated;
  const answered = new Set(editsOf(waiting).map(placeOfEdit));
  return ground.outdated.filter((edit) => !answered.has(placeOfEdit(edit)));
}

function isSame(a: SaveState, b: SaveState): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => Reflect.get(a, name) === Reflect.get(b, name));
}

/** What the workspace sees; parts that did not change stay the same objects. */
export function presentState(
  last: { readonly core: Core; readonly state: WorkState } | null,
  core: Core,
  phase: Phase,
  unkept: boolean,
): WorkState {
  const save = saveStateOf(core, phase);
  const rest = {
    save: last !== null && isSame(last.state.save, save) ? last.state.save : save,
    unkept,
  };
  if (last?.core === core) return { ...last.state, ...rest };
  const sameWork = last?.core.waiting === core.waiting && last.core.ground === core.ground;
  const work = sameWork
    ? last.state
    : {
        pending: editsOf(core.waiting),
        decisions: decisionsNow(core),
        deciding: decisionsOf(core.waiting).length > 0,
        outdated: outdatedOf(core),
      };
  return {
    documents: core.shown,
    version: core.ground.version,
    pending: work.pending,
    decisions: work.decisions,
    deciding: work.deciding,
    outdated: work.outdated,
    canUndo: core.past.length > 0,
    canRedo: core.future.length > 0,
    merges: core.merges,
    refused: core.refused,
    ...rest,
  };
}
