import type { Part } from "../entries/entry.ts";

/** So much more white stands below a summary than between the lines of its list. */
const below = 1.3;

function endsSentence({ last }: Part): boolean {
  return /[.!?]$/u.test(last.text.trim());
}

/** A sentence above lines that are none, with white space between them: a summary above a list without marks. */
export function headsList([first, second, ...more]: readonly Part[]): boolean {
  if (first === undefined || second === undefined || more.length === 0) return false;
  const inner = Math.max(...more.map((part) => part.first.gap));
  const isList = endsSentence(first) && ![second, ...more].some(endsSentence);
  return isList && second.first.gap > inner * below;
}
