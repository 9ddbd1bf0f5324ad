import { resumeLeaves } from "@savile/model";
import type { Extraction, Fact, Leaf, SourceSpan } from "@savile/model";
import { sectionOf } from "../../lib/section-names.ts";

/** How sure the reading of a value is: `sure` says nothing, the others ask for a look. */
export type Certainty = "sure" | "check" | "unsure";

/** A value that was read. `part` is its place in the entry: what heads it, what stands beside, a line, a term. */
export interface ReadValue {
  readonly address: string;
  readonly text: string;
  readonly part: "head" | "beside" | "line" | "term";
  readonly certainty: Certainty;
  readonly lines: readonly string[];
  readonly span: SourceSpan | null;
}
export interface ReadEntry {
  readonly id: string;
  readonly values: readonly ReadValue[];
}
export interface ReadSection {
  readonly id: string;
  readonly name: string;
  readonly entries: readonly ReadEntry[];
}

const checkBelow = 0.85;
const unsureBelow = 0.6;
const heads = new Set(["title", "company", "degree", "school", "name", "category", "organization"]);
const besides = new Set(["location", "dates", "year", "level", "issuer", "field", "technologies"]);

function certaintyOf(fact: Fact | undefined): Certainty {
  if (fact === undefined || fact.confidence >= checkBelow) return "sure";
  return fact.confidence >= unsureBelow ? "check" : "unsure";
}

function partOf(leaf: Leaf): ReadValue["part"] {
  if (leaf.address === "name" || leaf.address === "headline") return "head";
  if (leaf.address.startsWith("contact.")) return "beside";
  if (leaf.kind === "skill" && /\.s?\d+$|\.[a-z]+\d+$/.test(leaf.address)) return "term";
  const last = leaf.address.slice(leaf.address.lastIndexOf(".") + 1);
  if (heads.has(last)) return "head";
  return besides.has(last) ? "beside" : "line";
}

// The field is printed inside the degree phrase in most files; shown twice it would look like a mistake.
function isRepeated(leaf: Leaf, all: readonly Leaf[]): boolean {
  if (!leaf.address.endsWith(".field")) return false;
  const degree = all.find((other) => other.address === `${leaf.entry ?? ""}.degree`);
  return degree?.text.includes(leaf.text) === true;
}

/** Everything that was read, by section and entry, in the order of the file's sections; nothing empty. */
export function readSections(extraction: Extraction): ReadSection[] {
  const facts = new Map(extraction.facts.map((fact) => [fact.id, fact]));
  const leaves = resumeLeaves(extraction.resume);
  const sections = new Map<string, { name: string; entries: Map<string, ReadValue[]> }>();
  for (const leaf of leaves) {
    if (isRepeated(leaf, leaves)) continue;
    const { id, name } = sectionOf(leaf.address);
    const section = sections.get(id) ?? { name, entries: new Map<string, ReadValue[]>() };
    sections.set(id, section);
    const entryId = leaf.entry ?? id;
    const values = section.entries.get(entryId) ?? [];
    section.entries.set(entryId, values);
    const fact = facts.get(leaf.address);
    values.push({
      address: leaf.address,
      text: leaf.text,
      part: partOf(leaf),
      certainty: certaintyOf(fact),
      lines: fact?.span?.lines ?? [],
      span: fact?.span ?? null,
    });
  }
  return [...sections].map(([id, { name, entries }]) => ({
    id,
    name,
    entries: [...entries].map(([entryId, values]) => ({ id: entryId, values })),
  }));
}

/** How many values ask for a look. */
export function countToCheck(sections: readonly ReadSection[]): number {
  return sections
    .flatMap((section) => section.entries)
    .flatMap((entry) => entry.values)
    .filter((value) => value.certainty !== "sure").length;
}
