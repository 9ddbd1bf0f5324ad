import type { Frame } from "../reading/frame.ts";
import { isNeutral } from "../reading/words.ts";

/** The share of the words of a claim, or of those that carry meaning, that a copy has in the order of the line. */
const copied = 0.5;
const copiedMeaning = 0.6;

/** How many words two lists have in common in one order. */
function inOrder(a: readonly string[], b: readonly string[]): number {
  let row = Array.from({ length: b.length + 1 }, () => 0);
  for (const one of a) {
    const next = [0];
    for (const [index, other] of b.entries()) {
      const both = (row[index] ?? 0) + 1;
      next.push(one === other ? both : Math.max(row[index + 1] ?? 0, next[index] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * Whether a claim is a line with a few words changed: that is how a lie looks. A rewording by a person turns a line
 * round and keeps less of its order.
 */
export function isNearCopy(claim: Frame, lines: readonly Frame[]): boolean {
  const all = claim.words.map(({ stem }) => stem);
  const telling = claim.words
    .filter(({ stop, lower }) => !stop && !isNeutral(lower))
    .map(({ stem }) => stem);
  return lines.some(({ words }) => {
    const line = words.map(({ stem }) => stem);
    return (
      inOrder(all, line) >= all.length * copied ||
      inOrder(telling, line) >= telling.length * copiedMeaning
    );
  });
}
