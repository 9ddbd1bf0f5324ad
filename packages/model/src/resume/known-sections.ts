import { resumeShape } from "./resume-shape.ts";
import type { EntrySection, SectionShape } from "./resume-shape.ts";

type Shapes = typeof resumeShape;

/** Sections that hold `RecordEntry` values. */
export type RecordSection = {
  [Section in EntrySection]: Shapes[Section] extends { record: true } ? Section : never;
}[EntrySection];

/** A section with a place of its own in the `Resume`. */
export type KnownSection = "summary" | "competencies" | Exclude<EntrySection, "additional">;

/** The names of a table, typed, in its order. */
function namesOf<Table extends object>(table: Table): Extract<keyof Table, string>[] {
  const names: Extract<keyof Table, string>[] = [];
  for (const name in table) names.push(name);
  return names;
}

/** Sections that hold entries, in the order of the Resume; `additional` holds the ones of the person's own. */
export const entrySections: readonly EntrySection[] = namesOf(resumeShape);

/** What the entries of a section hold. */
export function shapeOf(section: EntrySection): SectionShape {
  return resumeShape[section];
}

/** Whether the entries of a section are `RecordEntry` values. */
export function isRecordSection(section: string): section is RecordSection {
  return isEntrySection(section) && shapeOf(section).record === true;
}

/** Whether a name is that of a section with entries. */
export function isEntrySection(name: string): name is EntrySection {
  return Object.hasOwn(resumeShape, name);
}

/** Sections that share the common shape of dated records. */
export const recordSections: readonly RecordSection[] = entrySections.filter(isRecordSection);

/** Every section with a place of its own in the `Resume`, in the default order of printing. */
export const knownSections: readonly KnownSection[] = [
  "summary",
  "competencies",
  ...entrySections.filter((section) => section !== "additional"),
];

const prefixes: ReadonlyMap<string, EntrySection> = new Map(
  entrySections.map((section) => [shapeOf(section).prefix, section]),
);

/** The section of an entry by the prefix of its id; `null` where it is none. */
export function sectionOfEntry(id: string): EntrySection | null {
  return prefixes.get(/^[a-z]+/.exec(id)?.[0] ?? "") ?? null;
}

/** A table with a row for each section with entries. */
export function bySection<Row>(make: (section: EntrySection) => Row): Record<EntrySection, Row>;
export function bySection<Row>(make: (section: EntrySection) => Row): Record<string, Row> {
  return Object.fromEntries(entrySections.map((section) => [section, make(section)]));
}

/** Prefix of the ids of the entries of each section: the third job is `exp3`. */
export const entryPrefixes = bySection((section) => shapeOf(section).prefix);
