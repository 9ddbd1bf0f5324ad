import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { buyLargestPlan, openPortal } from "./buy-plan.ts";
import { atMost, quantile } from "./figures.ts";
import type { Figure } from "./figures.ts";
import { signIn, startService } from "./service.ts";

const answeredSchema = z.object({
  route: z.literal("/api/v1/payments/webhook"),
  status: z.literal(200),
  ms: z.number(),
});

const rounds = 100;
const warmUp = 10;

/** How long the service needs for one event of the provider, from its own log; the database is the embedded one. */
export async function measurePayments(): Promise<Figure[]> {
  const times: number[] = [];
  const service = await startService({
    env: { LOG_LEVEL: "info" },
    onLine: (line) => {
      if (!line.includes("/payments/webhook")) return;
      const read = answeredSchema.safeParse(JSON.parse(line));
      if (read.success) times.push(read.data.ms);
    },
  });
  const caller = await signIn(service.url, "payments@example.com");
  await buyLargestPlan(caller);
  const portal = await openPortal(caller);
  for (let round = 0; round < rounds; round += 1) {
    await caller.post(`${portal}/cancel`, {});
    await caller.post(`${portal}/resume`, {});
  }
  for (let wait = 0; wait < 100 && times.length < 2 * rounds; wait += 1) await sleep(100);
  await service.stop();
  const measured = times.slice(warmUp);
  return [
    atMost(
      "an event of the payment provider handled, p95",
      quantile(measured, 0.95),
      "ms",
      20,
      `${measured.length} signed events over HTTP, each with a fetch and a transaction on the embedded database; median ${quantile(measured, 0.5).toFixed(0)} ms`,
    ),
  ];
}
