import { educationNotes } from "../fields/lexicon/degrees.data.ts";
import { fold } from "../text-line/clean-text.ts";
import type { Line } from "../text-line/line.ts";
import type { Entry, Part, Place } from "./entry.ts";

function isNamed(entry: Entry): boolean {
  return entry.title !== undefined || entry.organization !== undefined;
}

function isSentence(line: Line): boolean {
  return (line.text.match(/\p{L}{2,}/gu) ?? []).length > 3;
}

function asParts(lines: readonly Line[]): Part[] {
  return lines.filter(isSentence).map((line) => ({ kind: "paragraph", first: line, last: line }));
}

/** Lines at the end of a header in which no value was found: they stand directly above the text. */
function unreadLines(entry: Entry): Line[] {
  const read = [entry.title, entry.organization, entry.location, entry.date?.place].flatMap(
    (place) => (place === undefined ? [] : [place.line, ...(place.next ? [place.next.line] : [])]),
  );
  return entry.header.slice(entry.header.findLastIndex((line) => read.includes(line)) + 1);
}

/** The words of a line beside its date; undefined where nothing stands there, or a mark of a study. */
function besideDate(line: Line, date: Place | undefined): Place | undefined {
  const cuts = date?.line === line ? [date.start, date.end] : [line.text.length];
  const [to = 0, from = line.text.length] = cuts;
  const [start, end] = /\p{L}/u.test(line.text.slice(0, to)) ? [0, to] : [from, line.text.length];
  const lead = /^[^\p{L}\p{N}]*/u.exec(line.text.slice(start, end))?.[0].length ?? 0;
  const text = line.text.slice(start + lead, end).replace(/[^\p{L}\p{N})]+$/u, "");
  if (!/\p{L}{2}/u.test(text) || educationNotes.test(fold(text))) return undefined;
  return { line, start: start + lead, end: start + lead + text.length, text };
}

/** A job with a range is never left out: where no name was found, its line is its title, and unsure. */
function named(entry: Entry): Entry {
  if (isNamed(entry) || entry.date?.find.kind !== "range") return entry;
  const { place } = entry.date;
  const lines = [place.line, ...entry.header];
  const title = lines.flatMap((line) => besideDate(line, place) ?? [])[0];
  return title === undefined ? entry : { ...entry, title, guessed: true };
}

/** A range alone above text: the job is there, its names are not. */
function isLoneRange({ date, header, parts }: Entry): boolean {
  const isAlone = header.every(
    (line) => line === date?.place.line && line.text.trim().length === date.place.text.length,
  );
  return date?.find.kind === "range" && parts.length > 0 && isAlone;
}

function isOwn(entry: Entry): boolean {
  return isNamed(entry) || isLoneRange(entry);
}

/**
 * Nothing of an entry is left out: header lines without a value become text of their entry. A range makes
 * an entry; one without a range and a name is text of the one before it. `orphans` is what stands before the first named entry.
 */
export function settleEntries(
  entries: readonly Entry[],
  limit: number,
): { entries: Entry[]; orphans: Part[] } {
  const orphans: Part[] = [];
  const out: Entry[] = [];
  for (const entry of entries.map(named)) {
    const last = out.at(-1);
    if (isOwn(entry) && out.length < limit) {
      out.push({ ...entry, parts: [...asParts(unreadLines(entry)), ...entry.parts] });
      continue;
    }
    const parts = [...asParts(entry.header), ...entry.parts];
    if (last === undefined) orphans.push(...parts);
    else out[out.length - 1] = { ...last, parts: [...last.parts, ...parts] };
  }
  return { entries: out, orphans };
}
