import type { Refinement, Tailoring } from "@savile/model";
import { setRefinements } from "@savile/tailoring";
import type { Refined } from "@savile/tailoring";
import { refineDocuments, reviewTexts } from "@savile/workflow";
import type { TextWork } from "@savile/workflow";
import type { Dependencies } from "../../dependencies.ts";
import type { Queries } from "../../db/database.ts";
import type { JobHandler, JobOutcome, JobRun } from "../../jobs/job-worker.ts";
import { textWorkOf } from "../../texts/writing-tasks.ts";
import { openEngine } from "../models/open-engine.ts";
import { forgetAnswers } from "../models/remember-answers.ts";
import { noteRunCompleted, noteRunStarted } from "../models/run-events.ts";
import { storeReview } from "../review/repository.ts";
import { loadAttestedSource } from "../generation-sessions/review-state.ts";
import { findReviewed } from "../generation-sessions/reviewed-session.ts";
import type { ReviewedSession } from "../generation-sessions/reviewed-session.ts";
import { chargeUsage, releaseUsage } from "../usage/usage.ts";
import { refinementPayloadSchema, refinementSubject } from "./queue.ts";
import { endedEvent, lineEvent, startedEvent, succeededEvent } from "./refinement-event.ts";
import * as store from "./repository.ts";
import type { RefinementRow } from "./repository.ts";

type Needs = Pick<Dependencies, "database" | "clock" | "renderer" | "logger" | "models" | "texts">;

/** What a model may take of the 15 s that a person is promised. */
const modelMs = 12_500;

/** The documents of a session, from the newest version. */
async function newest(queries: Queries, row: RefinementRow): Promise<ReviewedSession | null> {
  const found = await findReviewed(queries, row.accountId, row.sessionId);
  return found.ok ? found.value : null;
}

/** Documents with a proposal, made on one version of them. */
interface Proposed {
  readonly version: number;
  readonly tailoring: Tailoring;
}

/** The documents with one more instruction. */
async function propose(
  queries: Queries,
  reviewed: ReviewedSession,
  refinement: Refinement,
  texts?: TextWork,
): Promise<Proposed> {
  const { state, tailoring, session } = reviewed;
  const standing = tailoring.refined?.refinements ?? [];
  const input = {
    ...reviewed,
    extraction: await loadAttestedSource(queries, session.row),
    jobDescription: session.row.jobDescription,
    tailoring: setRefinements(tailoring, [...standing, refinement]),
    decisions: state.decisions,
  };
  const next = await reviewTexts(input, texts);
  return { version: state.version, tailoring: next.tailoring };
}

/** Puts what was proposed into the session as it is now; somebody may have decided meanwhile. */
async function storeProposals(
  queries: Queries,
  row: RefinementRow,
  { refinement, proposed, at }: Carried,
): Promise<void> {
  await store.lockSession(queries, row.sessionId);
  const reviewed = await newest(queries, row);
  if (reviewed === null) return;
  const { state } = reviewed;
  const next =
    proposed?.version === state.version ? proposed : await propose(queries, reviewed, refinement);
  await storeReview(queries, {
    before: reviewed,
    state: { ...state, version: state.version + 1 },
    tailoring: next.tailoring,
    at,
    cause: { by: "refinement", notes: { instruction: refinement.instruction } },
  });
}

interface Carried {
  readonly refined: Refined;
  readonly refinement: Refinement;
  /** Made before the session is held: nobody waits for the database while another process works. */
  readonly proposed: Proposed | null;
  readonly durationMs: number;
  readonly at: Date;
}

/** Only what proposes something is counted, and not where the plan's model could not be reached. */
function isCounted({ outcome, made }: Refined): boolean {
  return outcome === "applied" && made.because !== "provider-failed" && made.because !== "busy";
}

/** Stores what came of an instruction; only one that proposes something is charged. */
async function storeOutcome(queries: Queries, row: RefinementRow, carried: Carried): Promise<void> {
  const { refined, refinement, durationMs, at } = carried;
  const { outcome, parts, suggestions, gaps, lines } = refined;
  const subject = refinementSubject(row.id);
  if (outcome === "applied") await storeProposals(queries, row, carried);
  const settle = isCounted(refined) ? chargeUsage : releaseUsage;
  await settle(queries, row.accountId, subject);
  await forgetAnswers(queries, row.sessionId);
  await noteRunCompleted(queries, "refinement", {
    accountId: row.accountId,
    sessionId: row.sessionId,
    at,
    outcome: "succeeded",
    durationMs,
    made: refined.made,
  });
  await store.closeRefinement(queries, row.id, {
    outcome,
    result: { parts, suggestions, gaps, changes: lines.length, counted: isCounted(refined) },
    made: refinement.made,
    durationMs,
    finishedAt: at,
  });
}

/** The instruction on the newest documents, worded by the model of the plan where there is one. */
async function refineNow(
  needs: Needs,
  row: RefinementRow,
  reviewed: ReviewedSession,
  run: JobRun,
): Promise<Refined> {
  const { posting, tailoring, template, paper, layout, today, session } = reviewed;
  const { attempt, deadlineAt } = run.job;
  const opened = await openEngine(needs, {
    accountId: row.accountId,
    sessionId: row.sessionId,
    signal: run.signal,
    withinMs: Math.min(modelMs, deadlineAt.getTime() - Date.now()),
  });
  try {
    return await refineDocuments(
      {
        extraction: await loadAttestedSource(needs.database.query, session.row),
        posting,
        jobDescription: session.row.jobDescription,
        template,
        paper,
        pageBudget: layout.pageBudget,
        breaks: layout.breaks,
        today,
        tailoring,
        instruction: row.instruction,
        engine: opened.engine,
        onLine: (line) => void run.event(lineEvent(attempt, line)),
      },
      needs.renderer,
      textWorkOf(needs.texts, row.accountId, run.signal),
    );
  } finally {
    await opened.close();
  }
}

async function carryOut(
  needs: Needs,
  row: RefinementRow,
  reviewed: ReviewedSession,
  run: JobRun,
): Promise<JobOutcome> {
  const startedAt = performance.now();
  const { attempt } = run.job;
  if (attempt === 1) {
    await noteRunStarted(needs.database.query, "refinement", {
      accountId: row.accountId,
      sessionId: row.sessionId,
      at: needs.clock.now(),
    });
  }
  await run.event(startedEvent(attempt));
  const refined = await refineNow(needs, row, reviewed, run);
  const at = needs.clock.now();
  const durationMs = Math.round(performance.now() - startedAt);
  const refinement: Refinement = {
    id: row.id,
    instruction: row.instruction,
    at: at.toISOString(),
    made: refined.made,
    lines: [...refined.lines],
  };
  const texts = textWorkOf(needs.texts, row.accountId, run.signal);
  const standing = refined.outcome === "applied" ? await newest(needs.database.query, row) : null;
  const proposed =
    standing === null ? null : await propose(needs.database.query, standing, refinement, texts);
  const carried = { refined, refinement, proposed, durationMs, at };
  return {
    done: true,
    store: (queries) => storeOutcome(queries, row, carried),
    last: succeededEvent(attempt, refined.outcome),
  };
}

/** Carries out instructions for finished documents. */
export function refinementHandler(needs: Needs): JobHandler {
  return {
    run: async (run) => {
      const { refinementId } = refinementPayloadSchema.parse(run.job.payload);
      const row = await store.loadRefinement(needs.database.query, refinementId);
      const reviewed = row === null ? null : await newest(needs.database.query, row);
      if (row === null || reviewed === null) {
        return { done: false, failure: { code: "session_not_found", retry: false } };
      }
      return carryOut(needs, row, reviewed, run);
    },
    settle: async (queries, payload, end) => {
      const { refinementId } = refinementPayloadSchema.parse(payload);
      const row = await store.loadRefinement(queries, refinementId);
      if (row === null) return;
      await releaseUsage(queries, row.accountId, refinementSubject(row.id));
      await forgetAnswers(queries, row.sessionId);
      const at = needs.clock.now();
      await noteRunCompleted(queries, "refinement", {
        accountId: row.accountId,
        sessionId: row.sessionId,
        at,
        outcome: end.state,
        durationMs: at.getTime() - row.createdAt.getTime(),
      });
      await store.closeRefinement(queries, refinementId, {
        outcome: end.state,
        errorCode: end.state === "failed" ? "refinement_failed" : null,
        finishedAt: at,
      });
    },
    lastEvent: (end) =>
      endedEvent(end.state === "failed" ? { ...end, code: "refinement_failed" } : end),
  };
}
