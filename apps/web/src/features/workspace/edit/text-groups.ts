import { letterLeaves, resumeLeaves } from "@savile/model";
import type { DocumentKind, Documents, Leaf } from "@savile/model";

/** The types of sections of a document, in the order in which they are listed. */
export const groupTypes = [
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
export type GroupType = (typeof groupTypes)[number];

const ofLetter: Readonly<Record<string, GroupType>> = {
  date: "date",
  department: "department",
  businessUnit: "business_unit",
  company: "company",
  location: "location",
  salutation: "salutation",
  closing: "signature",
  signature: "signature_name",
};

function typeOf({ address }: Leaf, kind: DocumentKind): GroupType {
  if (address === "name") return "name";
  if (address.startsWith("contact.")) return "contact";
  if (kind === "resume") return "content";
  return address.startsWith("body.") ? "paragraph" : (ofLetter[address] ?? "text");
}

/** The stated texts of one type, by address. */
export interface TextGroup {
  readonly type: GroupType;
  readonly paths: readonly string[];
}

/** The stated texts of a document by type; types of which there is nothing are left out. */
export function textGroups({ resume, letter }: Documents, kind: DocumentKind): TextGroup[] {
  const leaves = kind === "resume" ? resumeLeaves(resume) : letterLeaves(letter);
  return groupTypes.flatMap((type) => {
    const paths = leaves.flatMap((leaf) => (typeOf(leaf, kind) === type ? [leaf.address] : []));
    return paths.length === 0 ? [] : [{ type, paths }];
  });
}
