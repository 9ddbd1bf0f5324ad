import type { ModelFailureCode } from "@savile/tailoring";
import type { CallPolicy } from "./policy.ts";
import { WireFailure } from "./transport.ts";
import type { Transport, WireEnd, WireRequest } from "./transport.ts";
import { estimateTokens, noUsage } from "./usage.ts";
import type { ModelUsage } from "./usage.ts";

/** What one attempt brought, also where it failed. */
export interface Attempt {
  readonly text: string;
  readonly failure: ModelFailureCode | null;
  readonly retryAfterMs: number | undefined;
  readonly usage: ModelUsage;
  readonly requestId: string | null;
  readonly ms: number;
  /** Milliseconds to the first sign of life, `null` where there was none. */
  readonly firstByteMs: number | null;
}

export interface AttemptInput {
  readonly transport: Transport;
  readonly request: WireRequest;
  readonly policy: CallPolicy;
  /** Milliseconds that are left for the whole run. */
  readonly leftMs: number;
  /** Aborted by the person. */
  readonly signal: AbortSignal;
  readonly onText: (soFar: string) => void;
}

function promptText({ system, messages }: WireRequest): string {
  return [...system, ...messages].map((part) => part.text).join("\n");
}

const failures: Readonly<Record<WireEnd, ModelFailureCode | null>> = {
  complete: null,
  truncated: "truncated",
  refused: "refusal",
};

/**
 * A provider that tells nothing is not free: what was sent and what came is counted. The tokens of an answer
 * are told at its end, so of one that was cut what came counts.
 */
function countUsage(
  request: WireRequest,
  told: Partial<ModelUsage>,
  { text, failure, firstByteMs }: Pick<Attempt, "text" | "failure" | "firstByteMs">,
): ModelUsage {
  const came = estimateTokens(text);
  const isTold = told.input !== undefined || firstByteMs === null;
  const guessed = isTold ? {} : { input: estimateTokens(promptText(request)), output: came };
  const counted = { ...noUsage, ...guessed, ...told };
  return failure === null ? counted : { ...counted, output: Math.max(counted.output, came) };
}

/** A watch that ends an attempt: no sign of life for too long, or too long in all. */
function createWatch(policy: CallPolicy, leftMs: number, ring: () => void) {
  let idle = setTimeout(ring, Math.min(policy.firstByteMs, leftMs));
  const whole = setTimeout(ring, Math.min(policy.attemptMs, leftMs));
  return {
    alive: (): void => {
      clearTimeout(idle);
      idle = setTimeout(ring, policy.idleMs);
    },
    stop: (): void => {
      clearTimeout(idle);
      clearTimeout(whole);
    },
  };
}

/** Sends a request once, watches it, and closes the connection when it stalls or nobody waits any more. */
export async function attemptOnce(input: AttemptInput): Promise<Attempt> {
  const { transport, request, policy, signal } = input;
  const started = performance.now();
  const ended = new AbortController();
  let why: ModelFailureCode | null = null;
  let text = "";
  let usage: Partial<ModelUsage> = {};
  let requestId: string | null = null;
  let firstByteMs: number | null = null;
  const end = (code: ModelFailureCode): void => {
    why ??= code;
    ended.abort();
  };
  const leave = (): void => end("aborted");
  const watch = createWatch(policy, input.leftMs, () => end("stalled"));
  signal.addEventListener("abort", leave);
  const listener = {
    alive: () => {
      firstByteMs ??= Math.round(performance.now() - started);
      watch.alive();
    },
    text: (part: string) => {
      text += part;
      if (text.length > policy.longestAnswer) end("invalid_output");
      else if (why === null) input.onText(text);
    },
    usage: (told: Partial<ModelUsage>) => {
      const counts = Object.entries(told).filter(([, count]) => Number.isFinite(count));
      usage = { ...usage, ...Object.fromEntries(counts) };
    },
    requestId: (id: string) => {
      requestId = id.slice(0, 200);
    },
  };
  let failure: ModelFailureCode | null = null;
  let retryAfterMs: number | undefined;
  try {
    if (signal.aborted) leave();
    const outcome = await transport.send(request, listener, ended.signal);
    failure = failures[outcome];
  } catch (error) {
    failure = error instanceof WireFailure ? error.code : "transport";
    retryAfterMs = error instanceof WireFailure ? error.retryAfterMs : undefined;
  } finally {
    watch.stop();
    signal.removeEventListener("abort", leave);
  }
  const made = {
    text,
    failure: why ?? failure,
    retryAfterMs,
    requestId,
    ms: Math.round(performance.now() - started),
    firstByteMs,
  };
  return { ...made, usage: countUsage(request, usage, made) };
}
