import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { once } from "node:events";
import { answers } from "./answers.ts";
import type { Answer } from "./answers.ts";
import { callOf, calls, values } from "./calls.ts";
import { createFaults, errorBody, faultAnswers } from "./faults.ts";
import type { Faults } from "./faults.ts";
import { namesIn, readForm, textAt } from "./form.ts";
import type { FormValue } from "./form.ts";
import { FakeStore } from "./store.ts";

const version = "2026-10-28.endive";

/** A stateful Stripe for tests: the real kit talks to it over HTTP. */
export interface FakeStripe {
  readonly url: string;
  readonly store: FakeStore;
  readonly faults: Faults;
  /** Calls that arrived, with their keys. */
  readonly log: readonly { call: string; key: string | undefined }[];
  stop(): Promise<void>;
}

function refuse(message: string, param: string): Answer {
  return [400, errorBody("invalid_request_error", message, { param })];
}

/** What is wrong with the parameters of a call; `null` when nothing is. */
function checkForm(call: string, form: Record<string, FormValue>): Answer | null {
  const allowed = calls[call] ?? [];
  for (const name of namesIn(form)) {
    if (!allowed.includes(name) && !allowed.includes("*")) {
      return refuse(`Received unknown parameter: ${name}`, name);
    }
    const text = textAt(form, ...name.split(/[[\]]+/).filter((key) => key !== ""));
    const known = values[name];
    if (known !== undefined && !known.includes(text ?? "")) {
      return refuse(`Invalid ${name}: must be one of ${known.join(", ")}`, name);
    }
  }
  return null;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString("utf8");
}

function send(response: ServerResponse, [status, body]: Answer): void {
  const more = status === 429 ? { "retry-after": "1" } : {};
  response.writeHead(status, { "content-type": "application/json", ...more });
  response.end(JSON.stringify(body));
}

interface Kept {
  readonly text: string;
  readonly answer: Answer | null;
}

/** Starts a fake on a free port. */
export async function startFakeStripe(now: () => Date): Promise<FakeStripe> {
  const store = new FakeStore(now);
  const faults = createFaults();
  const log: { call: string; key: string | undefined }[] = [];
  const kept = new Map<string, Kept>();

  function perform(call: string, id: string, text: string, key: string | undefined): Answer {
    const known = key === undefined ? undefined : kept.get(key);
    if (known !== undefined && known.text !== text) {
      return [
        400,
        errorBody(
          "idempotency_error",
          "Keys for idempotent requests can only be used with the same parameters.",
        ),
      ];
    }
    if (known?.answer === null) return faultAnswers.conflict;
    if (known !== undefined) return known.answer;
    const form = readForm(text);
    const answer = checkForm(call, form) ?? answers[call]?.(store, form, id);
    const found = answer ?? refuse("Unrecognized request", call);
    if (key !== undefined) kept.set(key, { text, answer: found });
    return found;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://fake");
    const body = await readBody(request);
    const text = request.method === "POST" ? body : url.search.slice(1);
    const found = callOf(request.method ?? "GET", url.pathname);
    if (found === null) return send(response, refuse("Unrecognized request URL", url.pathname));
    const header = request.headers["idempotency-key"];
    const key = Array.isArray(header) ? header[0] : header;
    log.push({ call: found.call, key });
    if (request.headers["stripe-version"] !== version) {
      return send(response, refuse("Another version of the API was expected", "Stripe-Version"));
    }
    const fault = faults.take(found.call);
    if (fault === "drop-before") return void request.socket.destroy();
    if (fault === "hang") return;
    if (fault !== null && fault !== "drop-after") return send(response, faultAnswers[fault]);
    const answer = perform(found.call, found.id, text, key);
    if (fault === "drop-after") return void request.socket.destroy();
    send(response, answer);
  }

  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    store,
    faults,
    log,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
