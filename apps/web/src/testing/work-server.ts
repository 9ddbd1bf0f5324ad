import { applyEdit, differenceOf, replayEdits, writeAddress } from "@savile/model";
import type { Documents, Edit } from "@savile/model";
import type { FinishedSession } from "../features/workspace/store/create-work-store.ts";
import { latestOf } from "../features/workspace/store/decisions.ts";
import type { Decisions } from "../features/workspace/store/decisions.ts";
import type { Refusal } from "../features/workspace/store/take-in.ts";
import type { SaveAnswer, SaveRequest, WorkPorts } from "../features/workspace/store/work-ports.ts";

/** Answers of the server that are no session, by what they mean. */
export class ServerFault extends Error {
  readonly kind: ReturnType<WorkPorts["failureKind"]>;

  constructor(kind: ServerFault["kind"]) {
    super(kind);
    this.name = "ServerFault";
    this.kind = kind;
  }
}

const at = "2026-01-01T00:00:00.000Z";

/** One session as a server keeps it: the documents of the engine, decisions, and edits on top. */
export interface WorkServer {
  /** Answers a save the way the product does, or throws what `failNext` asked for. */
  readonly save: (request: SaveRequest) => SaveAnswer;
  readonly session: () => FinishedSession;
  /** The next calls fail: before anything is stored, or after it, when the answer is lost. */
  readonly failNext: (
    ...faults: { readonly kind: ServerFault["kind"]; readonly after?: boolean }[]
  ) => void;
  /** Another hand stores edits and decisions. */
  readonly otherHand: (edits: readonly Edit[], decisions?: Decisions) => void;
  /** All requests that came, in order. */
  readonly requests: readonly SaveRequest[];
}

function decided(session: FinishedSession, base: Documents, decisions: Decisions): Documents {
  const latest = latestOf(decisions);
  let { resume } = base;
  for (const change of session.tailoring.changes) {
    if (latest.get(change.id)?.action !== "reject" || change.before === null) continue;
    const written = writeAddress(resume, change.path, change.before);
    if (written.ok) resume = written.value;
  }
  return { ...base, resume };
}

/** A server of one session that edits documents with the functions of the model. */
export function workServer(first: FinishedSession): WorkServer {
  const engine: Documents = {
    resume: first.tailoring.resume.resume,
    letter: first.tailoring.letter.letter,
  };
  let { version, decisions }: { version: number; decisions: Decisions } = first;
  let edits: readonly Edit[] = [];
  let outdated: readonly Edit[] = [];
  const faults: { readonly kind: ServerFault["kind"]; readonly after?: boolean }[] = [];
  const requests: SaveRequest[] = [];

  function shown(): Documents {
    return replayEdits(decided(first, engine, decisions), edits).documents;
  }

  function session(): FinishedSession {
    const { tailoring } = first;
    const { resume, letter } = shown();
    return {
      ...first,
      version,
      decisions: [...decisions],
      tailoring: {
        ...tailoring,
        resume: { ...tailoring.resume, resume },
        letter: { ...tailoring.letter, letter },
        edited: { edits: [...edits], outdated: [...outdated], scoreDelta: null },
      },
    };
  }

  function store(pending: readonly Edit[], next: Decisions): Refusal[] {
    const before = JSON.stringify([shown(), decisions]);
    const base = decided(first, engine, next);
    const kept = replayEdits(base, edits);
    const refused: Refusal[] = [];
    let now = kept.documents;
    for (const [index, edit] of pending.entries()) {
      const result = applyEdit(now, edit);
      if (result.ok) now = result.value;
      else refused.push({ index, code: result.error.code });
    }
    const touched = new Set(pending.map((edit) => (edit.kind === "text" ? edit.path : "")));
    outdated = [...outdated, ...kept.refused.map(({ edit }) => edit)].filter(
      (edit) => edit.kind !== "text" || !touched.has(edit.path),
    );
    decisions = next;
    edits = differenceOf(base, now, at, [...edits, ...pending]);
    if (JSON.stringify([shown(), decisions]) !== before) version += 1;
    return refused;
  }

  return {
    requests,
    session,
    failNext: (...more) => faults.push(...more),
    otherHand: (theirs, theirDecisions) => {
      store(theirs, theirDecisions ?? decisions);
    },
    save: (request) => {
      requests.push(request);
      const fault = faults.shift();
      if (fault !== undefined && fault.after !== true) throw new ServerFault(fault.kind);
      if (request.version !== version) throw new ServerFault("stale");
      const refused = store(request.edits, request.decisions ?? decisions);
      if (fault !== undefined) throw new ServerFault(fault.kind);
      return { session: session(), refused };
    },
  };
}
