import type { CoverLetter } from "../tailoring/cover-letter.ts";
import { keepSame } from "../base/keep-same.ts";
import { parsePeriod } from "./period.ts";
import {
  entriesOf,
  fieldsOf,
  linesAt,
  makeSections,
  periodAt,
  textAt,
  withValue,
} from "./entry-values.ts";
import { shapeOf } from "./known-sections.ts";
import { contactShape } from "./resume-shape.ts";
import type { PartShape } from "./resume-shape.ts";
import type { Contact, Period, Resume, Text } from "./resume.ts";

/** The new text for the one at an address; the same text leaves it alone. Absent values are `""`. */
export type TextChange = (address: string, text: string) => string;

/** The new dates for those at an address. */
export type PeriodChange = (address: string, dates: Period) => Period;

interface Change {
  readonly text: TextChange;
  readonly dates: PeriodChange;
  /** The id of the only entry that is looked into; without it all are. */
  readonly only?: string | undefined;
}

function mapKept<T extends object>(list: T[], change: (one: T) => T): T[] {
  return keepSame(
    list,
    list.map((one) => keepSame(one, change(one))),
  );
}

function mapEntries<T extends { id: string }>(
  list: T[],
  { only }: Change,
  change: (one: T) => T,
): T[] {
  if (only === undefined) return mapKept(list, change);
  return list.some(({ id }) => id === only)
    ? mapKept(list, (one) => (one.id === only ? change(one) : one))
    : list;
}

function texts(parent: string, list: Text[], { text: change }: Change): Text[] {
  return mapKept(list, (line) => ({ ...line, text: change(`${parent}.${line.id}`, line.text) }));
}

function readAgain(change: TextChange): PeriodChange {
  return (address, dates) => {
    const text = change(address, dates.text);
    return text === dates.text ? dates : { ...parsePeriod(text), text };
  };
}

/** A part with its texts handed to `change` under the id of its owner; the same object where nothing changes. */
function partTexts<Part extends object>(
  owner: string,
  part: Part,
  shape: PartShape,
  whole: Change,
): Part {
  let made = part;
  for (const [name, { kind, optional }] of fieldsOf(shape)) {
    const at = `${owner}.${name}`;
    const value =
      kind === "period"
        ? whole.dates(at, periodAt(part, name))
        : whole.text(at, textAt(part, name));
    made = withValue(made, name, value, optional);
  }
  const { lines } = shape;
  return lines === null
    ? made
    : withValue(made, lines.name, texts(owner, linesAt(part, lines), whole));
}

function contact(value: Contact, whole: Change): Contact {
  return partTexts("contact", value, contactShape, whole);
}

/**
 * The Resume with every text handed to `change` under its address, absent ones included, in the order and
 * under the addresses of {@link resumeLeaves}. Dates whose text changes are read again, unless `dates` says
 * what they become. Pure; shape, ids and order stay, and what does not change stays the same object. With `only` no
 * entry but the one with this id is looked into: one text of a long document is found at once.
 */
export function mapResumeTexts(
  resume: Resume,
  change: TextChange,
  dates: PeriodChange = readAgain(change),
  only?: string,
): Resume {
  const whole = { text: change, dates, only };
  return keepSame(resume, {
    ...resume,
    name: change("name", resume.name),
    headline: change("headline", resume.headline),
    contact: contact(resume.contact, whole),
    summary: change("summary", resume.summary),
    competencies: texts("cmp", resume.competencies, whole),
    ...makeSections((section) =>
      mapEntries(entriesOf(resume, section), whole, (entry) =>
        partTexts(entry.id, entry, shapeOf(section), whole),
      ),
    ),
  });
}

/** The CoverLetter with every text handed to `change` under its address, absent ones included. */
export function mapLetterTexts(letter: CoverLetter, change: TextChange): CoverLetter {
  const whole = { text: change, dates: readAgain(change) };
  return keepSame(letter, {
    ...letter,
    name: change("name", letter.name),
    contact: contact(letter.contact, whole),
    date: change("date", letter.date),
    department: change("department", letter.department),
    businessUnit: change("businessUnit", letter.businessUnit),
    company: change("company", letter.company),
    location: change("location", letter.location),
    salutation: change("salutation", letter.salutation),
    paragraphs: texts("body", letter.paragraphs, whole),
    closing: change("closing", letter.closing),
    signature: change("signature", letter.signature),
  });
}
