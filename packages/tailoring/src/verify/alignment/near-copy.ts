import type { Frame } from "../reading/frame.ts";
import { isNeutral } from "../reading/words.ts";

/** The share of the words of a claim, or of those that carry meaning, that a copy has in the order of the line. */
const copied = 0.5;
const copiedMeaning = 0.6;
/** In a copy of which so much stands word for word, even an everyday verb is the change. */
const closelyCopied = 0.7;

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

/** How near a claim comes to being one of some lines. */
export type Copy = "close" | "near" | "none";

function copyOf(claim: Frame, line: Frame): Copy {
  const stems = line.words.map(({ stem }) => stem);
  const all = claim.words.map(({ stem }) => stem);
  const same = inOrder(all, stems);
  if (same >= all.length * closelyCopied) return "close";
  const telling = claim.words
    .filter(({ stop, lower }) => !stop && !isNeutral(lower))
    .map(({ stem }) => stem);
  const near =
    same >= all.length * copied || inOrder(telling, stems) >= telling.length * copiedMeaning;
  return near ? "near" : "none";
}

/**
 * Whether a claim is a line with a few words changed: that is how a lie looks. A rewording by a person turns a line
 * round and keeps less of its order.
 */
export function copyAmong(claim: Frame, lines: readonly Frame[]): Copy {
  const found = new Set(lines.map((line) => copyOf(claim, line)));
  if (found.has("close")) return "close";
  return found.has("near") ? "near" : "none";
}
