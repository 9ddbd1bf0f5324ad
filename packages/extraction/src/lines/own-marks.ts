import type { Line } from "../text-line/line.ts";

/** A mark that is no letter, digit, bracket or quote, one blank behind it, and then what the element says. */
const opening = /^([^\p{L}\p{N}\s()[\]{}"'“”‘’«.,;:!?@/\\&$€£%]{1,2})\s+(?=\S)/u;
/** Lines that begin with a mark before it is taken for the one of this file's lists. */
const fewest = 3;
/** A mark before a figure may be its sign. */
const signs = new Set(["+", "±", "~", "<", ">", "-", "–", "—", "#"]);

function markOf({ text }: Line): { mark: string; length: number } | undefined {
  const found = opening.exec(text);
  return found?.[1] === undefined ? undefined : { mark: found[1], length: found[0].length };
}

/** Marks other than the usual glyphs with which a file begins the elements of its lists: ">", "+", "->", "~". */
export function ownMarks(lines: readonly Line[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const found = markOf(line);
    if (found === undefined) continue;
    const isSign = signs.has(found.mark) && /^\p{N}/u.test(line.text.slice(found.length));
    if (!isSign) counts.set(found.mark, (counts.get(found.mark) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= fewest).map(([mark]) => mark));
}

/** The mark of this file with which a line begins, and how many characters go with it. */
export function ownMarkOf(
  line: Line,
  marks: ReadonlySet<string>,
): { mark: string; length: number } | undefined {
  const found = markOf(line);
  return found !== undefined && marks.has(found.mark) ? found : undefined;
}
