import type { Extraction, Fact, SourceSpan } from "@savile/model";
import { outlineResume } from "../../lib/resume-outline.ts";
import type { OutlineEntry, OutlineSection, OutlineValue } from "../../lib/resume-outline.ts";

/** How sure the reading of a value is: `sure` says nothing, the others ask for a look. */
export type Certainty = "sure" | "check" | "unsure";

/** A value that was read, with its place in the file. */
export interface ReadValue extends OutlineValue {
  readonly certainty: Certainty;
  readonly lines: readonly string[];
  readonly span: SourceSpan | null;
}
export interface ReadEntry extends OutlineEntry {
  readonly values: readonly ReadValue[];
}
export interface ReadSection extends OutlineSection {
  readonly entries: readonly ReadEntry[];
}

const checkBelow = 0.85;
const unsureBelow = 0.6;

function certaintyOf(fact: Fact | undefined): Certainty {
  if (fact === undefined || fact.confidence >= checkBelow) return "sure";
  return fact.confidence >= unsureBelow ? "check" : "unsure";
}

/** Everything that was read, by section and entry. */
export function readSections(extraction: Extraction): ReadSection[] {
  const facts = new Map(extraction.facts.map((fact) => [fact.id, fact]));
  const withPlace = (value: OutlineValue): ReadValue => {
    const fact = facts.get(value.address);
    const span = fact?.span ?? null;
    return { ...value, certainty: certaintyOf(fact), lines: span?.lines ?? [], span };
  };
  return outlineResume(extraction.resume).map((section) => ({
    ...section,
    entries: section.entries.map((entry) => ({ ...entry, values: entry.values.map(withPlace) })),
  }));
}

/** How many values ask for a look. */
export function countToCheck(sections: readonly ReadSection[]): number {
  return sections
    .flatMap((section) => section.entries)
    .flatMap((entry) => entry.values)
    .filter((value) => value.certainty !== "sure").length;
}
