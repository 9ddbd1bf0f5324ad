import * as z from "zod";
import { openPerson } from "../quality/loop/sessions.ts";
import { atLeast } from "./figures.ts";
import type { Figure } from "./figures.ts";
import { startService } from "./service.ts";

const atOnce = 16;
const windowMs = 1_500;
const rounds = 4;
/** Hundredths of the answers of `/health`. */
const bars = { session: 60, list: 75, me: 100 } as const;
const authSchema = z.object({ access_token: z.string() });

/** The header of somebody who is signed in. */
async function signIn(url: string, email: string): Promise<{ authorization: string }> {
  const answer = await fetch(`${url}/api/v1/auth/request-code`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ email }),
  });
  return { authorization: `Bearer ${authSchema.parse(await answer.json()).access_token}` };
}

/** Answers a second of one call, asked by so many at once. */
async function rateOf(
  url: string,
  headers: Record<string, string>,
  status: number,
): Promise<number> {
  const from = performance.now();
  let answers = 0;
  const ask = async (): Promise<void> => {
    while (performance.now() - from < windowMs) {
      const answer = await fetch(url, { headers });
      await answer.arrayBuffer();
      if (answer.status !== status) throw new Error(`${url}: ${answer.status}`);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return (answers * 1_000) / (performance.now() - from);
}

/** The best of several rounds: what else the machine does only takes away. */
const best = (rates: readonly number[]): number => Math.max(...rates);

/** How many reads a second there are for each answer of `/health`, asked in turn in the same run. */
export async function measureReads(): Promise<Figure[]> {
  const service = await startService({ env: { LOG_LEVEL: "silent" } });
  try {
    const { session, email } = await openPerson(service.url, "reads@example.org");
    const api = `${service.url}/api/v1`;
    const headers = await signIn(service.url, email);
    const whole = `${api}/generate/sessions/${session}`;
    const known = (await fetch(whole, { headers })).headers.get("etag") ?? "";
    const calls = [
      { name: "health", url: `${service.url}/health`, headers: {}, status: 200 },
      { name: "session", url: whole, headers, status: 200 },
      {
        name: "session, 304",
        url: whole,
        headers: { ...headers, "if-none-match": known },
        status: 304,
      },
      { name: "list", url: `${api}/generate/sessions`, headers, status: 200 },
      { name: "me", url: `${api}/auth/me`, headers, status: 200 },
    ];
    const rates = new Map<string, number[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, url, headers: sent, status } of calls) {
        rates.set(name, [...(rates.get(name) ?? []), await rateOf(url, sent, status)]);
      }
    }
    const health = best(rates.get("health") ?? []);
    const note = (rate: number): string =>
      `${Math.round(rate)} a second beside ${Math.round(health)} of /health, ${atOnce} at once, best of ${rounds}`;
    return calls.slice(1).map(({ name }) => {
      const rate = best(rates.get(name) ?? []);
      const bar = name === "list" || name === "me" ? bars[name] : bars.session;
      return atLeast(`reads beside /health: ${name}`, (100 * rate) / health, "%", bar, note(rate));
    });
  } finally {
    await service.stop();
  }
}
