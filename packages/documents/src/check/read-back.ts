import { assertNever, err, ok } from "@savile/model";
import type { FileFormat, ReadBack, Result, TemplateId } from "@savile/model";
import type { PrintedDocument, RenderFailure } from "../text/layout.ts";
import { plainText } from "../sheet/clean-text.ts";
import { linesOfSheet, sheetOf } from "../sheet/printed-lines.ts";
import type { Sheet } from "../sheet/sheet.ts";
import { createCoverageCheck } from "../typst/coverage.ts";
import type { Covers } from "../typst/coverage.ts";
import { checkData } from "./check-data.ts";
import { checkDocx } from "./check-docx.ts";
import { checkPdf } from "./check-pdf.ts";
import { checkText, checkValues } from "./check-text.ts";

/** An exported file and the document that it should carry; the template decides the order of sections. */
export interface ReadBackInput {
  readonly bytes: Uint8Array;
  readonly format: FileFormat;
  readonly document: PrintedDocument;
  readonly template?: TemplateId | undefined;
}

function textsOf(sheet: Sheet): string[] {
  return linesOfSheet(sheet).map((line) => line.text);
}

async function readFormat(input: ReadBackInput, covers: Covers): Promise<ReadBack> {
  const { bytes, format, document, template } = input;
  const sheet = sheetOf(
    document,
    format === "pdf" ? createCoverageCheck(covers).clean : plainText,
    template,
  );
  switch (format) {
    case "pdf":
      return checkPdf(bytes, textsOf(sheet));
    case "docx":
      return checkDocx(bytes, sheet, textsOf(sheet));
    case "txt":
      return checkText(bytes, textsOf(sheet));
    case "md":
    case "json":
      return checkValues(bytes, format, document);
    case "reactive":
    case "rendercv":
      return checkData(bytes, format, document);
    default:
      return assertNever(format);
  }
}

/**
 * Reads an exported file again and looks for every line that the document prints, in Markdown and JSON for
 * every value under its address. `missing` names lines that are not there and other faults of the file; a
 * file that cannot be read at all is a `template_error`. `covers` tells what the fonts of a PDF can show.
 */
export async function readBack(
  input: ReadBackInput,
  covers: Covers,
): Promise<Result<ReadBack, RenderFailure>> {
  try {
    return ok(await readFormat(input, covers));
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return err({ code: "template_error", detail: `the file cannot be read back: ${detail}` });
  }
}
