import type { ExportList } from "@savile/contracts";
import type { DocumentKind, FileFormat, ReadBack } from "@savile/model";
import { api } from "../../../lib/api.ts";
import { ApiError, isTransient } from "../../../lib/api-error.ts";
import { fileNameOf, saveFile } from "../../../lib/save-file.ts";
import { withRetry } from "../../../lib/with-retry.ts";

/** What is to be downloaded: one document in a format, or everything that the plan allows. */
export type Wanted =
  | {
      readonly kind: "file";
      readonly type: DocumentKind;
      readonly format: FileFormat;
      /** Puts the resume as data into the PDF. */
      readonly embed?: boolean;
      /** Puts the table of proof as a last page into the resume. */
      readonly proof?: boolean;
    }
  | { readonly kind: "all"; readonly proof?: boolean };

/** A file that the browser has, with what reading it back found. */
export interface Downloaded {
  readonly fileName: string;
  readonly readBacks: readonly ReadBack[];
}

export interface FetchOptions {
  readonly signal: AbortSignal;
  readonly onAttempt: (attempt: number) => void;
}

/** A file that could not be proven fails the same way every time. */
function worthAgain(error: unknown): boolean {
  return isTransient(error) && !(error instanceof ApiError && error.code === "export_unreadable");
}

function open(id: string, wanted: Wanted, signal: AbortSignal): Promise<Response> {
  const table = wanted.proof === true ? { proof_table: "true" as const } : {};
  if (wanted.kind === "all") {
    return api.open("downloadBatch", { params: { id }, query: table }, { signal });
  }
  const { type, format, embed } = wanted;
  const query = {
    document_type: type,
    ...table,
    ...(embed === true ? { embed_resume: "true" as const } : {}),
  };
  return api.open("download", { params: { id, format }, query }, { signal });
}

async function fetchBlob(id: string, wanted: Wanted, signal: AbortSignal) {
  const response = await open(id, wanted, signal);
  const fallback =
    wanted.kind === "all" ? "documents.zip" : `${wanted.type.replace("_", "-")}.${wanted.format}`;
  const fileName = fileNameOf(response.headers.get("content-disposition"), fallback);
  return { fileName, blob: await response.blob() };
}

/** What reading the newest of the wanted files back found, out of the list of all. */
export function readBacksOf({ exports }: Pick<ExportList, "exports">, wanted: Wanted): ReadBack[] {
  if (wanted.kind === "file") {
    const found = exports.findLast(
      (file) => file.document_type === wanted.type && file.format === wanted.format,
    );
    return found === undefined ? [] : [found.read_back];
  }
  const newest = new Map(
    exports.map((file) => [`${file.document_type} ${file.format}`, file.read_back]),
  );
  return [...newest.values()];
}

async function proofOf(id: string, wanted: Wanted): Promise<readonly ReadBack[]> {
  try {
    return readBacksOf(await api.call("listExports", { params: { id } }), wanted);
  } catch {
    // The file is already handed out; only its certificate cannot be shown.
    return [];
  }
}

/** Fetches a file, hands it to the browser, and asks what reading it back found. */
export async function fetchFile(
  id: string,
  wanted: Wanted,
  { signal, onAttempt }: FetchOptions,
): Promise<Downloaded> {
  const { fileName, blob } = await withRetry(() => fetchBlob(id, wanted, signal), {
    signal,
    worth: worthAgain,
    onAttempt,
  });
  saveFile(blob, fileName);
  return { fileName, readBacks: await proofOf(id, wanted) };
}
