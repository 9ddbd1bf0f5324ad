import { papers, templateIds } from "@savile/model";
import type { EmbeddedReason, Tailoring } from "@savile/model";
import { tailorResume } from "@savile/workflow";
import type { TailorResumeFailure } from "@savile/workflow";
import * as z from "zod";
import type { Dependencies } from "../../dependencies.ts";
import type { JobFailure } from "../../jobs/job.ts";
import type { JobHandler, JobOutcome, JobRun } from "../../jobs/job-worker.ts";
import { textWorkOf } from "../../texts/writing-tasks.ts";
import { placeOf } from "../accounts/repository.ts";
import { openEngine } from "../models/open-engine.ts";
import type { OpenedEngine } from "../models/open-engine.ts";
import { forgetAnswers } from "../models/remember-answers.ts";
import { noteRunCompleted, noteRunStarted } from "../models/run-events.ts";
import { loadSource } from "../uploads/repository.ts";
import { chargeUsage, generationSubject, releaseUsage } from "../usage/usage.ts";
import { createProgress, endedEvent, succeededEvent } from "./progress.ts";
import { generationPayloadSchema } from "./queue.ts";
import * as store from "../generation-sessions/repository.ts";
import { createLineTeller } from "./tell-lines.ts";
import type { SessionRow } from "../generation-sessions/repository.ts";

type Needs = Pick<Dependencies, "database" | "clock" | "logger" | "models" | "renderer" | "texts">;

/** A run with a language model may take this long in all; the rest is for proof and print. */
const wholeMs = 90_000;
const proofMs = 15_000;

const printSchema = z.object({ template: z.enum(templateIds), paper: z.enum(papers) });

/** How a failed run is told; only faults of the machinery are worth another attempt. */
const failures: Readonly<Record<TailorResumeFailure["code"], JobFailure>> = {
  resume_without_content: { code: "resume_without_content", retry: false },
  unreadable: { code: "export_unreadable", retry: false },
  too_large: { code: "text_too_long", retry: false },
  missing_glyphs: { code: "letters_not_printable", retry: false },
  template_error: { code: "render_failed", retry: false },
  cancelled: { code: "generation_failed", retry: true },
  timeout: { code: "render_failed", retry: true },
  crashed: { code: "render_failed", retry: true },
  busy: { code: "render_failed", retry: true },
  superseded: { code: "render_failed", retry: true },
};

/** Whether the plan's model did not write because it could not be reached: the run then costs nothing. */
function isOurFault({ resume, letter }: Tailoring): boolean {
  const faults: readonly (EmbeddedReason | undefined)[] = ["provider-failed", "busy"];
  return [resume.made, letter.made].every((made) => faults.includes(made.because));
}

/** Milliseconds that are left for a model: of the run, and of the time that the job may still take. */
function modelMs({ job }: JobRun): number {
  return Math.min(wholeMs, job.deadlineAt.getTime() - Date.now()) - proofMs;
}

async function write(needs: Needs, row: SessionRow, run: JobRun, opened: OpenedEngine) {
  const extraction = await loadSource(needs.database.query, row.sourceId);
  const place = await placeOf(needs.database.query, row.accountId);
  const { engine } = opened;
  const { attempt } = run.job;
  const progress =
    "because" in engine
      ? createProgress(attempt, "embedded")
      : createProgress(attempt, "llm", engine.name);
  const now = needs.clock.now();
  const tellLines = createLineTeller(
    (lines, count) => void run.event(progress.writing(lines, count)),
    () => performance.now(),
  );
  return tailorResume(
    {
      extraction,
      posting: store.postingOf(row),
      jobDescription: row.jobDescription,
      place,
      ...printSchema.parse(row),
      today: now.toISOString().slice(0, 10),
      createdAt: Math.floor(now.getTime() / 1_000),
      signal: run.signal,
      engine,
      onLines: tellLines,
      onStage: ({ stage, state, found }) => void run.event(progress.stage(stage, state, found)),
    },
    needs.renderer,
    textWorkOf(needs.texts, row.accountId, run.signal),
  );
}

async function writeAndClose(needs: Needs, row: SessionRow, run: JobRun, opened: OpenedEngine) {
  try {
    return await write(needs, row, run, opened);
  } finally {
    await opened.close();
  }
}

async function generate(needs: Needs, row: SessionRow, run: JobRun): Promise<JobOutcome> {
  const startedAt = performance.now();
  const { id: sessionId, accountId } = row;
  const now = needs.clock.now();
  const begun = { accountId, sessionId, at: now };
  if (run.job.attempt === 1) await noteRunStarted(needs.database.query, "generation", begun);
  const opened = await openEngine(needs, {
    accountId,
    sessionId,
    signal: run.signal,
    withinMs: modelMs(run),
  });
  const tailored = await writeAndClose(needs, row, run, opened);
  if (!tailored.ok) return { done: false, failure: failures[tailored.error.code] };
  const durationMs = Math.round(performance.now() - startedAt);
  const { tailoring, pages, pageBudget } = tailored.value;
  return {
    done: true,
    store: async (queries) => {
      const settle = isOurFault(tailoring) ? releaseUsage : chargeUsage;
      await settle(queries, accountId, generationSubject(sessionId));
      await store.storeTailoring(queries, row, tailoring, {
        finished: now,
        durationMs,
        pages,
        layout: { pageBudget },
      });
      await forgetAnswers(queries, sessionId);
      await noteRunCompleted(queries, "generation", {
        ...begun,
        outcome: "succeeded",
        durationMs,
        made: tailoring.resume.made,
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
      const at = needs.clock.now();
      if (row !== null) {
        await releaseUsage(queries, row.accountId, generationSubject(row.id));
        await forgetAnswers(queries, sessionId);
        await noteRunCompleted(queries, "generation", {
          accountId: row.accountId,
          sessionId,
          at,
          outcome: end.state,
          durationMs: at.getTime() - row.createdAt.getTime(),
        });
      }
      await store.closeSession(queries, sessionId, {
        outcome: end.state,
        errorCode: end.code,
        at,
      });
    },
    lastEvent: endedEvent,
  };
}
