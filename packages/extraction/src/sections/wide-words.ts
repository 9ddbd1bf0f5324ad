import type { SectionKind } from "../headings/kinds.ts";
import type { Line } from "../text-line/line.ts";

const lists: ReadonlySet<SectionKind | undefined> = new Set(["skills", "competencies"]);
const fewest = 2;
const slack = 3;

function isElement({ bullet, box }: Line): boolean {
  return bullet !== undefined && box !== undefined;
}

/** No two second cells begin below each other. */
function areLoose(rows: readonly Line[]): boolean {
  const starts = rows.map(({ cells }) => cells[1]?.x ?? 0).toSorted((a, b) => a - b);
  return starts.every((x, at) => at === 0 || x - (starts[at - 1] ?? x) >= slack);
}

function joined(line: Line): Line {
  const [first] = line.cells;
  const text = line.text.replaceAll("\t", " ");
  return first === undefined ? line : { ...line, text, cells: [{ ...first, end: text.length }] };
}

/**
 * Words of list elements that were set far apart: each element has its own mark, none of them holds an
 * ordinary blank, and what stands behind the wide ones begins anywhere. Cells of a table begin below each other.
 */
export function joinWideWords<
  T extends { readonly kinds: readonly SectionKind[]; readonly lines: Line[] },
>(section: T): T {
  const { kinds, lines } = section;
  const elements = lines.filter(isElement);
  const wide = elements.filter(({ cells }) => cells.length > 1);
  const isOne = lists.has(kinds[0]) && wide.length >= fewest && areLoose(wide);
  if (!isOne || elements.some(({ text }) => text.trim().includes(" "))) return section;
  return { ...section, lines: lines.map((line) => (wide.includes(line) ? joined(line) : line)) };
}
