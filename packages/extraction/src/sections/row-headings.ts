import type { Line } from "../text-line/line.ts";
import { matchHeading } from "../headings/match-heading.ts";
import { cutLine } from "./cut-line.ts";
import { joinLetters } from "./join-headings.ts";
import { signature } from "./learn-style.ts";

const longest = 32;

function wordsOf(line: Line): string {
  const [first] = line.cells;
  const head = line.text.slice(first?.start ?? 0, first?.end);
  return joinLetters(head) ?? head;
}

/** A line whose first cell may head what stands beside it, as two; the line itself where it may not. */
function parted(line: Line): Line[] {
  const [first, second] = line.cells;
  if (first === undefined || second === undefined || line.bullet !== undefined) return [line];
  if (wordsOf(line).length > longest) return [line];
  const left = cutLine(line, first.start, first.end, line.id);
  const right = cutLine(line, second.start, line.text.length, `${line.id}b`);
  const other = line.pieces.find((piece) => piece.start >= second.start);
  const differs =
    left.caps || left.size > (other?.size ?? 0) * 1.05 || (left.bold && other?.bold !== true);
  return differs ? [left, { ...right, gap: 1 }] : [line];
}

/** Words that end with a colon, and their look. */
function lookOf(line: Line): string | undefined {
  return /:\s*$/u.test(line.text) ? signature(line) : undefined;
}

/** Fewer known headings in the margin say nothing about the others. */
const fewestKnown = 2;

/** A heading in the margin shares its line with the text beside it: the line is cut in two. */
export function splitMarginHeadings(lines: readonly Line[]): Line[] {
  const cuts = new Map(lines.map((line) => [line, parted(line)]));
  const isKnown = (line: Line): boolean => matchHeading(wordsOf(line))?.exact === true;
  const looks = [...cuts].flatMap(([line, [head, rest]]) => {
    const look = head === undefined || rest === undefined ? undefined : lookOf(head);
    return look !== undefined && isKnown(line) ? [look] : [];
  });
  const isAlike = (head: Line | undefined): boolean => {
    const look = head === undefined ? undefined : lookOf(head);
    return looks.filter((one) => one === look).length >= fewestKnown;
  };
  return lines.flatMap((line) => {
    const parts = cuts.get(line) ?? [line];
    return isKnown(line) || isAlike(parts[0]) ? parts : [line];
  });
}

const sameEdge = 3;

/** The first line of a column below a heading that stands at the right of another one, on the row of it. */
function columnBelow(lines: readonly Line[], at: number): number {
  const [left, right] = lines.slice(at, at + 2);
  const x = right?.cells[0]?.x ?? 0;
  const isRow = left?.box !== undefined && left.box === right?.box && left.id !== right?.id;
  if (!isRow || right === undefined || matchHeading(right.text)?.exact !== true) return -1;
  const { page, box } = right;
  return lines.findIndex(
    (line, index) =>
      index > at + 2 &&
      line.columnStart &&
      line.page === page &&
      (line.box?.x ?? 0) >= x - sameEdge &&
      (line.box?.y ?? 0) > (box?.y ?? 0),
  );
}

/** Two headings on one row, each above a column of its own: the second one is read with its column. */
export function headColumns(lines: readonly Line[]): Line[] {
  const out = [...lines];
  for (let at = 0; at < out.length - 1; at += 1) {
    const column = columnBelow(out, at);
    const [right] = column < 0 ? [] : out.splice(at + 1, 1);
    if (right === undefined) continue;
    const x = right.cells[0]?.x ?? 0;
    const box = right.box === undefined ? {} : { box: { ...right.box, x, w: right.box.w / 2 } };
    const block = out[column - 1]?.block ?? right.block;
    out.splice(column - 1, 0, { ...right, ...box, block, columnStart: true });
  }
  return out;
}
