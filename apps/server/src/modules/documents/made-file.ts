import { createHash } from "node:crypto";
import type { NamedJob } from "@savile/documents";
import { err, ok } from "@savile/model";
import type { Extraction, FileFormat, ReadBack, Result } from "@savile/model";
import { exportDocument } from "@savile/workflow";
import type { ExportedFile, ExportFailure } from "@savile/workflow";
import type { Dependencies } from "../../dependencies.ts";
import type { FileAnswer } from "../../http/endpoint.ts";
import { markBlobReady } from "../blobs/repository.ts";
import { loadBlob, storeBlob } from "../blobs/service.ts";
import { loadSource } from "../uploads/repository.ts";
import type { PrintableDocument } from "./find-document.ts";
import { namedJob } from "./named-job.ts";
import * as store from "./repository.ts";

const cacheDays = 7;

/** What making a file needs. */
export type FileNeeds = Pick<
  Dependencies,
  | "database"
  | "blobs"
  | "clock"
  | "ids"
  | "logger"
  | "renderer"
  | "extractor"
  | "roomy"
  | "settings"
  | "texts"
>;

/** A format, and whether a PDF carries the resume as data. */
export interface FileChoice {
  readonly format: FileFormat;
  readonly embedResume: boolean;
  /** Whether the table of proof is its last page. */
  readonly withProof?: boolean;
}

/** A file with what reading it back found. */
export interface ProvenFile extends FileAnswer {
  readonly readBack: ReadBack;
}

/** Hash of everything that the bytes of a file and its name depend on. */
function madeFrom(
  needs: FileNeeds,
  document: PrintableDocument,
  choice: FileChoice,
  job: NamedJob,
): string {
  const { kind, version, template, paper, layout, printedAt } = document;
  const printed = choice.withProof === true ? [choice, document.proof] : [choice];
  const parts = [kind, version, template, paper, layout, printedAt, job, ...printed];
  return createHash("sha256")
    .update(JSON.stringify([...parts, needs.settings.version]))
    .digest("hex");
}

async function keep(
  needs: FileNeeds,
  document: PrintableDocument,
  key: store.ExportKey,
  file: ExportedFile,
): Promise<void> {
  const { bytes, fileName, mediaType, readBack } = file;
  const { accountId, sessionId, kind, version } = document;
  const blob = await storeBlob(needs, { accountId, bytes, mediaType, days: cacheDays });
  await needs.database.transaction(async (queries) => {
    await store.saveExport(queries, {
      id: needs.ids.next(),
      accountId,
      sessionId,
      kind,
      version,
      format: key.format,
      madeFrom: key.madeFrom,
      fileName,
      mediaType,
      size: bytes.byteLength,
      sha256: blob.sha256,
      readBack,
      blobKey: blob.key,
      createdAt: needs.clock.now(),
    });
    await markBlobReady(queries, blob.key);
  });
}

/** The data that a resume came with, where the file can say it again. */
async function dataOf(
  needs: FileNeeds,
  { kind, sourceId }: PrintableDocument,
  format: FileFormat,
): Promise<Extraction["kept"]> {
  if (kind !== "resume" || format !== "json" || sourceId === undefined) return undefined;
  return (await loadSource(needs.database.query, sourceId)).kept;
}

/** A document as a file: the one that was made before, or a new one after it was read back. */
export async function madeFile(
  needs: FileNeeds,
  document: PrintableDocument,
  choice: FileChoice,
): Promise<Result<ProvenFile, ExportFailure>> {
  const { sessionId, kind, template, paper, layout, printedAt } = document;
  const { format, embedResume, withProof } = choice;
  const job = await namedJob(needs, document);
  const key = { sessionId, kind, format, madeFrom: madeFrom(needs, document, choice, job) };
  const known = await store.findExport(needs.database.query, key);
  const kept = known === null ? null : await loadBlob(needs, known.blobKey);
  // One that is damaged is made anew.
  if (known !== null && kept?.ok === true) {
    const { mediaType, fileName, readBack } = known;
    return ok({ bytes: kept.value, mediaType, fileName, readBack });
  }
  const data = await dataOf(needs, document, format);
  const made = await exportDocument(
    {
      document: document.document,
      template,
      paper,
      format,
      createdAt: printedAt,
      job,
      embedResume,
      ...layout,
      ...(withProof === true ? { proof: document.proof } : {}),
      kept: data,
    },
    needs.renderer.askedBy({ account: document.accountId }),
    needs.extractor,
  );
  if (!made.ok) return err(made.error);
  // A file that cannot be kept is made anew the next time.
  if (needs.roomy()) await keep(needs, document, key, made.value);
  return ok(made.value);
}
