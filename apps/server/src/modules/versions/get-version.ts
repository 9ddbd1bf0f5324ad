import type { ErrorCode, Version, VersionLine } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { compareDocuments } from "./compare-documents.ts";
import type { LineDifference, PrintedDocuments } from "./compare-documents.ts";
import { printedOf } from "./keep-version.ts";
import { findPresent, presentVersion, versionNow } from "./list-versions.ts";
import * as store from "./repository.ts";
import type { SessionRow } from "../generation-sessions/repository.ts";
import { readState } from "../generation-sessions/version-state.ts";

interface PrintedVersion {
  readonly version: store.ListedVersion;
  readonly printed: PrintedDocuments;
}

async function printedVersion(
  needs: Pick<Dependencies, "database">,
  { row, printed }: { readonly row: SessionRow; readonly printed: PrintedDocuments },
  number: number,
): Promise<PrintedVersion | null> {
  const { query } = needs.database;
  if (number === row.version) {
    return { version: versionNow(row, await store.listVersions(query, row.id)), printed };
  }
  const loaded = number > row.version ? null : await store.loadVersion(query, row.id, number);
  if (loaded === null) return null;
  const { resume, letter } = readState(loaded.text);
  const then = { resume: resume.structure.resume, letter: letter.structure.letter };
  return { version: loaded, printed: then };
}

function presentLine({ document, path, what, at, before, after }: LineDifference): VersionLine {
  return {
    document_type: document,
    field_path: path,
    what,
    at,
    old_value: before,
    new_value: after,
  };
}

/** The documents of a version and every line in which the present ones differ. */
export async function getVersion(
  needs: Pick<Dependencies, "database">,
  accountId: string,
  of: { readonly sessionId: string; readonly number: number },
): Promise<Result<Version, ErrorCode>> {
  const present = await findPresent(needs, accountId, of.sessionId);
  if (!present.ok) return present;
  const { row, documents } = present.value;
  const now = printedOf(documents);
  if (now === null) return err("version_not_found");
  const found = await printedVersion(needs, { row, printed: now }, of.number);
  if (found === null) return err("version_not_found");
  const { version, printed } = found;
  return ok({
    ...presentVersion(version),
    documents: { resume: printed.resume, cover_letter: printed.letter },
    difference: compareDocuments(printed, now).map(presentLine),
  });
}
