import type { DocumentKind } from "../tailoring/claim.ts";
import { parseLetterMarkdown } from "../markdown/parse-letter.ts";
import { parseResumeMarkdown } from "../markdown/parse-resume.ts";
import { alignDocuments } from "./align-documents.ts";
import { cleanEdit } from "./clean-edit.ts";
import { cutLists } from "./cut-lists.ts";
import { differenceOf } from "./difference-of.ts";
import type { Documents, Edit } from "../tailoring/edit.ts";

/** What a Markdown text means: its edits, and the addresses of lists of which it holds more than fits. */
export interface MarkdownEdits {
  readonly edits: Edit[];
  readonly overfull: readonly string[];
}

/**
 * The edits that a Markdown text of one document means: nothing for the text that we print of it, one edit
 * for one changed line. Foreign Markdown is read forgivingly; of a list that is longer than a document may
 * have, the first values count. `at` is the time of the edits (ISO).
 */
export function readMarkdown(
  documents: Documents,
  document: DocumentKind,
  markdown: string,
  at: string,
): MarkdownEdits {
  const parsed: Documents =
    document === "resume"
      ? { ...documents, resume: parseResumeMarkdown(markdown) }
      : { ...documents, letter: parseLetterMarkdown(markdown) };
  const cut = cutLists(documents, parsed);
  const aligned = alignDocuments(documents, cut.documents);
  const shown: Documents =
    document === "resume"
      ? { ...documents, resume: aligned.resume }
      : { ...documents, letter: aligned.letter };
  const edits = differenceOf(documents, shown, at).map((edit) => cleanEdit(edit));
  return { edits, overfull: cut.overfull };
}

/** The edits alone; see {@link readMarkdown}. */
export function editsOfMarkdown(
  documents: Documents,
  document: DocumentKind,
  markdown: string,
  at: string,
): Edit[] {
  return readMarkdown(documents, document, markdown, at).edits;
}
