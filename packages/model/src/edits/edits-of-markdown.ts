import type { DocumentKind } from "../claim.ts";
import { parseLetterMarkdown } from "../markdown/parse-letter.ts";
import { parseResumeMarkdown } from "../markdown/parse-resume.ts";
import { alignDocuments } from "./align-documents.ts";
import { cleanEdit } from "./clean-edit.ts";
import { differenceOf } from "./difference-of.ts";
import type { Documents, Edit } from "./edit.ts";

/**
 * The edits that a Markdown text of one document means: nothing for the text that we print of it, one edit
 * for one changed line. Foreign Markdown is read forgivingly. `at` is the time of the edits (ISO).
 */
export function editsOfMarkdown(
  documents: Documents,
  document: DocumentKind,
  markdown: string,
  at: string,
): Edit[] {
  const parsed: Documents =
    document === "resume"
      ? { ...documents, resume: parseResumeMarkdown(markdown) }
      : { ...documents, letter: parseLetterMarkdown(markdown) };
  const aligned = alignDocuments(documents, parsed);
  const shown: Documents =
    document === "resume"
      ? { ...documents, resume: aligned.resume }
      : { ...documents, letter: aligned.letter };
  return differenceOf(documents, shown, at).map((edit) => cleanEdit(edit));
}
