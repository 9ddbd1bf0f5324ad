import {
  printDocx,
  printJson,
  printMarkdown,
  printPrintedJson,
  printReactive,
  printRenderCv,
  printText,
} from "@savile/documents";
import type { LayoutInput, PrintedDocument, RenderFailure } from "@savile/documents";
import { assertNever, err, ok } from "@savile/model";
import type { Extraction, FileFormat, Paper, Result, TemplateId } from "@savile/model";
import type { Renderer } from "./ports.ts";

/** A document, how it is laid out, and the format of its file. */
export interface MakeFileInput {
  readonly document: PrintedDocument;
  readonly template: TemplateId;
  readonly paper: Paper;
  readonly format: FileFormat;
  readonly createdAt: number;
  readonly pageBudget?: LayoutInput["pageBudget"];
  readonly breaks?: LayoutInput["breaks"];
  readonly accent?: LayoutInput["accent"];
  /** Puts the resume as JSON Resume into the PDF, with nothing that is not printed. */
  readonly embedResume?: boolean | undefined;
  /** The data that the resume came with, for what a file of JSON Resume says beside our own values. */
  readonly kept?: Extraction["kept"] | undefined;
}

/** The bytes of a file; `pageCount` is that of the layout, `null` where there are no pages. */
export interface MadeFile {
  readonly bytes: Uint8Array;
  readonly pageCount: number | null;
}

function encoded(text: string): Result<MadeFile, never> {
  return ok({ bytes: new TextEncoder().encode(text), pageCount: null });
}

function layoutInput(input: MakeFileInput, want: LayoutInput["want"]): LayoutInput {
  const { document, template, paper, createdAt, pageBudget, breaks, accent } = input;
  const attached = input.embedResume === true && want.includes("pdf") && document.kind === "resume";
  return {
    document,
    template,
    paper,
    createdAt,
    want,
    pageBudget,
    breaks,
    accent,
    ...(attached ? { attachment: printPrintedJson(document) } : {}),
  };
}

async function makePdf(
  input: MakeFileInput,
  renderer: Renderer,
): Promise<Result<MadeFile, RenderFailure>> {
  const layout = await renderer.layout(layoutInput(input, ["pdf"]));
  if (!layout.ok) return layout;
  const { pdf, pageCount } = layout.value;
  return pdf === undefined
    ? err({ code: "crashed", detail: "the layout holds no PDF" })
    : ok({ bytes: pdf, pageCount });
}

/** A Word file is set as tightly as the PDF of the same document, so that both have as many pages. */
async function makeDocx(
  input: MakeFileInput,
  renderer: Renderer,
): Promise<Result<MadeFile, RenderFailure>> {
  const layout = await renderer.layout(layoutInput(input, []));
  if (!layout.ok && layout.error.code !== "missing_glyphs") return layout;
  // Letters that no font of ours shows are no hindrance: the reader's own fonts show them.
  const set = layout.ok ? { pageCount: layout.value.pageCount, setting: layout.value.fit } : null;
  const { document, template, paper, createdAt, breaks, accent } = input;
  const bytes = await printDocx({
    document,
    template,
    paper,
    createdAt,
    breaks,
    accent,
    pageCount: set?.pageCount ?? 1,
    setting: set?.setting,
  });
  return ok({ bytes, pageCount: null });
}

/** Makes the file of a document in a format. */
export async function makeFile(
  input: MakeFileInput,
  renderer: Renderer,
): Promise<Result<MadeFile, RenderFailure>> {
  const { document, format, template } = input;
  switch (format) {
    case "pdf":
      return makePdf(input, renderer);
    case "docx":
      return makeDocx(input, renderer);
    case "txt":
      return encoded(printText(document, template));
    case "md":
      return encoded(printMarkdown(document));
    case "json":
      return encoded(printJson(document, input.kept));
    case "reactive":
      return encoded(printReactive(document));
    case "rendercv":
      return encoded(printRenderCv(document));
    default:
      return assertNever(format);
  }
}
