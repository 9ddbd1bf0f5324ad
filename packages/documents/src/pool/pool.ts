import { err } from "@savile/model";
import type { ReadBack, Result } from "@savile/model";
import type { ReadBackInput } from "../check/read-back.ts";
import type { Layout, LayoutInput, PictureInput, RenderFailure } from "../text/layout.ts";
import { startChild } from "./child-process.ts";
import type { LayoutChild, Outcome } from "./child-process.ts";
import type { Reply, Request } from "./messages.ts";
import { createQueue } from "./queue.ts";
import type { Asker, Queue } from "./queue.ts";

/**
 * Layout engines in child processes. `entry` is the absolute path of the child's bundle, `size` the largest
 * number of children (2), `idleMs` how long a child without work is kept (5 minutes), `limitMs` when a
 * request's child is killed (5 seconds), `templates` the folder of the templates (that of this package),
 * `fonts` a folder of script fonts beside the installed ones, `backend` the build of the page engine (native
 * where it exists, else WASM).
 */
export interface LayoutPoolOptions {
  readonly entry: string;
  readonly size?: number;
  readonly idleMs?: number;
  readonly limitMs?: number;
  readonly templates?: string | undefined;
  readonly fonts?: string | undefined;
  readonly backend?: "native" | "wasm" | undefined;
  /** Told once when the children run on WebAssembly without having been asked to. */
  readonly onFallback?: () => void;
}

/** What a pool does for one who asks. */
export interface LayoutDesk {
  layout(input: LayoutInput): Promise<Result<Layout, RenderFailure>>;
  /** The first page as WebP. */
  picture(input: PictureInput): Promise<Result<Uint8Array, RenderFailure>>;
  readBack(input: ReadBackInput): Promise<Result<ReadBack, RenderFailure>>;
}

export interface LayoutPool extends LayoutDesk {
  /** The same pool for an account or for what it looks at, which the queue tells apart. */
  askedBy(asker: Asker): LayoutDesk;
  /** Which build of the page engine the children have; `null` until the first has started. */
  backend(): "native" | "wasm" | null;
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
  readonly asker: Asker;
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
const queueLimits = { all: 256, previews: 128, account: 32 };
/** Documents after which a child is replaced; the WebAssembly engine never gives memory back. */
const maxServed = { native: 500, wasm: 100 } as const;
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
  readonly queue: Queue<Job>;
  readonly options: LayoutPoolOptions & { size: number; idleMs: number; limitMs: number };
  backend: "native" | "wasm" | null;
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
  const { entry, limitMs, templates, fonts, backend } = state.options;
  const onReady = (name: "native" | "wasm"): void => {
    const unasked = state.backend === null && name === "wasm" && backend === undefined;
    state.backend = name;
    if (unasked) state.options.onFallback?.();
  };
  const slot: Slot = {
    child: startChild({ entry, limitMs, setup: { templates, fonts, backend }, onReady }),
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
    if (slot.served >= maxServed[state.backend ?? "native"] || outcome.reply.rss > maxResident)
      retire(state, slot);
    else rest(state, slot);
    job.done({ ok: true, value: outcome.reply.answer });
  } else {
    remove(state, slot);
    if (job.tries < maxTries && !state.closed) state.queue.again(job);
    else job.done(failureOf(outcome, state.options.limitMs));
  }
  pump(state);
}

function pump(state: State): void {
  while (!state.closed && state.queue.size > 0) {
    const slot = freeSlot(state);
    const job = slot && state.queue.next();
    if (slot === undefined || job === undefined) return;
    clearTimeout(slot.idle);
    slot.busy = true;
    slot.warming = job.request.task === "warm";
    job.tries += 1;
    void slot.child.ask(job.request).then((outcome) => finish(state, slot, job, outcome));
  }
}

function run(state: State, request: Request, asker: Asker): Promise<Answered> {
  if (state.closed) return Promise.resolve(failed("crashed", "the pool was closed"));
  return new Promise((done) => {
    const added = state.queue.add({ request, asker, done, tries: 0 });
    if (added.kind === "full") {
      done(failed("busy", "too many documents are waiting"));
      return;
    }
    added.replaced?.done(failed("superseded", "a newer request took the place of this one"));
    pump(state);
  });
}

function deskFor(state: State, asker: Asker): LayoutDesk {
  return {
    async layout(input) {
      const answered = await run(state, { task: "layout", input }, asker);
      if (!answered.ok) return answered;
      return answered.value.task === "layout"
        ? answered.value.result
        : failed("crashed", "the answer to another request");
    },
    async picture(input) {
      const answered = await run(state, { task: "picture", input }, { ...asker, behind: true });
      if (!answered.ok) return answered;
      return answered.value.task === "picture"
        ? answered.value.result
        : failed("crashed", "the answer to another request");
    },
    async readBack(input) {
      // What was made is read back: it never gives way to anything.
      const { account } = asker;
      const answered = await run(state, { task: "read-back", input }, { account });
      if (!answered.ok) return answered;
      return answered.value.task === "read-back"
        ? answered.value.result
        : failed("crashed", "the answer to another request");
    },
  };
}

async function close(state: State): Promise<void> {
  state.closed = true;
  for (const job of state.queue.clear()) job.done(failed("crashed", "the pool was closed"));
  const slots = [...state.slots];
  for (const slot of slots) remove(state, slot);
  await Promise.all(slots.map((slot) => slot.child.end()));
}

/**
 * Makes a pool; children start when they are needed. A request whose child dies or takes too long is tried
 * once more in a fresh child. Children are replaced after 500 requests or above 350 MB. The queue is bounded in
 * all and for each account: what finds no room fails with `busy`.
 */
export function createLayoutPool(options: LayoutPoolOptions): LayoutPool {
  const state: State = {
    slots: new Set(),
    queue: createQueue(queueLimits),
    options: { size: 2, idleMs: 300_000, limitMs: 5_000, ...options },
    backend: null,
    closed: false,
  };
  return {
    ...deskFor(state, {}),
    askedBy: (asker) => deskFor(state, asker),
    backend: () => state.backend,
    warm() {
      if (state.slots.size === 0) void run(state, { task: "warm" }, {});
    },
    pids: () =>
      [...state.slots].flatMap(({ child }) =>
        child.alive() && child.pid !== undefined ? [child.pid] : [],
      ),
    close: () => close(state),
  };
}
