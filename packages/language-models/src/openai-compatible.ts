import * as z from "zod/mini";
import { createEventReader } from "./server-sent-events.ts";
import type { AnswerForm } from "./settings.ts";
import { failureOfStatus, retryAfterOf, WireFailure } from "./transport.ts";
import type { Transport, WireEnd, WireListener, WireRequest } from "./transport.ts";

export interface OpenAiCompatibleInput {
  readonly baseUrl: string;
  readonly apiKey?: string;
  readonly answers: AnswerForm;
}

const chunkSchema = z.object({
  choices: z.optional(
    z.array(
      z.object({
        delta: z.optional(
          z.object({
            content: z.nullish(z.string()),
            refusal: z.nullish(z.string()),
          }),
        ),
        finish_reason: z.nullish(z.string()),
      }),
    ),
  ),
  usage: z.nullish(
    z.object({
      prompt_tokens: z.optional(z.number()),
      completion_tokens: z.optional(z.number()),
      prompt_tokens_details: z.nullish(z.object({ cached_tokens: z.nullish(z.number()) })),
    }),
  ),
  error: z.nullish(
    z.object({
      code: z.nullish(z.union([z.string(), z.number()])),
      type: z.nullish(z.string()),
    }),
  ),
});

function bodyOf(request: WireRequest, answers: AnswerForm): string {
  const { model, system, messages, schema, maxTokens, effort, steady } = request;
  const form =
    answers === "json_schema"
      ? {
          response_format: {
            type: "json_schema",
            json_schema: { name: "answer", strict: true, schema },
          },
        }
      : answers === "json_object"
        ? { response_format: { type: "json_object" } }
        : {};
  const told =
    answers === "json_schema" ? "" : `\nThe answer follows this schema:\n${JSON.stringify(schema)}`;
  return JSON.stringify({
    model,
    stream: true,
    stream_options: { include_usage: true },
    max_tokens: maxTokens,
    messages: [
      { role: "system", content: system.map((block) => block.text).join("\n\n") + told },
      ...messages.map(({ role, text }) => ({ role, content: text })),
    ],
    ...form,
    // Models that weigh their answer take no temperature.
    ...(steady === true && effort === undefined ? { temperature: 0 } : {}),
    ...(effort === undefined ? {} : { reasoning_effort: effort }),
  });
}

function endOf(reason: string): WireEnd {
  if (reason === "length") return "truncated";
  return reason === "content_filter" ? "refused" : "complete";
}

function errorCode(error: {
  code?: string | number | null | undefined;
  type?: string | null | undefined;
}) {
  const status = Number(error.code);
  if (Number.isInteger(status) && status >= 400) return failureOfStatus(status);
  const named = `${error.code ?? ""} ${error.type ?? ""}`;
  if (/rate_limit/.test(named)) return "rate_limit" as const;
  if (/auth|api_key|model_not_found/.test(named)) return "auth" as const;
  return /invalid_request/.test(named) ? ("bad_request" as const) : ("overloaded" as const);
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new WireFailure("transport");
  }
}

type Chunk = z.infer<typeof chunkSchema>;

function readChunk(data: string): Chunk {
  const chunk = chunkSchema.safeParse(parsed(data));
  if (!chunk.success) throw new WireFailure("transport");
  const { error } = chunk.data;
  if (error !== undefined && error !== null) throw new WireFailure(errorCode(error));
  return chunk.data;
}

/** Where the servers count cached tokens, they are part of the prompt. */
function usageOf(usage: NonNullable<Chunk["usage"]>) {
  const cacheRead = usage.prompt_tokens_details?.cached_tokens ?? 0;
  return {
    input: Math.max(0, (usage.prompt_tokens ?? 0) - cacheRead),
    cacheRead,
    cacheWrite: 0,
    output: usage.completion_tokens ?? 0,
  };
}

/** How an answer ends by what one chunk says, if it says anything of it: a refusal ends it in any case. */
function endAfter(
  end: WireEnd | undefined,
  refusal: string | null | undefined,
  reason: string | null | undefined,
): WireEnd | undefined {
  if (typeof refusal === "string" && refusal !== "") return "refused";
  return end ?? (typeof reason === "string" ? endOf(reason) : undefined);
}

/** What the events of an answer say, put together. */
function createChunkReader(listener: WireListener) {
  let end: WireEnd | undefined;
  let done = false;
  return {
    data: (data: string): void => {
      if (data.trim() === "[DONE]") {
        done = true;
        return;
      }
      const { choices, usage } = readChunk(data);
      const [choice] = choices ?? [];
      const { content, refusal } = choice?.delta ?? {};
      if (typeof content === "string" && content !== "") listener.text(content);
      end = endAfter(end, refusal, choice?.finish_reason);
      if (usage !== undefined && usage !== null) listener.usage(usageOf(usage));
    },
    end: (): WireEnd => {
      if (end === undefined && !done) throw new WireFailure("transport");
      return end ?? "complete";
    },
  };
}

/** Chat completions of any server that speaks them: its own small client, nothing retried here. */
export function openAiCompatibleTransport(input: OpenAiCompatibleInput): Transport {
  return {
    provider: "openai-compatible",
    send: async (request, listener, signal) => {
      const response = await fetch(`${input.baseUrl}/chat/completions`, {
        method: "POST",
        signal,
        redirect: "error",
        headers: {
          "content-type": "application/json",
          accept: "text/event-stream",
          ...(input.apiKey === undefined ? {} : { authorization: `Bearer ${input.apiKey}` }),
        },
        body: bodyOf(request, input.answers),
      });
      const id = response.headers.get("x-request-id");
      if (id !== null) listener.requestId(id);
      if (!response.ok || response.body === null) {
        await response.body?.cancel();
        const waitMs = retryAfterOf((name) => response.headers.get(name));
        throw new WireFailure(failureOfStatus(response.status), waitMs);
      }
      const chunks = createChunkReader(listener);
      const reader = createEventReader(chunks.data, () => listener.alive());
      for await (const bytes of response.body) reader.push(bytes);
      reader.end();
      return chunks.end();
    },
  };
}
