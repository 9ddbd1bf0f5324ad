import { looksLikeAside } from "./aside-cell.ts";
import { matchHeading } from "../headings/match-heading.ts";
import type { Fragment } from "./fragment.ts";

// The same fragments are asked about for every possible gutter of a page, and the answers do not change.
const asides = new WeakMap<Fragment, boolean>();
const headings = new WeakMap<Fragment, boolean>();

function remember(
  known: WeakMap<Fragment, boolean>,
  one: Fragment,
  ask: (text: string) => boolean,
): boolean {
  const before = known.get(one);
  if (before !== undefined) return before;
  const answer = ask(one.text);
  known.set(one, answer);
  return answer;
}

/** A date, a part of a range or a place: something that stands beside the line it belongs to. */
export function isAside(one: Fragment): boolean {
  return remember(asides, one, (text) => text.length <= 40 && looksLikeAside(text));
}

/** Words that name a section and nothing else. */
export function namesSection(one: Fragment): boolean {
  return remember(headings, one, (text) => text.length <= 40 && matchHeading(text)?.exact === true);
}
