import type { Line } from "../text-line/line.ts";
import type { Entry, Part } from "./entry.ts";

function isNamed(entry: Entry): boolean {
  return entry.title !== undefined || entry.organization !== undefined;
}

function isSentence(line: Line): boolean {
  return (line.text.match(/\p{L}{2,}/gu) ?? []).length > 3;
}

function asParts(lines: readonly Line[]): Part[] {
  return lines.filter(isSentence).map((line) => ({ kind: "paragraph", first: line, last: line }));
}

/** Lines at the end of a header in which no value was found: they stand directly above the text. */
function unreadLines(entry: Entry): Line[] {
  const read = [entry.title, entry.organization, entry.location, entry.date?.place].flatMap(
    (place) => (place === undefined ? [] : [place.line, ...(place.next ? [place.next.line] : [])]),
  );
  return entry.header.slice(entry.header.findLastIndex((line) => read.includes(line)) + 1);
}

/**
 * Nothing of an entry is left out: header lines without a value become text of their entry, and an entry
 * without a name is text of the one before it. `orphans` is what stands before the first named entry.
 */
export function settleEntries(
  entries: readonly Entry[],
  limit: number,
): { entries: Entry[]; orphans: Part[] } {
  const orphans: Part[] = [];
  const out: Entry[] = [];
  for (const entry of entries) {
    const last = out.at(-1);
    if (isNamed(entry) && out.length < limit) {
      out.push({ ...entry, parts: [...asParts(unreadLines(entry)), ...entry.parts] });
      continue;
    }
    const parts = [...asParts(entry.header), ...entry.parts];
    if (last === undefined) orphans.push(...parts);
    else out[out.length - 1] = { ...last, parts: [...last.parts, ...parts] };
  }
  return { entries: out, orphans };
}
