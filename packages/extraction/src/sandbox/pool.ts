import type { ChildProcess } from "node:child_process";
import { err } from "@savile/model";
import type { ExtractionFailure } from "@savile/model";
import type { ExtractOptions, NotedExtraction } from "../extract/extract.ts";
import { answerSchema } from "./messages.ts";
import { startChild } from "./start-child.ts";
import { limitWork } from "../process/limit-work.ts";
import { residentBytes, watchMemory } from "../process/watch-memory.ts";

/**
 * `entry` is the absolute path of the bundled child, `readable` the folders that it may read (the bundle and
 * `node_modules`). `idleMs` (default 5 minutes) is how long a child without work is kept.
 */
export interface ReadingPoolOptions {
  readonly entry: string;
  readonly readable: readonly string[];
  readonly size?: number;
  readonly idleMs?: number;
  /** Limits of one file; for tests. Milliseconds and bytes. */
  readonly limits?: {
    readonly wallMs?: number;
    readonly residentBytes?: number;
    readonly files?: number;
  };
}

type Outcome = NotedExtraction["result"];

interface Job {
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly options: ExtractOptions;
  readonly done: (outcome: NotedExtraction) => void;
  readonly fail: (cause: Error) => void;
  attempts: number;
}

interface Worker {
  readonly child: ChildProcess;
  ready: boolean;
  job?: Job;
  /** Why this side ended the child. */
  verdict?: ExtractionFailure;
  files: number;
  complaint: string;
  stopWatch: () => void;
  idle?: NodeJS.Timeout;
}

const restLimit = 250 * 1024 * 1024;

/** What the child is asked. */
function requestOf({ id, bytes, options }: Job) {
  const { today, name, pagesOnly = false, recognised = [], unreached = [] } = options;
  const named = name === undefined ? {} : { name };
  return { id, bytes, today, pagesOnly, recognised, unreached, ...named };
}

/** Bounded processes that read files; several callers queue. */
export class ReadingPool {
  private readonly options: ReadingPoolOptions;
  private readonly workers = new Set<Worker>();
  private readonly queue: Job[] = [];
  private next = 1;
  private closed = false;
  private failedStarts = 0;

  constructor(options: ReadingPoolOptions) {
    this.options = options;
  }

  read(bytes: Uint8Array, options: ExtractOptions): Promise<NotedExtraction> {
    return new Promise((resolve, reject) => {
      if (this.closed || options.signal?.aborted === true) {
        resolve(failed({ code: "timeout", detail: "aborted" }));
        return;
      }
      const job: Job = { id: this.next, bytes, options, done: resolve, fail: reject, attempts: 0 };
      this.next += 1;
      options.signal?.addEventListener("abort", () => this.abort(job), { once: true });
      this.queue.push(job);
      this.dispatch();
    });
  }

  warm(): void {
    while (!this.closed && this.workers.size < this.size()) this.start();
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const job of this.queue.splice(0)) job.done(failed({ code: "timeout", detail: "closed" }));
    const ends = [...this.workers].map(
      (worker) => new Promise<void>((resolve) => worker.child.once("exit", () => resolve())),
    );
    for (const worker of this.workers) this.kill(worker, { code: "timeout", detail: "closed" });
    await Promise.all(ends);
  }

  pids(): number[] {
    return [...this.workers].map((worker) => worker.child.pid ?? 0).filter((pid) => pid > 0);
  }

  private size(): number {
    return this.options.size ?? 1;
  }

  private start(): void {
    const child = startChild(this.options.entry, this.options.readable);
    const worker: Worker = { child, ready: false, files: 0, complaint: "", stopWatch: () => {} };
    this.workers.add(worker);
    child.stderr?.on("data", (chunk: Buffer) => {
      worker.complaint = (worker.complaint + chunk.toString("utf8")).slice(-2000);
    });
    child.on("message", (message: unknown) => this.receive(worker, message));
    child.on("error", () => this.kill(worker, { code: "damaged", detail: "child" }));
    child.once("exit", (code, signal) => this.ended(worker, code, signal));
  }

  private dispatch(): void {
    while (this.queue.length > 0) {
      const worker = [...this.workers].find(
        (one) => one.ready && one.job === undefined && one.verdict === undefined,
      );
      if (worker === undefined) break;
      const job = this.queue.shift();
      if (job !== undefined) this.give(worker, job);
    }
    const coming = [...this.workers].filter((one) => !one.ready).length;
    if (this.queue.length > coming && this.workers.size < this.size()) this.start();
  }

  private give(worker: Worker, job: Job): void {
    clearTimeout(worker.idle);
    worker.job = job;
    worker.child.ref();
    worker.child.channel?.ref();
    job.attempts += 1;
    const { limits } = this.options;
    const { pid } = worker.child;
    const unlimit = limitWork({ pid, ms: limits?.wallMs ?? 8_000 }, () =>
      this.kill(worker, { code: "timeout" }),
    );
    const watch = watchMemory(pid ?? 0, limits?.residentBytes ?? 512 * 1024 * 1024, () =>
      this.kill(worker, { code: "too_complex", detail: "memory" }),
    );
    worker.stopWatch = () => {
      unlimit();
      watch();
    };
    worker.child.send(requestOf(job));
  }

  private receive(worker: Worker, message: unknown): void {
    const answer = answerSchema.safeParse(message);
    if (!answer.success) {
      this.kill(worker, { code: "damaged", detail: "answer" });
      return;
    }
    if ("ready" in answer.data) {
      worker.ready = true;
      this.failedStarts = 0;
    } else if (worker.job?.id === answer.data.id) {
      const { job } = worker;
      this.release(worker);
      job.done({ result: settled(answer.data.result), scanned: answer.data.scanned });
    }
    this.rest(worker);
    this.dispatch();
  }

  private release(worker: Worker): void {
    worker.stopWatch();
    delete worker.job;
    worker.files += 1;
  }

  /** A child without work is replaced when it is worn, and ended when nothing comes for a while. */
  private rest(worker: Worker): void {
    if (worker.job !== undefined || !worker.ready) return;
    const worn =
      worker.files >= (this.options.limits?.files ?? 200) ||
      residentBytes(worker.child.pid ?? 0) > restLimit;
    if (worn && worker.files > 0) {
      this.kill(worker, { code: "timeout", detail: "recycled" });
      return;
    }
    worker.child.unref();
    worker.child.channel?.unref();
    clearTimeout(worker.idle);
    worker.idle = setTimeout(
      () => this.kill(worker, { code: "timeout", detail: "idle" }),
      this.options.idleMs ?? 300_000,
    );
    worker.idle.unref();
  }

  private kill(worker: Worker, verdict: ExtractionFailure): void {
    worker.verdict ??= verdict;
    worker.stopWatch();
    clearTimeout(worker.idle);
    // Whoever waits for the end of an idle child must not be ended before it.
    worker.child.ref();
    worker.child.kill("SIGKILL");
  }

  private ended(worker: Worker, code: number | null, signal: NodeJS.Signals | null): void {
    this.workers.delete(worker);
    worker.stopWatch();
    clearTimeout(worker.idle);
    const { job } = worker;
    if (job !== undefined) this.settleLost(worker, job, code, signal);
    else if (!worker.ready && worker.verdict === undefined) this.startFailed(worker);
    if (!this.closed) this.dispatch();
  }

  private settleLost(
    worker: Worker,
    job: Job,
    code: number | null,
    signal: NodeJS.Signals | null,
  ): void {
    if (worker.verdict !== undefined) {
      job.done(failed(worker.verdict));
      return;
    }
    const memory =
      /heap out of memory|Allocation failed/i.test(worker.complaint) ||
      signal === "SIGABRT" ||
      code === 134;
    if (memory) job.done(failed({ code: "too_complex", detail: "heap" }));
    else if (signal !== null || job.attempts > 1)
      job.done(failed({ code: "damaged", detail: `child ended (${signal ?? code ?? ""})` }));
    else this.queue.unshift(job);
  }

  private startFailed(worker: Worker): void {
    this.failedStarts += 1;
    if (this.failedStarts < 2) return;
    this.failedStarts = 0;
    const cause = new Error(
      `the extraction process does not start: ${worker.complaint.slice(-400)}`,
    );
    for (const job of this.queue.splice(0)) job.fail(cause);
  }

  private abort(job: Job): void {
    const at = this.queue.indexOf(job);
    if (at >= 0) {
      this.queue.splice(at, 1);
      job.done(failed({ code: "timeout", detail: "aborted" }));
      return;
    }
    const worker = [...this.workers].find((one) => one.job === job);
    if (worker !== undefined) this.kill(worker, { code: "timeout", detail: "aborted" });
  }
}

function failed(error: ExtractionFailure): NotedExtraction {
  return { result: err(error), scanned: [] };
}

function settled(
  result:
    | Outcome
    | { ok: false; error: { code: ExtractionFailure["code"]; detail?: string | undefined } },
): Outcome {
  if (result.ok) return result;
  const { code, detail } = result.error;
  return err(detail === undefined ? { code } : { code, detail });
}
