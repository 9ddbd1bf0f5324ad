import type { Conflict, Documents } from "@savile/model";
import type { LeftBehind } from "./copy-keeper.ts";
import { decisionsNow } from "./core.ts";
import type { Core } from "./core.ts";
import { changesOnTop } from "./decisions.ts";
import { makeDecisions, makeEdits } from "./make-step.ts";
import type { Operation } from "./operation.ts";
import { rebaseWaiting, withConflicts } from "./take-in.ts";
import { textAt } from "./text-at.ts";

function documentsBefore(core: Core, { type, part }: LeftBehind): Documents {
  const { before } = part;
  const { resume, letter } = core.ground.documents;
  if (type === "resume") return { resume: "paragraphs" in before ? resume : before, letter };
  return { resume, letter: "paragraphs" in before ? before : letter };
}

function redone(core: Core, one: Operation, sent: number): Core {
  if (one.kind === "edit") return makeEdits(core, [one.edit], null, sent);
  return makeDecisions(core, changesOnTop(decisionsNow(core), one.changes), []);
}

function fresh(core: Core, conflict: Conflict): Conflict {
  const { mine } = conflict;
  if (mine.kind !== "text") return conflict;
  return { ...conflict, theirs: textAt(core.ground.documents, mine.document, mine.path) ?? null };
}

/**
 * Does again what a window that is gone could not store, on the documents as they are now. Where another hand
 * changed the same text meanwhile, both wordings become a conflict.
 */
export function takeOver(core: Core, left: LeftBehind, at: string, sent: number): Core {
  const { part } = left;
  const before = documentsBefore(core, left);
  const rebased = rebaseWaiting(part.operations, before, core.ground.documents);
  let made = core;
  for (const one of rebased.waiting) made = redone(made, one, sent);
  if (part.open !== null) made = makeEdits(made, [{ ...part.open, kind: "text", at }], null, sent);
  const conflicts = [...part.conflicts, ...rebased.conflicts].map((one) => fresh(made, one));
  return {
    ...made,
    conflicts: withConflicts(made.conflicts, conflicts),
    refused: [...made.refused, ...part.refused],
  };
}
