import type {
  AdditionalSection,
  CertificationEntry,
  RecordEntry,
  RecordSection,
  Text,
} from "@savile/model";
import { entryPrefixes, noPeriod } from "@savile/model";
import { findDates } from "../fields/dates/find-dates.ts";
import { partsOf } from "../entries/read-entries.ts";
import type { Part } from "../entries/read-entries.ts";
import { markLines } from "../entries/mark-lines.ts";
import { splitHeader } from "../entries/split-header.ts";
import type { Line } from "../lines/line.ts";
import { partSpan } from "./build-entries.ts";
import type { Ledger } from "./ledger.ts";
import { join, spanOf } from "./source.ts";
import type { Span } from "./source.ts";

const narrow = 45;
const openEnd =
  /(?:[,;:&(/–-]|(?:^|\s)(?:and|of|for|in|the|to|with|und|für|et|de|du|des|y|e|em))$/iu;

/** Whether a line of a narrow list begins a new element: a capital, and nothing left open above it. */
function beginsElement(last: Line, line: Line): boolean {
  return (
    line.block === last.block &&
    !openEnd.test(last.text.trim()) &&
    /^[\p{Lu}\d]/u.test(line.text) &&
    (last.text.match(/\(/g) ?? []).length <= (last.text.match(/\)/g) ?? []).length
  );
}

/** Short lines without glyphs below each other are elements of their own, however full they are. */
function splitNarrow(part: Part, lines: readonly Line[]): Part[] {
  const rows = lines.slice(lines.indexOf(part.first), lines.indexOf(part.last) + 1);
  const isList =
    part.kind === "paragraph" &&
    rows.length > 1 &&
    rows.every((line) => line.text.length <= narrow && !/[.!?]$/.test(line.text.trim()));
  if (!isList) return [part];
  const out: Part[] = [];
  for (const line of rows) {
    const last = out.at(-1);
    if (last === undefined || beginsElement(last.last, line))
      out.push({ kind: "paragraph", first: line, last: line });
    else last.last = line;
  }
  return out;
}

/** The elements of a list: bullets with their next lines, else paragraphs and single lines. */
export function listParts(ledger: Ledger, lines: readonly Line[]): Part[] {
  return partsOf(markLines(lines, { today: ledger.today })).flatMap((part) =>
    splitNarrow(part, lines),
  );
}

const dateWord =
  /^(?:expires?|expiry|expiration(?: date)?|exp\.?|valid (?:until|through|to)|issued|renewed|gültig bis|valable jusqu'au|válido até|válido hasta)\s*:?$/iu;

interface Named {
  readonly name: Span;
  readonly issuer?: Span;
  readonly date?: Span;
  readonly period: { start: string; end: string };
}

/** Name, giver and date of a one-line entry ("First Aid, Red Cross, 2021"). */
function nameOf(ledger: Ledger, part: Part): Named {
  const whole = partSpan(ledger, part);
  const line = part.last;
  const dates = findDates(line.text, { today: ledger.today });
  const date = dates.at(-1);
  const period = { start: date?.kind === "range" ? date.from : "", end: date?.to ?? "" };
  const dateSpan =
    date === undefined ? undefined : spanOf(ledger.source, line, date.start, date.end);
  if (part.first !== part.last) {
    return { name: whole, period, ...(dateSpan === undefined ? {} : { date: dateSpan }) };
  }
  const tokens = splitHeader(line, date === undefined ? [] : [date], 0);
  const [first, ...rest] = tokens.filter((token) => !dateWord.test(token.text));
  if (first === undefined)
    return { name: whole, period, ...(dateSpan === undefined ? {} : { date: dateSpan }) };
  // "Advanced Life Support (ALS)": what stands in brackets belongs to the name.
  const bracket = rest[0]?.separator === "(" ? rest.shift() : undefined;
  const closed = bracket !== undefined && line.text[bracket.end] === ")" ? 1 : 0;
  const last = rest.at(-1);
  const second = rest[0];
  const of = (from: { start: number }, to: { end: number }): Span =>
    spanOf(ledger.source, line, from.start, to.end);
  return {
    name: of(first, { end: (bracket ?? first).end + closed }),
    period,
    ...(second === undefined || last === undefined ? {} : { issuer: of(second, last) }),
    ...(dateSpan === undefined ? {} : { date: dateSpan }),
  };
}

export function buildCertifications(
  ledger: Ledger,
  lines: readonly Line[],
  from: number,
): CertificationEntry[] {
  const out: CertificationEntry[] = [];
  const merged = mergeDetails(ledger, listParts(ledger, lines));
  for (const { part, extra } of merged) {
    part.first.role = "list";
    const id = `crt${from + out.length}`;
    const read = nameOf(ledger, part);
    const more = extra === undefined ? undefined : nameOf(ledger, extra);
    const issuer =
      read.issuer ??
      (more?.date === undefined && more !== undefined
        ? more.name
        : more !== undefined && more.name !== more.date
          ? more.name
          : undefined);
    const name = ledger.take(`${id}.name`, read.name, 0.85);
    if (name === "") continue;
    out.push({
      id,
      name,
      issuer: ledger.take(`${id}.issuer`, issuer, 0.7),
      year: ledger.take(`${id}.year`, read.date ?? more?.date, 0.9),
    });
  }
  return out;
}

function isDateAlone(ledger: Ledger, part: Part): boolean {
  const text = part.last.text.trim();
  const date = findDates(text, { today: ledger.today })[0];
  return part.first === part.last && date !== undefined && date.end - date.start >= text.length - 4;
}

/** Lines between wide gaps make one entry: a title with its authors and its journal below it. */
export function groupByGap(parts: readonly Part[]): Part[] {
  const wide = parts.filter((part, index) => index > 0 && part.first.gap >= 1.5).length;
  if (parts.some((part) => part.kind === "bullet") || wide === 0 || parts.length < (wide + 1) * 1.5)
    return [...parts];
  const out: Part[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (last === undefined || part.first.gap >= 1.5 || part.first.block !== last.last.block)
      out.push({ ...part });
    else last.last = part.last;
  }
  return out;
}

/** A line in a quieter style, or one with a date alone, below a name belongs to it. */
function mergeDetails(ledger: Ledger, parts: readonly Part[]): { part: Part; extra?: Part }[] {
  const out: { part: Part; extra?: Part }[] = [];
  const dated = (part: Part): boolean =>
    findDates(part.last.text, { today: ledger.today }).length > 0;
  const alternates =
    parts.length >= 2 &&
    parts.length % 2 === 0 &&
    parts.every((part, index) => (index % 2 === 1) === dated(part));
  for (const part of parts) {
    const last = out.at(-1);
    const quieter =
      last !== undefined &&
      part.kind === "paragraph" &&
      last.part.first.bold &&
      !part.first.bold &&
      last.extra === undefined;
    const dateOnly = last !== undefined && isDateAlone(ledger, part);
    const follows = last !== undefined && alternates && last.extra === undefined;
    if (last !== undefined && (quieter || follows || (dateOnly && last.extra === undefined)))
      last.extra = part;
    else out.push({ part });
  }
  return out;
}

/** One-line entries of awards, publications, memberships and the like. */
export function buildListRecords(
  ledger: Ledger,
  section: RecordSection,
  lines: readonly Line[],
  from: number,
): RecordEntry[] {
  const prefix = entryPrefixes[section];
  return groupByGap(listParts(ledger, lines)).flatMap((part, index) => {
    const id = `${prefix}${from + index}`;
    part.first.role = "list";
    const read = nameOf(ledger, part);
    const keepWhole =
      section === "publications" ||
      section === "patents" ||
      section === "speaking" ||
      part.first !== part.last;
    const title = ledger.take(`${id}.title`, keepWhole ? partSpan(ledger, part) : read.name, 0.85);
    if (title === "") return [];
    const dates = keepWhole ? "" : ledger.take(`${id}.dates`, read.date, 0.85);
    return [
      {
        id,
        title,
        organization: keepWhole ? "" : ledger.take(`${id}.organization`, read.issuer, 0.6),
        location: "",
        dates: dates === "" ? noPeriod() : { text: dates, ...read.period },
        summary: "",
        bullets: [],
      },
    ];
  });
}

/** A section that keeps its own title and all its lines. */
export function buildAdditional(
  ledger: Ledger,
  id: string,
  heading: Line | undefined,
  lines: readonly Line[],
): AdditionalSection {
  const titleSpan =
    heading === undefined
      ? undefined
      : spanOf(ledger.source, heading, 0, heading.text.replace(/\s*:\s*$/, "").length);
  return {
    id,
    title: ledger.take(`${id}.title`, titleSpan, 0.95),
    lines: buildTexts(ledger, id, "l", listParts(ledger, lines)),
  };
}

export function buildTexts(
  ledger: Ledger,
  entry: string,
  prefix: string,
  parts: readonly Part[],
): Text[] {
  return parts.flatMap((part, index) => {
    const id = `${prefix}${index + 1}`;
    const text = ledger.take(`${entry}.${id}`, partSpan(ledger, part), 0.9);
    return text === "" ? [] : [{ id, text }];
  });
}

/** All lines as one text. */
export function takeProse(
  ledger: Ledger,
  address: string,
  lines: readonly Line[],
  confidence: number,
): string {
  const first = lines[0];
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return "";
  for (const line of lines) line.role = "paragraph";
  return ledger.take(
    address,
    join(spanOf(ledger.source, first), spanOf(ledger.source, last)),
    confidence,
  );
}
