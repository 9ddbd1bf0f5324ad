import { noPeriod } from "@savile/model";
import type {
  EducationEntry,
  ExperienceEntry,
  Period,
  ProjectEntry,
  RecordEntry,
  Text,
} from "@savile/model";
import { findLinks } from "../fields/find-links.ts";
import { splitDegree } from "../fields/split-degree.ts";
import { realLines } from "../entries/join-wrapped.ts";
import type { Entry, Part, Place } from "../entries/entry.ts";
import type { Line } from "../text-line/line.ts";
import { headsList } from "./heads-list.ts";
import { sure } from "./ledger.ts";
import type { Ledger } from "./ledger.ts";
import { join, spanOf } from "./source.ts";
import type { Span } from "./source.ts";
import { studyTitle } from "./study-title.ts";

const maxBullets = 40;

export function placeSpan(ledger: Ledger, place: Place | undefined): Span | undefined {
  if (place === undefined) return undefined;
  const span = spanOf(ledger.source, place.line, place.start, place.end);
  return place.next === undefined
    ? span
    : join(span, spanOf(ledger.source, place.next.line, 0, place.next.end));
}

export function partSpan(ledger: Ledger, part: Part): Span {
  const { first, last, from, to } = part;
  if (first === last) return spanOf(ledger.source, first, from, to);
  return join(spanOf(ledger.source, first, from), spanOf(ledger.source, last, 0, to));
}

/** Dates of an entry. One date alone is the end; in a job it is the beginning as well. */
export function takePeriod(
  ledger: Ledger,
  address: string,
  entry: Entry,
  single: "both" | "end",
): Period {
  if (entry.date === undefined) return noPeriod();
  const { find, place } = entry.date;
  const text = ledger.take(address, placeSpan(ledger, place), find.confidence);
  const start = find.kind === "single" && single === "both" ? find.to : find.from;
  return { text, start, end: find.to };
}

/** Paragraphs before the first bullet are the summary; without any bullet several paragraphs are a list. */
function splitParts(parts: readonly Part[]): { summary: Part[]; list: Part[] } {
  const first = parts.findIndex((part) => part.kind === "bullet");
  if (first < 0 && headsList(parts)) return { summary: parts.slice(0, 1), list: parts.slice(1) };
  if (first < 0)
    return parts.length === 1
      ? { summary: [...parts], list: [] }
      : { summary: [], list: [...parts] };
  return { summary: parts.slice(0, first), list: parts.slice(first) };
}

/** All lines of a part have the role of the part. */
function markPart(ledger: Ledger, part: Part): void {
  const { lines } = ledger.source;
  const role = part.kind === "bullet" ? "bullet" : "paragraph";
  const from = lines.indexOf(realLines(part.first)[0] ?? part.first);
  const to = lines.indexOf(realLines(part.last).at(-1) ?? part.last, from);
  for (const line of lines.slice(from, to + 1)) line.role = role;
}

function takeTexts(ledger: Ledger, entry: string, prefix: string, parts: readonly Part[]): Text[] {
  return parts.slice(0, maxBullets).flatMap((part, index) => {
    const id = `${prefix}${index + 1}`;
    markPart(ledger, part);
    const text = ledger.take(
      `${entry}.${id}`,
      partSpan(ledger, part),
      part.kind === "bullet" ? 0.95 : 0.85,
    );
    return text === "" ? [] : [{ id, text }];
  });
}

function takeSummary(ledger: Ledger, address: string, parts: readonly Part[]): string {
  const first = parts[0];
  const last = parts.at(-1);
  if (first === undefined || last === undefined) return "";
  for (const part of parts) markPart(ledger, part);
  return ledger.take(address, join(partSpan(ledger, first), partSpan(ledger, last)), 0.85);
}

function markHeader(entry: Entry): void {
  for (const line of entry.header.flatMap(realLines)) line.role = "entry-header";
}

/** What nothing in a header spoke for. */
const guess = 0.35;

function confidenceOf(entry: Entry, floor?: number): number {
  return entry.guessed === true ? guess : sure(entry.margin, floor);
}

export function buildJob(ledger: Ledger, id: string, entry: Entry): ExperienceEntry {
  markHeader(entry);
  const confidence = confidenceOf(entry);
  const { summary, list } = splitParts(entry.parts);
  const url = takeLink(ledger, id, addressIn(entry), entry.organization);
  return {
    id,
    title: ledger.take(`${id}.title`, placeSpan(ledger, entry.title), confidence),
    company: ledger.take(`${id}.company`, placeSpan(ledger, entry.organization), confidence),
    location: ledger.take(`${id}.location`, placeSpan(ledger, entry.location), 0.9),
    dates: takePeriod(ledger, `${id}.dates`, entry, "both"),
    ...(url === "" ? {} : { url }),
    summary: takeSummary(ledger, `${id}.summary`, summary),
    bullets: takeTexts(ledger, id, "b", list),
  };
}

export function buildRecord(ledger: Ledger, id: string, entry: Entry): RecordEntry {
  const { company, url: _, ...job } = buildJob(ledger, id, entry);
  ledger.entries.delete(`${id}.url`);
  const known = ledger.entries.get(`${id}.company`);
  if (known !== undefined) ledger.entries.set(`${id}.organization`, known);
  ledger.entries.delete(`${id}.company`);
  return { ...job, organization: company };
}

/** The field of study: the line below the degree, or what stands after "in" or a comma. */
function fieldOf(ledger: Ledger, degree: Place | undefined): Span | undefined {
  if (degree === undefined) return undefined;
  if (degree.next !== undefined) return spanOf(ledger.source, degree.next.line, 0, degree.next.end);
  const field = splitDegree(degree.text);
  if (field === undefined) return undefined;
  return spanOf(ledger.source, degree.line, degree.start + field.start, degree.start + field.end);
}

export function buildStudy(ledger: Ledger, id: string, entry: Entry): EducationEntry {
  markHeader(entry);
  for (const part of entry.parts) markPart(ledger, part);
  const confidence = confidenceOf(entry, 0.55);
  const title = studyTitle(entry);
  const degree = placeSpan(ledger, title.degree);
  const degreeText = ledger.take(`${id}.degree`, degree, confidence);
  const fieldSpan = placeSpan(ledger, title.field) ?? fieldOf(ledger, title.degree);
  const parts = entry.parts
    .filter(({ first }) => first !== title.degree?.line)
    .map((part) => partSpan(ledger, part));
  const address = addressIn(entry);
  const url = takeLink(ledger, id, address, entry.organization);
  const rest = title.rest
    .filter((place) => isBeside(place, address))
    .flatMap((place) => placeSpan(ledger, place) ?? []);
  const details = [
    ...rest.filter((span) => !parts.some((one) => span.start >= one.start && span.end <= one.end)),
    ...parts,
  ];
  return {
    id,
    degree: degreeText,
    field: ledger.take(`${id}.field`, fieldSpan, confidence * 0.95),
    school: ledger.take(`${id}.school`, placeSpan(ledger, entry.organization), confidence),
    location: ledger.take(`${id}.location`, placeSpan(ledger, entry.location), 0.9),
    dates: takePeriod(ledger, `${id}.dates`, entry, "end"),
    ...(url === "" ? {} : { url }),
    details: details.slice(0, maxBullets).flatMap((span, index) => {
      const text = ledger.take(`${id}.d${index + 1}`, span, 0.85);
      return text === "" ? [] : [{ id: `d${index + 1}`, text }];
    }),
  };
}

/** Whether somebody made a stretch of a line a link. */
function isLinked({ links }: Line, at: Pick<Place, "start" | "end">): boolean {
  return links.some(({ start, end }) => start <= at.start && end >= at.end);
}

/** An address on the web that stands in the header of an entry; "Node.js" is none unless somebody linked it. */
function addressIn(entry: Entry): Place | undefined {
  const found = entry.header.flatMap((line) =>
    findLinks(line.text)
      .filter((one) => !one.bare || one.url.includes("/") || isLinked(line, one))
      .map(({ start, end }) => ({ line, start, end, text: line.text.slice(start, end) })),
  );
  return found[0];
}

/** What the link over a name leads to: link targets are lines of their own. */
function targetOf(ledger: Ledger, name: Place | undefined): Span | undefined {
  const spot = name?.line.links.find(({ start, end }) => start < name.end && end > name.start);
  const target = ledger.source.lines.find(
    ({ role, text }) => role === "link-target" && /^https?:/iu.test(text) && text === spot?.url,
  );
  return target === undefined ? undefined : spanOf(ledger.source, target);
}

/** The address in a header, or what the link over the name of the organisation leads to. */
function takeLink(
  ledger: Ledger,
  id: string,
  address: Place | undefined,
  name: Place | undefined,
): string {
  return ledger.take(`${id}.url`, placeSpan(ledger, address) ?? targetOf(ledger, name), 0.9);
}

function isBeside(place: Place, other: Place | undefined): boolean {
  return place.line !== other?.line || place.end <= other.start || place.start >= other.end;
}

export function buildProject(ledger: Ledger, id: string, entry: Entry): ProjectEntry {
  markHeader(entry);
  const { summary, list } = splitParts(entry.parts);
  const address = addressIn(entry);
  // What stands above the entries of others belongs to those, never to this project.
  const places = [entry.title, entry.organization, entry.location, ...entry.rest]
    .filter((place) => place !== undefined)
    .filter((place) => entry.header.includes(place.line) && isBeside(place, address))
    .sort(
      (a, b) =>
        spanOf(ledger.source, a.line, a.start).start - spanOf(ledger.source, b.line, b.start).start,
    );
  const [name, ...others] = places;
  const technologies = others.filter((place) => place.line === others[0]?.line);
  const first = technologies[0];
  const last = technologies.at(-1);
  const span =
    first === undefined || last === undefined
      ? undefined
      : join(
          spanOf(ledger.source, first.line, first.start, first.end),
          spanOf(ledger.source, last.line, last.start, last.end),
        );
  const url = takeLink(ledger, id, address, name);
  return {
    id,
    name: ledger.take(`${id}.name`, placeSpan(ledger, name), 0.85),
    technologies: ledger.take(`${id}.technologies`, span, 0.6),
    dates: takePeriod(ledger, `${id}.dates`, entry, "both"),
    ...(url === "" ? {} : { url }),
    description: takeSummary(ledger, `${id}.description`, summary),
    bullets: takeTexts(ledger, id, "b", list),
  };
}
