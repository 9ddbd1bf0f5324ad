import type { DocumentKind, FileFormat } from "@savile/model";
import { ApiError } from "../../lib/api-error.ts";
import { api } from "../../lib/api.ts";
import { raiseBarrier } from "../../lib/barrier.ts";
import { fileNameOf, saveFile } from "../../lib/save-file.ts";

/** One document in a format, or everything that the plan allows. */
export type WantedFile =
  | { readonly type: DocumentKind; readonly format: FileFormat }
  | { readonly type: "all" };

/** Refusals that a larger plan would lift. */
const wantsPlan: readonly string[] = ["format_locked", "template_locked", "session_read_only"];

function open(id: string, wanted: WantedFile): Promise<Response> {
  if (wanted.type === "all") return api.open("downloadBatch", { params: { id } });
  const { type, format } = wanted;
  return api.open("download", { params: { id, format }, query: { document_type: type } });
}

/** Hands a file to the browser and answers its name; what the plan lacks is told by a screen of its own. */
export async function fetchDocument(id: string, wanted: WantedFile): Promise<string> {
  try {
    const response = await open(id, wanted);
    const fallback = wanted.type === "all" ? "documents.zip" : `${wanted.type}.${wanted.format}`;
    const name = fileNameOf(response.headers.get("content-disposition"), fallback);
    saveFile(await response.blob(), name);
    return name;
  } catch (error) {
    if (error instanceof ApiError && wantsPlan.includes(error.code)) {
      raiseBarrier({ kind: "premium", text: error.message });
    }
    throw error;
  }
}
