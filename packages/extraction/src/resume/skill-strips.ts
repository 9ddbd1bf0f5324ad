import { isFullLine } from "../entries/indented-lists.ts";
import { matchHeading } from "../headings/match-heading.ts";
import type { Line } from "../text-line/line.ts";

/** An element of a list of skills: one line, or more where it goes on. */
export interface Strip {
  readonly first: Line;
  last: Line;
  /** Where a label ends that nothing but its words and its neighbours tell: "Databases MySQL, Oracle". */
  readonly bare?: LabelEnd;
}

interface LabelEnd {
  readonly from: number;
  readonly to: number;
}

const label = /^\s*([\p{L}\p{N}][^:•|\t]{0,48}?)\s*(?::|\s[–—]\s(?=[^–—]*,))\s*/u;

const fewestCommas = 3;

/** A list with commas goes on where the next word had no room: "Distributed" at the edge, "Systems" below it. */
function wrapsOn(last: Line, line: Line): boolean {
  const commas = last.text.split(",").length - 1;
  const isList = commas >= fewestCommas && last.bullet === undefined && !/[.;]\s*$/.test(last.text);
  return isList && line.box !== undefined && isFullLine(last, line, 0);
}

/** A bracket that is open at the end of a line closes in the next one. */
function isOpen({ text }: Line): boolean {
  return (
    text.lastIndexOf("(") > text.lastIndexOf(")") || text.lastIndexOf("[") > text.lastIndexOf("]")
  );
}

/** A line that hangs below its list element, or closes the bracket of the line above. */
function hangsOn(last: Line, line: Line): boolean {
  if (line.gap >= 1.6) return false;
  const hangs = last.bullet !== undefined && line.indent > last.indent + 2;
  return isOpen(last) || (hangs && !label.test(line.text));
}

/** A label of its own: bold words, words before a colon, a cell. */
function opensLabel(line: Line): boolean {
  const boldStart = line.pieces[0]?.bold === true && line.pieces.length > 1;
  return boldStart || label.test(line.text) || labelCell(line) !== undefined;
}

/** Small letters or a comma below a full line with commas. */
function goesOnSmall(last: Line, line: Line): boolean {
  return last.fill > 0.85 && /,/.test(last.text) && /^[\p{Ll}(]|,/u.test(line.text);
}

function continues(last: Line, line: Line): boolean {
  if (line.bullet !== undefined || line.block !== last.block) return false;
  if (hangsOn(last, line)) return true;
  if (opensLabel(line)) return false;
  if (/[,;(/&-]\s*$/.test(last.text)) return true;
  const isNear = line.gap < 1.35 && last.bold === line.bold;
  return isNear && (wrapsOn(last, line) || goesOnSmall(last, line));
}

const fewestBare = 2;

/** "Databases MySQL, Oracle, DB2": a word that heads such lists elsewhere, with a list right behind it. */
function bareLabel({ text, bullet }: Line): LabelEnd | undefined {
  const word = /^\s*(\p{Lu}\p{L}+)\s+(?=\p{L})/u.exec(text);
  const commas = text.split(",").length - 1;
  if (word?.[1] === undefined || bullet !== undefined || commas < 2 || text.includes(":"))
    return undefined;
  const found = matchHeading(word[1]);
  const isOne =
    found?.exact === true && (found.kinds[0] === "skills" || found.kinds[0] === "languages");
  return isOne ? { from: word[0].trimEnd().length, to: word[0].length } : undefined;
}

/** Labels without a mark are such only below each other. */
function bareLabels(lines: readonly Line[]): ReadonlyMap<Line, LabelEnd> {
  const found = lines.flatMap((line) => {
    const end = bareLabel(line);
    return end === undefined ? [] : [[line, end] as const];
  });
  return new Map(found.length < fewestBare ? [] : found);
}

/** The elements of a list of skills, in order. */
export function stripsOf(lines: readonly Line[]): Strip[] {
  const out: Strip[] = [];
  const labels = bareLabels(lines);
  for (const line of lines) {
    const last = out.at(-1);
    const bare = labels.get(line);
    if (bare !== undefined) out.push({ first: line, last: line, bare });
    else if (last !== undefined && continues(last.last, line)) last.last = line;
    else out.push({ first: line, last: line });
  }
  return out;
}

function boldLabel(line: Line): number {
  const [first, second] = line.pieces;
  if (first?.bold !== true || second === undefined || second.bold) return 0;
  return first.start === 0 && first.end < 50 ? second.start : 0;
}

/** "1C:Enterprise": a colon inside a single name, with no blank behind it, ends no label. */
function isNameWithColon(head: string, rest: string): boolean {
  return /\S:$/u.test(head) && !/[,;|•·/]/u.test(rest);
}

/** The label that a colon or a dash ends, before terms of its line or of the next one. */
function markedLabel(text: string, goesOn: boolean): LabelEnd | undefined {
  const [whole = "", name] = label.exec(text) ?? [];
  const rest = text.slice(whole.length);
  if (name === undefined || (rest === "" && !goesOn)) return undefined;
  if (rest.startsWith("//") || isNameWithColon(whole, rest)) return undefined;
  return { from: name.length + whole.indexOf(name), to: whole.length };
}

/** Where the label of a strip ends and its terms begin, if it has a label. */
export function labelEnd(strip: Strip): LabelEnd | undefined {
  if (strip.bare !== undefined) return strip.bare;
  const text = strip.first.text;
  const marked = markedLabel(text, strip.last !== strip.first);
  if (marked !== undefined) return marked;
  const bold = boldLabel(strip.first);
  if (bold > 0 && text.slice(bold).trim() !== "")
    return {
      from: text
        .slice(0, bold)
        .trimEnd()
        .replace(/[:–-]$/u, "")
        .trimEnd().length,
      to: bold,
    };
  return labelCell(strip.first);
}

/** A first cell that names the list in the second one. */
function labelCell({ cells, text }: Line): LabelEnd | undefined {
  const [cell, second] = cells;
  const isLabelCell =
    cell !== undefined &&
    second !== undefined &&
    cells.length === 2 &&
    !/[,;|]/.test(text.slice(0, cell.end)) &&
    /[,;|]|^\s*[•·▪‣-]\s/u.test(text.slice(second.start));
  return isLabelCell ? { from: cell.end, to: second.start } : undefined;
}
