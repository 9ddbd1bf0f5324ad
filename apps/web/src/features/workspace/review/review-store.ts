import type { GapAnswerBody, Session } from "@savile/contracts";
import { decide, differences, openLog, rebase, redo, undo } from "./decision-log.ts";
import type { DecisionLog, Decisions } from "./decision-log.ts";

/** What the store needs of its surroundings. */
export interface ReviewPorts {
  readonly send: (version: number, decisions: Decisions) => Promise<Session>;
  readonly answer: (version: number, answer: GapAnswerBody) => Promise<Session>;
  readonly reload: () => Promise<Session>;
  /** Whether the failure says that another window was faster. */
  readonly isStale: (error: unknown) => boolean;
  /** Takes over the newest state of the server. */
  readonly onSession: (session: Session) => void;
}

export type SaveState =
  | { readonly kind: "saved" }
  | { readonly kind: "saving" }
  /** The decisions went back to what the server has; `lost` is what could not be stored. */
  | { readonly kind: "failed"; readonly error: unknown; readonly lost: Decisions };

export interface ReviewState {
  readonly log: DecisionLog;
  readonly save: SaveState;
  /** How often decisions of another window were taken in. */
  readonly merges: number;
}

export interface ReviewStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => ReviewState;
  readonly decide: (step: Decisions) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Tries anew what could not be stored. */
  readonly retry: () => void;
  /** Takes in a newer state of the server that came another way. */
  readonly sync: (session: Session) => void;
  /** Sends an answer after the decisions before it; rejects where it could not be stored. */
  readonly answerGap: (answer: GapAnswerBody) => Promise<void>;
}

const mostMerges = 5;

/**
 * Decisions show at once and are stored behind the scenes: one call at a time, always with the whole list
 * as it stands, so that quick decisions need few calls. A stale version is merged with what the other
 * window stored; any other failure puts the decisions back.
 */
export function createReviewStore(ports: ReviewPorts, session: Session): ReviewStore {
  const listeners = new Set<() => void>();
  let state: ReviewState = { log: openLog(session.decisions), save: { kind: "saved" }, merges: 0 };
  let version = session.version;
  let stored: Decisions = session.decisions;
  let running: Promise<void> | null = null;

  function set(part: Partial<ReviewState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  /** What the server has now; decisions that were made here meanwhile stay on top of it. */
  function rebaseOn(answer: Session): void {
    const others = differences(stored, answer.decisions).size > 0;
    version = answer.version;
    const log = others ? rebase(state.log, stored, answer.decisions) : state.log;
    stored = answer.decisions;
    if (others) set({ log });
  }

  function take(answer: Session): void {
    rebaseOn(answer);
    ports.onSession(answer);
  }

  /** Runs `call` with the version of the server, again after each merge. */
  async function withMerges(call: () => Promise<void>): Promise<void> {
    for (let merges = 0; ; merges += 1) {
      try {
        await call();
        return;
      } catch (error) {
        if (!ports.isStale(error) || merges >= mostMerges) throw error;
        take(await ports.reload());
        set({ merges: state.merges + 1 });
      }
    }
  }

  async function sendOnce(): Promise<void> {
    const sent = state.log.now;
    const answer = await ports.send(version, sent);
    // What was sent counts as stored, however the server words it: the list is never sent twice for that.
    stored = sent;
    take({ ...answer, decisions: [...sent] });
  }

  async function storeAll(): Promise<void> {
    while (differences(stored, state.log.now).size > 0) {
      set({ save: { kind: "saving" } });
      try {
        await withMerges(sendOnce);
      } catch (error) {
        set({ log: openLog(stored), save: { kind: "failed", error, lost: state.log.now } });
        return;
      }
    }
    set({ save: { kind: "saved" } });
  }

  /** Runs `work` after everything before it, whatever became of that. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const turn = running === null ? work() : running.catch(() => undefined).then(work);
    running = turn;
    const release = (): void => {
      if (running === turn) running = null;
    };
    turn.then(release, release);
    return turn;
  }

  function change(log: DecisionLog): void {
    if (log === state.log) return;
    set({ log });
    // The call that runs takes the newest list along in its next round.
    if (running === null) void inTurn(storeAll);
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => state,
    decide: (step) => change(decide(state.log, step)),
    undo: () => change(undo(state.log)),
    redo: () => change(redo(state.log)),
    sync: (newer) => {
      // While a call runs, its own answer brings the newest state.
      if (running !== null || newer.version <= version) return;
      rebaseOn(newer);
    },
    retry: () => {
      if (state.save.kind !== "failed") return;
      const { lost } = state.save;
      const mine = differences(stored, lost);
      const kept = state.log.now.filter((one) => !mine.has(one.change_id));
      const now = [...kept, ...lost.filter((one) => mine.has(one.change_id))];
      change({ now, past: [...state.log.past, state.log.now], future: [] });
    },
    answerGap: async (answer) =>
      await inTurn(async () => {
        await storeAll();
        await withMerges(async () => take(await ports.answer(version, answer)));
        // What was decided while the answer was on its way goes along now.
        await storeAll();
      }),
  };
}
