import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type {
  ModelFailure,
  ModelFailureCode,
  ModelMessage,
  ModelRequest,
  ModelStage,
} from "@savile/tailoring";
import { attemptOnce } from "./attempt.ts";
import type { Attempt } from "./attempt.ts";
import type { Circuit } from "./circuit.ts";
import type { CallPolicy } from "./policy.ts";
import { readAnswer, schemaOf } from "./read-answer.ts";
import type { ModelChoice } from "./settings.ts";
import type { Transport, WireRequest } from "./transport.ts";
import { costOf, estimateTokens } from "./usage.ts";
import type { ModelUsage } from "./usage.ts";

/** One attempt as the ledger books it. Money is in millionths of a US dollar, times in milliseconds. */
export interface AttemptRecord {
  readonly stage: ModelStage;
  /** From 1 within a call. */
  readonly attempt: number;
  readonly provider: string;
  readonly model: string;
  readonly usage: ModelUsage;
  readonly priceVersion: string;
  readonly costMicros: number;
  readonly failure: ModelFailureCode | null;
  readonly requestId: string | null;
  readonly ms: number;
  readonly firstByteMs: number | null;
}

/** What a run may use of a model. */
export interface CallContext {
  readonly transport: Transport;
  readonly choice: ModelChoice;
  readonly circuit: Circuit;
  readonly policy: CallPolicy;
  readonly signal: AbortSignal;
  /** Milliseconds that the run has left. */
  readonly leftMs: () => number;
  /** Whether so much more may be spent now, in millionths of a US dollar. */
  readonly affords: (micros: number) => Promise<boolean>;
  readonly onAttempt: (record: AttemptRecord) => void;
  /** A number from 0 to 1, for the jitter of waits. */
  readonly random: () => number;
}

const passing: ReadonlySet<ModelFailureCode> = new Set([
  "overloaded",
  "rate_limit",
  "transport",
  "stalled",
]);

/** Waits, or ends early when the run is aborted; no listener stays behind. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
    if (signal.aborted) end();
  });
}

/** The most that an attempt can cost. */
function ceilingOf(request: WireRequest, { prices }: ModelChoice): number {
  const text = [...request.system, ...request.messages].map((part) => part.text).join("\n");
  const dearest = Math.max(prices.input, prices.cacheWrite);
  return costOf(
    { input: estimateTokens(text), output: request.maxTokens, cacheRead: 0, cacheWrite: 0 },
    { ...prices, input: dearest },
  );
}

/** The turns that ask for the same again, now in the right form. */
function repairTurns(text: string, problem: string): ModelMessage[] {
  return [
    { role: "assistant", text: text.trim() === "" ? "(nothing)" : text.slice(0, 6_000) },
    { role: "user", text: `${problem} Answer again, with the JSON only.` },
  ];
}

/** How often a call was tried in which way. */
interface Tried {
  attempts: number;
  retries: number;
  maxTokens: number;
  doubled: boolean;
  repaired: boolean;
  messages: readonly ModelMessage[];
}

/** What to do after an attempt that failed: try again now, or end with a failure. */
async function next(
  tried: Tried,
  attempt: Attempt & { failure: ModelFailureCode },
  problem: string,
  context: CallContext,
): Promise<boolean> {
  const { policy, signal } = context;
  const { failure } = attempt;
  if (failure === "truncated" && !tried.doubled) {
    tried.doubled = true;
    const doubled = Math.min(tried.maxTokens * 2, policy.mostTokens);
    const more = doubled > tried.maxTokens;
    tried.maxTokens = doubled;
    return more;
  }
  if (failure === "invalid_output" && !tried.repaired) {
    tried.repaired = true;
    tried.messages = [...tried.messages, ...repairTurns(attempt.text, problem)];
    return true;
  }
  if (!passing.has(failure) || tried.retries >= policy.retries) return false;
  const own = policy.backoffMs * 2 ** tried.retries * (0.5 + context.random() / 2);
  const waitMs = attempt.retryAfterMs ?? own;
  if (waitMs + policy.leastMs > context.leftMs()) return false;
  tried.retries += 1;
  await pause(waitMs, signal);
  return true;
}

function recordOf(
  stage: ModelStage,
  number: number,
  attempt: Attempt,
  context: CallContext,
): AttemptRecord {
  const { transport, choice } = context;
  const { usage, failure, requestId, ms, firstByteMs } = attempt;
  return {
    stage,
    attempt: number,
    provider: transport.provider,
    model: choice.id,
    usage,
    priceVersion: choice.prices.version,
    costMicros: costOf(usage, choice.prices),
    failure,
    requestId,
    ms,
    firstByteMs,
  };
}

/**
 * Asks a model once, in as many attempts as are worth it: what may pass is tried again after a wait, a cut
 * answer once with more room, an answer of the wrong form once with what is wrong with it. Every attempt is
 * booked, also the failed ones.
 */
export async function callModel<T>(
  request: ModelRequest<T>,
  context: CallContext,
): Promise<Result<T, ModelFailure>> {
  const { choice, circuit, policy, signal } = context;
  const tried: Tried = {
    attempts: 0,
    retries: 0,
    maxTokens: Math.min(request.maxTokens, choice.maxTokens),
    doubled: false,
    repaired: false,
    messages: request.messages,
  };
  const schema = schemaOf(request.schema);
  for (;;) {
    if (signal.aborted) return err({ code: "aborted" });
    if (context.leftMs() < policy.leastMs) return err({ code: "stalled" });
    const { system } = request;
    const wire: WireRequest = {
      model: choice.id,
      system,
      messages: tried.messages,
      schema,
      maxTokens: tried.maxTokens,
      ...(choice.effort === undefined ? {} : { effort: choice.effort }),
    };
    if (!(await context.affords(ceilingOf(wire, choice)))) return err({ code: "budget" });
    const closed = circuit.refusal();
    if (closed !== null) return err({ code: closed });
    const onText = request.onText ?? (() => undefined);
    const leftMs = context.leftMs();
    const made = await attemptOnce({
      transport: context.transport,
      request: wire,
      policy,
      leftMs,
      signal,
      onText,
    });
    const answer = made.failure === null ? readAnswer(made.text, request.schema) : null;
    const failure = answer?.ok === false ? ("invalid_output" as const) : made.failure;
    tried.attempts += 1;
    context.onAttempt(recordOf(request.stage, tried.attempts, { ...made, failure }, context));
    circuit.note(failure);
    if (answer?.ok === true) return ok(answer.value);
    const code = failure ?? "invalid_output";
    const problem = answer?.ok === false ? answer.error : "The answer is too long.";
    if (!(await next(tried, { ...made, failure: code }, problem, context))) return err({ code });
  }
}
