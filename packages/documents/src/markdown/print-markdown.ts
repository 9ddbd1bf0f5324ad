import {
  canonicalLetter,
  canonicalResume,
  printLetterMarkdown,
  printResumeMarkdown,
} from "@savile/model";
import type { PrintedDocument } from "../text/layout.ts";

/** A document as Markdown, from which it can be read again without loss. */
export function printMarkdown(document: PrintedDocument): string {
  const text =
    document.kind === "resume"
      ? printResumeMarkdown(canonicalResume(document.resume))
      : printLetterMarkdown(canonicalLetter(document.letter));
  return text.endsWith("\n") ? text : `${text}\n`;
}
