import type { ErrorCode, VersionList, VersionSummary } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { findSession } from "../generation/repository.ts";
import type { SessionRow } from "../generation/repository.ts";
import { changesOfOld, madeAt, makerOfOld } from "./keep-version.ts";
import * as store from "./repository.ts";
import type { DocumentRow } from "./version-state.ts";

type Needs = Pick<Dependencies, "database">;

/** A finished session with its documents as they are stored. */
export interface PresentVersion {
  readonly row: SessionRow;
  readonly documents: readonly DocumentRow[];
}

export async function findPresent(
  needs: Needs,
  accountId: string,
  sessionId: string,
): Promise<Result<PresentVersion, ErrorCode>> {
  const { query } = needs.database;
  const session = await findSession(query, accountId, sessionId);
  if (session === null) return err("session_not_found");
  if (session.status !== "succeeded") return err("not_ready");
  return ok({ row: session.row, documents: await store.loadDocumentRows(query, sessionId) });
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
  { row, documents }: PresentVersion,
  listed: store.ListedVersion | undefined,
): store.ListedVersion {
  const { version: number, template, atsScore } = row;
  return {
    number,
    by: listed?.by ?? makerOfOld(number),
    changes: listed?.changes ?? changesOfOld(number),
    template,
    atsScore,
    createdAt: listed?.createdAt ?? madeAt(row, documents),
  };
}

/** The versions of a session, newest first; the first is the present one. */
export async function listVersions(
  needs: Needs,
  accountId: string,
  sessionId: string,
): Promise<Result<VersionList, ErrorCode>> {
  const present = await findPresent(needs, accountId, sessionId);
  if (!present.ok) return present;
  const { version } = present.value.row;
  const kept = await store.listVersions(needs.database.query, sessionId);
  const now = versionNow(
    present.value,
    kept.find((one) => one.number === version),
  );
  const older = kept.filter((one) => one.number < version);
  return ok({ version, versions: [now, ...older].map(presentVersion) });
}
