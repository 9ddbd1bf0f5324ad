import type { ErrorCode, Version, VersionLine } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { compareDocuments } from "./compare-documents.ts";
import type { LineDifference, PrintedDocuments } from "./compare-documents.ts";
import { printedOf } from "./keep-version.ts";
import { findPresent, presentVersion, versionNow } from "./list-versions.ts";
import type { PresentVersion } from "./list-versions.ts";
import * as store from "./repository.ts";
import { readState } from "./version-state.ts";

interface PrintedVersion {
  readonly version: store.ListedVersion;
  readonly printed: PrintedDocuments;
}

async function printedVersion(
  needs: Pick<Dependencies, "database">,
  present: PresentVersion,
  number: number,
): Promise<PrintedVersion | null> {
  const { id, version: newest } = present.row;
  const { query } = needs.database;
  if (number === newest) {
    const kept = await store.listVersions(query, id);
    const listed = kept.find((one) => one.number === number);
    const printed = printedOf(present.documents);
    return printed === null ? null : { version: versionNow(present, listed), printed };
  }
  const loaded = number > newest ? null : await store.loadVersion(query, id, number);
  if (loaded === null) return null;
  const { resume, letter } = readState(loaded.text);
  const printed = { resume: resume.structure.resume, letter: letter.structure.letter };
  return { version: loaded, printed };
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
  const found = await printedVersion(needs, present.value, of.number);
  const now = printedOf(present.value.documents);
  if (found === null || now === null) return err("version_not_found");
  const { version, printed } = found;
  return ok({
    ...presentVersion(version),
    documents: { resume: printed.resume, cover_letter: printed.letter },
    difference: compareDocuments(printed, now).map(presentLine),
  });
}
