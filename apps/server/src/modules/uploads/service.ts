import type { ErrorCode, ScanProgress } from "@savile/contracts";
import { isPhoto } from "@savile/extraction";
import { err, ok } from "@savile/model";
import type { Extraction, ExtractionFailureCode, Result } from "@savile/model";
import { readFile } from "@savile/workflow";
import type { Dependencies } from "../../dependencies.ts";
import { markBlobReady, markBlobsDeleting } from "../blobs/repository.ts";
import { storeBlob } from "../blobs/service.ts";
import { acceptedKind } from "./accepted-kinds.ts";
import { fileLabel } from "./file-name.ts";
import { findRoom } from "./find-room.ts";
import { findHarm } from "./find-harm.ts";
import type { ReceivedFile } from "./receive-file.ts";
import * as store from "./repository.ts";
import type { UploadRow } from "./repository.ts";

const failures: Readonly<Record<ExtractionFailureCode, ErrorCode>> = {
  unsupported: "unsupported_file",
  old_word_file: "old_word_file",
  pages_file: "pages_file",
  slides_file: "slides_file",
  too_large: "file_too_large",
  empty: "empty_file",
  encrypted_pdf: "encrypted_file",
  encrypted_docx: "encrypted_file",
  damaged: "damaged_file",
  no_text: "no_text",
  too_complex: "too_complex",
  timeout: "too_complex",
};

type Needs = Pick<Dependencies, "database" | "blobs" | "clock" | "ids" | "extractor" | "scanner">;

/** An Upload with what was read from it. */
export interface ReadUpload {
  readonly row: UploadRow;
  /** With the corrections of the person. */
  readonly extraction: Extraction;
  /** As it was read, where there are corrections. */
  readonly reading: Extraction | null;
}

export interface AddUploadInput {
  readonly accountId: string;
  readonly file: ReceivedFile;
  readonly signal: AbortSignal;
  /** Hears which picture of a scanned file is being read. */
  readonly onPage: (progress: ScanProgress) => void;
}

/** Name, declared type and content have to agree; then the file is read in a bounded child. */
async function check(
  needs: Needs,
  file: ReceivedFile,
  { signal, onPage }: Pick<AddUploadInput, "signal" | "onPage">,
): Promise<Result<{ label: string; extraction: Extraction; mediaType: string }, ErrorCode>> {
  const label = fileLabel(file.name);
  if (!label.ok) return label;
  const accepted = acceptedKind(label.value, file.mediaType);
  if (!accepted.ok) return accepted;
  const kind = accepted.value;
  // Before its words are looked for: a photo takes its time.
  if (isPhoto(file.bytes) && !kind.formats.includes("image")) return err("unsupported_file");
  const harm = await findHarm(needs, [file.bytes]);
  if (harm !== null) return err(harm);
  const today = needs.clock.now().toISOString().slice(0, 10);
  const read = await readFile(
    { bytes: file.bytes, today, name: label.value, signal, onPage },
    needs.extractor,
  );
  if (!read.ok) return err(failures[read.error.code]);
  if (!kind.formats.includes(read.value.format)) return err("unsupported_file");
  return ok({ label: label.value, extraction: read.value, mediaType: kind.mediaTypes[0] });
}

/** Reads a file and keeps it: the original encrypted for 30 days, what was read until it is deleted. */
export async function addUpload(
  needs: Needs,
  input: AddUploadInput,
): Promise<Result<ReadUpload, ErrorCode>> {
  const { accountId, file } = input;
  const checked = await check(needs, file, input);
  if (!checked.ok) return checked;
  const { label, extraction, mediaType } = checked.value;
  const room = await findRoom(needs.database.query, accountId, file.bytes.byteLength);
  if (!room.ok) return room;
  const blob = await storeBlob(needs, {
    accountId,
    bytes: file.bytes,
    mediaType,
    days: room.value.days,
  });
  const createdAt = needs.clock.now();
  const row: UploadRow = {
    id: needs.ids.next(),
    accountId,
    sourceId: needs.ids.next(),
    readingId: null,
    corrections: [],
    revision: 0,
    blobKey: blob.key,
    fileName: label,
    size: file.bytes.byteLength,
    sha256: blob.sha256,
    createdAt,
  };
  await needs.database.transaction(async (queries) => {
    await store.insertSource(queries, { id: row.sourceId, accountId, extraction, createdAt });
    await store.insertUpload(queries, row);
    await markBlobReady(queries, blob.key);
  });
  return ok({ row, extraction, reading: null });
}

export async function getUpload(
  needs: Pick<Dependencies, "database">,
  accountId: string,
  id: string,
): Promise<Result<ReadUpload, ErrorCode>> {
  const { query } = needs.database;
  const found = await store.findUploadWithSource(query, accountId, id);
  if (found === null) return err("upload_not_found");
  // What was read at first stays as long as the upload.
  const { readingId } = found.row;
  const reading = readingId === null ? null : await store.loadSource(query, readingId);
  return ok({ ...found, reading });
}

/** Removes the file at once; what was read from it stays only with the generation sessions made from it. */
export async function deleteUpload(
  needs: Needs,
  accountId: string,
  id: string,
): Promise<Result<null, ErrorCode>> {
  return needs.database.transaction(async (queries) => {
    const row = await store.findUpload(queries, accountId, id);
    if (row === null) return err("upload_not_found");
    await store.deleteUploadRow(queries, id);
    await store.deleteUnusedSource(queries, row.sourceId);
    if (row.readingId !== null) await store.deleteUnusedSource(queries, row.readingId);
    await markBlobsDeleting(queries, row.blobKey === null ? [] : [row.blobKey]);
    return ok(null);
  });
}
