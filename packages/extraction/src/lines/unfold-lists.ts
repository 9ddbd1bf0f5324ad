import type { Fragment } from "./fragment.ts";
import { isAside } from "./fragment-kind.ts";
import { startsWithMark } from "./list-mark.ts";

/** The text of an element begins so far from its mark at most. */
const widestIndent = 24;

function isMarked(one: Fragment): boolean {
  return startsWithMark(one.text) && /\p{L}/u.test(one.text) && !isAside(one);
}

/** Which of some columns a fragment belongs to; -1 is none. */
function columnOf(one: Fragment, edges: readonly number[]): number {
  return edges.findLastIndex((edge) => one.x0 > edge - 3 && one.x0 < edge + widestIndent);
}

/** The elements that stand beside each other at the top of a list, as its columns. */
function edgesOf(row: readonly Fragment[]): number[] {
  const elements = row.filter(isMarked);
  return elements.length > 1 && elements.length === row.length ? elements.map((one) => one.x0) : [];
}

/**
 * A list in columns has several elements on one row. They are read one below the other, each with the lines
 * that go on with it.
 */
export function unfoldLists(rows: readonly Fragment[][]): Fragment[][] {
  const out: Fragment[][] = [];
  let edges: readonly number[] = [];
  let open: Fragment[][][] = [];
  const close = (): void => {
    out.push(...open.flat());
    open = [];
    edges = [];
  };
  for (const row of rows) {
    const isInside = edges.length > 0 && row.every((one) => columnOf(one, edges) >= 0);
    if (!isInside) {
      close();
      edges = edgesOf(row);
      open = edges.map(() => []);
    }
    if (edges.length === 0) out.push([...row]);
    for (const one of edges.length === 0 ? [] : row) open[columnOf(one, edges)]?.push([one]);
  }
  close();
  return out;
}
