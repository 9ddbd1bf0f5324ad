import { findDates } from "../fields/dates/find-dates.ts";
import type { DateContext, DateFind } from "../fields/dates/find-dates.ts";
import { trailingPlace } from "../fields/find-place.ts";
import { placeScore } from "../fields/place.rules.ts";
import { fold } from "../text-line/clean-text.ts";
import type { Line } from "../text-line/line.ts";
import type { Entry, Part, Place } from "./entry.ts";
import { labelledRows } from "./labelled-rows.ts";
import type { LabelledRow, Stretch } from "./labelled-rows.ts";
import type { LabelKind } from "./record-labels.data.ts";
import { isTableHead } from "./table-head.ts";
import { elementLines, sentenceParts } from "./sentence-parts.ts";

const names: ReadonlySet<LabelKind> = new Set(["date", "title", "firm"]);
/** A label says so much that only another reading of the whole section would be a guess. */
const clear = 3;
/** What is likelier a place than not. */
const placed = 0.5;

/** A record ends where a label of its kinds comes again. */
function recordsOf(rows: readonly LabelledRow[]): LabelledRow[][] {
  const records: LabelledRow[][] = [];
  for (const row of rows) {
    const last = records.at(-1);
    const isAgain = names.has(row.kind) && last?.some(({ kind }) => kind === row.kind) === true;
    if (last === undefined || isAgain) records.push([row]);
    else last.push(row);
  }
  return records;
}

function placeIn(
  { line, from, to }: Stretch,
  end: number = to ?? line.text.length,
): Place | undefined {
  const text = line.text.slice(from, end);
  const lead = /^[\s,;–—-]*/u.exec(text)?.[0].length ?? 0;
  const value = text.slice(lead).replace(/[\s,;(–—-]+$/u, "");
  if (value === "") return undefined;
  return { line, start: from + lead, end: from + lead + value.length, text: value };
}

function firstOf(record: readonly LabelledRow[], kind: LabelKind): LabelledRow | undefined {
  return record.find((row) => row.kind === kind);
}

function moved(find: DateFind, by: number): DateFind {
  return { ...find, start: find.start + by, end: find.end + by };
}

function textOf({ line, from, to }: Stretch): string {
  return line.text.slice(from, to);
}

/** "From: March 2019", "To: present": a period told in two rows. */
function periodOf(start: Place, end: Place, context: DateContext): Entry["date"] {
  const [find] = findDates(`${start.text} - ${end.text}`, context);
  if (find?.kind !== "range") return undefined;
  const isOne = start.line === end.line;
  const to = isOne ? end.end : start.line.text.length;
  const text = start.line.text.slice(start.start, to);
  const next = isOne ? {} : { next: { line: end.line, end: end.end } };
  const place = { line: start.line, start: start.start, end: to, text, ...next };
  return { find: { ...find, start: start.start, end: to }, place };
}

/** "2017 - Dec" over "2020": a period that goes on in the next line of its cell. */
function brokenPeriod(first: Stretch, second: Stretch, context: DateContext): Entry["date"] {
  const [find] = findDates(`${textOf(first).trimEnd()} ${textOf(second)}`, context);
  const end = second.line.text.trimEnd().length;
  if (find?.kind !== "range" || find.end <= textOf(first).length) return undefined;
  const { line } = first;
  const text = line.text.slice(first.from);
  const place = { line, start: first.from, end: line.text.length, text };
  return {
    find: { ...find, start: first.from, end: line.text.length },
    place: { ...place, next: { line: second.line, end } },
  };
}

/** The first range of a row, else its first date. */
function dateIn(value: Stretch, context: DateContext): Entry["date"] {
  const finds = findDates(textOf(value), context);
  const find = finds.find(({ kind }) => kind === "range") ?? finds[0];
  if (find === undefined) return undefined;
  const own = moved(find, value.from);
  const text = value.line.text.slice(own.start, own.end);
  return { find: own, place: { line: value.line, start: own.start, end: own.end, text } };
}

/** The period of a record: in one row, in one for each of its ends, or broken in its cell. */
function dateOf(record: readonly LabelledRow[], context: DateContext): Entry["date"] {
  const [value, below] = firstOf(record, "date")?.values ?? [];
  if (value === undefined) return undefined;
  const [start, end] = [placeIn(value), valueOf(record, "end")];
  const isCell = value.line.column !== undefined && below !== undefined;
  return (
    (start && end && periodOf(start, end, context)) ??
    (isCell ? brokenPeriod(value, below, context) : undefined) ??
    dateIn(value, context)
  );
}

/** A street and its number, a code and its town: what stands behind the name of an employer in a form. */
const addressPart = /,\s*(?=[^,]*\d)/u;
/** Behind "name and address" every comma but that of a legal form ends the name. */
const afterName = /,\s*(?!(?:inc|llc|ltd|llp|gmbh|corp|co)\b)/iu;
const tellsAddress = /address|adresse|direcci|endere|indirizz/iu;

interface Firm {
  readonly name?: Place;
  readonly place?: Place;
}

/** Where the address begins behind a name, by the words of the label and by its signs; -1 without one. */
function addressStart(label: string, text: string, town: number): number {
  const street = (tellsAddress.test(label) ? afterName : addressPart).exec(text)?.index ?? -1;
  if (street < 0 || town < 0) return Math.max(street, town);
  return Math.min(street, town);
}

/** A town on a line of its own below the name. */
function townBelow(values: readonly Stretch[]): Place | undefined {
  const value = values.find((one) => placeScore(textOf(one)) >= placed);
  return value === undefined ? undefined : placeIn(value);
}

/** "Pennine Haulage" over "Ltd, Halifax": the town behind the rest of a name. */
function townBehind(name: Place, { line, end }: { line: Line; end: number }): Firm | undefined {
  const text = line.text.slice(0, end);
  const at = trailingPlace(text);
  if (at <= 0) return undefined;
  const rest = text.slice(0, at).replace(/[\s,;(–—-]+$/u, "").length;
  const place = placeIn({ line, from: at });
  return {
    name: { ...name, next: { line, end: rest } },
    ...(place === undefined ? {} : { place }),
  };
}

/** The name of an employer, and its address where the row holds both. */
function firmOf(record: readonly LabelledRow[]): Firm {
  const row = firstOf(record, "firm");
  const [value, ...more] = row?.values ?? [];
  if (row === undefined || value === undefined) return {};
  const text = textOf(value);
  const town = trailingPlace(text);
  const cut = addressStart(row.label, text, town);
  if (cut <= 0) return firmInCell(overLines(placeIn(value), row), more);
  const name = placeIn(value, value.from + cut);
  const beside = town > 0 ? placeIn({ ...value, from: value.from + town }) : undefined;
  return firmWith(name, beside ?? townBelow(more));
}

function firmWith(name: Place | undefined, place: Place | undefined): Firm {
  return { ...of(name, (one) => ({ name: one })), ...of(place, (one) => ({ place: one })) };
}

/** A name without an address on its first line. */
function firmInCell(name: Place | undefined, more: readonly Stretch[]): Firm {
  const broken = name?.next && townBehind(name, name.next);
  return broken ?? firmWith(name, townBelow(more));
}

/** What is made of a value; nothing of none. */
function of<T, R>(value: T | undefined, make: (value: T) => R): R | undefined {
  return value === undefined ? undefined : make(value);
}

/** Lines that a name takes in its cell at most. */
const mostRows = 3;

/** A name that goes on in the next lines of its cell, where those are no place. */
function overLines(place: Place | undefined, row: LabelledRow | undefined): Place | undefined {
  const more = row?.line.column === undefined ? [] : row.values.slice(1, mostRows);
  const last = more.at(-1);
  const isWhole = place?.end === place?.line.text.trimEnd().length;
  if (place === undefined || last === undefined || !isWhole || townBelow(more) !== undefined)
    return place;
  return { ...place, next: { line: last.line, end: last.line.text.trimEnd().length } };
}

/** The first text behind a label of a kind. */
function valueOf(record: readonly LabelledRow[], kind: LabelKind): Place | undefined {
  const row = firstOf(record, kind);
  const [value] = row?.values ?? [];
  return value === undefined ? undefined : overLines(placeIn(value), row);
}

function notesOf(record: readonly LabelledRow[]): Place[] {
  return record
    .filter(({ kind }) => kind === "note")
    .flatMap(({ values }) => values.filter(({ line }) => line.bullet === undefined))
    .flatMap((value) => placeIn(value) ?? []);
}

/** Text in paragraphs: lines with white space between them are elements, others run on. */
function toldParts(values: readonly Stretch[]): Part[] {
  const runs: Stretch[][] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last === undefined || value.line.gap >= 1.4) runs.push([value]);
    else last.push(value);
  }
  return runs.flatMap(sentenceParts);
}

function partsOfRow({ kind, values }: LabelledRow): Part[] {
  if (kind === "text" && values.every(({ line }) => line.bullet === undefined))
    return elementLines(values) ?? toldParts(values);
  const told = kind === "text" ? values : values.filter(({ line }) => line.bullet !== undefined);
  return told.reduce<Part[]>((parts, { line, from }) => {
    const last = parts.at(-1);
    if (last !== undefined && line.bullet === undefined && line.gap < 1.4) last.last = line;
    else
      parts.push({
        kind: line.bullet === undefined ? "paragraph" : "bullet",
        first: line,
        last: line,
        from,
      });
    return parts;
  }, []);
}

function entryOf(record: readonly LabelledRow[], context: DateContext): Entry {
  const firm = firmOf(record);
  const header = record.filter(({ kind }) => kind !== "text" && kind !== "note");
  return {
    ...of(valueOf(record, "title"), (title) => ({ title })),
    ...of(firm.name, (organization) => ({ organization })),
    ...of(valueOf(record, "place") ?? firm.place, (location) => ({ location })),
    ...of(dateOf(record, context), (date) => ({ date })),
    rest: notesOf(record),
    parts: record.flatMap(partsOfRow),
    header: header.map(({ line }) => line),
    margin: clear,
  };
}

/** "Ford Motor Company  Detroit": a name has a place or a date beside it, a label what it announces. */
function isAnnounced({ kind, values }: LabelledRow, context: DateContext): boolean {
  const [value] = values;
  if (value === undefined) return false;
  const text = textOf(value);
  const dates = findDates(text, context);
  if (kind === "date") return dates.length > 0;
  return dates.every(({ kind: form }) => form !== "range") && placeScore(text) < placed;
}

/** A name among many may look like a place. */
const mostAnnounced = 0.75;

/** The same words announce the same in every record: names of employers differ. */
function areLabels(rows: readonly LabelledRow[], context: DateContext): boolean {
  const named = rows.filter(({ kind }) => names.has(kind));
  const texts = new Set(named.map(({ label }) => fold(label)));
  const kinds = new Set(named.map(({ kind }) => kind));
  const announced = named.filter((row) => isAnnounced(row, context));
  return texts.size === kinds.size && announced.length >= named.length * mostAnnounced;
}

/** At least two kinds of labels that name an entry, in nearly every record. */
function areRecords(records: readonly LabelledRow[][]): boolean {
  const whole = records.filter(
    (record) =>
      new Set(record.filter(({ kind }) => names.has(kind)).map(({ kind }) => kind)).size > 1,
  );
  return records.length > 0 && whole.length >= records.length * 0.8;
}

function holdsRange(text: string, context: DateContext): boolean {
  return findDates(text, context).some(({ kind }) => kind === "range");
}

/** A period that no label of dates announces: behind a place, or in a line of its own. */
function hasLooseDate(rows: readonly LabelledRow[], context: DateContext): boolean {
  return rows.some(({ kind, values, line: labelled }) =>
    values.some(
      ({ line, from }) =>
        (line !== labelled || kind === "place") &&
        line.bullet === undefined &&
        holdsRange(line.text.slice(from), context),
    ),
  );
}

/**
 * The entries of a section in which labels say what is what, as in forms ("Dates", "Name of employer"); not
 * where ranges stand outside of labelled rows, or where most records are not named by their labels.
 */
export function readLabelled(lines: readonly Line[], context: DateContext): Entry[] | undefined {
  const rows = labelledRows(lines.filter((line) => !isTableHead(line)));
  if (rows === undefined || !names.has(rows[0]?.kind ?? "note")) return undefined;
  const records = recordsOf(rows);
  if (!areLabels(rows, context) || !areRecords(records) || hasLooseDate(rows, context))
    return undefined;
  return records.map((record) => entryOf(record, context));
}
