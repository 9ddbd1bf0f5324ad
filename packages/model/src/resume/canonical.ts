import type { CoverLetter } from "../tailoring/cover-letter.ts";
import { parsePeriod } from "./period.ts";
import {
  entriesOf,
  fieldsOf,
  linesAt,
  makeEntry,
  makePart,
  makeSections,
  noPeriod,
  periodAt,
  textAt,
} from "./entry-values.ts";
import type { ValueReader } from "./entry-values.ts";
import { knownSections, shapeOf } from "./known-sections.ts";
import { competenciesShape, contactShape, paragraphsShape } from "./resume-shape.ts";
import type { Entry, EntrySection, FieldShape, LinesShape, PartShape } from "./resume-shape.ts";
import type { AdditionalSection, Contact, KnownSection, Period, Resume, Text } from "./resume.ts";
import { manyLines, oneLine } from "../text/text.ts";

const isoDate = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;
const languageTag = /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/;

function texts(prefix: string, list: readonly Text[], clean: (text: string) => string): Text[] {
  return list
    .map((line) => clean(line.text))
    .filter((text) => text !== "")
    .map((text, index) => ({ id: `${prefix}${index + 1}`, text }));
}

function period(value: Period): Period {
  const text = oneLine(value.text);
  if (text === "") return noPeriod();
  const start = isoDate.test(value.start) ? value.start : "";
  const end = isoDate.test(value.end) || value.end === "present" ? value.end : "";
  return start === "" && end === "" ? parsePeriod(text) : { text, start, end };
}

/** How values are written: over several lines where their shape says so, else in one. */
function cleanerOf(kind: FieldShape["kind"] | LinesShape["kind"]): (text: string) => string {
  return kind === "textarea" ? manyLines : oneLine;
}

function cleanLines(part: object, lines: LinesShape): Text[] {
  return texts(lines.prefix, linesAt(part, lines), cleanerOf(lines.kind));
}

/** The values of a part as they are kept. */
function cleanValues(part: object): ValueReader {
  return {
    text: (name, { kind }) => cleanerOf(kind)(textAt(part, name)),
    dates: (name) => period(periodAt(part, name)),
    lines: (lines) => cleanLines(part, lines),
  };
}

function contact(value: Contact): Contact {
  return makePart(contactShape, cleanValues(value));
}

function isStated(entry: object, shape: PartShape): boolean {
  const { lines } = shape;
  return (
    fieldsOf(shape).some(([name]) => textAt(entry, name) !== "") ||
    (lines !== null && linesAt(entry, lines).length > 0)
  );
}

/** The entries that state something, cleaned, under the ids that they have. */
function statedEntries<Section extends EntrySection>(
  section: Section,
  list: readonly Entry<Section>[],
): Entry<Section>[] {
  const shape = shapeOf(section);
  return list
    .map((entry) => makeEntry(section, entry.id, cleanValues(entry)))
    .filter((entry) => isStated(entry, shape));
}

/** Entries with ids by their place. */
function numbered<Section extends EntrySection>(
  section: Section,
  list: readonly Entry<Section>[],
): Entry<Section>[] {
  return list.map((entry, index) => ({ ...entry, id: `${shapeOf(section).prefix}${index + 1}` }));
}

/** Whether a known section states anything. */
export function hasSection(resume: Resume, section: KnownSection): boolean {
  return resume[section].length > 0;
}

/**
 * Every known section and every id of `additional` exactly once: `written` first, in its order; a known
 * section that is absent there follows the one before it in the default order, an additional one comes last.
 */
export function completeOrder(written: readonly string[], additional: readonly string[]): string[] {
  const valid = new Set<string>([...knownSections, ...additional]);
  const named = new Set(written.filter((id) => valid.has(id)));
  const order = [...named];
  knownSections.forEach((section, index) => {
    if (named.has(section)) return;
    const before = knownSections[index - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, section);
  });
  return [...order, ...additional.filter((id) => !named.has(id))];
}

/** Ids of {@link Resume.order} that print something, in order. */
export function printedOrder(resume: Resume): string[] {
  const known: ReadonlyMap<string, boolean> = new Map(
    knownSections.map((section) => [section, hasSection(resume, section)]),
  );
  return resume.order.filter((id) => known.get(id) ?? true);
}

/** The sections of the person's own in the order of printing. */
function inPrintingOrder({ additional, order }: Resume): AdditionalSection[] {
  const ids = completeOrder(
    order,
    additional.map(({ id }) => id),
  );
  const rank = new Map(ids.map((id, index) => [id, index]));
  return additional.toSorted((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0));
}

/** An order in which the additional sections `own` have the ids of their places. */
function renumberedOrder(order: readonly string[], own: readonly string[]): string[] {
  const { prefix } = shapeOf("additional");
  const numbered = own.map((_, index) => `${prefix}${index + 1}`);
  const names = new Map(own.map((id, index) => [id, numbered[index] ?? id]));
  const known: readonly string[] = knownSections;
  const ids = order.flatMap((id) => (known.includes(id) ? [id] : (names.get(id) ?? [])));
  return completeOrder(ids, numbered);
}

/**
 * The one form of a Resume: texts trimmed and free of control characters, empty values and entries left
 * out, ids numbered by place (`exp1`, `b1`), every section in `order` once. Printing it to Markdown and
 * reading it back gives the same value. Additional sections are numbered in the order of printing, and
 * known sections without content stand at their default places.
 */
export function canonicalResume(resume: Resume): Resume {
  const sections = { ...resume, additional: inPrintingOrder(resume) };
  const own = statedEntries("additional", sections.additional).map(({ id }) => id);
  const whole: Resume = {
    language: languageTag.test(resume.language) ? resume.language : "en",
    name: oneLine(resume.name),
    headline: oneLine(resume.headline),
    contact: contact(resume.contact),
    summary: manyLines(resume.summary),
    competencies: cleanLines(resume, competenciesShape.lines),
    ...makeSections((section) =>
      numbered(section, statedEntries(section, entriesOf(sections, section))),
    ),
    order: renumberedOrder(resume.order, own),
  };
  const ids = whole.additional.map(({ id }) => id);
  return { ...whole, order: completeOrder(printedOrder(whole), ids) };
}

/** The one form of a CoverLetter: texts trimmed, empty paragraphs left out, the others `p1`, `p2`... */
export function canonicalLetter(letter: CoverLetter): CoverLetter {
  return {
    language: languageTag.test(letter.language) ? letter.language : "en",
    name: oneLine(letter.name),
    contact: contact(letter.contact),
    date: oneLine(letter.date),
    department: oneLine(letter.department),
    businessUnit: oneLine(letter.businessUnit),
    company: oneLine(letter.company),
    location: oneLine(letter.location),
    salutation: oneLine(letter.salutation),
    paragraphs: cleanLines(letter, paragraphsShape),
    closing: oneLine(letter.closing),
    signature: manyLines(letter.signature),
  };
}
