import type { Session } from "@savile/contracts";
import { groundOf, withWaiting } from "./core.ts";
import type { Core } from "./core.ts";
import { withChanges } from "./decisions.ts";
import { batchSize, decisionsOf, editsOf } from "./operation.ts";
import type { Operation } from "./operation.ts";
import { acknowledge, takeIn } from "./take-in.ts";
import type { Refusal } from "./take-in.ts";
import type { StopReason } from "./work-state.ts";
import type { WorkPorts } from "./work-ports.ts";

/** What storing is about; `local` has failed `tries` times since the time `since` (ms). */
export type Phase =
  | { readonly kind: "idle" }
  | { readonly kind: "saving" }
  | { readonly kind: "local"; readonly since: number; readonly tries: number }
  | {
      readonly kind: "failed";
      readonly reason: StopReason;
      readonly error: unknown;
      /** Decisions that were put back. */
      readonly lost: readonly Operation[];
    };

/** What the saver shares with the store. */
export interface Cell {
  core: Core;
  phase: Phase;
  /** How many of the operations that wait are on their way. */
  sent: number;
  readonly changed: () => void;
}

export type SaverPorts = Pick<
  WorkPorts,
  "send" | "reload" | "failureKind" | "onSession" | "now" | "after" | "tell"
>;

/** How often a call is tried in a row, and after how many milliseconds the first time again. */
const attempts = 3;
const firstDelayMs = 500;
const mostMerges = 5;

export interface Saver {
  /** Sends one batch of what waits; false where that has to be tried again or needs the person. */
  readonly sendNext: (last: boolean) => Promise<boolean>;
  /** Runs a call with the version of the server, again after each merge. */
  readonly withMerges: (call: () => Promise<void>) => Promise<void>;
  /** Takes over the answer of the server to the first `sent` operations. */
  readonly accept: (session: Session, sent: number, refused: readonly Refusal[]) => void;
  readonly takeNewer: (session: Session) => void;
}

/** Sends what waits, in batches; knows which failures pass and which stay. */
export function createSaver(ports: SaverPorts, cell: Cell): Saver {
  /** Most operations in one call; smaller while the one is looked for that the server refuses. */
  let most = Number.POSITIVE_INFINITY;

  function accept(session: Session, sent: number, refused: readonly Refusal[]): void {
    const ground = groundOf(session);
    if (ground === null) return;
    const before = cell.core.ground;
    const changes = decisionsOf(cell.core.waiting.slice(0, sent));
    // What was sent counts as stored, however the server words it.
    const decisions =
      changes.length === 0 ? ground.decisions : withChanges(before.decisions, changes);
    cell.core = acknowledge(cell.core, { ...ground, decisions }, sent, refused);
    if (ground.version > before.version) ports.tell(ground.version);
    cell.changed();
    ports.onSession(session);
  }

  function takeNewer(session: Session): void {
    const ground = groundOf(session);
    if (ground === null || ground.version <= cell.core.ground.version) return;
    cell.core = takeIn(cell.core, ground);
    cell.changed();
    ports.onSession(session);
  }

  async function sendBatch(last: boolean): Promise<void> {
    const { ground, waiting } = cell.core;
    const size = Math.min(batchSize(waiting), most);
    const batch = waiting.slice(0, size);
    const changes = decisionsOf(batch);
    cell.sent = size;
    try {
      const { session, refused } = await ports.send({
        version: ground.version,
        edits: editsOf(batch),
        decisions: changes.length === 0 ? null : withChanges(ground.decisions, changes),
        last,
      });
      cell.sent = 0;
      most = Number.POSITIVE_INFINITY;
      accept(session, size, refused);
    } finally {
      cell.sent = 0;
    }
  }

  async function withMerges(call: () => Promise<void>): Promise<void> {
    for (let merges = 0; ; merges += 1) {
      try {
        await call();
        return;
      } catch (error) {
        if (ports.failureKind(error) !== "stale" || merges >= mostMerges) throw error;
        takeNewer(await ports.reload());
        // It may be what this window stored itself, where only the answer was lost.
        ports.tell(cell.core.ground.version);
      }
    }
  }

  /** Leaves out the one operation that the server refuses; its words are kept. */
  function leaveOut(error: unknown): void {
    const [one, ...rest] = cell.core.waiting;
    if (one === undefined) return;
    cell.core = withWaiting(cell.core, rest);
    if (one.kind === "edit") {
      const refused = [...cell.core.refused, { edit: one.edit, code: "bad_value" as const }];
      cell.core = { ...cell.core, refused };
    } else cell.phase = { kind: "failed", reason: "refused", error, lost: [one] };
    cell.changed();
  }

  function fail(error: unknown): boolean {
    const kind = ports.failureKind(error);
    if (kind === "read_only" || kind === "gone") {
      cell.phase = { kind: "failed", reason: kind, error, lost: [] };
    } else {
      const known = cell.phase.kind === "local" ? cell.phase : { since: ports.now(), tries: 0 };
      cell.phase = { kind: "local", since: known.since, tries: known.tries + 1 };
    }
    cell.changed();
    return false;
  }

  function narrow(error: unknown): boolean {
    const size = Math.min(batchSize(cell.core.waiting), most);
    most = Math.max(1, Math.floor(size / 2));
    if (size > 1) return true;
    most = Number.POSITIVE_INFINITY;
    leaveOut(error);
    return cell.phase.kind !== "failed";
  }

  async function pause(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      ports.after(ms, resolve);
    });
  }

  async function sendNext(last: boolean): Promise<boolean> {
    // After a failure one quiet attempt is enough each time.
    const mostAttempts = cell.phase.kind === "local" || last ? 1 : attempts;
    for (let attempt = 1; ; attempt += 1) {
      try {
        await withMerges(async () => {
          if (cell.core.waiting.length > 0) await sendBatch(last);
        });
        return true;
      } catch (error) {
        const kind = ports.failureKind(error);
        if (kind === "refused") return narrow(error);
        if (kind !== "transient" || attempt >= mostAttempts) return fail(error);
      }
      await pause(firstDelayMs * 2 ** (attempt - 1));
    }
  }

  return { sendNext, withMerges, accept, takeNewer };
}
