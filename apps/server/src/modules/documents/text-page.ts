import { printText } from "@savile/documents";
import type { TailoredDocument } from "@savile/model";
import { printedDocument } from "@savile/workflow";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** The text of a document as a plain HTML page without style or script. */
export function textPage(document: TailoredDocument): string {
  const text = printText(printedDocument(document)).replace(
    /[&<>]/g,
    (mark) => escapes[mark] ?? "",
  );
  const title = document.kind === "resume" ? "Resume" : "Cover letter";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><pre>${text}</pre></body></html>`;
}
