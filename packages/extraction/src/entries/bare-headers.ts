import type { DateFind } from "../fields/dates/find-dates.ts";
import type { Line } from "../text-line/line.ts";
import { divideText, isWholeTitle, orders, wholeValue } from "./bare-segments.ts";
import type { Division } from "./bare-segments.ts";
import { tokenOf } from "./split-header.ts";
import type { Token } from "./token.ts";

/** A header that stands on one line without anything between its parts. */
interface BareHeader {
  readonly line: Line;
  readonly row: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What is needed of an entry: the parts found so far, and the dates of its lines. */
interface Header {
  readonly tokens: readonly Token[];
  readonly dates: readonly DateFind[];
}

/** What may stand between parts that nothing separates: a place keeps its comma. */
const loose = new Set(["", ",", "place", "date", "blank"]);
const delimiter = /[|•·;:\t()@]|\s[–—/-]\s|\s(?:at|chez|bei|beim)\s/u;
const mostOf = 0.6;
const clearly = 1;

function bareHeader({ tokens, dates }: Header): BareHeader | undefined {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const { line, start, row } = first;
  const isOne = tokens.every(
    (token) => token.line === line && token.forced === undefined && loose.has(token.separator),
  );
  const { end } = last;
  const isCut = dates.some((date) => date.start >= start && date.end <= end);
  const text = line.text.slice(start, end);
  const commas = text.split(",").length - 1;
  if (!isOne || isCut || commas > 1 || delimiter.test(text)) return undefined;
  // "STAFF SOFTWARE ENGINEER" names no firm "Staff Software".
  if (isWholeTitle(text)) return undefined;
  return { line, row, start, end, text };
}

/** The order that fits all headers of a section best, with the division of each of them. */
function divideAll(headers: readonly (BareHeader | undefined)[]): (Division | undefined)[] {
  const ways = orders.map((order) => {
    const divisions = headers.map((header) => {
      const division = header === undefined ? undefined : divideText(header.text, order);
      const isClear =
        division !== undefined &&
        header !== undefined &&
        division.value - wholeValue(header.text) >= clearly;
      return isClear ? division : undefined;
    });
    return { divisions, value: divisions.reduce((sum, one) => sum + (one?.value ?? 0), 0) };
  });
  return ways.toSorted((a, b) => b.value - a.value)[0]?.divisions ?? [];
}

function tokensOf(header: BareHeader, division: Division): Token[] {
  return division.segments.map((segment, column) => {
    const range = {
      start: header.start + segment.start,
      end: header.start + segment.end,
      separator: column === 0 ? "" : "blank",
    };
    return { ...tokenOf(header.line, range, header.row, column), forced: segment.letter };
  });
}

function namesFirm(division: Division | undefined): boolean {
  return division?.segments.some((one) => one.letter === "C") === true;
}

/**
 * Headers in which title, organisation and place follow each other with nothing between them. They are told
 * apart only where most headers of the section are written that way.
 */
export function divideBareHeaders(headers: readonly Header[]): (readonly Token[])[] {
  const bare = headers.map(bareHeader);
  const named = headers.filter((header) => header.tokens.length > 0).length;
  const isUsual = bare.filter((one) => one !== undefined).length >= Math.max(1, named * mostOf);
  const divisions = isUsual ? divideAll(bare) : [];
  const clear = divisions.filter(namesFirm).length;
  return headers.map(({ tokens }, at) => {
    const [header, division] = [bare[at], divisions[at]];
    const isRead = header !== undefined && division !== undefined && clear > 0;
    return isRead ? tokensOf(header, division) : tokens;
  });
}
