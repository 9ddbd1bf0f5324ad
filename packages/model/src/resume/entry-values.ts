import { contactShape, resumeShape } from "./resume-shape.ts";
import type {
  Entry,
  EntrySection,
  FieldShape,
  LinesShape,
  PartShape,
  PartValues,
  Period,
  Sections,
  Text,
} from "./resume-shape.ts";
import { entrySections } from "./known-sections.ts";

// The only place where values are reached by a name of the table; everything else is typed by it.

function valueAt(part: object, name: string): unknown {
  return Reflect.get(part, name);
}

function isPeriod(value: unknown): value is Period {
  return typeof value === "object" && value !== null && "start" in value && "end" in value;
}

function isLine(value: unknown): value is Text {
  return typeof value === "object" && value !== null && "id" in value && "text" in value;
}

/** A period that states nothing. */
export function noPeriod(): Period {
  return { text: "", start: "", end: "" };
}

/** The text of a named value, that of its dates included; `""` where nothing is stated. */
export function textAt(part: object, name: string): string {
  const value = valueAt(part, name);
  if (typeof value === "string") return value;
  return isPeriod(value) ? value.text : "";
}

/** The dates of a part; nothing stated where it has none. */
export function periodAt(part: object, name: string): Period {
  const value = valueAt(part, name);
  return isPeriod(value) ? value : noPeriod();
}

/** The lines of a part under their name. */
export function linesAt(part: object, { name }: LinesShape): Text[] {
  const value = valueAt(part, name);
  return Array.isArray(value) && value.every(isLine) ? value : [];
}

const known = new WeakMap<PartShape, [name: string, field: FieldShape][]>();

/** The values of a shape with their names, in its order. */
export function fieldsOf(shape: PartShape): [name: string, field: FieldShape][] {
  const listed = known.get(shape) ?? Object.entries(shape.fields);
  known.set(shape, listed);
  return listed;
}

/** The values of a section that an entry may do without. */
export function optionalFieldsOf(section: EntrySection): [name: string, field: FieldShape][] {
  return fieldsOf(resumeShape[section]).filter(([, { optional }]) => optional === true);
}

/** An entry with the optional values that `read` finds. */
export function withOptional<Part extends object>(
  section: EntrySection,
  part: Part,
  read: (name: string, field: FieldShape) => string,
): Part {
  return optionalFieldsOf(section).reduce(
    (made, [name, field]) => withValue(made, name, read(name, field), true),
    part,
  );
}

/** The part with another value; the same object where nothing changes. An optional text goes with its key. */
export function withValue<Part extends object>(
  part: Part,
  name: string,
  value: unknown,
  optional = false,
): Part {
  const old = valueAt(part, name);
  if (old === value || (old === undefined && value === "" && optional)) return part;
  const made = { ...part, [name]: value };
  if (optional && value === "") Reflect.deleteProperty(made, name);
  return made;
}

/** Says what the values of a new part are. */
export interface ValueReader {
  readonly text: (name: string, field: FieldShape) => string;
  readonly dates: (name: string) => Period;
  readonly lines: (lines: LinesShape) => Text[];
}

/** A part of this shape with the values that a reader gives. */
export function makePart<Part extends PartShape>(shape: Part, read: ValueReader): PartValues<Part>;
export function makePart(shape: PartShape, read: ValueReader): object {
  const part: Record<string, unknown> = {};
  for (const [name, field] of fieldsOf(shape)) {
    const value = field.kind === "period" ? read.dates(name) : read.text(name, field);
    if (value !== "" || field.optional !== true) part[name] = value;
  }
  if (shape.lines !== null) part[shape.lines.name] = read.lines(shape.lines);
  return part;
}

/** An entry with the values that a reader gives. */
export function makeEntry<Section extends EntrySection>(
  section: Section,
  id: string,
  read: ValueReader,
): Entry<Section> {
  return { id, ...makePart(resumeShape[section], read) };
}

const nothing: ValueReader = { text: () => "", dates: noPeriod, lines: () => [] };

/** An entry that states nothing. */
export function blankEntry<Section extends EntrySection>(
  section: Section,
  id: string,
): Sections[Section][number] {
  return makeEntry(section, id, nothing);
}

/** Whether a value has every name that an entry of the section must have. */
export function isEntryOf<Section extends EntrySection>(
  section: Section,
  value: object,
): value is Entry<Section> {
  return Object.keys(blankEntry(section, "")).every((name) => Object.hasOwn(value, name));
}

/** Contact details that state nothing. */
export function noContact(): PartValues<typeof contactShape> {
  return makePart(contactShape, nothing);
}

/** The sections with the entries that `make` gives each of them. */
export function makeSections(
  make: <Section extends EntrySection>(section: Section) => Entry<Section>[],
): Sections;
export function makeSections(make: (section: EntrySection) => object[]): object {
  return Object.fromEntries(entrySections.map((section) => [section, make(section)]));
}

/** The entries of a section, typed by it. */
export function entriesOf<Section extends EntrySection>(
  sections: Sections,
  section: Section,
): Entry<Section>[] {
  return sections[section];
}
