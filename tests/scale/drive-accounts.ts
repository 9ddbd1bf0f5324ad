import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { buyLargestPlan } from "../bench/buy-plan.ts";
import { signIn } from "../bench/service.ts";
import { ageMs, freshly } from "./freshly.ts";
import type { Caller } from "../bench/service.ts";

const uploadSchema = z.object({ upload_id: z.string() });
const acceptedSchema = z.object({ session_id: z.string() });
const statusSchema = z.object({ status: z.string() });
const limitMs = 10 * 60_000;

/** What became of the runs of all accounts. */
export interface Outcome {
  readonly runs: number;
  readonly succeeded: number;
  /** Downloads that were tried, and those that the other machine did not find. */
  readonly downloads: number;
  readonly missing: number;
  /** Every other answer that nobody expected, by its words. */
  readonly odd: readonly string[];
}

function resumeOf(index: number): string {
  return `Ines Calder ${index}\nWard Clerk\nines${index}@example.org | Leeds, UK\n\nEXPERIENCE\nWard Clerk, Larch Valley Hospital, Leeds\nMarch 2018 - Present\n- Registered ${40 + index} patients a day and kept their records complete\n- Ordered supplies for two wards\n\nEDUCATION\nDiploma in Office Administration, Elmstead College, 2017\n\nSKILLS\nPatient records, Scheduling, Excel\n`;
}

function jobOf(index: number): string {
  return `Medical Receptionist at Harbour Clinic ${index}, Leeds\n\nWe look for a receptionist who keeps our front desk calm.\n\nRequirements\n- Experience with patient records\n- Scheduling appointments\n- Excel\n`;
}

/** Tries again what a process that was killed or is busy did not answer: that is what a browser does. */
async function again<T>(run: () => Promise<T>): Promise<T> {
  const began = Date.now();
  for (;;) {
    try {
      return await run();
    } catch (error) {
      const text = error instanceof Error ? error.message : "";
      const isForTheMoment = /: (?:503|429) |fetch failed|terminated/.test(text);
      if (!isForTheMoment || Date.now() - began > limitMs) throw error;
      await sleep(500);
    }
  }
}

async function follow(caller: () => Promise<Caller>, sessionId: string): Promise<string> {
  const began = Date.now();
  for (;;) {
    const read = await again(async () =>
      (await caller()).get(`/api/v1/generate/sessions/${sessionId}`),
    );
    const { status } = statusSchema.parse(read);
    if (/^(?:succeeded|failed|cancelled)$/.test(status) || Date.now() - began > limitMs)
      return status;
    await sleep(400);
  }
}

async function download(url: string, bearer: string, sessionId: string): Promise<number> {
  const path = `/api/v1/generate/sessions/${sessionId}/download/pdf?document_type=resume`;
  const answer = await fetch(`${url}${path}`, { headers: { authorization: bearer } });
  await answer.arrayBuffer();
  return answer.status;
}

/** Signs in at a machine for calls whose answers are files. */
async function bearerAt(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/auth/request-code`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email }),
  });
  return `Bearer ${z.object({ access_token: z.string() }).parse(await answer.json()).access_token}`;
}

/** One account: its file comes in at one machine, runs begin and are read at both, files leave at both. */
async function driveOne(urls: readonly [string, string], index: number, runs: number) {
  const email = `scale${index}@example.org`;
  const [first, second] = index % 2 === 0 ? urls : [urls[1], urls[0]];
  const here = freshly(ageMs, () => again(() => signIn(first, email)));
  const there = freshly(ageMs, () => again(() => signIn(second, email)));
  await again(async () => buyLargestPlan(await here()));
  const bytes = new TextEncoder().encode(resumeOf(index));
  const { upload_id } = uploadSchema.parse(
    await again(async () => (await here()).upload("cv.txt", "text/plain", bytes)),
  );
  const bearers = [
    freshly(ageMs, () => again(() => bearerAt(first, email))),
    freshly(ageMs, () => again(() => bearerAt(second, email))),
  ] as const;
  const statuses: string[] = [];
  const answers: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const key = crypto.randomUUID();
    const { session_id } = acceptedSchema.parse(
      await again(async () =>
        (await there()).post(
          "/api/v1/generate/generate",
          { upload_id, job_description: jobOf(index * 100 + run), template: "modern" },
          { prefer: "respond-async", "idempotency-key": key },
        ),
      ),
    );
    const status = await follow(here, session_id);
    statuses.push(status);
    if (status !== "succeeded") continue;
    answers.push(await download(second, await bearers[1](), session_id));
    answers.push(await download(first, await bearers[0](), session_id));
  }
  return { statuses, answers };
}

/** Drives many accounts side by side, each with some runs one after the other. */
export async function driveAccounts(
  urls: readonly [string, string],
  { accounts, runs }: { readonly accounts: number; readonly runs: number },
): Promise<Outcome> {
  const odd: string[] = [];
  const all = await Promise.all(
    Array.from({ length: accounts }, (_, index) =>
      driveOne(urls, index, runs).catch((error: unknown) => {
        odd.push(error instanceof Error ? error.message.slice(0, 200) : "?");
        return { statuses: [], answers: [] };
      }),
    ),
  );
  const statuses = all.flatMap((one) => one.statuses);
  const answers = all.flatMap((one) => one.answers);
  for (const status of statuses) if (status !== "succeeded") odd.push(`a run ended as ${status}`);
  for (const answer of answers) {
    if (answer !== 200 && answer !== 404) odd.push(`a download was answered ${answer}`);
  }
  return {
    runs: accounts * runs,
    succeeded: statuses.filter((status) => status === "succeeded").length,
    downloads: answers.length,
    missing: answers.filter((status) => status === 404).length,
    odd,
  };
}
