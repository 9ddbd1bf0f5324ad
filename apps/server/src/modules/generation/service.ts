import type { ErrorCode, Session, SessionList } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { addLastEvent, cancelJob, deleteEndedJob } from "../../jobs/repository.ts";
import { isReadOnly } from "../entitlement/read-only.ts";
import { markBlobsDeleting } from "../blobs/repository.ts";
import { loadAttestedSource } from "../generation-sessions/review-state.ts";
import { deleteUnusedSource } from "../uploads/repository.ts";
import { generationSubject, releaseSession, releaseUsage } from "../usage/usage.ts";
import { loadTailoring } from "../generation-sessions/documents.ts";
import { presentSession, presentSummary } from "../generation-sessions/present-session.ts";
import { endedEvent } from "./progress.ts";
import * as store from "../generation-sessions/repository.ts";

type Needs = Pick<Dependencies, "database" | "clock">;

/** The sessions of an account, newest first, and how many there are. */
export async function listSessions(needs: Needs, of: store.ListedOf): Promise<SessionList> {
  const { query } = needs.database;
  const sessions = (await store.listSessions(query, of)).map(presentSummary);
  // A list that is not full has been counted by reading it.
  const isCut = sessions.length >= (of.limit ?? store.listLimit);
  const total = isCut ? await store.countSessions(query, of) : sessions.length;
  const isWhole = (of.search ?? "") === "" && of.applicationState === undefined;
  const all = isWhole ? total : await store.countSessions(query, { accountId: of.accountId });
  return { sessions, total, all };
}

export async function getSession(
  needs: Needs,
  accountId: string,
  id: string,
): Promise<Result<Session, ErrorCode>> {
  const session = await store.findSession(needs.database.query, accountId, id);
  if (session === null) return err("session_not_found");
  const { query } = needs.database;
  const now = needs.clock.now();
  const readOnly = await isReadOnly(query, accountId, session.row.template, now);
  return ok({ ...(await wholeSession(query, session)), read_only: readOnly });
}

/** A session with everything that belongs to it. */
export async function wholeSession(
  queries: Queries,
  session: store.StandingSession,
): Promise<Session> {
  return presentSession(session, {
    extraction: await loadAttestedSource(queries, session.row),
    tailoring: await loadTailoring(queries, session.row),
  });
}

/** Cancels a run: at once while it waits, by its worker while it runs. */
export async function cancelGeneration(
  needs: Needs,
  accountId: string,
  id: string,
): Promise<Result<null, ErrorCode>> {
  return needs.database.transaction(async (queries) => {
    const session = await store.findSession(queries, accountId, id);
    if (session === null) return err("session_not_found");
    const { jobId, outcome } = session.row;
    if (outcome === "cancelled") return ok(null);
    if (outcome !== null || jobId === null) return err("already_finished");
    const cancelled = await cancelJob(queries, jobId);
    if (cancelled === null) return err("already_finished");
    if (cancelled === "ended") {
      await releaseUsage(queries, accountId, generationSubject(id));
      const end = { state: "cancelled" as const, code: "cancelled" };
      await store.closeSession(queries, id, {
        outcome: end.state,
        errorCode: end.code,
        at: needs.clock.now(),
      });
      await addLastEvent(queries, jobId, endedEvent({ ...end, attempt: 0 }));
    }
    return ok(null);
  });
}

/** Ends the run of a session that goes, and tells those who still follow it. */
async function endJobOf(queries: Queries, jobId: number): Promise<void> {
  const cancelled = await cancelJob(queries, jobId);
  if (cancelled === null) return deleteEndedJob(queries, jobId);
  if (cancelled === "asked") return;
  const end = { state: "cancelled" as const, code: "cancelled", attempt: 0 };
  await addLastEvent(queries, jobId, endedEvent(end));
}

/** Deletes a session with its documents and files; a run of it ends. */
export async function deleteSession(
  needs: Needs,
  accountId: string,
  id: string,
): Promise<Result<null, ErrorCode>> {
  return needs.database.transaction(async (queries) => {
    const session = await store.findSession(queries, accountId, id);
    if (session === null) return err("session_not_found");
    const { jobId, sourceId, outcome } = session.row;
    if (outcome === null) await releaseUsage(queries, accountId, generationSubject(id));
    await releaseSession(queries, id);
    if (jobId !== null) await endJobOf(queries, jobId);
    await markBlobsDeleting(queries, await store.deleteSessionRow(queries, id));
    await deleteUnusedSource(queries, sourceId);
    return ok(null);
  });
}
