import { fold } from "../text-line/clean-text.ts";
import type { Line } from "../text-line/line.ts";
import { labelWords } from "./record-labels.data.ts";
import type { LabelKind } from "./record-labels.data.ts";
import { organizationScore } from "./organization.rules.ts";
import { titleScore } from "./title.rules.ts";

/** A stretch of a line, to its end unless another label stands there. */
export interface Stretch {
  readonly line: Line;
  readonly from: number;
  readonly to?: number;
}

/** A label with all that stands behind and below it. */
export interface LabelledRow {
  readonly kind: LabelKind;
  readonly label: string;
  readonly line: Line;
  readonly values: Stretch[];
}

/** A label as it stands in one line; where nothing stands behind it, its text begins in the next line. */
interface Label {
  readonly text: string;
  readonly from: number;
}

const mostWords = 9;
const colon = /^([^:]{2,70}):(?:\s+|$)/u;
/** "Employer - Larch View": a dash does what a colon does behind a few words. */
const dash = /^(\p{L}+(?:[ /]\p{L}+){0,2})\s+[–—-]\s+(?=\S)/u;

function labelIn({ text, cells, bullet }: Line): Label | undefined {
  const [first, second] = cells;
  if (bullet !== undefined || first === undefined) return undefined;
  const told = colon.exec(text.slice(first.start, first.end));
  // "From: 2016    To: 2019": the first cell holds a label and its value.
  if (told?.[1] !== undefined && told[0].length < first.end - first.start)
    return { text: told[1], from: first.start + told[0].length };
  if (second !== undefined) return { text: text.slice(first.start, first.end), from: second.start };
  const match = colon.exec(text) ?? dash.exec(text);
  return match?.[1] === undefined ? undefined : { text: match[1], from: match[0].length };
}

/** What a label says, by the words of which it consists. */
export function labelKind(label: string): LabelKind | undefined {
  const plain = fold(label)
    .replace(/\([^)]*\)/gu, "")
    .replace(/[^\p{L}\p{N}'\s]+/gu, " ")
    .trim();
  if (plain === "" || /\d/u.test(plain) || plain.split(/\s+/u).length > mostWords) return undefined;
  return labelWords.find(([, words]) => words.test(plain))?.[0];
}

const slack = 6;
/** Share of the rows with cells whose text begins at one edge. */
const aligned = 0.8;

/** Where the second cells of the labelled rows begin, if they have cells. */
function valueStarts(lines: readonly Line[]): number[] {
  return lines.flatMap((line) => {
    const [first, second] = line.cells;
    const isRow = first !== undefined && second !== undefined && line.box !== undefined;
    return isRow && labelKind(line.text.slice(first.start, first.end)) !== undefined
      ? [second.x]
      : [];
  });
}

function middleOf(places: readonly number[]): number | undefined {
  return places.toSorted((a, b) => a - b)[Math.floor(places.length / 2)];
}

/** Stands in the column of labels with nothing beside it: the rest of a label that is broken over two lines. */
function isLabelRest(line: Line, edge: number | undefined): boolean {
  return (
    edge !== undefined &&
    line.box !== undefined &&
    line.cells.length === 1 &&
    line.bullet === undefined &&
    line.box.x + line.box.w < edge + slack
  );
}

/** A line that a known label opens. */
function rowOf(line: Line): LabelledRow | undefined {
  const { column } = line;
  if (column !== undefined)
    return { kind: labelKind(column) ?? "note", label: column, line, values: [{ line, from: 0 }] };
  const label = labelIn(line);
  const kind = label === undefined ? undefined : labelKind(label.text);
  if (label === undefined || kind === undefined) return undefined;
  const values = label.from < line.text.length ? [{ line, from: label.from }] : [];
  return { kind, label: label.text, line, values };
}

/** A label inside of a line: the words before a colon, of which the first begins with a capital. */
const inner =
  /(?<=\s)(?:(?:Job|Main|Key|Start|End|Employment|Post|Period of)\s+)?(\p{Lu}[\p{L}/]*(?:\s\p{Ll}[\p{L}/]*)?):\s+/gu;

/** "Company: Larch View  Position: Cook  Dates: 2019 - 2021": a row for each of the labels of a line. */
function rowsOf(line: Line): LabelledRow[] {
  const first = rowOf(line);
  if (first === undefined) return [];
  const from = first.values[0]?.from ?? line.text.length;
  const others = [...line.text.slice(from).matchAll(inner)].flatMap((match) => {
    const label = match[0].slice(0, match[0].indexOf(":"));
    const kind = labelKind(label);
    const at = from + match.index;
    return kind === undefined ? [] : [{ kind, label, at, from: at + match[0].length }];
  });
  const ends = [...others.map(({ at }) => at), line.text.length];
  const row = (one: Omit<LabelledRow, "line" | "values"> & { from: number }, at: number) => ({
    kind: one.kind,
    label: one.label,
    line,
    values: [{ line, from: one.from, ...(at < others.length ? { to: ends[at] ?? 0 } : {}) }],
  });
  if (others.length === 0) return [first];
  return [{ ...first, from }, ...others].map(row);
}

/** Where the text of a line without a known label begins: in the column of the texts, if there is one. */
function valueStart(line: Line, edge: number | undefined): number {
  return edge === undefined ? 0 : (labelIn(line)?.from ?? 0);
}

/** Cells that do not begin below each other are dates and places at the right edge, with names before them. */
function isOneColumn(starts: readonly number[], edge: number | undefined): boolean {
  const near = starts.filter((x) => Math.abs(x - (edge ?? x)) < slack).length;
  return near >= starts.length * aligned;
}

function isLabelledCell(line: Line): boolean {
  return line.column !== undefined || line.cells.length > 1;
}

const shortLabel = 3;

/** Where labels stand in cells, more words before a colon are text: "Year end file for the auditors: no remarks". */
function isShort({ label }: LabelledRow): boolean {
  return label.trim().split(/\s+/u).length <= shortLabel;
}

/**
 * The rows of a section in which labels say what stands behind them; undefined where another line stands
 * first, or the text of the rows has no left edge. Lines without a label go on with the row above.
 */
export function labelledRows(lines: readonly Line[]): LabelledRow[] | undefined {
  const starts = valueStarts(lines);
  const edge = middleOf(starts);
  if (!isOneColumn(starts, edge)) return undefined;
  const rows: LabelledRow[] = [];
  const inCells = lines.some(isLabelledCell);
  for (const line of lines) {
    const own = rowsOf(line).filter((row) => !inCells || isLabelledCell(line) || isShort(row));
    const last = rows.at(-1);
    if (last !== undefined && goesOn(line, last)) last.values.push({ line, from: 0 });
    else if (own.length > 0) rows.push(...own);
    else if (last === undefined) return undefined;
    else if (!isLabelRest(line, edge)) last.values.push({ line, from: valueStart(line, edge) });
  }
  return withToldRoles(rows.flatMap(partJoint));
}

/** Whether a line stands in the cell that the line above it stands in: nothing of another column is between them. */
function goesOn({ column }: Line, last: LabelledRow): boolean {
  return column !== undefined && last.line.column === column && last.kind !== "date";
}

/** Between the names of a column that holds two things: "Company / Position". */
const joint = /\s*[/&+]\s*|\s+and\s+/u;

/** Whether a column is named for a title and an employer below each other, and which of them is first. */
function jointLabels(label: string): { readonly kind: LabelKind; readonly label: string }[] {
  const named = label.split(joint).flatMap((text) => {
    const kind = labelKind(text);
    return kind === "title" || kind === "firm" ? [{ kind, label: text }] : [];
  });
  return named.length === 2 && named[0]?.kind !== named[1]?.kind ? named : [];
}

/** How much likelier a line is what its place in the cell makes it. */
function scoreAs(kind: LabelKind, { line, from, to }: Stretch): number {
  const text = line.text.slice(from, to);
  const [title, firm] = [titleScore(text), organizationScore(text)];
  return kind === "title" ? title - firm : firm - title;
}

/** A cell with an employer and a title below each other as a row for each. */
function partJoint(row: LabelledRow): LabelledRow[] {
  const [first, second] = row.line.column === undefined ? [] : jointLabels(row.label);
  if (first === undefined || second === undefined) return [row];
  const { values } = row;
  const cuts = values.map((below, at) => ({
    at,
    below,
    score: values.reduce(
      (sum, value, index) => sum + scoreAs(index < at ? first.kind : second.kind, value),
      0,
    ),
  }));
  const [best] = cuts.slice(1).toSorted((a, b) => b.score - a.score);
  if (best === undefined) return [row];
  return [
    { ...row, ...first, values: values.slice(0, best.at) },
    { ...row, ...second, line: best.below.line, values: values.slice(best.at) },
  ];
}

function isRole(label: string): boolean {
  return /^(?:job |your |my )?(?:roles?|profile)$/u.test(label);
}

/** "Role" heads a title in one form; beside "Designation" it heads what was done. */
function withToldRoles(rows: readonly LabelledRow[]): LabelledRow[] {
  const titles = rows.filter(({ kind }) => kind === "title").map(({ label }) => fold(label).trim());
  if (titles.every(isRole)) return [...rows];
  return rows.map((row) =>
    row.kind === "title" && isRole(fold(row.label).trim()) ? { ...row, kind: "text" } : row,
  );
}

/** The lines of a form, and those that stand apart below its last row without a label. */
export function withoutTail(lines: readonly Line[]): {
  readonly rows: readonly Line[];
  readonly told: readonly Line[];
} {
  const last = lines.findLastIndex((line) => rowOf(line) !== undefined);
  const at = lines.findIndex(
    ({ gap, bullet }, index) => index > last && gap >= 1.4 && bullet === undefined,
  );
  const isPlain =
    last >= 0 && at >= 0 && lines.slice(at).every(({ column }) => column === undefined);
  return isPlain ? { rows: lines.slice(0, at), told: lines.slice(at) } : { rows: lines, told: [] };
}
