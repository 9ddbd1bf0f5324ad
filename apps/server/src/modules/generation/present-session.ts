import type { Session, SessionSummary } from "@savile/contracts";
import { papers } from "@savile/model";
import type { Extraction, Tailoring } from "@savile/model";
import * as z from "zod";
import { postingOf } from "./repository.ts";
import type { StandingSession } from "./repository.ts";

/** A session as lists show it. */
export function presentSummary({ row, status }: StandingSession): SessionSummary {
  const posting = postingOf(row);
  return {
    session_id: row.id,
    upload_id: row.uploadId,
    title: row.title,
    job_title: posting.title ?? null,
    company: posting.company ?? null,
    template: row.template,
    status,
    ats_score: row.atsScore,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
}

/** A whole session as the wire shows it. */
export function presentSession(
  session: StandingSession,
  source: { extraction: Extraction; tailoring: Tailoring | null },
): Session {
  const { row } = session;
  return {
    ...presentSummary(session),
    error_code: row.errorCode,
    paper: z.enum(papers).parse(row.paper),
    duration_ms: row.durationMs,
    job_description: row.jobDescription,
    posting: postingOf(row),
    extraction: source.extraction,
    tailoring: source.tailoring,
  };
}
