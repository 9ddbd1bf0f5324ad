import { assertNever, papers, templateIds } from "@savile/model";
import { tailorResume } from "@savile/workflow";
import type { TailorResumeFailure } from "@savile/workflow";
import * as z from "zod";
import type { Dependencies } from "../../dependencies.ts";
import type { JobFailure } from "../../jobs/job.ts";
import type { JobHandler, JobOutcome, JobRun } from "../../jobs/job-worker.ts";
import { loadSource } from "../uploads/repository.ts";
import { chargeUsage, generationSubject, releaseUsage } from "../usage/usage.ts";
import { createProgress, endedEvent, succeededEvent } from "./progress.ts";
import { generationPayloadSchema } from "./queue.ts";
import * as store from "./repository.ts";
import type { SessionRow } from "./repository.ts";

type Needs = Pick<Dependencies, "database" | "clock" | "renderer">;

const printSchema = z.object({ template: z.enum(templateIds), paper: z.enum(papers) });

/** How a failed run is told; only faults of the machinery are worth another attempt. */
function failureOf(failure: TailorResumeFailure): JobFailure {
  switch (failure.code) {
    case "resume_without_content":
      return { code: "resume_without_content", retry: false };
    case "unreadable":
      return { code: "export_unreadable", retry: false };
    case "cancelled":
      return { code: "generation_failed", retry: true };
    case "timeout":
    case "crashed":
    case "busy":
    case "superseded":
      return { code: "render_failed", retry: true };
    case "too_large":
      return { code: "text_too_long", retry: false };
    case "missing_glyphs":
      return { code: "letters_not_printable", retry: false };
    case "template_error":
      return { code: "render_failed", retry: false };
    default:
      return assertNever(failure);
  }
}

async function generate(needs: Needs, row: SessionRow, run: JobRun): Promise<JobOutcome> {
  const startedAt = performance.now();
  const extraction = await loadSource(needs.database.query, row.sourceId);
  const progress = createProgress(run.job.attempt);
  const now = needs.clock.now();
  const tailored = await tailorResume(
    {
      extraction,
      posting: store.postingOf(row),
      jobDescription: row.jobDescription,
      ...printSchema.parse(row),
      today: now.toISOString().slice(0, 10),
      createdAt: Math.floor(now.getTime() / 1_000),
      signal: run.signal,
      onStage: ({ stage, state, found }) => void run.event(progress.stage(stage, state, found)),
    },
    needs.renderer,
  );
  if (!tailored.ok) return { done: false, failure: failureOf(tailored.error) };
  const durationMs = Math.round(performance.now() - startedAt);
  return {
    done: true,
    store: async (queries) => {
      await chargeUsage(queries, row.accountId, generationSubject(row.id));
      await store.storeTailoring(queries, row, tailored.value.tailoring, {
        finished: now,
        durationMs,
        pages: tailored.value.pages,
      });
    },
    last: succeededEvent(run.job.attempt),
  };
}

/** Writes both documents of a GenerationSession. */
export function generationHandler(needs: Needs): JobHandler {
  return {
    run: async (run) => {
      const { sessionId } = generationPayloadSchema.parse(run.job.payload);
      const row = await store.loadSession(needs.database.query, sessionId);
      if (row === null) {
        return { done: false, failure: { code: "session_not_found", retry: false } };
      }
      return generate(needs, row, run);
    },
    settle: async (queries, payload, end) => {
      const { sessionId } = generationPayloadSchema.parse(payload);
      const row = await store.loadSession(queries, sessionId);
      if (row !== null) await releaseUsage(queries, row.accountId, generationSubject(row.id));
      await store.closeSession(queries, sessionId, {
        outcome: end.state,
        errorCode: end.code,
        at: needs.clock.now(),
      });
    },
    lastEvent: endedEvent,
  };
}
