import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { err, ok } from "@savile/model";
import type { ExtractionFailure, Result } from "@savile/model";
import { watchCpu } from "../process/cpu-time.ts";
import { watchMemory } from "../process/watch-memory.ts";
import { drawAnswerSchema } from "../ocr/messages.ts";
import type { DrawAnswer, DrawTask } from "../ocr/messages.ts";
import type { ModelName } from "../ocr/recogniser-models.ts";
import type { RecognisedPage } from "../ocr/recognised-page.ts";

/**
 * `entry` is the absolute path of the bundled child; limits are milliseconds and bytes: `wallMs` of one page,
 * `fileMs` of all pages of a file that are recognised.
 */
export interface PageDrawerOptions {
  readonly entry: string;
  readonly idleMs?: number;
  readonly limits?: {
    readonly wallMs?: number;
    readonly fileMs?: number;
    readonly residentBytes?: number;
  };
}

/** How a page is recognised: `model` reads it first, `wallMs` shortens the limit of a page. */
export interface RecogniseOptions {
  readonly model?: ModelName;
  readonly wallMs?: number;
  readonly signal?: AbortSignal | undefined;
}

/** Draws pages of PDFs and recognises the words on them, one page at a time, in a process of its own. */
export interface PageDrawer {
  /** The words on the picture of a page (1-based). */
  recognise(
    bytes: Uint8Array,
    page: number,
    options?: RecogniseOptions,
  ): Promise<Result<RecognisedPage, ExtractionFailure>>;
  /** A page (1-based) as WebP, `width` pixels wide. */
  picture(
    bytes: Uint8Array,
    page: number,
    width: number,
    signal?: AbortSignal,
  ): Promise<Result<Uint8Array, ExtractionFailure>>;
  close(): Promise<void>;
  pids(): number[];
}

type Outcome = Result<DrawAnswer, ExtractionFailure>;

/** A page takes two to six seconds of a core; on a busy machine that may be ten times as long. */
const pageCpuMs = 30_000;
const pageMs = 90_000;
const residentLimit = 768 * 1024 * 1024;
const megabytesOfHeap = 512;

class Drawer implements PageDrawer {
  private readonly options: PageDrawerOptions;
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private next = 1;
  private closed = false;

  constructor(options: PageDrawerOptions) {
    this.options = options;
  }

  async recognise(bytes: Uint8Array, page: number, options: RecogniseOptions = {}) {
    const { model, wallMs, signal } = options;
    const task = { task: "recognise", bytes, page, ...(model && { model }) } as const;
    const answer = await this.queue(task, signal, wallMs);
    if (!answer.ok) return answer;
    return "recognised" in answer.value ? ok(answer.value.recognised) : err(damaged);
  }

  async picture(bytes: Uint8Array, page: number, width: number, signal?: AbortSignal) {
    const answer = await this.queue({ task: "picture", bytes, page, width }, signal);
    if (!answer.ok) return answer;
    return "picture" in answer.value ? ok(answer.value.picture) : err(damaged);
  }

  async close(): Promise<void> {
    this.closed = true;
    const { child } = this;
    if (child === undefined) return;
    const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    this.end();
    await ended;
  }

  pids(): number[] {
    return this.child?.pid === undefined ? [] : [this.child.pid];
  }

  /** One page after the other: a page in memory is large. Files take turns page by page. */
  private queue(task: DrawTask, signal?: AbortSignal, wallMs = pageMs): Promise<Outcome> {
    const run = this.last.then(() =>
      this.closed || signal?.aborted === true
        ? err({ code: "timeout" as const, detail: "aborted" })
        : this.run(task, wallMs, signal),
    );
    this.last = run;
    return run;
  }

  private start(): ChildProcess {
    const child = fork(this.options.entry, [], {
      env: {},
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      execArgv: [`--max-old-space-size=${megabytesOfHeap}`, "--no-warnings"],
    });
    this.child = child;
    child.on("error", () => child.kill("SIGKILL"));
    child.once("exit", () => {
      if (this.child === child) this.child = undefined;
    });
    return child;
  }

  private end(): void {
    clearTimeout(this.idle);
    this.child?.ref();
    this.child?.kill("SIGKILL");
  }

  private run(task: DrawTask, wallMs: number, signal?: AbortSignal): Promise<Outcome> {
    clearTimeout(this.idle);
    const child = this.child ?? this.start();
    child.ref();
    child.channel?.ref();
    const id = this.next;
    this.next += 1;
    return new Promise((resolve) => {
      let verdict: ExtractionFailure | undefined;
      const stop = (why: ExtractionFailure): void => {
        verdict ??= why;
        child.kill("SIGKILL");
      };
      const { limits } = this.options;
      const most = Math.min(wallMs, limits?.wallMs ?? pageMs);
      const timer = setTimeout(() => stop({ code: "timeout" }), most);
      const watch = watchMemory(child.pid ?? 0, limits?.residentBytes ?? residentLimit, () =>
        stop({ code: "too_complex", detail: "memory" }),
      );
      const stopCpu = watchCpu(child.pid ?? 0, pageCpuMs, () => stop({ code: "timeout" }));
      const aborted = (): void => stop({ code: "timeout", detail: "aborted" });
      const settle = (outcome: Outcome): void => {
        clearTimeout(timer);
        watch();
        stopCpu();
        signal?.removeEventListener("abort", aborted);
        child.off("message", receive);
        child.off("exit", ended);
        child.off("error", ended);
        this.rest(child);
        resolve(outcome);
      };
      const receive = (message: unknown): void => {
        const answer = drawAnswerSchema.safeParse(message);
        if (!answer.success) stop({ code: "damaged", detail: "answer" });
        else if ("ready" in answer.data || answer.data.id !== id) return;
        else if ("failed" in answer.data) settle(err(failureOf(answer.data.failed)));
        else settle(ok(answer.data));
      };
      const ended = (): void => settle(err(verdict ?? damaged));
      signal?.addEventListener("abort", aborted, { once: true });
      child.on("message", receive);
      child.once("exit", ended);
      child.once("error", ended);
      child.send({ id, ...task });
    });
  }

  private rest(child: ChildProcess): void {
    if (this.child !== child || this.closed) return;
    child.unref();
    child.channel?.unref();
    this.idle = setTimeout(() => this.end(), this.options.idleMs ?? 20_000);
    this.idle.unref();
  }
}

const damaged = { code: "damaged" } as const;

function failureOf(name: string): ExtractionFailure {
  return name === "PasswordException" ? { code: "encrypted_pdf" } : damaged;
}

/** A process that draws and recognises, started with the first page and ended when none comes. */
export function createPageDrawer(options: PageDrawerOptions): PageDrawer {
  return new Drawer(options);
}
