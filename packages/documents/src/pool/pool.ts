import { err } from "@savile/model";
import type { ReadBack, Result } from "@savile/model";
import type { ReadBackInput } from "../check/read-back.ts";
import type { Layout, LayoutInput, RenderFailure } from "../layout.ts";
import { startChild } from "./child-process.ts";
import type { LayoutChild, Outcome } from "./child-process.ts";
import type { Reply, Request } from "./messages.ts";

/**
 * Layout engines in child processes. `entry` is the absolute path of the child's bundle, `size` the largest
 * number of children (2), `idleMs` how long a child without work is kept (5 minutes), `limitMs` when a
 * request's child is killed (5 seconds), `templates` the folder of the templates (that of this package).
 */
export interface LayoutPoolOptions {
  readonly entry: string;
  readonly size?: number;
  readonly idleMs?: number;
  readonly limitMs?: number;
  readonly templates?: string;
}

export interface LayoutPool {
  layout(input: LayoutInput): Promise<Result<Layout, RenderFailure>>;
  readBack(input: ReadBackInput): Promise<Result<ReadBack, RenderFailure>>;
  /** Starts a child, so that the first document does not wait for it. */
  warm(): void;
  /** Process ids of the living children. */
  pids(): number[];
  /** Ends all children; requests that wait or run fail with `crashed`. */
  close(): Promise<void>;
}

type Answer = Reply["answer"];
type Answered = Result<Answer, RenderFailure>;

interface Job {
  readonly request: Request;
  readonly done: (answered: Answered) => void;
  tries: number;
}

interface Slot {
  readonly child: LayoutChild;
  /** Loading, so that its first document is soon served: no reason to start another child. */
  warming: boolean;
  busy: boolean;
  served: number;
  idle?: NodeJS.Timeout;
}

const retained = 1;
const extraIdleMs = 20_000;
const maxQueue = 256;
const maxServed = 500;
const maxResident = 350 * 1024 * 1024;
const maxTries = 2;

function failed(code: RenderFailure["code"], detail: string): Result<never, RenderFailure> {
  return err({ code, detail });
}

function failureOf(outcome: Exclude<Outcome, { kind: "answered" }>, limitMs: number) {
  return outcome.kind === "timeout"
    ? failed("timeout", `no answer within ${limitMs} ms`)
    : failed("crashed", outcome.detail);
}

interface State {
  readonly slots: Set<Slot>;
  readonly queue: Job[];
  readonly options: Required<Omit<LayoutPoolOptions, "templates">> & { templates?: string };
  closed: boolean;
}

function remove(state: State, slot: Slot): void {
  clearTimeout(slot.idle);
  state.slots.delete(slot);
}

function retire(state: State, slot: Slot): void {
  remove(state, slot);
  void slot.child.end();
}

function addSlot(state: State): Slot {
  const { entry, limitMs, templates } = state.options;
  const slot: Slot = {
    child: startChild({ entry, limitMs, templates }),
    warming: false,
    busy: false,
    served: 0,
  };
  state.slots.add(slot);
  return slot;
}

function freeSlot(state: State): Slot | undefined {
  for (const slot of state.slots) {
    if (slot.warming) return undefined;
    if (slot.busy) continue;
    if (slot.child.alive()) return slot;
    remove(state, slot);
  }
  return state.slots.size < state.options.size ? addSlot(state) : undefined;
}

/** A child that has nothing to do ends after a while; all but one of them soon. */
function rest(state: State, slot: Slot): void {
  const { idleMs } = state.options;
  const wait = state.slots.size > retained ? Math.min(extraIdleMs, idleMs) : idleMs;
  slot.idle = setTimeout(() => retire(state, slot), wait);
  slot.idle.unref();
}

function finish(state: State, slot: Slot, job: Job, outcome: Outcome): void {
  slot.busy = false;
  slot.warming = false;
  if (outcome.kind === "answered") {
    slot.served += 1;
    if (slot.served >= maxServed || outcome.reply.rss > maxResident) retire(state, slot);
    else rest(state, slot);
    job.done({ ok: true, value: outcome.reply.answer });
  } else {
    remove(state, slot);
    if (job.tries < maxTries && !state.closed) state.queue.unshift(job);
    else job.done(failureOf(outcome, state.options.limitMs));
  }
  pump(state);
}

function pump(state: State): void {
  while (!state.closed && state.queue.length > 0) {
    const slot = freeSlot(state);
    const job = slot && state.queue.shift();
    if (slot === undefined || job === undefined) return;
    clearTimeout(slot.idle);
    slot.busy = true;
    slot.warming = job.request.task === "warm";
    job.tries += 1;
    void slot.child.ask(job.request).then((outcome) => finish(state, slot, job, outcome));
  }
}

function run(state: State, request: Request): Promise<Answered> {
  if (state.closed) return Promise.resolve(failed("crashed", "the pool was closed"));
  if (state.queue.length >= maxQueue) {
    return Promise.resolve(failed("timeout", "too many documents are waiting"));
  }
  return new Promise((done) => {
    state.queue.push({ request, done, tries: 0 });
    pump(state);
  });
}

async function close(state: State): Promise<void> {
  state.closed = true;
  for (const job of state.queue.splice(0)) job.done(failed("crashed", "the pool was closed"));
  const slots = [...state.slots];
  for (const slot of slots) remove(state, slot);
  await Promise.all(slots.map((slot) => slot.child.end()));
}

/**
 * Makes a pool; children start when they are needed. A request whose child dies or takes too long is tried
 * once more in a fresh child. Children are replaced after 500 requests or above 350 MB.
 */
export function createLayoutPool(options: LayoutPoolOptions): LayoutPool {
  const state: State = {
    slots: new Set(),
    queue: [],
    options: { size: 2, idleMs: 300_000, limitMs: 5_000, ...options },
    closed: false,
  };
  return {
    async layout(input) {
      const answered = await run(state, { task: "layout", input });
      if (!answered.ok) return answered;
      return answered.value.task === "layout"
        ? answered.value.result
        : failed("crashed", "the answer to another request");
    },
    async readBack(input) {
      const answered = await run(state, { task: "read-back", input: { ...input } });
      if (!answered.ok) return answered;
      return answered.value.task === "read-back"
        ? answered.value.result
        : failed("crashed", "the answer to another request");
    },
    warm() {
      if (state.slots.size === 0) void run(state, { task: "warm" });
    },
    pids: () =>
      [...state.slots].flatMap(({ child }) =>
        child.alive() && child.pid !== undefined ? [child.pid] : [],
      ),
    close: () => close(state),
  };
}
