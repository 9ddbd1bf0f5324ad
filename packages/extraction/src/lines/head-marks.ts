import { findDates } from "../fields/dates/find-dates.ts";
import { matchHeading } from "../headings/match-heading.ts";
import type { SectionKind } from "../headings/kinds.ts";
import type { Line } from "../text-line/line.ts";

/** Marks before a short text, and those that close it if any do: "-- Work", ">>> Work <<<", "| Work |", "* WORK *". */
const marked =
  /^([=*~#_+|:.<>»«•·■▪●◆▶►–—-]{1,8})\s{0,3}((?=[\p{L}"“(])[^=*~#_+|<>»«•·]{2,50}?)\s{0,3}([=*~#_+|:.<>»«•·■▪●◆◀◄–—-]{0,60})$/u;

const anyDay = { today: "2090-01-01" };

interface MarkedHead {
  readonly line: Line;
  readonly key: string;
  /** The same marks stand on both sides. */
  readonly framed: boolean;
  readonly start: number;
  readonly words: string;
  readonly kinds: readonly SectionKind[];
}

function headOf(line: Line): MarkedHead | undefined {
  const found = marked.exec(line.text.trim());
  const [, mark = "", words = "", close = ""] = found ?? [];
  if (found === null || words.split(/\s+/u).length > 6) return undefined;
  const match = matchHeading(words);
  const kinds = match?.exact === true ? match.kinds : [];
  // Marks that fill the rest of a line are as long as it leaves room for.
  const key = `${mark} ${close.slice(0, 1)}`;
  const framed = close.length > 1 && mark.length > 1;
  return { line, key, framed, start: line.text.indexOf(words, mark.length), words, kinds };
}

/** So many of the lines with a mark name a section where the mark is that of headings. */
const most = 0.6;

function areHeads(heads: readonly MarkedHead[]): boolean {
  const named = heads.filter(({ kinds }) => kinds.length > 0);
  const tellsMuch = named.some(({ kinds }) =>
    kinds.some((kind) => kind === "experience" || kind === "education"),
  );
  return named.length > 1 && tellsMuch && named.length >= heads.length * most;
}

/** A frame around a title stands above its dates, or right below that of its section. */
function framesTitle(
  { line, kinds }: MarkedHead,
  lines: readonly Line[],
  heads: readonly MarkedHead[],
): boolean {
  const at = lines.indexOf(line);
  const next = lines[at + 1];
  const isBelow = heads.some((other) => other.line === lines[at - 1]);
  const isDated =
    next !== undefined && findDates(next.text, anyDay).some(({ kind }) => kind === "range");
  return kinds.length === 0 && (isBelow || isDated);
}

/** One frame that names a section tells what the others are, unless titles of jobs stand in such frames too. */
function areFrames(heads: readonly MarkedHead[], lines: readonly Line[]): boolean {
  const isTold = heads.some(({ kinds }) => kinds.length > 0);
  return isTold && heads.every((head) => head.framed && !framesTitle(head, lines, heads));
}

/** Where the words of a heading stand in a line between the marks that set it apart. */
export interface HeadWords {
  readonly start: number;
  readonly end: number;
}

/** The lines that a mark of this file makes headings: most of those that begin with it name a section. */
export function headMarks(lines: readonly Line[]): ReadonlyMap<Line, HeadWords> {
  const heads = lines.flatMap((line) => headOf(line) ?? []);
  const keys = new Set(heads.map(({ key }) => key));
  const found = [...keys].flatMap((key) => {
    const alike = heads.filter((head) => head.key === key);
    return areHeads(alike) || areFrames(alike, lines) ? alike : [];
  });
  return new Map(
    found.map(({ line, start, words }) => [line, { start, end: start + words.length }]),
  );
}
