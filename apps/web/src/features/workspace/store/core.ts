import type { Session } from "@savile/contracts";
import { replayEdits } from "@savile/model";
import type { Conflict, Documents, Edit, RefusedEdit } from "@savile/model";
import { withChanges } from "./decisions.ts";
import type { Decisions } from "./decisions.ts";
import { decisionsOf, editsOf } from "./operation.ts";
import type { Operation, Step } from "./operation.ts";

/** What the server is known to have. */
export interface Ground {
  readonly version: number;
  readonly documents: Documents;
  readonly decisions: Decisions;
  /** The edits that the documents carry already. */
  readonly edits: readonly Edit[];
  /** Edits that wait because the text under them changed. */
  readonly outdated: readonly Edit[];
}

/** All that the store knows: what is stored, what waits, what can be taken back, what needs the person. */
export interface Core {
  readonly ground: Ground;
  readonly waiting: readonly Operation[];
  /** The documents with everything that waits. */
  readonly shown: Documents;
  readonly past: readonly Step[];
  /** What can be made again, nearest first. */
  readonly future: readonly Step[];
  readonly conflicts: readonly Conflict[];
  readonly refused: readonly RefusedEdit[];
  readonly merges: number;
}

/** What a session stores of documents and decisions. */
export function groundOfResult(
  { version, decisions }: Pick<Session, "version" | "decisions">,
  tailoring: NonNullable<Session["tailoring"]>,
): Ground {
  return {
    version,
    decisions,
    documents: { resume: tailoring.resume.resume, letter: tailoring.letter.letter },
    edits: tailoring.edited?.edits ?? [],
    outdated: tailoring.edited?.outdated ?? [],
  };
}

/** What a session stores; `null` while it has no result. */
export function groundOf(session: Session): Ground | null {
  return session.tailoring === null ? null : groundOfResult(session, session.tailoring);
}

/** The documents with the edits that wait; what cannot be applied before decisions are stored waits too. */
function replay({ documents }: Ground, waiting: readonly Operation[]): Documents {
  const edits = editsOf(waiting);
  return edits.length === 0 ? documents : replayEdits(documents, edits).documents;
}

/** The same core with other operations that wait, or on another ground. */
export function withWaiting(
  core: Core,
  waiting: readonly Operation[],
  ground: Ground = core.ground,
): Core {
  return { ...core, ground, waiting, shown: replay(ground, waiting) };
}

/** The decisions as they will be once everything is stored. */
export function decisionsNow({ ground, waiting }: Core): Decisions {
  return withChanges(ground.decisions, decisionsOf(waiting));
}

function timeOf(step: Step): string {
  const [first] = step.operations;
  if (first?.kind === "edit") return first.edit.at;
  return first?.changes[0]?.after?.at ?? "";
}

/** Earlier decisions and edits as steps in the order of time; each list keeps its own order. */
function earlierSteps({ decisions, edits }: Ground): Step[] {
  const left = decisions.map((after): Step => {
    const changes = [{ id: after.change_id, before: null, after }];
    return { operations: [{ kind: "decide", apart: false, changes }], label: null, undoneBy: [] };
  });
  const right = edits.map((edit): Step => ({
    operations: [{ kind: "edit", edit }],
    label: null,
    undoneBy: [],
  }));
  const steps: Step[] = [];
  while (left.length > 0 && right.length > 0) {
    const [one, other] = [left[0], right[0]];
    if (one === undefined || other === undefined) break;
    const taken = timeOf(one) <= timeOf(other) ? left.shift() : right.shift();
    if (taken !== undefined) steps.push(taken);
  }
  return [...steps, ...left, ...right];
}

export const mostSteps = 200;

/** The core of a session that was just opened: what was stored earlier can be taken back. */
export function openCore(ground: Ground): Core {
  return {
    ground,
    waiting: [],
    shown: ground.documents,
    past: earlierSteps(ground).slice(-mostSteps),
    future: [],
    conflicts: [],
    refused: [],
    merges: 0,
  };
}
