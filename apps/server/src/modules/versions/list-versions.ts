import type { ErrorCode, VersionList, VersionSummary } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { loadDocumentRows } from "../generation-sessions/documents.ts";
import type { DocumentRow } from "../generation-sessions/documents.ts";
import { findSession } from "../generation-sessions/repository.ts";
import type { SessionRow } from "../generation-sessions/repository.ts";
import { firstVersion } from "./keep-version.ts";
import * as store from "./repository.ts";

type Needs = Pick<Dependencies, "database">;

/** A finished session with its documents as they are stored. */
export interface PresentVersion {
  readonly row: SessionRow;
  readonly documents: readonly DocumentRow[];
}

async function findFinished(
  needs: Needs,
  accountId: string,
  sessionId: string,
): Promise<Result<SessionRow, ErrorCode>> {
  const session = await findSession(needs.database.query, accountId, sessionId);
  if (session === null) return err("session_not_found");
  return session.status === "succeeded" ? ok(session.row) : err("not_ready");
}

export async function findPresent(
  needs: Needs,
  accountId: string,
  sessionId: string,
): Promise<Result<PresentVersion, ErrorCode>> {
  const row = await findFinished(needs, accountId, sessionId);
  if (!row.ok) return row;
  const documents = await loadDocumentRows(needs.database.query, sessionId);
  return ok({ row: row.value, documents });
}

export function presentVersion(version: store.ListedVersion): VersionSummary {
  return {
    number: version.number,
    by: version.by,
    changes: version.changes,
    template: version.template,
    ats_score: version.atsScore,
    created_at: version.createdAt.toISOString(),
  };
}

/** The present version; look and score are those of the session, whatever its row says. */
export function versionNow(
  row: SessionRow,
  kept: readonly store.ListedVersion[],
): store.ListedVersion {
  const { version, template, atsScore } = row;
  const listed = kept.find((one) => one.number === version) ?? firstVersion(row);
  return { ...listed, template, atsScore };
}

/** The versions of a session, newest first; the first is the present one. */
export async function listVersions(
  needs: Needs,
  accountId: string,
  sessionId: string,
): Promise<Result<VersionList, ErrorCode>> {
  const row = await findFinished(needs, accountId, sessionId);
  if (!row.ok) return row;
  const { version } = row.value;
  const kept = await store.listVersions(needs.database.query, sessionId);
  const older = kept.filter((one) => one.number < version);
  return ok({ version, versions: [versionNow(row.value, kept), ...older].map(presentVersion) });
}
