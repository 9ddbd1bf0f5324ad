import { isCapitals, plainLine } from "../text-line/line.ts";
import type { Line } from "../text-line/line.ts";
import { styleOf } from "../lines/build-lines.ts";
import { labelKind } from "../entries/labelled-rows.ts";
import { child, elements, textOf } from "../bytes/parse-xml.ts";
import type { XmlElement } from "../bytes/parse-xml.ts";
import { cellsOf, jobColumns } from "./job-columns.ts";
import { formRows, isHeadedRow } from "./form-rows.ts";
import { joinStack, paragraphsIn } from "./stacked-cell.ts";
import { paragraphLook } from "./read-styles.ts";
import type { Look } from "./read-styles.ts";
import { ParagraphWalk } from "./walk-paragraph.ts";
import type { Row, WalkContext } from "./walk-paragraph.ts";

export interface WalkState {
  block: number;
  /** The next line is the first one of a tall cell or of a text box. */
  opensColumn?: boolean;
  readonly lines: Line[];
  readonly hidden: string[];
}

function toLine(
  row: Row,
  state: WalkState,
  context: WalkContext,
  look: Look,
  first: boolean,
  last: Line | undefined,
): Line | undefined {
  const lead = /^\s*/.exec(row.text)?.[0].length ?? 0;
  const text = row.text
    .trimEnd()
    .slice(lead)
    .replace(/\t+/g, (tabs) => "\t".repeat(1) + " ".repeat(tabs.length - 1));
  if (text === "") return undefined;
  const move = <T extends { start: number; end: number }>(one: T): T => ({
    ...one,
    start: Math.max(0, one.start - lead),
    end: Math.min(text.length, one.end - lead),
  });
  const pieces = row.pieces.map(move).filter((piece) => piece.end > piece.start);
  const cells = cellsOf(text);
  const inked = pieces.filter((piece) => text.slice(piece.start, piece.end).trim() !== "");
  return {
    ...plainLine(`${context.part}.l${state.lines.length + 1}`, text, state.block),
    cells,
    pieces: inked,
    links: row.links.map(move).filter((spot) => spot.end > spot.start),
    ...styleOf(inked),
    caps: isCapitals(text) || look.caps === true,
    gap: last === undefined ? 0 : 1,
    fill: 0,
    columnStart: false,
    ...(look.heading === undefined || !first ? {} : { headingLevel: look.heading }),
  };
}

/** Lines of one paragraph; text boxes in it come after it. */
export function walkParagraph(paragraph: XmlElement, state: WalkState, context: WalkContext): void {
  const properties = child(paragraph, "w:pPr");
  const style = context.styles.paragraph(child(properties, "w:pStyle")?.attributes["w:val"]);
  const look = { ...context.styles.base, ...style, ...paragraphLook(properties) };
  const walk = new ParagraphWalk(context, look);
  walk.walk(paragraph, look, "");
  const list = look.list;
  const isList =
    list !== undefined && (list.id === "bullet" || context.styles.isBullet(list.id, list.level));
  walk.found.rows.forEach((row, index) => {
    if (row.hidden.trim() !== "") state.hidden.push(row.hidden.trim());
    const line = toLine(row, state, context, look, index === 0, state.lines.at(-1));
    if (line === undefined) return;
    if (isList && index === 0 && list !== undefined) {
      line.bullet = { glyph: "•", level: list.level };
      line.indent = list.level * 10;
    } else if (isList) {
      line.indent = (list?.level ?? 0) * 10 + 5;
    }
    if (state.opensColumn === true) line.columnStart = true;
    state.opensColumn = false;
    state.lines.push(line);
  });
  for (const box of walk.found.boxes) walkColumn(box, state, context);
}

/** A text box or a tall cell: a block of its own, read from its first line to its last. */
function walkColumn(element: XmlElement, state: WalkState, context: WalkContext): void {
  state.block += 1;
  state.opensColumn = true;
  walkBlocks(element, state, context);
  state.opensColumn = false;
  state.block += 1;
}

function tableRows(table: XmlElement): XmlElement[][] {
  return elements(table)
    .filter((one) => one.name === "w:tr")
    .map((row) =>
      elements(row).flatMap((cell) =>
        cell.name === "w:tc"
          ? [cell]
          : cell.name === "w:sdt"
            ? elements(child(cell, "w:sdtContent")).filter((one) => one.name === "w:tc")
            : [],
      ),
    );
}

/** One tall cell among short ones: a period, a title with its list, an employer. */
function isRowOfOne(cells: readonly XmlElement[]): boolean {
  const tall = cells.filter((cell) => paragraphsIn(cell) > 1);
  const short = cells.filter((cell) => paragraphsIn(cell) <= 1 && textOf(cell).length < 60);
  if (cells.length < 2 || tall.length !== 1 || short.length !== cells.length - 1) return false;
  const [label] = short;
  return (
    cells.length > 2 || tall[0] !== cells[0] || (label !== undefined && textOf(label).length < 40)
  );
}

function isFilled(cell: XmlElement): boolean {
  return textOf(cell).trim() !== "";
}

function walkHeadedRow(cells: readonly XmlElement[], state: WalkState, context: WalkContext): void {
  for (const [index, cell] of cells.entries()) {
    walkBlocks(cell, state, context);
    const line = state.lines.at(-1);
    if (index === 0 && line !== undefined) line.headingLevel ??= 2;
  }
}

/** The lines of a cell by themselves. */
function linesIn(cell: XmlElement, state: WalkState, context: WalkContext): readonly Line[] {
  const part: WalkState = { block: state.block, lines: [], hidden: [] };
  walkBlocks(cell, part, context);
  return part.lines;
}

/** A cell with more letters holds no labels alone. */
const mostLabels = 150;

/** "Employer / Position / Period" in one cell, and in the cell beside it as many lines that say which. */
function pairsIn(
  cells: readonly XmlElement[],
  state: WalkState,
  context: WalkContext,
): readonly Line[][] | undefined {
  const [left, right] = cells;
  if (cells.length !== 2 || left === undefined || right === undefined) return undefined;
  if (textOf(left).length > mostLabels) return undefined;
  const labels = linesIn(left, state, context);
  if (labels.length < 2 || labels.some(({ text }) => labelKind(text) === undefined))
    return undefined;
  const values = linesIn(right, state, context);
  if (values.length !== labels.length) return undefined;
  return labels.map((label, at) => [label, ...values.slice(at, at + 1)]);
}

/** A table of jobs: what stands in one cell is read in one piece, under the name of its column. */
function walkRecords(
  table: XmlElement,
  columns: readonly string[],
  state: WalkState,
  context: WalkContext,
): void {
  const [head = [], ...body] = tableRows(table);
  walkRow(head, state, context);
  for (const cells of body) {
    for (const [at, cell] of cells.entries()) {
      const part: WalkState = { block: state.block, lines: [], hidden: state.hidden };
      walkCell(cell, part, context);
      const named = part.lines.map((line, index) =>
        index === 0 ? { ...line, column: columns[at] ?? "" } : line,
      );
      pushAll(named, state, context);
    }
  }
}

/** Short cells side by side are one line; cells with several paragraphs are columns. */
function walkTable(table: XmlElement, state: WalkState, context: WalkContext): void {
  const columns = jobColumns(tableRows(table));
  if (columns === undefined) walkPlainTable(table, state, context);
  else walkRecords(table, columns, state, context);
}

function walkPlainTable(table: XmlElement, state: WalkState, context: WalkContext): void {
  const rows = tableRows(table).map((cells) => cells.filter(isFilled));
  const forms = formRows(rows);
  const headed = rows.filter(isHeadedRow).length;
  for (const filled of rows) {
    const isTall = filled.some((cell) => paragraphsIn(cell) > 1);
    if (isHeadedRow(filled) && !forms.has(filled) && (isTall || headed > 1)) {
      walkHeadedRow(filled, state, context);
      continue;
    }
    const pairs = pairsIn(filled, state, context);
    if (pairs !== undefined) {
      for (const pair of pairs) pushMerged(pair, state, context);
      continue;
    }
    if (isFlat(filled) || isRowOfOne(filled)) walkRow(filled, state, context);
    else walkColumns(filled, state, context);
  }
}

/** Short cells side by side. */
function isFlat(cells: readonly XmlElement[]): boolean {
  const areFlat = cells.every(
    (cell) => paragraphsIn(cell) <= 1 && child(cell, "w:tbl") === undefined,
  );
  return cells.length > 1 && areFlat;
}

/** Tall cells; beside empty cells stands no other column. */
function walkColumns(cells: readonly XmlElement[], state: WalkState, context: WalkContext): void {
  for (const cell of cells) {
    if (cells.length > 1) walkColumn(cell, state, context);
    else walkBlocks(cell, state, context);
  }
  state.block += 1;
}

/** The lines of a cell among short ones. */
function walkCell(cell: XmlElement, state: WalkState, context: WalkContext): void {
  const part: WalkState = { block: state.block, lines: [], hidden: state.hidden };
  walkBlocks(cell, part, context);
  state.lines.push(...joinStack(part.lines));
}

/** "Period | Employer | Position | Duties": the elements of the last cell are no part of the row that names the post. */
function isToldApart(first: Line, at: number, cells: readonly XmlElement[]): boolean {
  return cells.length > 2 && at === cells.length - 1 && first.bullet !== undefined;
}

/** Cells side by side as one line. Dates, headings or names beside a column of text share the first line of that. */
function walkRow(cells: readonly XmlElement[], state: WalkState, context: WalkContext): void {
  const firsts: Line[] = [];
  const rest: Line[] = [];
  for (const [at, cell] of cells.entries()) {
    const part: WalkState = { block: state.block, lines: [], hidden: state.hidden };
    walkCell(cell, part, context);
    const [first] = part.lines;
    const heads = first !== undefined && !isToldApart(first, at, cells);
    if (heads) firsts.push(first);
    rest.push(...(heads ? part.lines.slice(1) : part.lines));
  }
  pushMerged(firsts, state, context);
  pushAll(rest, state, context);
}

function pushAll(lines: readonly Line[], state: WalkState, context: WalkContext): void {
  for (const line of lines)
    state.lines.push({ ...line, id: `${context.part}.l${state.lines.length + 1}` });
}

function pushMerged(lines: readonly Line[], state: WalkState, context: WalkContext): void {
  const [first, ...rest] = lines;
  if (first === undefined) return;
  let merged = { ...first, id: `${context.part}.l${state.lines.length + 1}` };
  for (const line of rest) {
    const by = merged.text.length + 1;
    const move = <T extends { start: number; end: number }>(one: T): T => ({
      ...one,
      start: one.start + by,
      end: one.end + by,
    });
    merged = {
      ...merged,
      text: `${merged.text}\t${line.text}`,
      cells: [...merged.cells, ...line.cells.map(move)],
      pieces: [...merged.pieces, ...line.pieces.map(move)],
      links: [...merged.links, ...line.links.map(move)],
    };
  }
  state.lines.push({ ...merged, ...styleOf(merged.pieces), caps: isCapitals(merged.text) });
}

/** Walks paragraphs and tables of a body, a cell, a text box, a header or a footer. */
export function walkBlocks(parent: XmlElement, state: WalkState, context: WalkContext): void {
  for (const one of elements(parent)) {
    if (one.name === "w:p") walkParagraph(one, state, context);
    else if (one.name === "w:tbl") walkTable(one, state, context);
    else if (one.name === "w:sdt") {
      if (child(child(one, "w:sdtPr"), "w:showingPlcHdr") === undefined)
        walkBlocks(child(one, "w:sdtContent") ?? one, state, context);
    } else if (one.name === "w:footnote" || one.name === "w:endnote") {
      if (one.attributes["w:type"] === undefined) walkBlocks(one, state, context);
    } else if (one.name === "w:ins" || one.name === "w:moveTo" || one.name === "w:customXml")
      walkBlocks(one, state, context);
  }
}
