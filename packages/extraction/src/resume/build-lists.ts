import type {
  AdditionalSection,
  CertificationEntry,
  RecordEntry,
  RecordSection,
  Text,
} from "@savile/model";
import { entryPrefixes, noPeriod } from "@savile/model";
import { findDates } from "../fields/dates/find-dates.ts";
import type { Part } from "../entries/entry.ts";
import { organizationScore } from "../entries/organization.rules.ts";
import { columnNames, isTableHead } from "../entries/table-head.ts";
import type { Line } from "../text-line/line.ts";
import { partSpan } from "./build-entries.ts";
import type { Ledger } from "./ledger.ts";
import {
  certificateRow,
  groupByGap,
  isSentence,
  listParts,
  paperParts,
  separatedRow,
  splitReferences,
} from "./list-parts.ts";
import { elementsOf, nameOf } from "./name-record.ts";
import type { ListElement } from "./name-record.ts";
import { join, spanOf } from "./source.ts";
import type { Span } from "./source.ts";

function elementOf(part: Part): ListElement {
  return { part, from: 0, to: part.first.text.length };
}

function isSame(a: Span | undefined, b: Span | undefined): boolean {
  return a?.start === b?.start && a?.end === b?.end;
}

/** The lines below the names of the columns of a table; the first of those may be the heading of the section. */
function withoutHead(lines: readonly Line[]): readonly Line[] {
  const rows = lines.filter((line) => !isTableHead(line));
  return rows[0] !== undefined && columnNames(rows[0].text) ? rows.slice(1) : rows;
}

export function buildCertifications(
  ledger: Ledger,
  lines: readonly Line[],
  from: number,
): CertificationEntry[] {
  const out: CertificationEntry[] = [];
  const merged = mergeDetails(ledger, paperParts(ledger, withoutHead(lines)));
  for (const { part: found, extra } of merged) {
    found.first.role = "list";
    const part = certificateRow(found, lines) ?? found;
    const more = extra === undefined ? undefined : nameOf(ledger, elementOf(extra));
    const elements = extra === undefined ? elementsOf(part) : [elementOf(part)];
    for (const element of elements) {
      const id = `crt${from + out.length}`;
      const read = nameOf(ledger, element);
      const name = ledger.take(`${id}.name`, read.name, 0.85);
      if (name === "") continue;
      const below = isSame(more?.name, more?.date) ? undefined : more?.name;
      const issuer = read.issuer && below ? join(read.issuer, below) : (read.issuer ?? below);
      const url = ledger.take(`${id}.url`, read.link, 0.9);
      out.push({
        id,
        name,
        issuer: ledger.take(`${id}.issuer`, issuer, 0.7),
        year: ledger.take(`${id}.year`, read.date ?? more?.date, 0.9),
        ...(url === "" ? {} : { url }),
      });
    }
  }
  return out;
}

function isDateAlone(ledger: Ledger, part: Part): boolean {
  const text = part.last.text.trim();
  const date = findDates(text, ledger.dates)[0];
  return part.first === part.last && date !== undefined && date.end - date.start >= text.length - 4;
}

/** A paper that is not held yet has no date of its own. */
const isUnderWay = /\b(?:in progress|pending|ongoing|under way|applied for|booked|to go)\b/iu;

/** Words of papers themselves, which nobody who gives them is called. */
const paperWords =
  /(?<!\p{L})(?:licen[cs]e|permit|ticket|card|check|clearance|vetting|first aid|cpr|handling|hygiene|awareness|level \d)(?!\p{L})/iu;

function isPaper({ last: { text } }: Part): boolean {
  return paperWords.test(text) && organizationScore(text) < 1.6;
}

/** A line in a quieter style, or one with a date alone, below a name belongs to it. */
function mergeDetails(ledger: Ledger, parts: readonly Part[]): { part: Part; extra?: Part }[] {
  const out: { part: Part; extra?: Part }[] = [];
  const dated = (part: Part): boolean => findDates(part.last.text, ledger.dates).length > 0;
  const alternates =
    parts.length >= 2 &&
    parts.length % 2 === 0 &&
    parts.every(
      (part, index) => (index % 2 === 1) === dated(part) && (index % 2 === 0 || !isPaper(part)),
    );
  for (const part of parts) {
    const last = out.at(-1);
    const quieter =
      last !== undefined &&
      part.kind === "paragraph" &&
      last.part.first.bold &&
      !(part.first.pieces[0]?.bold ?? part.first.bold) &&
      last.extra === undefined;
    const dateOnly = last !== undefined && isDateAlone(ledger, part);
    const follows =
      last !== undefined &&
      alternates &&
      part.first.cells.length < 2 &&
      last.extra === undefined &&
      !isUnderWay.test(last.part.last.text);
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
  const parts = groupByGap(listParts(ledger, lines)).flatMap((part) =>
    section === "publications" ? splitReferences(part, lines) : [part],
  );
  const isProse = section === "publications" || section === "patents" || section === "speaking";
  const out: RecordEntry[] = [];
  for (const found of parts) {
    found.first.role = "list";
    const row = separatedRow(found, lines);
    const part = row ?? found;
    const keepWhole =
      row === undefined && (isProse || part.first !== part.last || isSentence(part));
    for (const element of keepWhole ? [elementOf(part)] : elementsOf(part)) {
      const id = `${prefix}${from + out.length}`;
      const read = nameOf(ledger, element);
      const span = keepWhole ? partSpan(ledger, part) : read.name;
      const title = ledger.take(`${id}.title`, span, 0.85);
      if (title === "") continue;
      const dates = keepWhole ? "" : ledger.take(`${id}.dates`, read.date, 0.85);
      out.push({
        id,
        title,
        organization: keepWhole ? "" : ledger.take(`${id}.organization`, read.issuer, 0.6),
        location: keepWhole ? "" : ledger.take(`${id}.location`, read.place, 0.6),
        dates: dates === "" ? noPeriod() : { text: dates, ...read.period },
        summary: "",
        bullets: [],
      });
    }
  }
  return out;
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
