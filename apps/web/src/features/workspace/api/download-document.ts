import type { DocumentKind, ReadBack } from "@savile/model";
import { mutationOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

export const downloadFormats = ["pdf", "txt"] as const;

export interface DownloadInput {
  readonly id: string;
  readonly type: DocumentKind;
  readonly format: (typeof downloadFormats)[number];
}

export interface Downloaded {
  readonly fileName: string;
  /** What reading the file back found; `null` where the server does not tell. */
  readonly readBack: ReadBack | null;
}

function fileNameOf(disposition: string | null, fallback: string): string {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  if (extended !== undefined) return decodeURIComponent(extended);
  return /filename="([^"]+)"/i.exec(disposition ?? "")?.[1] ?? fallback;
}

function save(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has started by then; the picture of it in memory is not needed any longer.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

async function readBackOf(input: DownloadInput): Promise<ReadBack | null> {
  try {
    const { exports } = await api.call("listExports", { params: { id: input.id } });
    const found = exports.findLast(
      (one) => one.document_type === input.type && one.read_back.format === input.format,
    );
    return found?.read_back ?? null;
  } catch {
    // The file is already handed out; only its certificate cannot be shown.
    return null;
  }
}

/** Fetches a document as a file, hands it to the browser, and asks what reading it back found. */
export const downloadDocument = mutationOptions({
  mutationFn: async (input: DownloadInput): Promise<Downloaded> => {
    const { id, type, format } = input;
    const response = await api.open("download", {
      params: { id, format },
      query: { document_type: type },
    });
    const fallback = `${type.replace("_", "-")}.${format}`;
    const fileName = fileNameOf(response.headers.get("content-disposition"), fallback);
    save(await response.blob(), fileName);
    return { fileName, readBack: await readBackOf(input) };
  },
});
