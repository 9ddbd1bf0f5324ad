import type { Cell, Saver } from "./saver.ts";
import type { WorkPorts } from "./work-ports.ts";

/** How long nothing may have been edited before edits are stored by themselves. */
export const autosaveMs = 3_000;
const firstRetryMs = 5_000;
const mostRetryMs = 60_000;
const mostRounds = 10;

export interface Pump {
  /** Something new waits: urgent work goes now, edits after a pause. */
  readonly wake: (isUrgent: boolean) => void;
  /** Stores everything, what is done meanwhile included; false where something is left. */
  readonly empty: () => Promise<boolean>;
  /** Stores what waits, inside of a turn. */
  readonly storeAll: () => Promise<boolean>;
  /** Runs `work` after everything before it, whatever became of that. */
  readonly inTurn: (work: () => Promise<unknown>) => Promise<void>;
  readonly isFree: () => boolean;
  /** Trying again may help now. */
  readonly hope: () => void;
  /** The person wants it to be tried again, what was put back included. */
  readonly retry: () => void;
  /** Sends what waits while the page is being left. */
  readonly last: () => void;
  readonly close: () => void;
}

type Ports = Pick<WorkPorts, "after" | "now">;

/** Decides when what waits is sent: one call at a time, never while somebody else is signed in. */
export function createPump(ports: Ports, cell: Cell, saver: Saver, isMine: () => boolean): Pump {
  let running: Promise<unknown> | null = null;
  let cancel: (() => void) | null = null;
  let editedAt = 0;
  /** Whether what came while a call ran goes at once after it. */
  let rush = false;
  let closed = false;

  function schedule(ms: number): void {
    cancel?.();
    if (closed) return;
    cancel = ports.after(Math.max(0, ms), () => {
      cancel = null;
      rush = true;
      kick(false);
    });
  }

  function setPhase(kind: "idle" | "saving"): void {
    cell.phase = { kind };
    cell.changed();
  }

  function isUrgent(): boolean {
    return rush || cell.core.waiting.some((one) => one.kind === "decide");
  }

  function scheduleRetry(): void {
    if (cell.phase.kind !== "local") return;
    schedule(Math.min(mostRetryMs, firstRetryMs * 2 ** (cell.phase.tries - 1)));
  }

  /** Nobody is signed in: coming back is what wakes it. */
  function waitForPerson(): void {
    if (cell.phase.kind === "local") return;
    cell.phase = { kind: "local", since: ports.now(), tries: 1 };
    cell.changed();
  }

  async function store(last: boolean): Promise<boolean> {
    for (let isFirst = true; cell.core.waiting.length > 0; isFirst = false) {
      if (!isMine()) {
        rush = false;
        waitForPerson();
        return false;
      }
      if (!isFirst && !isUrgent()) {
        setPhase("idle");
        schedule(editedAt + autosaveMs - ports.now());
        return false;
      }
      rush = false;
      if (cell.phase.kind !== "local") setPhase("saving");
      if (!(await saver.sendNext(last))) {
        scheduleRetry();
        return false;
      }
    }
    rush = false;
    if (cell.phase.kind !== "failed") setPhase("idle");
    return true;
  }

  async function inTurn(work: () => Promise<unknown>): Promise<void> {
    const turn = running === null ? work() : running.catch(() => undefined).then(work);
    running = turn;
    const release = (): void => {
      if (running !== turn) return;
      running = null;
      // What fell due while something else had its turn.
      if (rush && cell.core.waiting.length > 0) kick(false);
    };
    turn.then(release, release);
    await turn;
  }

  function kick(last: boolean): void {
    if (running !== null || cell.phase.kind === "failed") return;
    cancel?.();
    cancel = null;
    // What goes wrong in it becomes the phase.
    void inTurn(async () => await store(last));
  }

  async function storeAll(): Promise<boolean> {
    rush = true;
    return await store(false);
  }

  async function empty(): Promise<boolean> {
    for (let round = 0; round < mostRounds && cell.core.waiting.length > 0; round += 1) {
      let stored = false;
      await inTurn(async () => {
        stored = await storeAll();
      });
      if (!stored && cell.phase.kind !== "idle") break;
    }
    return cell.core.waiting.length === 0 && cell.core.conflicts.length === 0;
  }

  return {
    wake: (urgent) => {
      editedAt = ports.now();
      if (cell.core.waiting.length === 0) return;
      rush ||= urgent;
      if (isUrgent()) kick(false);
      else schedule(autosaveMs);
    },
    empty,
    storeAll,
    inTurn,
    isFree: () => running === null,
    hope: () => {
      if (cell.core.waiting.length === 0 || cell.phase.kind !== "local") return;
      rush = true;
      kick(false);
    },
    retry: () => {
      if (cell.phase.kind !== "failed") return;
      const { lost } = cell.phase;
      cell.phase = { kind: "idle" };
      if (lost.length > 0) cell.core = { ...cell.core, waiting: [...cell.core.waiting, ...lost] };
      cell.changed();
    },
    last: () => {
      if (cell.core.waiting.length > 0) kick(true);
    },
    close: () => {
      closed = true;
      cancel?.();
      cancel = null;
    },
  };
}
