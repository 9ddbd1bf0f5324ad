import { exportFileName, printText } from "@savile/documents";
import type { RenderFailure } from "@savile/documents";
import { err, ok } from "@savile/model";
import type { Paper, ReadBack, Result, TailoredDocument, TemplateId } from "@savile/model";
import type { Renderer } from "./ports.ts";
import { printedDocument } from "./printed-document.ts";

/** Formats in which a document can be handed out. */
export const exportFormats = ["pdf", "txt"] as const;
export type ExportFormat = (typeof exportFormats)[number];

const mediaTypes = {
  pdf: "application/pdf",
  txt: "text/plain; charset=utf-8",
} as const satisfies Record<ExportFormat, string>;

/** A file that was read back by code that did not write it. */
export interface ExportedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  readonly readBack: ReadBack;
}

export type ExportFailure =
  | RenderFailure
  | { readonly code: "unreadable"; readonly detail: string; readonly readBack: ReadBack };

export interface ExportDocumentInput {
  readonly document: TailoredDocument;
  readonly template: TemplateId;
  readonly paper: Paper;
  readonly format: ExportFormat;
  /** Time of the document version in seconds since 1970: the same version gives the same bytes. */
  readonly createdAt: number;
}

async function bytesOf(
  input: ExportDocumentInput,
  renderer: Renderer,
): Promise<Result<Uint8Array, RenderFailure>> {
  const document = printedDocument(input.document);
  if (input.format === "txt") return ok(new TextEncoder().encode(printText(document)));
  const layout = await renderer.layout({
    document,
    template: input.template,
    paper: input.paper,
    createdAt: input.createdAt,
    want: ["pdf"],
  });
  if (!layout.ok) return layout;
  return layout.value.pdf === undefined
    ? err({ code: "crashed", detail: "the layout holds no PDF" })
    : ok(layout.value.pdf);
}

/** Whether every printed line came back, in order. */
export function isProven(readBack: ReadBack): boolean {
  return readBack.found === readBack.lines && readBack.inOrder && readBack.missing.length === 0;
}

/** Makes a file, reads it back and refuses to hand it out when a printed line is not in it. */
export async function exportDocument(
  input: ExportDocumentInput,
  renderer: Renderer,
): Promise<Result<ExportedFile, ExportFailure>> {
  const bytes = await bytesOf(input, renderer);
  if (!bytes.ok) return bytes;
  const document = printedDocument(input.document);
  const readBack = await renderer.readBack({ bytes: bytes.value, format: input.format, document });
  if (!readBack.ok) return readBack;
  if (!isProven(readBack.value)) {
    const { lines, found, missing } = readBack.value;
    return err({
      code: "unreadable",
      detail: `${lines - found} of ${lines} lines cannot be read back: ${missing.slice(0, 3).join(" · ")}`,
      readBack: readBack.value,
    });
  }
  return ok({
    fileName: exportFileName({
      name: document.kind === "resume" ? document.resume.name : document.letter.name,
      kind: document.kind,
      template: input.template,
      format: input.format,
    }),
    mediaType: mediaTypes[input.format],
    bytes: bytes.value,
    readBack: readBack.value,
  });
}
