import type { Resume } from "@savile/model";
import { findEmails } from "../fields/find-emails.ts";
import { matchHeading } from "../headings/match-heading.ts";
import { findName } from "../entries/find-name.ts";
import type { NameFind } from "../entries/find-name.ts";
import { readProfileHead } from "../imports/read-profile-head.ts";
import type { Line } from "../text-line/line.ts";
import { bodySize } from "../sections/find-headings.ts";
import { nameRows } from "../sections/name-rows.ts";
import type { Section } from "../sections/split-sections.ts";
import { buildContact } from "./build-contact.ts";
import { findHeadline } from "./find-headline.ts";
import { takeLocation } from "./find-location.ts";
import { partsOf } from "../entries/entry-parts.ts";
import { markLines } from "../entries/mark-lines.ts";
import { buildCredentials } from "./build-credentials.ts";
import { partSpan } from "./build-entries.ts";
import type { Ledger } from "./ledger.ts";
import { papersOfHead } from "./papers-of-head.ts";
import { join, spanOf } from "./source.ts";

/** A full stop ends it, no label begins it, and most of its words are written in small letters. */
function isSentence(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  const isWhole = /^[\p{Lu}\d“"]/u.test(text) && /[\p{L}\d)]\.$/u.test(text.trim());
  const isPlain = !/^[^.:]{2,30}:|[|•·\t@]|\d[\d\s-]{6}/u.test(text);
  return isWhole && isPlain && words.length > 7 && small * 2 > words.length;
}

/** Prose of some length, or sentences. */
function tellsOfPerson(text: string): boolean {
  const isLong = text.length > 90 && text.split(/\s+/).length > 13;
  const isProse = (isLong && (text.match(/[|•·]/g) ?? []).length < 3) || isSentence(text);
  return isProse && findEmails(text).length === 0;
}

/** Prose between the name and the first heading is a summary without a heading. */
function headProse(
  ledger: Ledger,
  zone: readonly Line[],
  used: ReadonlySet<Line>,
): ReturnType<typeof partSpan> | undefined {
  const free = zone.filter((line) => !used.has(line));
  const marked = markLines(free, ledger.dates);
  const parts = partsOf(marked).filter((part) => {
    const span = partSpan(ledger, part);
    return tellsOfPerson(ledger.source.text.slice(span.start, span.end));
  });
  const first = parts[0];
  const last = parts.at(-1);
  if (first === undefined || last === undefined) return undefined;
  return join(partSpan(ledger, first), partSpan(ledger, last));
}

/** The name that rows of a form tell in halves. */
function nameOfRows(lines: readonly Line[]): NameFind | undefined {
  const rows = nameRows(lines);
  const [first] = rows;
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return undefined;
  return { first, last, start: 0, end: last.text.length, confidence: 0.95 };
}

/** Name, headline, contact and a summary without a heading. */
export function buildHead(
  ledger: Ledger,
  resume: Resume,
  sections: readonly Section[],
  aside: readonly Line[],
): void {
  const { contact, hints } = buildContact(ledger, sections, aside);
  resume.contact = contact;
  const zone = sections
    .filter((section) => section.kinds[0] === "contact")
    .flatMap((section) => section.lines);
  const top = nameLines(sections, aside);
  const all = sections.flatMap((section) => section.lines);
  const profile = ledger.profile ? readProfileHead(zone) : undefined;
  const name = profile?.name ?? nameOfRows(all) ?? findName(top, hints, bodySize(all));
  resume.contact.location =
    profile?.place === undefined
      ? takeLocation(ledger, sections, name)
      : ledger.take("contact.location", spanOf(ledger.source, profile.place), 0.95);
  const used = new Set<Line>();
  if (name !== undefined) {
    used.add(name.first).add(name.last);
    const span = join(
      spanOf(ledger.source, name.first, name.start),
      spanOf(ledger.source, name.last, 0, name.end),
    );
    const one =
      name.first === name.last ? spanOf(ledger.source, name.first, name.start, name.end) : span;
    resume.name = ledger.take("name", one, name.confidence);
    resume.certifications.push(...buildCredentials(ledger, resume, name));
  }
  const found = findHeadline(name === undefined ? zone : top, name, bodySize(all));
  const headline = profile?.headline.map((line) => spanOf(ledger.source, line)) ?? [];
  if (profile === undefined && found !== undefined)
    headline.push(spanOf(ledger.source, found.line, found.start, found.end));
  for (const line of profile?.headline ?? []) used.add(line);
  if (profile === undefined && found !== undefined) used.add(found.line);
  if (headline.length > 0) resume.headline = ledger.take("headline", headline.reduce(join), 0.8);
  if (resume.summary === "") {
    resume.summary = ledger.take("summary", headProse(ledger, zone, used), 0.75);
  }
  resume.certifications.push(...papersOfHead(ledger, resume, zone));
}

/** A longer line names nobody. */
const longest = 300;

/** A heading that names no kind may be the name, also where details of the person alone stand below it. */
function mayHeadPerson({ kinds, heading }: Section): boolean {
  if (heading === undefined) return false;
  const isContact = kinds[0] === "contact" && matchHeading(heading.text) === undefined;
  return kinds[0] === "custom" || isContact;
}

/** Lines among which the name is looked for: the contact zone, and the first words under the first heading. */
function nameLines(sections: readonly Section[], aside: readonly Line[]): Line[] {
  const zone = sections
    .filter((section) => section.kinds[0] === "contact" || section.kinds[0] === "personal")
    .flatMap((section) => section.lines);
  const heads = sections
    .filter(mayHeadPerson)
    .flatMap((section) => (section.heading === undefined ? [] : [section.heading]))
    .slice(0, 1);
  return [...zone, ...heads, ...aside.filter((line) => line.role === "repeated")]
    .filter((line) => line.text.length <= longest)
    .slice(0, 40);
}
