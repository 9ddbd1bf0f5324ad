import { resumeLeaves, fieldAt } from "@savile/model";
import type { Leaf, Resume } from "@savile/model";
import { sectionOf } from "./section-names.ts";

/** Place of a value in its entry: what heads it, what stands beside the head, a line of its own, a term. */
export type Part = "head" | "beside" | "line" | "term";

export interface OutlineValue {
  readonly address: string;
  readonly text: string;
  readonly part: Part;
}
export interface OutlineEntry {
  readonly id: string;
  readonly values: readonly OutlineValue[];
}
export interface OutlineSection {
  /** Prefix of its entries; `contact` for the head of the resume. */
  readonly id: string;
  readonly name: string;
  readonly entries: readonly OutlineEntry[];
}

const heads = new Set(["title", "company", "degree", "school", "name", "category", "organization"]);
const besides = new Set(["location", "dates", "year", "level", "issuer", "field", "technologies"]);

function partOf(leaf: Leaf): Part {
  if (leaf.address === "name" || leaf.address === "headline") return "head";
  if (leaf.address.startsWith("contact.")) return "beside";
  const last = leaf.address.slice(leaf.address.lastIndexOf(".") + 1);
  if (heads.has(last)) return "head";
  if (besides.has(last) || fieldAt(leaf.address)?.optional === true) return "beside";
  return leaf.kind === "skill" ? "term" : "line";
}

// The field is printed inside the degree phrase in most files; shown twice it would look like a mistake.
function isRepeated(leaf: Leaf, all: readonly Leaf[]): boolean {
  if (!leaf.address.endsWith(".field")) return false;
  const degree = all.find((other) => other.address === `${leaf.entry ?? ""}.degree`);
  return degree?.text.includes(leaf.text) === true;
}

/** Everything that a resume states, by section and entry; nothing empty. */
export function outlineResume(resume: Resume): OutlineSection[] {
  const leaves = resumeLeaves(resume);
  const sections = new Map<string, { name: string; entries: Map<string, OutlineValue[]> }>();
  for (const leaf of leaves) {
    if (isRepeated(leaf, leaves)) continue;
    const { id, name } = sectionOf(leaf.address);
    const section = sections.get(id) ?? { name, entries: new Map<string, OutlineValue[]>() };
    sections.set(id, section);
    const entryId = leaf.entry ?? id;
    const values = section.entries.get(entryId) ?? [];
    section.entries.set(entryId, values);
    values.push({ address: leaf.address, text: leaf.text, part: partOf(leaf) });
  }
  return [...sections].map(([id, { name, entries }]) => ({
    id,
    name,
    entries: [...entries].map(([entryId, values]) => ({ id: entryId, values })),
  }));
}
