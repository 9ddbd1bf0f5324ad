import * as z from "zod";
import { corpus, corpusFiles, corpusPostings, resumeEndings } from "../quality/corpus.ts";
import { buyLargestPlan } from "./buy-plan.ts";
import { atMost, notMeasured, quantile } from "./figures.ts";
import type { Figure } from "./figures.ts";
import { signIn, startService } from "./service.ts";
import type { Caller } from "./service.ts";

const uploadSchema = z.object({ upload_id: z.string() });
const acceptedSchema = z.object({ session_id: z.string() });
const sessionSchema = z.object({ status: z.string() });

const mediaTypes: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  txt: "text/plain",
};

async function generate(caller: Caller, uploadId: string, posting: string): Promise<number> {
  const started = performance.now();
  const accepted = acceptedSchema.parse(
    await caller.post(
      "/api/v1/generate/generate",
      { upload_id: uploadId, job_description: posting, template: "modern" },
      { prefer: "respond-async", "idempotency-key": crypto.randomUUID() },
    ),
  );
  const path = `/api/v1/generate/sessions/${accepted.session_id}`;
  await caller.follow(`${path}/events`);
  const session = sessionSchema.parse(await caller.get(path));
  if (session.status !== "succeeded") throw new Error(`the run ended as ${session.status}`);
  await Promise.all(
    ["resume", "cover_letter"].map((kind) =>
      caller.get(`${path}/preview/${kind}?format=pages&drawings=true`),
    ),
  );
  return performance.now() - started;
}

function median(samples: readonly number[]): string {
  return `median ${quantile(samples, 0.5).toFixed(0)} ms`;
}

/** Upload to facts, and click to both documents painted, over HTTP as the browser does it. */
export async function measureService(): Promise<Figure[]> {
  const names = ["upload to facts shown, p95", "click to both documents ready, p95"] as const;
  if (!corpus.present) {
    return [
      notMeasured(names[0], "<= 1.5 s", "the corpus is not here"),
      notMeasured(names[1], "<= 2 s", "the corpus is not here"),
    ];
  }
  const service = await startService({ env: { LOG_LEVEL: "silent" } });
  const caller = await signIn(service.url, "bench@example.com");
  await buyLargestPlan(caller);
  const postings = corpusPostings().slice(0, 5);
  const uploads: number[] = [];
  const runs: number[] = [];
  const files = corpusFiles(corpus.resumes, resumeEndings);
  for (const [index, file] of [...files, ...files, ...files].entries()) {
    const type = mediaTypes[file.name.split(".").at(-1) ?? ""] ?? "";
    const started = performance.now();
    const { upload_id } = uploadSchema.parse(await caller.upload(file.name, type, file.bytes));
    await caller.get(`/api/v1/upload/${upload_id}`);
    uploads.push(performance.now() - started);
    if (index >= files.length) continue;
    for (const posting of postings) runs.push(await generate(caller, upload_id, posting.text));
  }
  await service.stop();
  return [
    atMost(
      names[0],
      quantile(uploads, 0.95) / 1000,
      "s",
      1.5,
      `${uploads.length} uploads of corpus resumes over HTTP, the first with a cold child; ${median(uploads)}`,
    ),
    atMost(
      names[1],
      quantile(runs, 0.95) / 1000,
      "s",
      2,
      `${runs.length} runs, events followed, both previews fetched; ${median(runs)}`,
    ),
  ];
}
