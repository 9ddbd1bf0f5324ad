import { findDates } from "../fields/dates/find-dates.ts";
import type { SectionKind } from "../headings/kinds.ts";
import type { Cell, Line } from "../text-line/line.ts";
import { cutLine } from "./cut-line.ts";

const dated: ReadonlySet<SectionKind | undefined> = new Set([
  "education",
  "experience",
  "projects",
  "volunteer",
]);
const slack = 3;
const fewestRows = 2;
/** The white above the second card, in pitches: a new entry begins. */
const apart = 2;

type Pair = readonly [Cell, Cell];

function pairOf({ cells, box, bullet }: Line): Pair | undefined {
  const [left, right] = cells;
  const isPair = box !== undefined && bullet === undefined && cells.length === 2;
  return isPair && left !== undefined && right !== undefined ? [left, right] : undefined;
}

function textOf({ text }: Line, { start, end }: Cell): string {
  return text.slice(start, end);
}

/** Both cells tell from when to when something was: one date in each is a range in two cells. */
function hasTwoDates(line: Line, today: string): boolean {
  return (pairOf(line) ?? []).every((cell) =>
    findDates(textOf(line, cell), { today }).some(({ kind }) => kind === "range"),
  );
}

function areBelow(line: Line, next: Line): boolean {
  const [a, b] = [pairOf(line), pairOf(next)];
  if (a === undefined || b === undefined || line.block !== next.block) return false;
  return Math.abs(a[0].x - b[0].x) < slack && Math.abs(a[1].x - b[1].x) < slack;
}

/** Rows of two cells that begin below each other, where one of the rows dates both. */
function runsOf(lines: readonly Line[], today: string): Line[][] {
  const runs: Line[][] = [];
  for (const line of lines) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && areBelow(last, line)) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  return runs.filter(
    (run) =>
      run.length >= fewestRows &&
      run.some((line) => pairOf(line) !== undefined && hasTwoDates(line, today)),
  );
}

function cellLine(line: Line, cell: Cell, id: string, gap: number): Line {
  const { box } = line;
  const right = line.cells.find((one) => one.start >= cell.end)?.x;
  const cut = cutLine(line, cell.start, cell.end, id);
  if (box === undefined) return { ...cut, gap };
  const w = (right ?? box.x + box.w) - cell.x;
  return { ...cut, gap, indent: line.indent + cell.x - box.x, box: { ...box, x: cell.x, w } };
}

function unfold(run: readonly Line[]): Line[] {
  const left = run.map((line) => {
    const [cell] = line.cells;
    return cell === undefined ? line : cellLine(line, cell, line.id, line.gap);
  });
  const right = run.flatMap((line, at) => {
    const cell = line.cells[1];
    const gap = at === 0 ? apart : line.gap;
    return cell === undefined ? [] : [cellLine(line, cell, `${line.id}b`, gap)];
  });
  return [...left, ...right];
}

/** Entries that stand side by side as cards are read one after the other. */
export function unfoldCards<
  T extends { readonly kinds: readonly SectionKind[]; readonly lines: Line[] },
>(section: T, today: string): T {
  if (!dated.has(section.kinds[0])) return section;
  const runs = runsOf(section.lines, today);
  if (runs.length === 0) return section;
  const heads = new Map(runs.map((run) => [run[0], run]));
  const inner = new Set(runs.flatMap((run) => run.slice(1)));
  const lines = section.lines.flatMap((line) => {
    const run = heads.get(line);
    if (run !== undefined) return unfold(run);
    return inner.has(line) ? [] : [line];
  });
  return { ...section, lines };
}
