import type * as kits from "@anthropic-ai/sdk";
import type {
  MessageCreateParamsStreaming,
  RawMessageStreamEvent,
} from "@anthropic-ai/sdk/resources/messages";
import { failureOfStatus, retryAfterOf, WireFailure } from "./transport.ts";
import type { Transport, WireEnd, WireListener, WireRequest } from "./transport.ts";

/** The vendor's kit: it is loaded when the first request is sent, since most installations send none. */
type Kit = typeof kits;

export interface AnthropicInput {
  readonly apiKey: string;
  readonly baseUrl?: string;
}

/** Longer than any deadline of ours: our own watch ends what takes too long. */
const neverMs = 600_000;

function paramsOf(request: WireRequest): MessageCreateParamsStreaming {
  const { model, system, messages, schema, maxTokens, effort } = request;
  return {
    model,
    max_tokens: maxTokens,
    stream: true,
    system: system.map(({ text, kept }) => ({
      type: "text",
      text,
      ...(kept === true ? { cache_control: { type: "ephemeral" as const } } : {}),
    })),
    messages: messages.map(({ role, text }) => ({ role, content: text })),
    output_config: {
      format: { type: "json_schema", schema: { ...schema } },
      ...(effort === undefined ? {} : { effort }),
    },
  };
}

function endOf(reason: string | null | undefined): WireEnd | undefined {
  if (reason === "max_tokens" || reason === "model_context_window_exceeded") return "truncated";
  if (reason === "refusal") return "refused";
  return reason === null || reason === undefined ? undefined : "complete";
}

const kinds: Readonly<Record<string, WireFailure["code"]>> = {
  overloaded_error: "overloaded",
  api_error: "overloaded",
  timeout_error: "overloaded",
  rate_limit_error: "rate_limit",
  authentication_error: "auth",
  permission_error: "auth",
  not_found_error: "auth",
  invalid_request_error: "bad_request",
};

/** An error of the kit as a failure of ours; inside a stream only its type says what it was. */
function failureOf({ APIError, APIUserAbortError }: Kit, error: unknown): unknown {
  if (error instanceof APIUserAbortError || !(error instanceof APIError)) return error;
  const { status, headers, type } = error;
  const code =
    kinds[type ?? ""] ?? (typeof status === "number" ? failureOfStatus(status) : "transport");
  return new WireFailure(
    code,
    retryAfterOf((name) => headers?.get(name)),
  );
}

/** What an event of an answer tells: its text, what it used, or how it ends. */
function tell(
  event: RawMessageStreamEvent,
  listener: WireListener,
): WireEnd | "stopped" | undefined {
  switch (event.type) {
    case "message_start": {
      const { usage } = event.message;
      listener.usage({
        input: usage.input_tokens,
        cacheRead: usage.cache_read_input_tokens ?? 0,
        cacheWrite: usage.cache_creation_input_tokens ?? 0,
        output: usage.output_tokens,
      });
      return undefined;
    }
    case "content_block_delta":
      if (event.delta.type === "text_delta") listener.text(event.delta.text);
      return undefined;
    case "message_delta":
      listener.usage({ output: event.usage.output_tokens });
      return endOf(event.delta.stop_reason);
    case "message_stop":
      return "stopped";
    case "content_block_start":
    case "content_block_stop":
    default:
      return undefined;
  }
}

async function follow(
  client: kits.Anthropic,
  request: WireRequest,
  listener: WireListener,
  signal: AbortSignal,
): Promise<WireEnd> {
  const { data, request_id: id } = await client.messages
    .create(paramsOf(request), { signal })
    .withResponse();
  if (typeof id === "string") listener.requestId(id);
  let end: WireEnd | undefined;
  let stopped = false;
  for await (const event of data) {
    listener.alive();
    const told = tell(event, listener);
    if (told === "stopped") stopped = true;
    else end = told ?? end;
  }
  if (end === undefined || !stopped) throw new WireFailure("transport");
  return end;
}

/** The Messages API by the vendor's kit, which neither retries nor parses here: both are ours. */
export function anthropicTransport({ apiKey, baseUrl }: AnthropicInput): Transport {
  let client: kits.Anthropic | undefined;
  return {
    provider: "anthropic",
    send: async (request, listener, signal) => {
      const kit = await import("@anthropic-ai/sdk");
      client ??= new kit.Anthropic({
        apiKey,
        authToken: null,
        maxRetries: 0,
        timeout: neverMs,
        logLevel: "off",
        ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
      });
      try {
        return await follow(client, request, listener, signal);
      } catch (error) {
        throw failureOf(kit, error);
      }
    },
  };
}
