import type { ErrorCode, ParserView } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { FileFormat, Result } from "@savile/model";
import { whatParserReads } from "@savile/workflow";
import type { Dependencies } from "../../dependencies.ts";
import { Refusal } from "../../errors/refusal.ts";
import type { PrintableDocument } from "./find-document.ts";

type Needs = Pick<Dependencies, "renderer" | "extractor">;

const codes: Readonly<Record<string, ErrorCode>> = {
  missing_glyphs: "letters_not_printable",
  too_large: "text_too_long",
  busy: "unavailable",
  superseded: "unavailable",
  timeout: "render_failed",
  crashed: "render_failed",
  template_error: "render_failed",
};

/** Failures whose own words are for a person; those of the machinery are not. */
const told: ReadonlySet<string> = new Set(["missing_glyphs", "too_large", "unreadable"]);

/** Makes the file of a document and tells what a parser recovers of it; nothing is handed out or counted. */
export async function parserView(
  needs: Needs,
  document: PrintableDocument,
  format: FileFormat,
): Promise<Result<ParserView, Refusal>> {
  const { template, paper, printedAt, layout } = document;
  const read = await whatParserReads(
    { document: document.document, template, paper, format, createdAt: printedAt, ...layout },
    needs.renderer,
    needs.extractor,
  );
  if (!read.ok) {
    const { code, detail } = read.error;
    const details = detail === undefined || !told.has(code) ? {} : { details: { text: detail } };
    return err(new Refusal(codes[code] ?? "export_unreadable", details));
  }
  const { text, fields, readBack } = read.value;
  return ok({ format, text, fields: [...fields], read_back: readBack });
}
