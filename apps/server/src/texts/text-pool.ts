import { limitWork } from "@savile/extraction";
import type { WorkLimit } from "@savile/extraction";
import { Refusal } from "../errors/refusal.ts";
import type { Reply } from "./messages.ts";
import { startTextChild } from "./text-child.ts";
import type { TextChild } from "./text-child.ts";
import { createTextQueue } from "./text-queue.ts";
import type { Handlers, TextTask } from "./text-task.ts";

/** Who asks, what it answers meanwhile, and when nobody waits any more. */
export interface RunOptions {
  readonly account?: string | undefined;
  readonly handlers?: Handlers;
  readonly signal?: AbortSignal | undefined;
}

/** Runs tasks on texts; throws a {@link Refusal} where one cannot be done now or takes too long. */
export type RunText = <I, O>(task: TextTask<I, O>, input: I, options?: RunOptions) => Promise<O>;

/** Processes that work on texts. */
export interface TextPool {
  readonly run: RunText;
  /** Starts a child, so that the first task does not wait for it. */
  warm(): void;
  pids(): number[];
  /** Ends all children; tasks that wait or run are refused. */
  close(): Promise<void>;
}

/** `entry` is the absolute path of the child's bundle, `idleMs` how long a child without work is kept. */
export interface TextPoolOptions {
  readonly entry: string;
  readonly size: number;
  readonly idleMs: number;
  /** The most that a child may hold (320). */
  readonly heapMegabytes?: number;
  /** How long a process has waited for a processor in all; the system's own count without it. */
  readonly waited?: WorkLimit["waited"];
  /** Told what a child died of. */
  readonly troubled: (detail: string) => void;
}

interface Job {
  readonly id: number;
  readonly task: string;
  readonly lane: "call" | "job";
  readonly limitMs: number;
  readonly input: unknown;
  readonly account: string | undefined;
  readonly handlers: Handlers;
  readonly done: (value: unknown) => void;
  readonly refuse: (cause: Error) => void;
  tries: number;
  /** Questions that it waits for; meanwhile its child is free for others. */
  away: number;
  unlimit?: () => void;
}

interface Slot {
  readonly child: TextChild;
  readonly jobs: Map<number, Job>;
  ready: boolean;
  ending: boolean;
  idle?: NodeJS.Timeout;
}

const startLimitMs = 20_000;
const maxResident = 350 * 1024 * 1024;
const maxTries = 2;
function unavailable(): Refusal {
  return new Refusal("unavailable", { headers: { "retry-after": "2" } });
}

/** A pool of bounded processes for tasks on texts; several callers queue. */
export function createTextPool(options: TextPoolOptions): TextPool {
  const slots = new Set<Slot>();
  const queue = createTextQueue<Job>();
  let closed = false;
  let ids = 0;

  function active(slot: Slot): Job[] {
    return [...slot.jobs.values()].filter(({ away }) => away === 0);
  }

  function limit(slot: Slot, job: Job): void {
    job.unlimit?.();
    const ms = slot.ready ? job.limitMs : startLimitMs;
    const { pid } = slot.child;
    job.unlimit = limitWork({ pid, ms, waited: options.waited }, (isHeldUp) =>
      giveUp(slot, job, isHeldUp ? unavailable() : new Refusal("text_too_complex")),
    );
  }

  function giveUp(slot: Slot, job: Job, refusal: Refusal): void {
    settle(slot, job);
    job.refuse(slot.ready ? refusal : unavailable());
    slot.ending = true;
    slot.child.kill();
  }

  function settle(slot: Slot, job: Job): void {
    job.unlimit?.();
    slot.jobs.delete(job.id);
  }

  function send(slot: Slot, job: Job): void {
    limit(slot, job);
    if (slot.ready) {
      slot.child.send({ kind: "run", id: job.id, task: job.task, input: job.input });
    }
  }

  function rest(slot: Slot): void {
    if (slot.jobs.size > 0 || slot.ending) return;
    slot.child.hold(false);
    clearTimeout(slot.idle);
    slot.idle = setTimeout(() => retire(slot), options.idleMs);
    slot.idle.unref();
  }

  function retire(slot: Slot): void {
    slot.ending = true;
    slot.child.kill();
  }

  function ask(slot: Slot, job: Job, { call, name, value }: Extract<Reply, { kind: "ask" }>): void {
    job.away += 1;
    job.unlimit?.();
    const { id } = job;
    const part = (piece: unknown): void =>
      slot.child.send({ kind: "part", id, call, value: piece });
    const back = (request: Parameters<TextChild["send"]>[0]): void => {
      job.away -= 1;
      if (!slot.jobs.has(id)) return;
      limit(slot, job);
      slot.child.send(request);
    };
    Promise.resolve()
      .then(() => job.handlers[name]?.(value, part))
      .then(
        (answer) => back({ kind: "answer", id, call, value: answer }),
        () => back({ kind: "refuse", id, call }),
      );
    dispatch();
  }

  function hear(slot: Slot, reply: Reply): void {
    if (reply.kind === "ready") {
      slot.ready = true;
      for (const job of slot.jobs.values()) send(slot, job);
      rest(slot);
      return;
    }
    const job = slot.jobs.get(reply.id);
    if (job === undefined) return;
    if (reply.kind === "ask") ask(slot, job, reply);
    else if (reply.kind === "tell") job.handlers[reply.name]?.(reply.value, () => undefined);
    else end(slot, job, reply);
  }

  function end(slot: Slot, job: Job, reply: Extract<Reply, { kind: "done" | "failed" }>): void {
    settle(slot, job);
    if (reply.kind === "done") job.done(reply.value);
    else job.refuse(new Error(`${job.task} failed: ${reply.detail}`));
    if (reply.kind === "done" && reply.rss > maxResident && slot.jobs.size === 0) retire(slot);
    rest(slot);
    dispatch();
  }

  function lose(slot: Slot, detail: string): void {
    clearTimeout(slot.idle);
    slots.delete(slot);
    if (!slot.ending && !closed) options.troubled(detail);
    for (const job of slot.jobs.values()) {
      settle(slot, job);
      job.away = 0;
      // What was lost beside another task is begun again; a run has attempts of its own.
      if (closed || job.tries >= maxTries || job.lane === "job") job.refuse(unavailable());
      else queue.again(job);
    }
    dispatch();
  }

  function addSlot(): Slot {
    const slot: Slot = {
      child: startTextChild(
        { entry: options.entry, heapMegabytes: options.heapMegabytes ?? 320 },
        (reply) => hear(slot, reply),
        (detail) => lose(slot, detail),
      ),
      jobs: new Map(),
      ready: false,
      ending: false,
    };
    slots.add(slot);
    return slot;
  }

  function freeSlot(): Slot | undefined {
    const living = [...slots].filter(({ ending }) => !ending);
    const free = living.find((slot) => active(slot).length === 0);
    return free ?? (slots.size < options.size ? addSlot() : undefined);
  }

  function dispatch(): void {
    if (closed) return;
    while (queue.size > 0) {
      const running = [...slots].flatMap(active);
      if (running.length >= options.size) return;
      const job = queue.next(running, options.size);
      if (job === undefined) return;
      const slot = freeSlot();
      if (slot === undefined) {
        queue.again(job);
        return;
      }
      clearTimeout(slot.idle);
      slot.child.hold(true);
      slot.jobs.set(job.id, job);
      job.tries += 1;
      send(slot, job);
    }
  }

  function leave(job: Job): void {
    if (queue.drop(job)) job.refuse(unavailable());
    const slot = [...slots].find(({ jobs }) => jobs.has(job.id));
    slot?.child.send({ kind: "abort", id: job.id });
  }

  const run: RunText = async (task, input, given = {}) => {
    if (closed || given.signal?.aborted === true) throw unavailable();
    const value = await new Promise<unknown>((done, refuse) => {
      ids += 1;
      const { name, lane, limitMs } = task;
      const { account, handlers = {}, signal } = given;
      const job: Job = {
        id: ids,
        task: name,
        lane,
        limitMs,
        input,
        account,
        handlers,
        done,
        refuse,
        tries: 0,
        away: 0,
      };
      signal?.addEventListener("abort", () => leave(job), { once: true });
      if (queue.add(job)) dispatch();
      else refuse(unavailable());
    });
    return task.read(value);
  };

  return {
    run,
    warm: () => {
      if (!closed && slots.size === 0) addSlot();
    },
    pids: () => [...slots].flatMap(({ child }) => child.pid ?? []),
    close: async () => {
      closed = true;
      for (const job of queue.clear()) job.refuse(unavailable());
      const living = [...slots];
      for (const slot of living) retire(slot);
      await Promise.all(living.map(({ child }) => child.gone));
    },
  };
}
