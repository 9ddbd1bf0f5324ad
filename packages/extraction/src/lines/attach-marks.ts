import type { Fragment } from "./fragment.ts";
import { isAside } from "./fragment-kind.ts";
import { isMark } from "./list-mark.ts";

/** The text of an element begins within so many letter heights of its mark. */
const reach = 3;
/** Marks looked at on one page; a page with more of them is a drawing. */
const mostMarks = 2000;

function sharesRow(a: Fragment, b: Fragment): boolean {
  return Math.abs(a.y - b.y) <= 0.35 * Math.max(a.size, b.size);
}

/** What a mark stands before: the nearest text at its right, if nothing stands close at its left. */
function textOf(one: Fragment, fragments: readonly Fragment[]): Fragment | undefined {
  const row = fragments.filter((other) => other !== one && sharesRow(one, other));
  const far = reach * one.size;
  if (row.some((other) => other.x1 <= one.x0 + 1 && one.x0 - other.x1 < far)) return undefined;
  const [next] = row.filter((other) => other.x0 >= one.x1 - 1).toSorted((a, b) => a.x0 - b.x0);
  if (next === undefined || next.x0 - one.x1 >= far) return undefined;
  // A dash before a date is what is left of a range.
  return isAside(next) || isMark(next.text) ? undefined : next;
}

/**
 * Marks of lists that were drawn apart from their text, as all marks of a page before the first line, are
 * set before the text that they stand beside.
 */
export function attachMarks(fragments: Fragment[]): Fragment[] {
  const marks = fragments.filter((one) => isMark(one.text));
  if (marks.length === 0 || marks.length > mostMarks) return fragments;
  const before = new Map<Fragment, Fragment>();
  for (const one of marks) {
    const text = textOf(one, fragments);
    if (text !== undefined && !before.has(text)) before.set(text, one);
  }
  const taken = new Set(before.values());
  return fragments.flatMap((one): Fragment[] => {
    if (taken.has(one)) return [];
    const first = before.get(one);
    if (first === undefined) return [one];
    const words = [...first.words, ...one.words];
    return [{ ...one, words, text: `${first.text} ${one.text}`, x0: first.x0 }];
  });
}
