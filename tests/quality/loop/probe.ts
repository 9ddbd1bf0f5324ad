import { Agent, get } from "node:http";

// Asks for the health of a server every 20 ms, in a process of its own, and tells each answer that was late.
const everyMs = 20;
const [url = ""] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One question that was answered late, or not at all. */
export interface Late {
  readonly at: number;
  readonly ms: number;
  readonly failed: boolean;
}

const toldFromMs = 15;

function ask(): void {
  const at = Date.now();
  const from = performance.now();
  const end = (failed: boolean): void => {
    const ms = performance.now() - from;
    if (!process.connected || (!failed && ms <= toldFromMs)) return;
    // Who asked for it may be gone by now.
    process.send?.({ at, ms, failed } satisfies Late, undefined, undefined, () => undefined);
  };
  get(`${url}/health`, { agent, timeout: 60_000 }, (answer) => {
    answer.resume();
    answer.once("end", () => end(answer.statusCode !== 200));
  }).once("error", () => end(true));
}

const timer = setInterval(ask, everyMs);
process.on("disconnect", () => {
  clearInterval(timer);
  process.exit(0);
});
