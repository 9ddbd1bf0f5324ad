import { findPhones } from "../fields/find-phones.ts";
import { hasCityShape } from "../fields/place-words.ts";
import { placeScore } from "../fields/place.rules.ts";
import { mayBeStreet } from "../fields/street.ts";
import { fieldLabels } from "../sections/field-labels.data.ts";
import { foldWords } from "../text-line/clean-text.ts";
import type { Line } from "../text-line/line.ts";
import type { Spot } from "./contact-spots.ts";

const sameEdge = 3;
/** Lines of one text are no further apart, in line pitches. */
const nearGap = 1.25;
const mostLines = 4;
const mostWords = 5;
const surePlace = 0.9;

const labels = new Set(fieldLabels);

/** Nothing but words and figures that are no number to call and no label of one. */
function isFree({ text, cells }: Line): boolean {
  const isOther = text.includes("@") || labels.has(foldWords(text));
  return cells.length === 1 && !isOther && findPhones(text).length === 0;
}

function edgeOf({ cells }: Line): number {
  return cells[0]?.x ?? 0;
}

function goesOn(last: Line, line: Line): boolean {
  const isBelow = line.block === last.block && line.page === last.page && line.gap < nearGap;
  return isBelow && Math.abs(edgeOf(line) - edgeOf(last)) <= sameEdge && isFree(line);
}

/** A street and what stands close below it at its edge. */
function runFrom(lines: readonly Line[], at: number): Line[] {
  const run: Line[] = [];
  for (const line of lines.slice(at, at + mostLines)) {
    const last = run.at(-1);
    if (last !== undefined && !goesOn(last, line)) break;
    run.push(line);
  }
  return run;
}

/** Codes and countries behind a town, which need not have a comma before them. */
const behindTown = /[\s,]+(?:\p{Lu}{2}|USA|U\.S\.A?\.|\d{5}(?:-\d{4})?)$/u;

/** Whether a text without commas ends with a place: "2 Mill Lane Apt 4 San Diego California 92101 US". */
function endsWithPlace(text: string): boolean {
  let plain = text;
  while (behindTown.test(plain)) plain = plain.replace(behindTown, "");
  return [text, plain].some((one) => {
    const words = one.split(/\s+/u);
    const longest = Math.min(mostWords, words.length - 1);
    return Array.from({ length: longest }, (_, at) => words.slice(-at - 1).join(" ")).some(
      (tail) => placeScore(tail) >= 0.5,
    );
  });
}

/** Whether a text is a town with a comma behind it, and the next one its region. */
function isTownOver(town: string, region: string): boolean {
  const isTown = town.endsWith(",") && hasCityShape(town.slice(0, -1));
  return isTown && placeScore(`${town} ${region}`) >= surePlace;
}

/** A town with a comma behind it, whose region stands on the line below. */
function wrappedTown(lines: readonly Line[], at: number): Spot | undefined {
  const isBelowStreet = at > 0 && lines.slice(at - 1, at).some(({ text }) => mayBeStreet(text));
  const [line, next] = isBelowStreet ? [] : runFrom(lines, at);
  if (line === undefined || next === undefined) return undefined;
  if (!isTownOver(line.text.trim(), next.text.trim())) return undefined;
  const end = next.text.trimEnd().length;
  return { line, start: 0, end: line.text.length, next: { line: next, end } };
}

/** A street at `at` and the lines below it, as many as end with a place. */
function wrappedStreet(lines: readonly Line[], at: number): Spot | undefined {
  const [line] = lines.slice(at);
  if (line === undefined || line.cells.length > 1 || !mayBeStreet(line.text)) return undefined;
  const run = runFrom(lines, at);
  for (let count = run.length; count > 1; count -= 1) {
    const rows = run.slice(0, count);
    const last = rows.at(-1);
    if (last === undefined || !endsWithPlace(rows.map(({ text }) => text.trim()).join(" ")))
      continue;
    const next = { line: last, end: last.text.trimEnd().length };
    return { line, start: 0, end: line.text.length, next };
  }
  return undefined;
}

/** An address that a narrow column breaks where it likes, over two lines or more; it begins with its street. */
export function wrappedAddress(lines: readonly Line[]): Spot | undefined {
  return lines
    .map((_, at) => wrappedTown(lines, at) ?? wrappedStreet(lines, at))
    .find((one) => one !== undefined);
}
