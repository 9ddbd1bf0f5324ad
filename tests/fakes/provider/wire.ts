import type { Reply } from "./scenarios.ts";

export type WireName = "messages" | "completions";

/** Deltas of about one token each. */
export function deltasOf(text: string): string[] {
  if (text.length > 100_000) return text.match(/[\s\S]{1,50000}/g) ?? [];
  return text.match(/[\s\S]{1,4}/gu) ?? [];
}

export function tokensOf(text: string): number {
  return Math.ceil(text.replace(/\s+/g, " ").length / 4);
}

export interface WireTexts {
  readonly start: string;
  delta(text: string): string;
  readonly error: string;
  end(output: number): string;
}

interface TextsInput {
  readonly reply: Reply;
  readonly model: string;
  readonly input: number;
  readonly cached: number;
}

function event(body: { type: string }): string {
  return `event: ${body.type}\ndata: ${JSON.stringify(body)}\n\n`;
}

function data(body: object): string {
  return `data: ${JSON.stringify(body)}\n\n`;
}

function messagesTexts({ reply, model, input, cached }: TextsInput): WireTexts {
  const usage =
    reply.withoutUsage === true
      ? {}
      : {
          input_tokens: input,
          cache_read_input_tokens: cached,
          cache_creation_input_tokens: 0,
          output_tokens: 1,
        };
  const stops = { complete: "end_turn", truncated: "max_tokens", refused: "refusal" } as const;
  const message = { id: "msg_1", type: "message", role: "assistant", model, content: [], usage };
  const block = { type: "text", text: "" };
  return {
    start: [
      event(Object.assign({ type: "message_start" }, { message })),
      event(Object.assign({ type: "content_block_start" }, { index: 0, content_block: block })),
      event({ type: "ping" }),
    ].join(""),
    delta: (text) =>
      event(
        Object.assign(
          { type: "content_block_delta" },
          { index: 0, delta: { type: "text_delta", text } },
        ),
      ),
    error: event(
      Object.assign(
        { type: "error" },
        { error: { type: "overloaded_error", message: "Overloaded" } },
      ),
    ),
    end: (output) =>
      [
        event(Object.assign({ type: "content_block_stop" }, { index: 0 })),
        event(
          Object.assign(
            { type: "message_delta" },
            {
              delta: { stop_reason: stops[reply.stop ?? "complete"], stop_sequence: null },
              usage: { output_tokens: output },
            },
          ),
        ),
        event({ type: "message_stop" }),
      ].join(""),
  };
}

function completionsTexts({ reply, model, input, cached }: TextsInput): WireTexts {
  const chunk = (delta: object, reason: string | null) =>
    data({
      id: "c1",
      object: "chat.completion.chunk",
      model,
      choices: [{ index: 0, delta, finish_reason: reason }],
    });
  const stops = { complete: "stop", truncated: "length", refused: "content_filter" } as const;
  return {
    start: chunk({ role: "assistant", content: "" }, null),
    delta: (text) => chunk({ content: text }, null),
    error: data({ error: { code: 529, type: "overloaded_error", message: "Overloaded" } }),
    end: (output) =>
      [
        chunk({}, stops[reply.stop ?? "complete"]),
        reply.withoutUsage === true
          ? ""
          : data({
              id: "c1",
              choices: [],
              usage: {
                prompt_tokens: input + cached,
                completion_tokens: output,
                prompt_tokens_details: { cached_tokens: cached },
              },
            }),
        "data: [DONE]\n\n",
      ].join(""),
  };
}

/** The texts of an answer on one of the two wires. */
export function wireTexts(wire: WireName, input: TextsInput): WireTexts {
  return wire === "messages" ? messagesTexts(input) : completionsTexts(input);
}
