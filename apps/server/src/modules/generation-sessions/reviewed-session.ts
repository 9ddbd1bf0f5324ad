import type { ErrorCode } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Paper, Posting, Result, Tailoring, TemplateId } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import { printSettingsOf } from "./print-settings.ts";
import type { StoredLayout } from "./print-settings.ts";
import { loadDocumentRows, tailoringFrom } from "./documents.ts";
import type { DocumentRow } from "./documents.ts";
import { findSession, postingOf } from "./repository.ts";
import type { StandingSession, StoredPages } from "./repository.ts";
import { reviewStateOf } from "./review-state.ts";
import type { ReviewState } from "./review-state.ts";

/** A finished session with what a review works on. */
export interface ReviewedSession {
  readonly session: StandingSession;
  readonly state: ReviewState & { readonly pages: StoredPages };
  /** The documents as they are stored. */
  readonly documents: readonly DocumentRow[];
  readonly posting: Posting;
  readonly tailoring: Tailoring;
  readonly template: TemplateId;
  readonly paper: Paper;
  /** Page budget and page breaks of the resume. */
  readonly layout: StoredLayout;
  /** The day on which the documents were written. */
  readonly today: string;
}

/** A session of this account that has its documents. */
export async function findReviewed(
  queries: Queries,
  accountId: string,
  id: string,
): Promise<Result<ReviewedSession, ErrorCode>> {
  const session = await findSession(queries, accountId, id);
  if (session === null) return err("session_not_found");
  if (session.status !== "succeeded") return err("not_ready");
  const { row } = session;
  const documents = await loadDocumentRows(queries, id);
  const tailoring = tailoringFrom(row, documents);
  const { pages, ...state } = reviewStateOf(row);
  if (tailoring === null || pages === null) return err("not_ready");
  return ok({
    session,
    state: { ...state, pages },
    documents,
    posting: postingOf(row),
    tailoring,
    ...printSettingsOf(row),
    today: (row.finishedAt ?? row.createdAt).toISOString().slice(0, 10),
  });
}
