import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import { Refusal } from "./refusal.ts";

const lookMs = 1_000;
const slowestMs = 2_000;

/** Answers 503 while the event loop is behind by more than 2 s; `/health` always answers. */
export function refuseUnderLoad(app: FastifyInstance): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let behind = false;
  const timer = setInterval(() => {
    behind = delay.max / 1e6 > slowestMs;
    delay.reset();
  }, lookMs);
  timer.unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    delay.disable();
  });
  app.addHook("onRequest", async (request) => {
    if (behind && !request.url.startsWith("/health")) {
      throw new Refusal("unavailable", { headers: { "retry-after": "2" } });
    }
  });
}
