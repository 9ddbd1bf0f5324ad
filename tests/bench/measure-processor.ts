import { readFile } from "node:fs/promises";
import * as z from "zod";
import { openPerson, posting } from "../quality/loop/sessions.ts";
import type { Figure } from "./figures.ts";
import { processTree, startService } from "./service.ts";

const reads = 400;
const runs = 20;
const warmUp = 20;
const msPerTick = 10;
const authSchema = z.object({ access_token: z.string() });
const madeSchema = z.object({ session_id: z.string() });

/** Processor time of a process with all its children, those that ended included, in milliseconds. */
async function processorMs(pid: number): Promise<number> {
  let ticks = 0;
  for (const id of await processTree(pid)) {
    const text = await readFile(`/proc/${id}/stat`, "utf8").catch(() => "");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    // Its own, and for the first of the tree that of children which are gone.
    const counted = id === pid ? fields.slice(11, 15) : fields.slice(11, 13);
    ticks += counted.reduce((sum, field) => sum + Number(field), 0);
  }
  return ticks * msPerTick;
}

function told(name: string, value: number, times: number): Figure {
  const note = `processor time of the server and its children, mean of ${times}; other load of the machine does not count`;
  return { name: `processor: ${name}`, value, unit: "ms", bar: "none", met: null, note };
}

/** What one answer and one run cost in processor time: what numbers of people and machines are computed from. */
export async function measureProcessor(): Promise<Figure[]> {
  const service = await startService({ env: { LOG_LEVEL: "silent" } });
  const costOf = async (name: string, times: number, one: () => Promise<unknown>) => {
    for (let time = 0; time < warmUp; time += 1) await one();
    const before = await processorMs(service.pid);
    for (let time = 0; time < times; time += 1) await one();
    return told(name, ((await processorMs(service.pid)) - before) / times, times);
  };
  try {
    const person = await openPerson(service.url, "processor@example.org");
    const api = `${service.url}/api/v1`;
    const signed = await fetch(`${api}/auth/request-code`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: service.url },
      body: JSON.stringify({ email: person.email }),
    });
    const { access_token: token } = authSchema.parse(await signed.json());
    const headers = { authorization: `Bearer ${token}` };
    const get =
      (url: string, more: Record<string, string> = {}) =>
      async () => {
        const answer = await fetch(url, { headers: { ...headers, ...more } });
        await answer.arrayBuffer();
        if (!answer.ok && answer.status !== 304) throw new Error(`${url}: ${answer.status}`);
      };
    const whole = `${api}/generate/sessions/${person.session}`;
    const tag = (await fetch(whole, { headers })).headers.get("etag") ?? "";
    const run = async () => {
      const wanted = {
        upload_id: person.upload,
        job_description: `${posting}\n${crypto.randomUUID()}`,
      };
      const made = await person.json("POST", "/api/v1/generate/generate", wanted);
      madeSchema.parse(JSON.parse(made.body));
    };
    return [
      await costOf("/health", reads, get(`${service.url}/health`)),
      await costOf("a session", reads, get(whole)),
      await costOf("a session, 304", reads, get(whole, { "if-none-match": tag })),
      await costOf("the list", reads, get(`${api}/generate/sessions`)),
      await costOf("me", reads, get(`${api}/auth/me`)),
      await costOf("a run", runs, run),
    ];
  } finally {
    await service.stop();
  }
}
