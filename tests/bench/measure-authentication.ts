import * as z from "zod";
import { atMost, quantile } from "./figures.ts";
import type { Figure } from "./figures.ts";
import { startService } from "./service.ts";

const calls = 600;
const warmUp = 100;
const authSchema = z.object({ access_token: z.string() });

async function timed(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const started = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - started;
}

/** What finding out who asks costs: the same call with and without an access token, one after the other. */
export async function measureAuthentication(): Promise<Figure[]> {
  const service = await startService({ env: { LOG_LEVEL: "silent" } });
  try {
    const answer = await fetch(`${service.url}/api/v1/auth/request-code`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: service.url },
      body: JSON.stringify({ email: "bench@example.com" }),
    });
    const token = authSchema.parse(await answer.json()).access_token;
    const url = `${service.url}/api/v1/auth/csrf-token`;
    const known: number[] = [];
    const unknown: number[] = [];
    for (let call = 0; call < warmUp + calls; call += 1) {
      const both = [await timed(url, { authorization: `Bearer ${token}` }), await timed(url, {})];
      if (call < warmUp) continue;
      known.push(both[0] ?? 0);
      unknown.push(both[1] ?? 0);
    }
    const cost = Math.max(0, quantile(known, 0.5) - quantile(unknown, 0.5));
    const note = `median of ${calls} calls with a token less that of as many without, embedded database`;
    return [atMost("authentication of a request", cost, "ms", 1, note)];
  } finally {
    await service.stop();
  }
}
