import type { Session, SessionSummary } from "@savile/contracts";
import { papers } from "@savile/model";
import type { Extraction, Tailoring } from "@savile/model";
import * as z from "zod";
import { presentLayout } from "./print-settings.ts";
import { reviewStateOf } from "./review-state.ts";
import { postingOf } from "./repository.ts";
import type { ListedSession, StandingSession } from "./repository.ts";
import type { StoredSession } from "../generation/stored-session.ts";

/** A session without its texts; lists name its file besides. */
type SummarisedSession = Omit<ListedSession, "fileName"> & { readonly fileName?: string | null };

/** A session as lists show it. */
export function presentSummary(session: SummarisedSession): SessionSummary {
  return {
    session_id: session.id,
    upload_id: session.uploadId,
    title: session.ownTitle ?? session.title,
    ...(session.ownTitle === null ? {} : { renamed: true }),
    job_title: session.jobTitle,
    company: session.company,
    template: session.template,
    version: session.version,
    status: session.status,
    ats_score: session.atsScore,
    application_state: session.applicationState,
    ...(typeof session.fileName === "string" ? { file_name: session.fileName } : {}),
    created_at: session.createdAt.toISOString(),
    finished_at: session.finishedAt?.toISOString() ?? null,
  };
}

/** Without what was written before instructions and edits: that is kept only to take them back. */
export function shownTailoring(tailoring: Tailoring): Tailoring {
  const { refined: _, edited, ...shown } = tailoring;
  if (edited === undefined) return shown;
  const { written: __, ...edits } = edited;
  return { ...shown, edited: edits };
}

/** A session as the wire shows it, without its large parts. */
export function presentHead(
  session: Pick<StoredSession, "row" | "status" | "jobTitle" | "company">,
  readOnly: boolean,
): Omit<Session, "posting" | "extraction" | "tailoring"> {
  const { row, status, jobTitle, company } = session;
  const { version, decisions, answers, pages } = reviewStateOf(row);
  return {
    ...presentSummary({ ...row, jobTitle, company, status }),
    error_code: row.errorCode,
    read_only: readOnly,
    paper: z.enum(papers).parse(row.paper),
    layout: presentLayout(row.layout),
    duration_ms: row.durationMs,
    job_description: row.jobDescription,
    version,
    decisions: decisions.map(({ changeId, ...decision }) => ({
      change_id: changeId,
      ...decision,
    })),
    gap_answers: answers,
    pages:
      pages === null
        ? null
        : { resume: pages.resume, cover_letter: pages.letter, budget: pages.budget },
  };
}

/** A whole session as the wire shows it. */
export function presentSession(
  { row, status }: StandingSession,
  source: { extraction: Extraction; tailoring: Tailoring | null },
): Session {
  const posting = postingOf(row);
  const { title: jobTitle = null, company = null } = posting;
  return {
    ...presentHead({ row, status, jobTitle, company }, false),
    posting,
    extraction: source.extraction,
    tailoring: source.tailoring === null ? null : shownTailoring(source.tailoring),
  };
}
