import { err } from "@savile/model";
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

/** What every attempt of a call sends; the messages and the room for the answer may change. */
function fixedParts<T>(request: ModelRequest<T>, { id: model, effort }: ModelChoice) {
  const { system, schema, steady } = request;
  return {
    model,
    system,
    schema: schemaOf(schema),
    ...(effort === undefined ? {} : { effort }),
    ...(steady === undefined ? {} : { steady }),
  };
}

/** Why a model is not asked now, or `null`. */
async function obstacleTo(
  wire: WireRequest,
  context: CallContext,
): Promise<ModelFailureCode | null> {
  const { signal, policy, choice, circuit } = context;
  if (signal.aborted) return "aborted";
  if (context.leftMs() < policy.leastMs) return "stalled";
  return (await context.affords(ceilingOf(wire, choice))) ? circuit.refusal() : "budget";
}

/** Why an attempt brought nothing, and what a model that is asked again is told of it. */
interface Fault {
  readonly code: ModelFailureCode;
  readonly problem: string;
}

/** What an attempt brought, in the form that was asked for. */
function readAttempt<T>(made: Attempt, { schema }: ModelRequest<T>): Result<T, Fault> {
  if (made.failure !== null) return err({ code: made.failure, problem: "The answer is too long." });
  const answer = readAnswer(made.text, schema);
  return answer.ok ? answer : err({ code: "invalid_output", problem: answer.error });
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
  const { transport, choice, circuit, policy, signal } = context;
  const { stage, onText = () => undefined } = request;
  const tried: Tried = {
    attempts: 0,
    retries: 0,
    maxTokens: Math.min(request.maxTokens, choice.maxTokens),
    doubled: false,
    // An opinion that comes in another form is none: asking until it fits would be asking for a yes.
    repaired: stage === "opinion",
    messages: request.messages,
  };
  const fixed = fixedParts(request, choice);
  for (;;) {
    const wire = { ...fixed, messages: tried.messages, maxTokens: tried.maxTokens };
    const obstacle = await obstacleTo(wire, context);
    if (obstacle !== null) return err({ code: obstacle });
    const leftMs = context.leftMs();
    const made = await attemptOnce({ transport, request: wire, policy, leftMs, signal, onText });
    const answer = readAttempt(made, request);
    const failure = answer.ok ? null : answer.error.code;
    tried.attempts += 1;
    context.onAttempt(recordOf(stage, tried.attempts, { ...made, failure }, context));
    circuit.note(failure);
    if (answer.ok) return answer;
    const { code, problem } = answer.error;
    if (!(await next(tried, { ...made, failure: code }, problem, context))) return err({ code });
  }
}
