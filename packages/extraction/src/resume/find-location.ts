import type { NameFind } from "../entries/find-name.ts";
import { trailingPlace } from "../fields/find-place.ts";
import { placeScore } from "../fields/place.rules.ts";
import type { Line } from "../text-line/line.ts";
import type { Section } from "../sections/split-sections.ts";
import { wholeAddress } from "./address-extent.ts";
import { contactLines, take } from "./contact-spots.ts";
import type { Spot } from "./contact-spots.ts";
import type { Ledger } from "./ledger.ts";

/** Values end at a separator and before a label; "Mobile, AL" is a town. */
const parts =
  /(?:(?!\s~\s|\.\s+(?:Tel|Ph|Mob|Cell|E-?mail)|(?<=\s)(?:Tel|Phone|Mobile|Cell|E-?mail)\b(?!,))[^|•·\t;●⋄◦])+/gu;

/** Where a person was born says nothing about where they live. */
const ofBirth =
  /(?:^|[\s,;|])(?:born|birth|birthplace|geburtsort|geboren|gebürtig|naissance|née?|nacimiento|nacid[oa]|natural de|naturalidade|nascimento|nascid[oa])(?![\p{L}@])/iu;

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
  for (const line of lines.filter(({ text }) => !ofBirth.test(text))) {
    for (const match of line.text.matchAll(parts)) {
      const end = match.index + match[0].length;
      offer(line, match.index, end);
      for (const inner of match[0].matchAll(/\s[–—-]\s|\s{2,}|,\s(?=\d)/gu))
        offer(line, match.index + inner.index + inner[0].length, end);
      const inner = trailingPlace(match[0]);
      if (inner > 0) offer(line, match.index + inner, end);
      for (const [from, to] of commaWindows(match[0]))
        offer(line, match.index + from, match.index + to);
      scanWords(match[0], match.index, line, offer);
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
  const found = findLocation(lines, name);
  if (found === undefined) return "";
  const floor = name?.last === found.line ? name.end : 0;
  return take(ledger, "contact.location", wholeAddress(found, lines, floor), 0.85);
}
