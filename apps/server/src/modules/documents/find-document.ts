import type { ErrorCode } from "@savile/contracts";
import type { DatedJob } from "@savile/documents";
import { err, ok, proofRowSchema } from "@savile/model";
import type { DocumentKind, ProofRow, Result } from "@savile/model";
import * as z from "zod";
import type { Dependencies } from "../../dependencies.ts";
import { loadDocuments } from "../generation-sessions/documents.ts";
import type { StoredDocument } from "../generation-sessions/documents.ts";
import { findSession, postingOf } from "../generation-sessions/repository.ts";
import { printSettingsOf } from "../generation-sessions/print-settings.ts";
import type { PrintSettings, StoredLayout } from "../generation-sessions/print-settings.ts";

/** A document of a finished session with what its print depends on. */
export interface PrintableDocument extends StoredDocument, PrintSettings {
  readonly accountId: string;
  /** What the session was made of; drafts have none. */
  readonly sourceId?: string;
  /** Seconds since 1970 of this version: the same version gives the same bytes. */
  readonly printedAt: number;
  /** The table of proof of the session; drafts have none. */
  readonly proof?: readonly ProofRow[];
  /** The job that files of it are named after. */
  readonly job: DatedJob;
  readonly sessionCreatedAt: Date;
  /** The text of the posting, which may tell the place. */
  readonly jobDescription: string;
}

const reportSchema = z.object({ table: z.optional(z.array(proofRowSchema)) });

/** The table of proof of a stored result; results of earlier releases have none. */
function proofOf(report: unknown): ProofRow[] {
  return reportSchema.safeParse(report).data?.table ?? [];
}

/** A letter is always kept to one page where it can be; budget and breaks are about the resume, the colour about both. */
export function layoutFor(kind: DocumentKind, layout: StoredLayout): StoredLayout {
  const { pageBudget, breaks, accent } = layout;
  return kind === "resume" ? { pageBudget, breaks, accent } : { accent };
}

/** `YYYY-MM-DD` in UTC */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Both documents of a session of this account; `not_ready` before it succeeded. */
export async function findDocuments(
  needs: Pick<Dependencies, "database">,
  accountId: string,
  sessionId: string,
): Promise<Result<PrintableDocument[], ErrorCode>> {
  const session = await findSession(needs.database.query, accountId, sessionId);
  if (session === null) return err("session_not_found");
  if (session.status !== "succeeded") return err("not_ready");
  const print = printSettingsOf(session.row);
  const { createdAt: sessionCreatedAt } = session.row;
  const { title, company: employer, location: place } = postingOf(session.row);
  const job = { title, employer, place, day: dayOf(sessionCreatedAt) };
  const stored = await loadDocuments(needs.database.query, sessionId);
  return ok(
    stored.map((document) => ({
      ...document,
      ...print,
      layout: layoutFor(document.kind, print.layout),
      accountId,
      sourceId: session.row.sourceId,
      proof: proofOf(session.row.report),
      job,
      sessionCreatedAt,
      jobDescription: session.row.jobDescription,
      printedAt: Math.floor(document.createdAt.getTime() / 1_000),
    })),
  );
}

export async function findDocument(
  needs: Pick<Dependencies, "database">,
  accountId: string,
  sessionId: string,
  kind: DocumentKind,
): Promise<Result<PrintableDocument, ErrorCode>> {
  const documents = await findDocuments(needs, accountId, sessionId);
  if (!documents.ok) return documents;
  const document = documents.value.find((entry) => entry.kind === kind);
  return document === undefined ? err("not_ready") : ok(document);
}
