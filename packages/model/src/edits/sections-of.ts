import { letterLeaves, resumeLeaves } from "../resume/address.ts";
import type { DocumentKind } from "../tailoring/claim.ts";
import type { Documents } from "../tailoring/edit.ts";
import { fieldRule } from "./field-rule.ts";

/** The types of sections of a document, in the order in which they are listed. */
export const sectionTypes = [
  "name",
  "contact",
  "date",
  "department",
  "business_unit",
  "company",
  "location",
  "recipient_other",
  "salutation",
  "paragraph",
  "signature",
  "signature_name",
  "content",
  "text",
] as const;
export type SectionType = (typeof sectionTypes)[number];

/** A text of a document that can be edited by itself; `id` is its address. */
export interface EditableSection {
  readonly id: string;
  readonly type: SectionType;
  readonly label: string;
  readonly content: string;
}

/** The sections of one type; their number is the count in its heading. */
export interface SectionGroup {
  readonly type: SectionType;
  readonly sections: readonly EditableSection[];
}

const ofLetter: Readonly<Record<string, SectionType>> = {
  date: "date",
  department: "department",
  businessUnit: "business_unit",
  company: "company",
  location: "location",
  salutation: "salutation",
  closing: "signature",
  signature: "signature_name",
};

function typeOf(document: DocumentKind, address: string): SectionType {
  if (address === "name") return "name";
  if (address.startsWith("contact.")) return "contact";
  if (document === "resume") return "content";
  return address.startsWith("body.") ? "paragraph" : (ofLetter[address] ?? "text");
}

/** The first paragraph opens the letter and the last closes it; those between are counted from 2. */
function paragraphLabels({ letter }: Documents): ReadonlyMap<string, string> {
  const { paragraphs } = letter;
  const last = paragraphs.length - 1;
  return new Map(
    paragraphs.map(({ id }, index) => [
      `body.${id}`,
      index === 0
        ? "Opening paragraph"
        : index === last
          ? "Closing paragraph"
          : `Paragraph ${index + 1}`,
    ]),
  );
}

/**
 * Every stated text of a document as a section to edit, by type in the order of {@link sectionTypes}, each
 * type in the order of the document. The type follows from the structure; nothing is guessed from a text.
 */
export function sectionsOf(documents: Documents, document: DocumentKind): EditableSection[] {
  return sectionGroups(documents, document).flatMap(({ sections }) => sections);
}

/** The sections of {@link sectionsOf} by type; types of which there is nothing are left out. */
export function sectionGroups(documents: Documents, document: DocumentKind): SectionGroup[] {
  const isResume = document === "resume";
  const leaves = isResume ? resumeLeaves(documents.resume) : letterLeaves(documents.letter);
  const labels = isResume ? new Map<string, string>() : paragraphLabels(documents);
  const groups = new Map(sectionTypes.map((type): [SectionType, EditableSection[]] => [type, []]));
  for (const { address: id, text: content } of leaves) {
    const type = typeOf(document, id);
    const label = labels.get(id) ?? fieldRule(document, id).label;
    groups.get(type)?.push({ id, type, label, content });
  }
  return [...groups].flatMap(([type, sections]) =>
    sections.length === 0 ? [] : [{ type, sections }],
  );
}
