import type { GapAnswerBody, Session } from "@savile/contracts";
import { editsForMine, withTwins, withdrawEdit } from "@savile/model";
import type { Change, RefusedEdit } from "@savile/model";
import { createCopyKeeper } from "./copy-keeper.ts";
import { decisionsNow, groundOfResult, openCore, withWaiting } from "./core.ts";
import type { Core } from "./core.ts";
import { decisionChanges } from "./decisions.ts";
import type { Decisions } from "./decisions.ts";
import { makeDecisions, makeEdits, redo, undo } from "./make-step.ts";
import { createPump } from "./pump.ts";
import { presentState } from "./present-state.ts";
import { createSaver } from "./saver.ts";
import type { Cell } from "./saver.ts";
import { takeOver } from "./take-over.ts";
import { withdrawnEdits } from "./withdrawn-edits.ts";
import type { OpenText, WorkState, WorkStore } from "./work-state.ts";
import type { WorkPorts } from "./work-ports.ts";

const draftDelayMs = 200;

/** A session that has its result. */
export type FinishedSession = Session & {
  readonly tailoring: NonNullable<Session["tailoring"]>;
};

/**
 * Edits and decisions of a session show at once, are kept in this browser before anything is sent, and are
 * stored behind the scenes: decisions at once, edits after a pause, one call at a time. Nothing that was
 * typed leaves the store but by being stored, or by a word of the person.
 */
export function createWorkStore(ports: WorkPorts, session: FinishedSession): WorkStore {
  const listeners = new Set<() => void>();
  const account = ports.account();
  const keeper = createCopyKeeper(ports, session.session_id, account ?? "");
  let changes: readonly Change[] = session.tailoring.changes;
  let open: OpenText | null = null;
  let unkept = false;
  let closed = false;
  let cancelDraft: (() => void) | null = null;
  let shown: { core: Core; state: WorkState } | null = null;
  const cell: Cell = {
    core: openCore(groundOfResult(session, session.tailoring)),
    phase: { kind: "idle" },
    sent: 0,
    changed,
  };

  function isMine(): boolean {
    return account !== null && ports.account() === account;
  }

  function keep(): void {
    cancelDraft?.();
    cancelDraft = null;
    // Another account may sit here by now: its storage is not ours.
    if (closed || account === null) return;
    if (isMine() || ports.account() === null) unkept = !keeper.keep(cell.core, open);
  }

  function changed(): void {
    keep();
    shown = { core: cell.core, state: presentState(shown, cell.core, cell.phase, unkept) };
    for (const listener of listeners) listener();
  }

  const saver = createSaver(
    {
      ...ports,
      onSession: (next) => {
        changes = next.tailoring?.changes ?? changes;
        ports.onSession(next);
      },
    },
    cell,
  );
  const pump = createPump(ports, cell, saver, isMine);
  const at = (): string => new Date(ports.now()).toISOString();

  function put(core: Core, isUrgent: boolean): void {
    if (core === cell.core) return;
    cell.core = core;
    changed();
    pump.wake(isUrgent);
  }

  async function takeOverCopies(): Promise<void> {
    const left = keeper.leftBehind(await ports.openWindows());
    if (left.length === 0) return;
    let { core } = cell;
    for (const one of left) core = takeOver(core, one, at(), cell.sent);
    put(core, true);
    if (!unkept) keeper.forget(left);
  }

  async function takeTold(version: number): Promise<void> {
    if (version <= cell.core.ground.version) return;
    try {
      saver.takeNewer(await ports.reload());
    } catch {
      // The next call of this window finds out.
    }
  }

  changed();
  const takenOver = takeOverCopies();
  const stops = [
    ports.onTold((version) => void pump.inTurn(async () => await takeTold(version))),
    ports.onHope(pump.hope),
  ];

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => shown?.state ?? presentState(null, cell.core, cell.phase, unkept),
    edit: (edits, label) => {
      const list = "kind" in edits ? [edits] : edits;
      const both = withTwins(cell.core.shown, list);
      put(makeEdits(cell.core, both, label ?? null, cell.sent), false);
    },
    draft: (text) => {
      open = text;
      if (text === null) keep();
      else cancelDraft ??= ports.after(draftDelayMs, keep);
    },
    decide: (step: Decisions, options) => {
      const decided = decisionChanges(decisionsNow(cell.core), step);
      const ids = new Set(step.map((one) => one.change_id));
      const lines = changes.filter((change) => ids.has(change.id));
      const mine = options?.keepWords === true ? [] : withdrawnEdits(cell.core, lines, at());
      put(makeDecisions(cell.core, decided, mine), true);
    },
    undo: () => put(undo(cell.core, at(), cell.sent), false),
    redo: () => put(redo(cell.core, cell.sent), false),
    saveNow: async () => {
      await takenOver;
      pump.retry();
      return await pump.empty();
    },
    resolve: (conflict, side) => {
      const conflicts = cell.core.conflicts.filter((one) => one !== conflict);
      if (conflicts.length === cell.core.conflicts.length) return;
      const core = { ...cell.core, conflicts };
      const mine = side === "mine" ? editsForMine(core.shown, conflict, at()) : [];
      put(makeEdits(core, mine, null, cell.sent), true);
    },
    discardOutdated: (edit) => {
      const waiting = [
        ...cell.core.waiting,
        { kind: "edit" as const, edit: withdrawEdit(cell.core.shown, edit, at()) },
      ];
      put(withWaiting(cell.core, waiting), true);
    },
    dismiss: (refused: RefusedEdit) => {
      const rest = cell.core.refused.filter((one) => one !== refused);
      put({ ...cell.core, refused: rest }, false);
    },
    answerGap: async (answer: GapAnswerBody) => {
      await pump.inTurn(async () => {
        await pump.storeAll();
        await saver.withMerges(async () => {
          saver.accept(await ports.answer(cell.core.ground.version, answer), 0, []);
        });
        await pump.storeAll();
      });
    },
    sync: (newer) => {
      if (newer.version <= cell.core.ground.version) return;
      if (pump.isFree()) saver.takeNewer(newer);
      else void pump.inTurn(async () => await Promise.resolve(saver.takeNewer(newer)));
    },
    flush: () => {
      keep();
      pump.last();
    },
    close: () => {
      closed = true;
      pump.close();
      cancelDraft?.();
      for (const stop of stops) stop();
    },
  };
}
