import type { NameFind } from "../entries/find-name.ts";
import { findEmails } from "../fields/find-emails.ts";
import { findPhones } from "../fields/find-phones.ts";
import { trailingPlace } from "../fields/find-place.ts";
import { placeScore } from "../fields/place.rules.ts";
import { isStreetOver } from "../fields/street.ts";
import type { Line } from "../text-line/line.ts";
import type { Section } from "../sections/split-sections.ts";
import { standsAbove, wholeAddress } from "./address-extent.ts";
import { contactLines, take } from "./contact-spots.ts";
import type { Spot } from "./contact-spots.ts";
import type { Ledger } from "./ledger.ts";
import { unknownTown } from "./unknown-town.ts";
import { wrappedAddress } from "./wrapped-address.ts";

/** Values end at a separator and before a label; "Mobile, AL" is a town. */
const parts =
  /(?:(?!\s~\s|\.\s+(?:Tel|Ph|Mob|Cell|E-?mail)|(?<=\s)(?:Tel|Phone|Mobile|Cell|E-?mail)\b(?!,))[^|•·\t;●⋄◦])+/gu;

/** Some set strokes between the details; elsewhere a stroke or a dash stands between two towns. */
const stroke = /(?<=\S)\s[/–—-]\s(?=\S)/gu;

/** The values of a line, with their offsets. */
function valuesOf({ text }: Line): { readonly index: number; readonly value: string }[] {
  const isStroked =
    text.search(stroke) >= 0 && (findEmails(text).length > 0 || findPhones(text).length > 0);
  // As long as the stroke, so that offsets stay.
  const plain = isStroked ? text.replace(stroke, " | ") : text;
  const whole = isStroked && !text.includes(" / ") ? [...text.matchAll(parts)] : [];
  return [...whole, ...plain.matchAll(parts)].map(({ index, 0: value }) => ({ index, value }));
}

/** Where a person was born says nothing about where they live. */
const ofBirth =
  /(?:^|[\s,;|])(?:born|birth|birthplace|geburtsort|geboren|gebürtig|naissance|née?|nacimiento|nacid[oa]|natural de|naturalidade|nascimento|nascid[oa])(?![\p{L}@])/iu;

/** A street right above its town is no place by itself. */
function isStreetAbove(line: Line, next: Line | undefined): boolean {
  if (next === undefined || !standsAbove(line, next, next.cells[0]?.x ?? 0)) return false;
  return isStreetOver(line.text, next.text) && placeScore(next.text) >= 0.5;
}

function mayTell(line: Line, next: Line | undefined): boolean {
  return !ofBirth.test(line.text) && !isStreetAbove(line, next);
}

/** The best place of the lines; `name` is the end of the name on its line, which is no place. */
function findLocation(lines: readonly Line[], name: NameFind | undefined): Spot | undefined {
  let best: Spot | undefined;
  let bestScore = 0.35;
  const offer = (line: Line, start: number, end: number): void => {
    const raw = line.text.slice(start, end);
    const lead =
      /^[\s,;:|·•–—-]*(?:(?:location|address|based in|residence|lives in|city|ort|wohnort|anschrift|adresse|lieu|ville|ubicaci[oó]n|direcci[oó]n|ciudad|endere[cç]o|localiza[cç][aã]o|cidade)\s*:?\s+)?/iu.exec(
        raw,
      )?.[0].length ?? 0;
    const value = raw
      .slice(lead)
      .replace(/[\s,;|·•–—-]+$/u, "")
      .replace(/(?<!\b\p{Lu})\.$/u, "");
    const score = placeScore(value);
    const inName = name?.last === line && start + lead < name.end;
    const from = start + lead;
    const isPart = best?.line === line && from >= best.start && from + value.length <= best.end;
    // A part of a place says less than the whole: "Washington" of "Washington, D.C.".
    if (score > bestScore + (isPart ? 0.6 : 0) && !inName) {
      bestScore = score;
      best = { line, start: start + lead, end: start + lead + value.length };
    }
  };
  for (const line of lines.filter((one, at) => mayTell(one, lines[at + 1]))) {
    for (const { index, value } of valuesOf(line)) {
      const end = index + value.length;
      offer(line, index, end);
      for (const inner of value.matchAll(/\s[–—-]\s|\s{2,}|,\s(?=\d)/gu))
        offer(line, index + inner.index + inner[0].length, end);
      const inner = trailingPlace(value);
      if (inner > 0) offer(line, index + inner, end);
      for (const [from, to] of commaWindows(value)) offer(line, index + from, index + to);
      scanWords(value, index, line, offer);
    }
  }
  return best;
}

/**
 * Stretches between commas, the longest first: a street stands before the city, and an address or a number
 * may stand behind it.
 */
function commaWindows(text: string): [number, number][] {
  const pieces = [...text.matchAll(/[^,]+/g)].slice(0, 12);
  const windows: [number, number][] = [];
  for (let size = Math.min(4, pieces.length); size > 0; size -= 1) {
    for (let at = 0; at + size <= pieces.length; at += 1) {
      const first = pieces[at];
      const last = pieces[at + size - 1];
      if (first === undefined || last === undefined) continue;
      windows.push([first.index, last.index + last[0].length]);
    }
  }
  return windows;
}

/** A place between other values of a line without separators: "a@b.com Austin, TX +1 …". */
function scanWords(
  text: string,
  base: number,
  line: Line,
  offer: (line: Line, start: number, end: number) => void,
): void {
  const pattern =
    /(?:\p{Lu}[\p{L}.'’-]+ ){0,3}\p{Lu}[\p{L}.'’-]+, (?:[A-Z]{2}(?: \d{5})?|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/gu;
  for (const match of text.matchAll(pattern))
    offer(line, base + match.index, base + match.index + match[0].length);
}

/** The place where the person lives, from the contact zone alone. */
export function takeLocation(
  ledger: Ledger,
  sections: readonly Section[],
  name: NameFind | undefined,
): string {
  const lines = contactLines(sections);
  const wrapped = wrappedAddress(lines);
  if (wrapped !== undefined) return take(ledger, "contact.location", wrapped, 0.85);
  const found = findLocation(lines, name);
  if (found === undefined) return take(ledger, "contact.location", unknownTown(lines, name), 0.5);
  const floor = name?.last === found.line ? name.end : 0;
  return take(ledger, "contact.location", wholeAddress(found, lines, floor), 0.85);
}
