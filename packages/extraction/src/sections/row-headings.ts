import { isCapitals } from "../text-line/line.ts";
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
  const isShort = line.bullet === undefined && wordsOf(line).length <= longest;
  if (first === undefined || second === undefined || !isShort) return [line];
  const left = cutLine(line, first.start, first.end, line.id);
  const right = cutLine(line, second.start, line.text.length, `${line.id}b`);
  return isLouder(left, line, second.start) ? [left, { ...right, gap: 1 }] : [line];
}

/** Whether the first cell of a line is louder than what stands behind it; without any style it may be. */
function isLouder(left: Line, { pieces }: Line, from: number): boolean {
  const other = pieces.find((piece) => piece.start >= from);
  const isLarger = left.size > (other?.size ?? 0) * 1.05;
  return left.caps || isLarger || (left.bold && other?.bold !== true);
}

/** Words that end with a colon, and their look. */
function lookOf(line: Line): string | undefined {
  return /:\s*$/u.test(line.text) ? signature(line) : undefined;
}

function isKnown(line: Line): boolean {
  return matchHeading(wordsOf(line))?.exact === true;
}

/** "Nationality:" before its text in a file without styles. */
function isPlainRow(line: Line | undefined): line is Line {
  if (line === undefined || line.box !== undefined || line.bullet !== undefined) return false;
  const label = /^[^:\t]{2,40}(?=:\s)/u.exec(line.text)?.[0] ?? "";
  return label !== "" && line.pieces.length === 0 && !isCapitals(label);
}

/** "Languages:" may head a section, "Nationality:" a row only. */
function mayHead({ text }: Line): boolean {
  const match = matchHeading(text.slice(0, text.indexOf(":")));
  return match?.exact === true && match.kinds[0] !== "personal";
}

/** Of the rows of a form at most so many have labels that could head sections. */
const mostHeading = 0.34;

/** The rows of forms, whose labels head no sections: without styles their look says nothing. */
function rowsOfForms(lines: readonly Line[]): Set<Line> {
  const runs: Line[][] = [];
  lines.forEach((line, at) => {
    if (!isPlainRow(line)) return;
    if (line.gap < 1.4 && isPlainRow(lines[at - 1])) runs.at(-1)?.push(line);
    else runs.push([line]);
  });
  const forms = runs.filter((run) => run.filter(mayHead).length <= run.length * mostHeading);
  return new Set(forms.flat());
}

/** Fewer known headings in the margin say nothing about the others. */
const fewestKnown = 2;

/** A heading in the margin shares its line with the text beside it: the line is cut in two. */
export function splitMarginHeadings(lines: readonly Line[]): Line[] {
  const forms = rowsOfForms(lines);
  const cuts = new Map(lines.map((line) => [line, forms.has(line) ? [line] : parted(line)]));
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

/** The second of two headings that stand on one row. */
function headingBeside(left: Line | undefined, right: Line | undefined): Line | undefined {
  if (left?.box === undefined || right === undefined || left.id === right.id) return undefined;
  const isRow = left.box === right.box && matchHeading(right.text)?.exact === true;
  return isRow ? right : undefined;
}

/** Whether a line begins a column below a heading that stands above the right column. */
function startsBelow(line: Line, heading: Line): boolean {
  const { box } = line;
  if (!line.columnStart || line.page !== heading.page || box === undefined) return false;
  const x = heading.cells[0]?.x ?? 0;
  return box.x >= x - sameEdge && box.y > (heading.box?.y ?? 0);
}

/** Two headings on one row, each above a column of its own: the second one is read with its column. */
export function headColumns(lines: readonly Line[]): Line[] {
  const out = [...lines];
  for (let at = 0; at < out.length - 1; at += 1) {
    const heading = headingBeside(out[at], out[at + 1]);
    if (heading === undefined) continue;
    const column = out.findIndex((line, index) => index > at + 2 && startsBelow(line, heading));
    const first = out[column];
    if (first === undefined) continue;
    out.splice(at + 1, 1);
    out.splice(column - 1, 0, placedOver(heading, first));
  }
  return out;
}

/** A heading as the first line of the column below it. */
function placedOver(heading: Line, first: Line): Line {
  const x = heading.cells[0]?.x ?? 0;
  const box = heading.box === undefined ? {} : { box: { ...heading.box, x } };
  return { ...heading, ...box, block: first.block, columnStart: true };
}
