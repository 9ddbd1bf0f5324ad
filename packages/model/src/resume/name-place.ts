import { letterLeaves, resumeLeaves } from "./address.ts";
import type { Leaf } from "./address.ts";
import type { CoverLetter } from "../tailoring/cover-letter.ts";
import { entryPrefixes, knownSections } from "./known-sections.ts";
import { fieldAt } from "./shape-at.ts";
import { titleOfSection } from "./section-titles.ts";
import type { Resume } from "./resume.ts";

/** The document in which a place is named. */
type NamedDocument =
  | { readonly kind: "resume"; readonly resume: Resume }
  | { readonly kind: "cover_letter"; readonly letter: CoverLetter };

const single = new Map([
  ["name", "Name"],
  ["headline", "Headline"],
  ["summary", "Summary"],
  ["contact.email", "Contact, e-mail"],
  ["contact.phone", "Contact, phone"],
  ["contact.location", "Contact, place"],
  ["contact.linkedin", "Contact, LinkedIn"],
  ["contact.github", "Contact, GitHub"],
  ["date", "Letter, date"],
  ["department", "Letter, department"],
  ["businessUnit", "Letter, business unit"],
  ["company", "Letter, employer"],
  ["location", "Letter, place"],
  ["salutation", "Letter, greeting"],
  ["closing", "Letter, closing"],
  ["signature", "Letter, signature"],
]);

/** What a value of an entry is called; what is not listed is a line. */
const fields = new Map([
  ["title", "title"],
  ["company", "employer"],
  ["organization", "organization"],
  ["location", "place"],
  ["dates", "dates"],
  ["summary", "summary"],
  ["degree", "degree"],
  ["field", "field of study"],
  ["school", "school"],
  ["category", "group name"],
  ["name", "name"],
  ["technologies", "technologies"],
  ["description", "description"],
  ["issuer", "issuer"],
  ["year", "year"],
  ["level", "level"],
]);

/** The values by which people know an entry, the best first. */
const heads = ["title", "name", "degree", "category", "company", "organization", "school"];

const sectionOfPrefix = new Map(
  knownSections.flatMap((section): (readonly [string, string])[] => {
    const prefix = Object.entries(entryPrefixes).find(([name]) => name === section)?.[1];
    return prefix === undefined ? [] : [[prefix, titleOfSection(section)]];
  }),
);

/** "Experience, entry 2": an entry by its place among those of its section. */
function numbered(entry: string, leaves: readonly Leaf[]): string {
  const [prefix = ""] = /^[a-z]+/i.exec(entry) ?? [];
  const ids = [...new Set(leaves.flatMap((leaf) => leaf.entry ?? []))];
  const at = ids.filter((id) => id.startsWith(prefix)).indexOf(entry) + 1;
  const section = sectionOfPrefix.get(prefix) ?? "Section";
  return at === 0 ? section : `${section}, entry ${at}`;
}

function headOf(entry: string, value: string, leaves: readonly Leaf[]): string {
  const texts = new Map(leaves.map(({ address, text }) => [address, text]));
  const known = heads.filter((field) => field !== value).map((field) => `${entry}.${field}`);
  return known.map((address) => texts.get(address)).find(Boolean) ?? numbered(entry, leaves);
}

/** What a value without a name here is called in its form. */
function labelOf(address: string): string | undefined {
  return fieldAt(address)?.label.toLowerCase();
}

/** The number of a line among the lines of its entry, from 1. */
function lineNumber(entry: string, address: string, leaves: readonly Leaf[]): number {
  const lines = leaves.filter((leaf) => {
    const [of, value = ""] = leaf.address.split(".");
    const named = fields.has(value) || labelOf(leaf.address) !== undefined;
    return of === entry && !named && !single.has(leaf.address);
  });
  return lines.findIndex((leaf) => leaf.address === address) + 1;
}

/** What stands before the number of a line, where it is no line of an entry with a head of its own. */
const listNames = new Map([
  ["body", "Letter, paragraph"],
  ["contact", "Contact, link"],
  ["cmp", `${titleOfSection("competencies")}, item`],
]);

/** An address in the words of its reader: "Senior Engineer, line 2". */
export function namePlace(document: NamedDocument, address: string): string {
  const known = single.get(address);
  if (known !== undefined) return known;
  const leaves =
    document.kind === "resume" ? resumeLeaves(document.resume) : letterLeaves(document.letter);
  const [entry = "", value] = address.split(".");
  if (value === undefined) return headOf(entry, "", leaves);
  const field = fields.get(value) ?? labelOf(address);
  if (field !== undefined) return `${headOf(entry, value, leaves)}, ${field}`;
  const number = lineNumber(entry, address, leaves);
  const list = listNames.get(entry);
  if (list !== undefined) return `${list} ${number}`;
  return `${headOf(entry, value, leaves)}, ${entry.startsWith("skl") ? "item" : "line"} ${number}`;
}
