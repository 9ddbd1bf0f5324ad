import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** As the proxy of deploy/Caddyfile: whom it sends to is asked so often, and a dead door is tried so long elsewhere. */
const askEveryMs = 2_000;
const tryForMs = 5_000;

/** A proxy in front of web processes that come and go, which notes every answer that failed. */
export interface Proxy {
  readonly url: string;
  readonly answered: () => number;
  /** Method, path and what went wrong of each request that failed. */
  readonly failed: readonly string[];
  add(url: string): void;
  remove(url: string): void;
  stop(): Promise<void>;
}

interface Upstream {
  readonly url: URL;
  isReady: boolean;
}

const isReset = (error: unknown): boolean =>
  error instanceof Error && /ECONNREFUSED|ECONNRESET|EPIPE|hang up/.test(error.message);

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** Starts it on a free port of this computer. */
export async function startProxy(): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const failed: string[] = [];
  let upstreams: Upstream[] = [];
  let answered = 0;
  let turn = 0;
  const state = { isOn: true };

  function next(): Upstream | undefined {
    const ready = upstreams.filter(({ isReady }) => isReady);
    turn += 1;
    return ready[turn % Math.max(1, ready.length)];
  }

  async function look(upstream: Upstream): Promise<void> {
    const answer = await fetch(new URL("/health/ready", upstream.url), {
      signal: AbortSignal.timeout(askEveryMs),
    }).catch(() => null);
    upstream.isReady = answer?.ok === true;
  }

  /** Hands one request on; whether it may be tried elsewhere where nothing was answered. */
  function pass(
    incoming: IncomingMessage,
    body: Buffer,
    { url }: Upstream,
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const { method = "GET", headers, url: path } = incoming;
      const outgoing = request(
        { host: url.hostname, port: url.port, method, path, headers, agent },
        resolve,
      );
      outgoing.once("error", (error) => {
        // What was sent may have been done: only reads, and what nobody took, are sent again.
        const isSafe = method === "GET" || error.message.includes("ECONNREFUSED");
        reject(isSafe ? error : new Error(`not answered: ${error.message}`));
      });
      outgoing.end(body);
    });
  }

  async function find(incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    const began = Date.now();
    for (;;) {
      const upstream = next();
      const late = Date.now() - began > tryForMs;
      if (upstream === undefined) {
        if (late) throw new Error("nobody is ready");
        await sleep(100);
        continue;
      }
      try {
        return await pass(incoming, body, upstream);
      } catch (error) {
        if (late || !isReset(error) || String(error).includes("not answered")) throw error;
        if (String(error).includes("ECONNREFUSED")) upstream.isReady = false;
      }
    }
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const what = `${incoming.method} ${incoming.url?.split("?")[0]}`;
    try {
      const answer = await find(incoming, await bodyOf(incoming));
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      for await (const part of answer) response.write(part);
      response.end();
      answered += 1;
      if ((answer.statusCode ?? 502) >= 500) failed.push(`${what}: ${answer.statusCode}`);
    } catch (error) {
      failed.push(`${what}: ${error instanceof Error ? error.message : "?"}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    }
  }

  const server = createServer((incoming, response) => void serve(incoming, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const asking = (async () => {
    while (state.isOn) {
      await Promise.all(upstreams.map(look));
      await sleep(askEveryMs);
    }
  })();
  return {
    url: `http://127.0.0.1:${port}`,
    answered: () => answered,
    failed,
    add: (url) => {
      upstreams = [...upstreams, { url: new URL(url), isReady: true }];
    },
    remove: (url) => {
      upstreams = upstreams.filter((one) => one.url.href !== new URL(url).href);
    },
    stop: async () => {
      state.isOn = false;
      await asking;
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
