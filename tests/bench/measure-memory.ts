import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { atMost } from "./figures.ts";
import type { Figure } from "./figures.ts";
import { residentMegabytes, signIn, startService } from "./service.ts";

const early = 100;
const late = 500;
const restMs = 5_000;
const looks = 5;
/** So many take turns, so that nobody meets the limit of runs a minute. */
const people = 25;
const uploadSchema = z.object({ upload_id: z.string() });
const acceptedSchema = z.object({ session_id: z.string() });
const sessionSchema = z.object({ status: z.string() });

const resume = `Ines Calder\nWard Clerk\nines@example.org | Leeds, UK\n\nEXPERIENCE\nWard Clerk, Larch Valley Hospital, Leeds\nMarch 2018 - Present\n- Registered 45 patients a day and kept their records complete\n- Ordered supplies for two wards\n\nEDUCATION\nDiploma in Office Administration, Elmstead College, 2017\n\nSKILLS\nPatient records, Scheduling, Excel\n`;

function posting(run: number): string {
  return `Medical Receptionist at Harbour Clinic ${run}, Leeds\n\nWe look for a receptionist who keeps our front desk calm.\n\nRequirements\n- Experience with patient records\n- Scheduling appointments\n- Excel\n`;
}

/** The least of some looks: what a collection of garbage has not taken yet is no growth. */
async function settledMegabytes(pid: number): Promise<number> {
  const found: number[] = [];
  for (let look = 0; look < looks; look += 1) {
    await sleep(restMs);
    found.push(await residentMegabytes(pid));
  }
  return Math.min(...found);
}

async function enter(url: string, email: string) {
  const caller = await signIn(url, email);
  const bytes = new TextEncoder().encode(resume);
  return { caller, ...uploadSchema.parse(await caller.upload("cv.txt", "text/plain", bytes)) };
}

/** Whether runs leave memory behind: the server with its children after a hundred and after five hundred of them. */
export async function measureMemory(): Promise<Figure[]> {
  const service = await startService({ env: { LOG_LEVEL: "silent", PLANS: "off" } });
  try {
    const users = await Promise.all(
      Array.from({ length: people }, (_, at) => enter(service.url, `memory${at}@example.com`)),
    );
    const generate = async (run: number): Promise<void> => {
      const user = users[run % people];
      if (user === undefined) return;
      const { caller, upload_id } = user;
      const wanted = { upload_id, job_description: posting(run), template: "modern" };
      const headers = { prefer: "respond-async", "idempotency-key": crypto.randomUUID() };
      const made = await caller.post("/api/v1/generate/generate", wanted, headers);
      const path = `/api/v1/generate/sessions/${acceptedSchema.parse(made).session_id}`;
      await caller.follow(`${path}/events`);
      const { status } = sessionSchema.parse(await caller.get(path));
      if (status !== "succeeded") throw new Error(`the run ended as ${status}`);
    };
    for (let run = 1; run <= early; run += 1) await generate(run);
    const before = await settledMegabytes(service.pid);
    for (let run = early + 1; run <= late; run += 1) await generate(run);
    const after = await settledMegabytes(service.pid);
    const note = `${before.toFixed(0)} MB after ${early} runs, ${after.toFixed(0)} MB after ${late}; server and children`;
    const growth = Math.max(0, (100 * (after - before)) / before);
    return [atMost("growth of memory by 400 runs", growth, "%", 10, note)];
  } finally {
    await service.stop();
  }
}
