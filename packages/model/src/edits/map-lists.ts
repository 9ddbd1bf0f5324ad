import type { CoverLetter } from "../tailoring/cover-letter.ts";
import { keepSame } from "../base/keep-same.ts";
import { linesAt, withValue } from "../resume/entry-values.ts";
import { entrySections, shapeOf } from "../resume/known-sections.ts";
import { competenciesShape, contactShape, paragraphsShape } from "../resume/resume-shape.ts";
import type { EntrySection, LinesShape } from "../resume/resume-shape.ts";
import type { Resume } from "../resume/resume.ts";
import type { ListValue } from "../tailoring/edit.ts";
import { entryShapes, lineShape } from "./list-shapes.ts";
import type { ListShape } from "./list-shapes.ts";

/** The new values for the list with an address, each of its shape; the same array leaves it alone. */
export type ListChange = (list: string, values: ListValue[], shape: ListShape) => ListValue[];

/** A part with its lines handed to `change` under the address `list`; the same object where nothing changes. */
function withLines<Part extends object>(
  part: Part,
  lines: LinesShape | null,
  list: string,
  change: ListChange,
): Part {
  if (lines === null) return part;
  return withValue(part, lines.name, change(list, linesAt(part, lines), lineShape(lines)));
}

function withContact<Document extends Pick<Resume, "contact">>(
  document: Document,
  change: ListChange,
): Document {
  const contact = withLines(document.contact, contactShape.lines, "contact.links", change);
  return withValue(document, "contact", contact);
}

function withEntries(resume: Resume, section: EntrySection, change: ListChange): Resume {
  const { lines } = shapeOf(section);
  const entries = change(section, resume[section], entryShapes[section]);
  const made = entries.map((one) => withLines(one, lines, `${one.id}.${lines?.name}`, change));
  return withValue(resume, section, keepSame(entries, made));
}

/**
 * The Resume with every list handed to `change` under its address: the entries of a section (`experience`),
 * and then the lines of each of them (`exp1.bullets`). What does not change stays the same object.
 */
export function mapResumeLists(resume: Resume, change: ListChange): Resume {
  const { lines } = competenciesShape;
  const made = withLines(withContact(resume, change), lines, lines.name, change);
  return entrySections.reduce((one, section) => withEntries(one, section, change), made);
}

/** The CoverLetter with its lists handed to `change`: `contact.links` and the paragraphs, `body`. */
export function mapLetterLists(letter: CoverLetter, change: ListChange): CoverLetter {
  return withLines(withContact(letter, change), paragraphsShape, "body", change);
}
