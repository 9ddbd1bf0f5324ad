import type { PrintedDocument } from "@savile/documents";
import type { TailoredDocument } from "@savile/model";

/** What a tailored document prints, without its claims. */
export function printedDocument(document: TailoredDocument): PrintedDocument {
  return document.kind === "resume"
    ? { kind: "resume", resume: document.resume }
    : { kind: "cover_letter", letter: document.letter };
}
