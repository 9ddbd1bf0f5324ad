import { labelKind } from "../entries/labelled-rows.ts";
import { isTableHead, tellJobs } from "../entries/table-head.ts";
import { plainLine } from "../text-line/line.ts";
import type { Cell, Line } from "../text-line/line.ts";
import { textOf } from "../bytes/parse-xml.ts";
import type { XmlElement } from "../bytes/parse-xml.ts";
import { paragraphsIn } from "./stacked-cell.ts";

/** The cells of a line: what stands between tabs. */
export function cellsOf(text: string): Cell[] {
  return [...text.matchAll(/[^\t]+/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    x: 0,
  }));
}

/** Texts side by side as one line. */
function lineOf(texts: readonly string[]): Line {
  const text = texts.join("\t");
  return { ...plainLine("", text, 0), cells: cellsOf(text) };
}

/** A name takes no more letters, over however many lines. */
const longestName = 90;

/** What was done stands in no cell that names a title or an employer. */
function holdNames(cells: readonly XmlElement[], columns: readonly string[]): boolean {
  return cells.every((cell, at) => {
    const kind = labelKind(columns[at] ?? "");
    if (kind === "title") return paragraphsIn(cell) < 2;
    return kind !== "firm" || textOf(cell).length < longestName;
  });
}

/** The names of the columns of a table of jobs of which a cell has several lines; none where each row fits on one. */
export function jobColumns(
  rows: readonly (readonly XmlElement[])[],
): readonly string[] | undefined {
  const [head, ...body] = rows;
  const names = (head ?? []).map((cell) => textOf(cell).trim());
  const line = lineOf(names);
  const isTall = body.some((cells) => cells.some((cell) => paragraphsIn(cell) > 1));
  const isGrid = body.every((cells) => cells.length === names.length);
  const isTable = isTall && isGrid && !names.includes("") && tellJobs(names) && isTableHead(line);
  return isTable && body.every((cells) => holdNames(cells, names)) ? names : undefined;
}
