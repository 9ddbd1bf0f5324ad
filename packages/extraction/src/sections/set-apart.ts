import type { Line } from "../text-line/line.ts";
import type { SectionKind } from "../headings/kinds.ts";
import { cutLine } from "./cut-line.ts";

const separator = /[,;|•·]/u;
const sameEdge = 1.5;
/** Fewer lines with an edge in common may share it by chance. */
const fewestLabels = 2;

function isList({ text, wide = [] }: Line): boolean {
  return wide.length > 0 && !separator.test(text) && !/[.!?]\s*$/u.test(text);
}

/** The text of a line, its wide blanks as the borders of cells: tags side by side ("HTML   CSS"). */
export function textApart(line: Line): string {
  const { text, wide = [] } = line;
  if (!isList(line)) return text;
  const signs = [...text.matchAll(/./gsu)].map(({ index, 0: sign }) =>
    sign === " " && wide.some(({ at }) => at === index) ? "\t" : sign,
  );
  return signs.join("");
}

function withCells(line: Line): Line {
  const text = textApart(line);
  if (text === line.text) return line;
  const cells = [...text.matchAll(/[^\t]+/gu)].map(({ index, 0: cell }) => ({
    start: index,
    end: index + cell.length,
    x: line.wide?.find(({ at }) => at === index - 1)?.right ?? line.box?.x ?? 0,
  }));
  return { ...line, text, cells };
}

/** Whether the first words of two lines end at one edge, and what follows begins at one. */
function sharesEdges(line: Line, other: Line): boolean {
  const [one, two] = [line.wide?.[0], other.wide?.[0]];
  if (one === undefined || two === undefined) return false;
  return Math.abs(one.left - two.left) < sameEdge && Math.abs(one.right - two.right) < sameEdge;
}

/** Labels set flush right before their lists: they end at one edge and begin where they like. */
function isLabelled(line: Line, lines: readonly Line[]): boolean {
  const alike = lines.filter((other) => sharesEdges(line, other));
  const begins = new Set(alike.map(({ box }) => Math.round((box?.x ?? 0) / sameEdge)));
  return alike.length >= fewestLabels && begins.size > 1;
}

/** A line with a label at its edge as two: what names the list, and the list. */
function cutLabel(line: Line): Line[] {
  const [first] = line.wide ?? [];
  const { box } = line;
  if (first === undefined || box === undefined) return [withCells(line)];
  const { at, left, right } = first;
  const label = cutLine(line, 0, at, line.id);
  const list = cutLine(line, at + 1, line.text.length, `${line.id}b`);
  return [
    { ...label, box: { ...box, w: left - box.x } },
    withCells({ ...list, box: { ...box, x: right, w: box.x + box.w - right }, gap: 1 }),
  ];
}

const lists: ReadonlySet<SectionKind | undefined> = new Set(["skills", "competencies"]);

/** The lines of a list of skills, each tag apart from its neighbours, labels before their lists. */
export function setApart<
  T extends { readonly kinds: readonly SectionKind[]; readonly lines: readonly Line[] },
>(section: T): T {
  const [kind] = section.kinds;
  if (!lists.has(kind)) return section;
  // Only skills have groups with names.
  const mayLabel = kind === "skills";
  const lines = section.lines.flatMap((line) =>
    mayLabel && isLabelled(line, section.lines) ? cutLabel(line) : [withCells(line)],
  );
  return { ...section, lines };
}

/** Fewer words apart on a line may be the columns of a table. */
const fewestTags = 4;

/** The stretches of a line that stand apart, by their cells or by wide blanks. */
function tagsOf({ cells, wide = [], text }: Line): { start: number; end: number }[] {
  if (cells.length > 1) return cells.map(({ start, end }) => ({ start, end }));
  const cuts = [...wide.map(({ at }) => at), text.length];
  return cuts.map((end, at) => ({ start: at === 0 ? 0 : (cuts[at - 1] ?? 0) + 1, end }));
}

/** Whether two lines have a column in common behind the first: those of a table do. */
function sharesColumn({ cells }: Line, other: Line): boolean {
  return cells
    .slice(1)
    .some(({ x }) => other.cells.slice(1).some((one) => Math.abs(one.x - x) < sameEdge));
}

function isTable(lines: readonly Line[]): boolean {
  return lines.some((line, at) => lines.slice(at + 1).some((other) => sharesColumn(line, other)));
}

/** White space above a line from which on it begins a paragraph. */
const gapOfParagraph = 2;

/** A line as one of each stretch that stands apart; none of them goes on in the next. */
function eachTag(line: Line): Line[] {
  return tagsOf(line).flatMap(({ start, end }, at) => {
    if (line.text.slice(start, end).trim() === "") return [];
    const tag = cutLine(line, start, end, at === 0 ? line.id : `${line.id}t${at}`);
    return [{ ...tag, gap: Math.max(line.gap, gapOfParagraph) }];
  });
}

/** Tags side by side below a heading of one's own, each a line of its own: their commas part no list. */
export function tagsApart<
  T extends { readonly kinds: readonly SectionKind[]; readonly lines: readonly Line[] },
>(section: T): T {
  const { kinds, lines } = section;
  const isTagged = lines.some((line) => tagsOf(line).length >= fewestTags);
  if (kinds[0] !== "custom" || !isTagged || isTable(lines)) return section;
  return { ...section, lines: lines.flatMap(eachTag) };
}
