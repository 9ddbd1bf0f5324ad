import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { sessionSchema, subscriptionResponseSchema } from "@savile/contracts";
import * as z from "zod";
import { jobText, resumeText } from "../../apps/server/src/testing/sample-texts.ts";
import { makeDataFolder } from "../bench/service.ts";
import { startProvider } from "../fakes/provider/start-provider.ts";
import type { FakeProvider } from "../fakes/provider/start-provider.ts";
import { openCaller } from "../quality/loop/caller.ts";
import type { LoopCaller } from "../quality/loop/caller.ts";
import { startKillable } from "./acknowledged.ts";
import type { FaultRow } from "./fault-row.ts";

const longestMs = 400;
const patienceMs = 180_000;
const uploadSchema = z.object({ upload_id: z.string() });
const startedSchema = z.object({ session_id: z.string() });

async function startRun(caller: LoopCaller): Promise<string> {
  const bytes = Buffer.from(resumeText);
  const sent = await caller.file("/api/v1/upload/resume", "resume.txt", "text/plain", bytes);
  const { upload_id } = uploadSchema.parse(JSON.parse(sent.body));
  const body = JSON.stringify({ upload_id, job_description: jobText });
  const headers = { "content-type": "application/json", prefer: "respond-async" };
  const made = await caller.send("POST", "/api/v1/generate/generate", body, headers);
  return startedSchema.parse(JSON.parse(made.body)).session_id;
}

/** Waits for the end of a run; answers how it ended. */
async function endOf(caller: LoopCaller, id: string): Promise<string> {
  const from = performance.now();
  while (performance.now() - from < patienceMs) {
    const answer = await caller.json("GET", `/api/v1/generate/sessions/${id}`);
    const read = answer.status === 200 ? sessionSchema.parse(JSON.parse(answer.body)) : null;
    if (read !== null && /succeeded|failed|cancelled/.test(read.status)) return read.status;
    await sleep(200);
  }
  return "open";
}

/** Waits until the provider was asked once more than `before`. */
async function askedAgain(provider: FakeProvider, before: number): Promise<void> {
  while (provider.requests.length <= before) await sleep(5);
}

async function runOnce(folder: string, provider: FakeProvider, index: number, kills: boolean) {
  const settings = {
    ANTHROPIC_API_KEY: "fake",
    LLM_BASE_URL: provider.url,
    LLM_MODEL: "fake:ok",
  };
  const email = `answer-${index}@example.test`;
  const before = provider.requests.length;
  const program = await startKillable(folder, settings);
  const caller = await openCaller(program.url, email);
  const id = await startRun(caller);
  let last = program;
  let asking = caller;
  if (kills) {
    await askedAgain(provider, before);
    await sleep(Math.random() * longestMs);
    program.kill();
    last = await startKillable(folder, settings);
    asking = await openCaller(last.url, email);
  }
  const status = await endOf(asking, id);
  const plan = await asking.json("GET", "/api/v1/generate/user/subscription");
  const { usage } = subscriptionResponseSchema.parse(JSON.parse(plan.body));
  await last.stop();
  return { status, charged: usage.generations_used, asked: provider.requests.length - before };
}

/**
 * F03: the process is killed between the answer of a language model and the commit of the run: the run is done after
 * the next start, charged once, and no question is put more than twice.
 */
export async function loseAnswers(kills: number): Promise<FaultRow> {
  const provider = await startProvider();
  const folder = await makeDataFolder();
  const row = { acknowledged: 0, lost: 0, starts: 0, started: 0 };
  let most = 0;
  try {
    const usual = (await runOnce(folder, provider, 0, false)).asked;
    for (let kill = 1; kill <= kills; kill += 1) {
      const { status, charged, asked } = await runOnce(folder, provider, kill, true);
      row.acknowledged += 1;
      row.starts += 1;
      row.lost += status === "succeeded" ? 0 : 1;
      row.started += charged === 1 && asked <= 2 * usual ? 1 : 0;
      most = Math.max(most, asked);
      console.log(`kill ${kill}: ${status}, charged ${charged}, asked ${asked} of ${usual}`);
    }
    return {
      fault: "F03: SIGKILL between the answer of a language model and the commit",
      times: `${kills} kills`,
      ...row,
      note: `charged once each; ${usual} questions without a kill, at most ${most} with one`,
    };
  } finally {
    await provider.close();
    await rm(folder, { recursive: true, force: true });
  }
}
