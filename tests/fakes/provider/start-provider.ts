import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { readPrompt } from "./read-prompt.ts";
import type { ReadPrompt } from "./read-prompt.ts";
import { scenarios } from "./scenarios.ts";
import type { Reply } from "./scenarios.ts";
import { deltasOf, tokensOf, wireTexts } from "./wire.ts";
import type { WireName } from "./wire.ts";

/** A request as it arrived. `closedEarly` says that the client left before the answer was whole. */
export interface RecordedRequest {
  readonly wire: WireName;
  readonly model: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly prompt: ReadPrompt;
  readonly at: number;
  closedEarly: boolean;
}

/** A provider on this machine that answers by the script which the model's name asks for. */
export interface FakeProvider {
  readonly url: string;
  readonly requests: readonly RecordedRequest[];
  /** Every invention that a lying model has answered. */
  readonly lies: ReadonlySet<string>;
  /** Answers of one's own instead of a scenario: by the name behind the colon. */
  script(name: string, reply: (prompt: ReadPrompt, before: number) => Reply): void;
  close(): Promise<void>;
}

interface Body {
  readonly model: string;
  readonly maxTokens: number;
  readonly system: string;
  readonly turns: readonly string[];
}

function flat(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(flat).join("\n");
  if (typeof value !== "object" || value === null) return "";
  return flat(Reflect.get(value, "text") ?? Reflect.get(value, "content") ?? "");
}

function readBody(wire: WireName, text: string): Body {
  const body: unknown = JSON.parse(text);
  const field = (name: string): unknown =>
    typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;
  const given = field("messages");
  const all: readonly unknown[] = Array.isArray(given) ? given : [];
  const messages = all.map((message) => ({
    role: String(Reflect.get(Object(message), "role")),
    text: flat(message),
  }));
  const system =
    wire === "messages"
      ? flat(field("system"))
      : (messages.find((message) => message.role === "system")?.text ?? "");
  return {
    model: String(field("model")),
    maxTokens: Number(field("max_tokens")),
    system,
    turns: messages.filter((message) => message.role !== "system").map((message) => message.text),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8");
}

async function writeBytes(response: ServerResponse, text: string, reply: Reply): Promise<void> {
  const ended = reply.lineEnd === undefined ? text : text.replaceAll("\n", reply.lineEnd);
  const bytes = Buffer.from(ended, "utf8");
  if (reply.dripMs !== undefined || reply.splitBytes === true) {
    for (const byte of bytes) {
      if (response.destroyed) return;
      response.write(Uint8Array.of(byte));
      if (reply.dripMs !== undefined) await wait(reply.dripMs);
      else await new Promise(setImmediate);
    }
    return;
  }
  response.write(bytes);
}

async function answer(
  response: ServerResponse,
  wire: WireName,
  reply: Reply,
  asked: Body,
): Promise<void> {
  if (reply.status !== undefined) {
    response.writeHead(reply.status, { "content-type": "application/json", ...reply.headers });
    response.end(JSON.stringify({ type: "error", error: { type: "fake", message: "No." } }));
    return;
  }
  const text = reply.text ?? "";
  const input = tokensOf(asked.turns.join(""));
  const texts = wireTexts(wire, {
    reply,
    model: asked.model,
    input,
    cached: tokensOf(asked.system),
  });
  if (reply.firstMs !== undefined) await wait(reply.firstMs, undefined, { ref: false });
  if (response.destroyed) return;
  response.writeHead(200, {
    "content-type": "text/event-stream",
    "request-id": "req_fake",
    "x-request-id": "req_fake",
  });
  if (reply.empty === true) {
    response.end();
    return;
  }
  await writeBytes(response, texts.start, reply);
  const started = performance.now();
  for (const [index, delta] of deltasOf(text).entries()) {
    if (response.destroyed) return;
    if (reply.dropAfter === index) {
      // What was written is on its way before the socket goes.
      await wait(15);
      response.destroy();
      return;
    }
    if (reply.stallAfter === index) return;
    if (reply.errorAfter === index) {
      await writeBytes(response, texts.error, reply);
      response.end();
      return;
    }
    if (reply.comments === true) response.write(": keep-alive\n\n");
    await writeBytes(response, texts.delta(delta), reply);
    if (reply.everyMs !== undefined) {
      const due = started + (index + 1) * reply.everyMs;
      if (due > performance.now()) await wait(due - performance.now());
    }
  }
  await writeBytes(response, texts.end(tokensOf(text)), reply);
  response.end();
}

/** Starts the provider on a free port, or on the one given. */
export async function startProvider(port = 0): Promise<FakeProvider> {
  const requests: RecordedRequest[] = [];
  const lies = new Set<string>();
  const own = new Map<string, (prompt: ReadPrompt, before: number) => Reply>();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const wire = request.url?.endsWith("/chat/completions") === true ? "completions" : "messages";
    const body = await textOf(request);
    const asked = readBody(wire, body);
    const prompt = readPrompt(asked.system, asked.turns);
    const before = requests.filter((one) => one.model === asked.model).length;
    const { headers } = request;
    const at = performance.now();
    const record = {
      wire,
      model: asked.model,
      body,
      headers,
      prompt,
      at,
      closedEarly: false,
    } as const;
    const kept: RecordedRequest = { ...record };
    requests.push(kept);
    response.on("close", () => {
      kept.closedEarly = !response.writableFinished;
    });
    const [, name = "ok", number = "0"] = asked.model.split(":");
    const salt = Number(number) || 0;
    const turn = { prompt, before, maxTokens: asked.maxTokens, salt, lies };
    const reply = own.get(name)?.(prompt, before) ?? scenarios[name]?.(turn) ?? { status: 404 };
    await answer(response, wire, reply, asked);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.on("clientError", (_, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  const taken = typeof address === "object" && address !== null ? address.port : port;
  return {
    url: `http://127.0.0.1:${taken}`,
    requests,
    lies,
    script: (name, reply) => void own.set(name, reply),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
