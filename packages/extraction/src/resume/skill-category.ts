import type { Line } from "../text-line/line.ts";
import { holdsLevel, isLevelRow, isSkillLevel } from "../fields/skill-level.ts";
import { matchHeading } from "../headings/match-heading.ts";
import { labelEnd } from "./skill-strips.ts";
import type { Strip } from "./skill-strips.ts";

/** White space above a category may be this much less than below it. */
const nearGap = 0.75;

function isLouder(line: Line, next: Line): boolean {
  return (
    (line.bold && !next.bold) ||
    line.size > next.size * 1.05 ||
    (line.caps && /\p{Ll}{2}/u.test(next.text) && /\p{L}{5}/u.test(line.text))
  );
}

function isShort(line: Line): boolean {
  return !/[,|•;]/.test(line.text) && line.text.length <= 40 && line.text.split(" ").length <= 5;
}

const openLabel = /^[^,|•]{2,40}:$/;

/** Labels one below the other head nothing: some makers print a colon behind each skill. */
function isOpenLabel({ text }: Line): boolean {
  return openLabel.test(text.trim());
}

function isAmongLabels(line: Line, next: Line): boolean {
  return isOpenLabel(line) && isOpenLabel(next);
}

/** A short line in another style than the list below it names a category, or the categories of a grid. */
function isCategoryLine(line: Line, next: Line | undefined): boolean {
  if (next === undefined || isAmongLabels(line, next)) return false;
  const isOuter = line.bullet === undefined || next.indent > line.indent + 2;
  if (!isOuter || (line.cells.length > 1 && !isGridHead(line, next))) return false;
  if (isOpenLabel(line)) return true;
  if (!isShort(line) || !isLouder(line, next)) return false;
  return line.gap >= next.gap * nearGap || line.gap <= 0 || next.bullet !== undefined;
}

const sameEdge = 6;

function isColumn(line: Line, x: number): boolean {
  return line.cells.some((cell) => Math.abs(cell.x - x) < sameEdge);
}

/** Cells side by side that are all louder than what stands below them. */
function isGridHead(line: Line, next: Line): boolean {
  const isBold = line.bold && !next.bold && next.cells.every(({ x }) => isColumn(line, x));
  return isBold || line.size > next.size * 1.05;
}

/** "Cooking" stands on the row of its list: a label at the edge of the section. */
function standsBeside(line: Line, next: Line): boolean {
  if (line.box === undefined || next.box === undefined || line.page !== next.page) return false;
  const isRow = Math.abs(line.box.y - next.box.y) < line.size * 0.3;
  const isList =
    next.cells.length === 1 ||
    /[,;•|\t]/.test(next.text) ||
    matchHeading(line.text)?.kinds[0] === "skills";
  return isRow && isList && next.box.x > line.box.x + line.box.w && isShort(line);
}

/** A level below a name and a list below that: the level is of the whole list. */
function headsLevelledList(list: readonly Strip[], at: number): boolean {
  const [name, level, first, second] = list.slice(at, at + 4).map((one) => one.first);
  if (name === undefined || level === undefined || first === undefined) return false;
  const isBelow = level.indent <= name.indent + 2 && level.block === name.block;
  return isBelow && ![first, second].some((line) => line !== undefined && isLevelRow(line.text));
}

const levelled = /^(.+?)\s+[–—-]\s+(.+)$/u;

function hasLevel(line: Line | undefined): boolean {
  return isSkillLevel(levelled.exec(line?.text ?? "")?.[2] ?? "");
}

/** "Cooking — Advanced" above a list without levels: its end, 0 for any other line. */
function levelledEnd(list: readonly Strip[], at: number): number {
  const [strip, next] = list.slice(at, at + 2);
  if (strip === undefined || next === undefined) return 0;
  if (!hasLevel(strip.first) || hasLevel(next.first)) return 0;
  return levelled.exec(strip.first.text)?.[1]?.length ?? 0;
}

function namesCategory(line: Line, next: Line, list: readonly Strip[], at: number): boolean {
  if (isLevelRow(next.text)) return headsLevelledList(list, at) && isShort(line);
  return isCategoryLine(line, next) || standsBeside(line, next);
}

/** How far the name of a category goes that a strip is as a whole; 0 for a strip that is none. */
export function categoryEnd(list: readonly Strip[], at: number): number {
  const strip = list[at];
  const next = list[at + 1]?.first;
  if (strip === undefined || next === undefined || strip.first !== strip.last) return 0;
  const line = strip.first;
  if (holdsLevel(line.text)) return 0;
  if (namesCategory(line, next, list, at)) return line.text.replace(/\s*:\s*$/, "").length;
  return levelledEnd(list, at);
}

/** A category line stays open for the lines below it; a label on the line itself does not. */
export function isOpen(list: readonly Strip[], at: number): boolean {
  for (let above = at - 1; above >= 0; above -= 1) {
    const strip = list[above];
    if (strip === undefined || labelEnd(strip) !== undefined) return false;
    if (categoryEnd(list, above) > 0) return true;
  }
  return false;
}
