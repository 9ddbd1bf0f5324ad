import { zipFiles } from "@savile/documents";
import { err, ok, planCatalogue, planIds } from "@savile/model";
import type { DocumentKind, Entitlement, FileFormat, Result } from "@savile/model";
import type { ExportFailure } from "@savile/workflow";
import type { Refusal } from "../../errors/refusal.ts";
import type { FileAnswer } from "../../http/endpoint.ts";
import { refuseFormat, refuseUse } from "../billing/upgrade-offer.ts";
import { chargeDownload, downloadSubject, wasCharged } from "../usage/usage.ts";
import type { PrintableDocument } from "./find-document.ts";
import { madeFile } from "./made-file.ts";
import type { FileNeeds, ProvenFile } from "./made-file.ts";
import { renderRefusal } from "./render-refusal.ts";

/** Whose documents are handed out, and what the plan holds. */
export interface Owner {
  readonly accountId: string;
  readonly entitlement: Entitlement;
}

/** Files of one session that are handed out together. */
export interface WantedFiles {
  readonly documents: readonly PrintableDocument[];
  readonly formats: readonly FileFormat[];
  readonly embedResume: boolean;
  readonly withProof?: boolean;
}

/** The two documents of a session as one thing: their versions together. */
function bothSubject(documents: readonly PrintableDocument[], format: string): string {
  const versions = documents.map(({ kind, version }) => `${kind}.${version}`).toSorted();
  return `download:${documents[0]?.sessionId ?? ""}:all:${versions.join(".")}:${format}`;
}

function subjectOf(
  { sessionId, kind, version }: { sessionId: string; kind: DocumentKind; version: number },
  format: FileFormat,
): string {
  return downloadSubject({ sessionId, kind, version, format });
}

/** A ZIP is named by what was in it: the formats of a larger plan were not. */
function zipOf(formats: readonly FileFormat[]): string {
  return `zip.${formats.toSorted().join(".")}`;
}

/** Every ZIP of a plan that holds a format. */
function zipsWith(format: FileFormat): string[] {
  const held = planIds.map((plan) => planCatalogue[plan].formats);
  return [...new Set(held.filter((formats) => formats.includes(format)).map(zipOf))];
}

/** Whether this version of a document was handed out in this format before, alone or with others. */
async function wasHandedOut(
  needs: FileNeeds,
  { accountId }: Owner,
  both: readonly PrintableDocument[],
  document: PrintableDocument,
  format: FileFormat,
): Promise<boolean> {
  const subjects = [
    subjectOf(document, format),
    bothSubject(both, format),
    ...zipsWith(format).map((zip) => bothSubject(both, zip)),
  ];
  for (const subject of subjects) {
    if (await wasCharged(needs.database.query, accountId, subject)) return true;
  }
  return false;
}

/** What a download is counted under. */
function countedAs(both: readonly PrintableDocument[], wanted: WantedFiles): string {
  const [format] = wanted.formats;
  const [document] = wanted.documents;
  if (wanted.formats.length > 1 || format === undefined || document === undefined) {
    return bothSubject(both, zipOf(wanted.formats));
  }
  return wanted.documents.length > 1 ? bothSubject(both, format) : subjectOf(document, format);
}

/**
 * Whether everything wanted was handed out before: then it costs nothing again, also when the plan does not
 * hold it any more. Otherwise a locked format is refused.
 */
async function isFree(
  needs: FileNeeds,
  owner: Owner,
  both: readonly PrintableDocument[],
  wanted: WantedFiles,
): Promise<Result<boolean, Refusal>> {
  let free = true;
  for (const format of wanted.formats) {
    for (const document of wanted.documents) {
      if (await wasHandedOut(needs, owner, both, document, format)) continue;
      free = false;
      if (!owner.entitlement.formats.includes(format)) {
        return err(refuseFormat(format, owner.entitlement));
      }
    }
  }
  return ok(free);
}

async function makeAll(
  needs: FileNeeds,
  { documents, formats, embedResume, withProof = false }: WantedFiles,
): Promise<Result<ProvenFile[], ExportFailure>> {
  const files: ProvenFile[] = [];
  for (const format of formats) {
    for (const document of documents) {
      const made = await madeFile(needs, document, { format, embedResume, withProof });
      if (!made.ok) return made;
      files.push(made.value);
    }
  }
  return ok(files);
}

/** Counts a download in the month of now; over the limit nothing may be handed out. */
export async function countDownload(
  needs: Pick<FileNeeds, "database" | "clock">,
  { accountId, entitlement }: Owner,
  subject: string,
): Promise<Result<null, Refusal>> {
  const now = needs.clock.now();
  const charged = await needs.database.transaction((queries) =>
    chargeDownload(queries, { accountId, subject, now }),
  );
  return charged.ok ? ok(null) : err(refuseUse(charged.error, entitlement));
}

/**
 * Makes files, reads each back, and counts them as one download once they are there. `both` are the two
 * documents of the session, whatever of them is wanted.
 */
export async function handOut(
  needs: FileNeeds,
  owner: Owner,
  both: readonly PrintableDocument[],
  wanted: WantedFiles,
): Promise<Result<ProvenFile[], Refusal>> {
  const free = await isFree(needs, owner, both, wanted);
  if (!free.ok) return free;
  const files = await makeAll(needs, wanted);
  if (!files.ok) return err(renderRefusal(files.error));
  if (free.value) return files;
  const counted = await countDownload(needs, owner, countedAs(both, wanted));
  return counted.ok ? files : counted;
}

/** Several files as one ZIP. */
export function asZip(
  files: readonly ProvenFile[],
  zip: { fileName: string; printedAt: number },
): FileAnswer {
  const entries = files.map(({ fileName, bytes }) => ({ path: fileName, bytes }));
  const bytes = zipFiles(entries, zip.printedAt);
  return { bytes, mediaType: "application/zip", fileName: zip.fileName };
}
