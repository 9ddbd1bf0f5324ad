import { printLetterMarkdown, printResumeMarkdown } from "@savile/model";
import type { TailoredDocument } from "@savile/model";
import type { StoredDocument } from "./documents.ts";

/** A document as Markdown. */
export function documentAsMarkdown(document: TailoredDocument): string {
  return document.kind === "resume"
    ? printResumeMarkdown(document.resume)
    : printLetterMarkdown(document.letter);
}

/** Both documents of a session as Markdown; an absent one is empty. */
export function documentsAsMarkdown(stored: readonly StoredDocument[]) {
  const text = (kind: StoredDocument["kind"]): string => {
    const found = stored.find((entry) => entry.kind === kind);
    return found === undefined ? "" : documentAsMarkdown(found.document);
  };
  return { resume: text("resume"), cover_letter: text("cover_letter") };
}
