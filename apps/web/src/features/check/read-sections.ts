import { sectionOfEntry } from "@savile/model";
import type { EntrySection, Extraction, Fact, SourceSpan } from "@savile/model";
import { outlineResume } from "../../lib/resume-outline.ts";
import type { OutlineEntry, OutlineSection, OutlineValue } from "../../lib/resume-outline.ts";
import { sectionOf } from "../../lib/section-names.ts";
import { fieldName, wantedContact, wantedFields } from "./field-names.ts";
import { say } from "./messages.ts";

/** How sure the reading of a value is: `sure` says nothing, the others ask for a look. */
export type Certainty = "sure" | "check" | "unsure";

/** A value that was read, with its place in the file. */
export interface ReadValue extends OutlineValue {
  /** What the value is: "Job title". */
  readonly label: string;
  readonly certainty: Certainty;
  /** Written by the person. */
  readonly byYou: boolean;
  readonly lines: readonly string[];
  /** Its place; for a value that the person wrote anew, the place of what was read there. */
  readonly span: SourceSpan | null;
}
export interface ReadEntry extends OutlineEntry {
  readonly label: string;
  /** The section of entries that can be moved; `null` for contact, summary and competencies. */
  readonly section: EntrySection | null;
  readonly values: readonly ReadValue[];
  /** Addresses of values that people look for and that are not there. */
  readonly missing: readonly string[];
}
export interface ReadSection extends OutlineSection {
  readonly entries: readonly ReadEntry[];
}

const checkBelow = 0.85;
const unsureBelow = 0.6;

/** How sure a Fact is. */
export function certaintyOf(fact: Fact | undefined): Certainty {
  if (fact === undefined || fact.confidence >= checkBelow) return "sure";
  return fact.confidence >= unsureBelow ? "check" : "unsure";
}

function missingOf(id: string, values: readonly OutlineValue[]): string[] {
  const section = sectionOfEntry(id);
  const fixed = id === "contact" ? wantedContact : id === "summary" ? ["summary"] : [];
  const wanted = section === null ? fixed : wantedFields(section).map((field) => `${id}.${field}`);
  return wanted.filter((address) => values.every((value) => value.address !== address));
}

/** Contact and summary have their place even where nothing was read. */
function withHead(sections: readonly OutlineSection[]): OutlineSection[] {
  const head = ["contact", "summary"].map(
    (id) =>
      sections.find((section) => section.id === id) ?? {
        id,
        name: sectionOf(id).name,
        entries: [{ id, values: [] }],
      },
  );
  return [...head, ...sections.filter(({ id }) => id !== "contact" && id !== "summary")];
}

/**
 * Everything that was read, by section and entry. `reading` is what was read before the corrections: it
 * still knows where a value stood that was written anew.
 */
export function readSections(extraction: Extraction, reading = extraction): ReadSection[] {
  const facts = new Map(extraction.facts.map((fact) => [fact.id, fact]));
  const before = new Map(reading.facts.map((fact) => [fact.id, fact]));
  const withPlace = (value: OutlineValue): ReadValue => {
    const fact = facts.get(value.address);
    const span = fact?.span ?? before.get(value.address)?.span ?? null;
    return {
      ...value,
      label: fieldName(value.address),
      certainty: certaintyOf(fact),
      byYou: fact?.origin.by === "user",
      lines: span?.lines ?? [],
      span,
    };
  };
  return withHead(outlineResume(extraction.resume)).map((section) => ({
    ...section,
    entries: section.entries.map((entry, index) => ({
      ...entry,
      label:
        section.entries.length === 1
          ? section.name
          : say("entry.label", { section: section.name, n: index + 1 }),
      section: sectionOfEntry(entry.id),
      values: entry.values.map(withPlace),
      missing: missingOf(entry.id, entry.values),
    })),
  }));
}

/** Every value of the sections. */
export function valuesOf(sections: readonly ReadSection[]): ReadValue[] {
  return sections.flatMap((section) => section.entries).flatMap((entry) => entry.values);
}

/** How many values ask for a look. */
export function countToCheck(sections: readonly ReadSection[]): number {
  return valuesOf(sections).filter((value) => value.certainty !== "sure").length;
}
