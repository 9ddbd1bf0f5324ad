import { titleScore } from "../entries/title.rules.ts";
import { hasCityShape, namesNoCity } from "../fields/place-words.ts";
import { isStreet, isStreetOver, mayBeStreet } from "../fields/street.ts";
import type { Line } from "../text-line/line.ts";
import type { Spot } from "./contact-spots.ts";

const mostPieces = 3;
const sameEdge = 3;
/** Marks between the values of a line of contact details, and labels. */
const border = /[|•·\t;●⋄◦:]|\s[–—-]\s|\s{2,}/gu;

/** What stands before a place between separators, from its offset. */
function before({ line, start }: Spot): { readonly from: number; readonly text: string } {
  const text = line.text.slice(0, start);
  const last = [...text.matchAll(border)].at(-1);
  const cut = last === undefined ? 0 : last.index + last[0].length;
  const from = cut + (/^\s*/.exec(text.slice(cut))?.[0].length ?? 0);
  return { from, text: text.slice(from) };
}

/** A district, a quarter or a region: written like a town, and nothing that people are or work for. */
function mayBeDistrict(piece: string): boolean {
  return hasCityShape(piece) && !namesNoCity(piece) && titleScore(piece) < 1.5;
}

/** "22 Mill Lane, " or "Holbeck, " before the town: both belong to the place. */
function isAddress(text: string): boolean {
  if (!/,\s*$/u.test(text)) return false;
  const pieces = text.split(",").map((piece) => piece.trim());
  const named = pieces.filter((piece) => piece !== "");
  if (named.length === 0 || named.length > mostPieces) return false;
  const isStreetFirst = named.some((piece) => mayBeStreet(piece)) || isStreet(text);
  return isStreetFirst && named.every((piece) => piece.length <= 40 && !/[@]/u.test(piece));
}

/** The edge at which a value begins: that of its cell, or of its line. */
function edgeOf({ line, start }: Spot): number | undefined {
  const cell = line.cells.find((one) => one.start === start);
  return start === 0 ? (line.cells[0]?.x ?? 0) : cell?.x;
}

/** Whether a line stands right above another one, alone, at an edge. */
export function standsAbove(above: Line, line: Line, x: number): boolean {
  const isNear = above.block === line.block && above.page === line.page && line.gap < 2.5;
  const [cell, ...others] = above.cells;
  return isNear && others.length === 0 && Math.abs((cell?.x ?? 0) - x) <= sameEdge;
}

/** The line above a place where it is a street and begins at the same edge. */
function streetAbove(spot: Spot, lines: readonly Line[]): Line | undefined {
  const above = lines[lines.indexOf(spot.line) - 1];
  const x = edgeOf(spot);
  if (above === undefined || x === undefined || !standsAbove(above, spot.line, x)) return undefined;
  const town = spot.line.text.slice(spot.start, spot.end);
  return isStreetOver(above.text.replace(/,\s*$/u, ""), town) ? above : undefined;
}

/** A district before the town stands in the same cell, with a town and a country behind it. */
function isDistrict(text: string, { line, start, end }: Spot): boolean {
  const pieces = text.split(",").map((piece) => piece.trim());
  const named = pieces.filter((piece) => piece !== "");
  const isWhole = /^\s*(?:$|[|•·\t;●⋄◦])/u.test(line.text.slice(end));
  const hasMore = line.text.slice(start, end).includes(",");
  return (
    /,\s*$/u.test(text) && isWhole && hasMore && named.length === 1 && named.every(mayBeDistrict)
  );
}

/** The place of a person with the street and the district that belong to it. */
export function wholeAddress(spot: Spot, lines: readonly Line[], floor: number): Spot {
  const { from, text } = before(spot);
  const isLonger = from >= floor && (isAddress(text) || isDistrict(text, spot));
  const whole = isLonger ? { ...spot, start: from } : spot;
  const above = streetAbove(whole, lines);
  if (above === undefined) return whole;
  const start = /^\s*(?:\p{L}+\s*:\s*)?/u.exec(above.text)?.[0].length ?? 0;
  return { line: above, start, end: above.text.length, next: { line: whole.line, end: whole.end } };
}
