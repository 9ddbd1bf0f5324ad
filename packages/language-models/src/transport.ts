import type { ModelFailureCode, ModelMessage, PromptBlock } from "@savile/tailoring";
import type { Effort } from "./settings.ts";
import type { ModelUsage } from "./usage.ts";

/** One request as every provider understands it. */
export interface WireRequest {
  readonly model: string;
  readonly system: readonly PromptBlock[];
  readonly messages: readonly ModelMessage[];
  /** JSON schema (draft 7) of the answer. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly maxTokens: number;
  readonly effort?: Effort;
  /** The same question should have the same answer. */
  readonly steady?: boolean;
}

/** What a transport tells while an answer arrives. */
export interface WireListener {
  /** Something of the provider arrived, be it only a sign of life. */
  alive(): void;
  /** More of the answer's text. */
  text(part: string): void;
  /** Tokens so far, as far as the provider has told them. */
  usage(usage: Partial<ModelUsage>): void;
  requestId(id: string): void;
}

/** How an answer ended on the wire. */
export type WireEnd = "complete" | "truncated" | "refused";

/** A failure that a transport can name; everything else that it throws is a broken connection. */
export class WireFailure extends Error {
  readonly code: ModelFailureCode;
  readonly retryAfterMs: number | undefined;
  constructor(code: ModelFailureCode, retryAfterMs?: number) {
    super(code);
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Sends one request and follows its answer. Aborting the signal closes the connection. */
export interface Transport {
  readonly provider: string;
  send(request: WireRequest, listener: WireListener, signal: AbortSignal): Promise<WireEnd>;
}

/** What a status of HTTP means for a call. */
export function failureOfStatus(status: number): ModelFailureCode {
  if (status === 401 || status === 403 || status === 404) return "auth";
  if (status === 429) return "rate_limit";
  if (status === 408 || status === 409) return "transport";
  return status >= 500 ? "overloaded" : "bad_request";
}

/** Milliseconds that a provider asks to wait, from its headers. */
export function retryAfterOf(
  header: (name: string) => string | null | undefined,
): number | undefined {
  const exact = Number(header("retry-after-ms") ?? Number.NaN);
  if (Number.isFinite(exact) && exact >= 0) return exact;
  const seconds = Number(header("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined;
}
