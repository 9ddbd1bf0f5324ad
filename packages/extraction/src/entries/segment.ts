import type { Line } from "../text-line/line.ts";
import { namesEntry } from "./indented-lists.ts";
import type { Marked } from "./mark-lines.ts";
import { isUnitName } from "./unit-name.ts";

/** The lines of one entry: those that name it, and those that tell about it. */
export interface RawEntry {
  header: Marked[];
  body: Marked[];
}

function look(line: Line): string {
  const piece = line.pieces[0];
  return `${Math.round((piece?.size ?? line.size) * 2)}|${(piece?.bold ?? line.bold) ? "b" : ""}${(piece?.italic ?? line.italic) ? "i" : ""}${line.caps && line.text.length > 6 ? "c" : ""}`;
}

function mode(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0;
}

const maxLead = 4;

interface Anchor {
  readonly at: number;
  /** Header lines directly above it. */
  readonly above: number;
  /** What stands above those: an anchor makes the split a guess, anything else makes it certain. */
  readonly certain: boolean;
}

/** Text set further in than the header below it belongs to the entry before. */
function isDeeper(line: Line, header: Line): boolean {
  if (line.block !== header.block || line.box === undefined || header.box === undefined)
    return false;
  const centred = Math.abs(line.box.x + line.box.w / 2 - header.box.x - header.box.w / 2) < 6;
  const flushRight = Math.abs(line.box.x + line.box.w - header.box.x - header.box.w) < 6;
  const x = line.box.x;
  if (header.cells.some((cell) => Math.abs(cell.x - x) < 3)) return false;
  return line.indent > header.indent + 8 && !centred && !flushRight && !line.bold && !line.caps;
}

function findAnchors(marked: readonly Marked[]): Anchor[] {
  const anchors: Anchor[] = [];
  marked.forEach((one, at) => {
    if (one.kind !== "header" || one.anchor === undefined) return;
    let above = 0;
    while (above < 6) {
      const before = marked[at - above - 1];
      if (before === undefined || before.kind !== "header" || before.anchor !== undefined) break;
      if (isDeeper(before.line, one.line)) break;
      above += 1;
    }
    const wall = marked[at - above - 1];
    anchors.push({
      at,
      above,
      certain: wall === undefined || wall.anchor === undefined || wall.kind !== "header",
    });
  });
  return anchors;
}

/** Index of the line between two entries where the white space is clearly the widest, or -1. */
function widestGap(marked: readonly Marked[], from: number, to: number): number {
  let best = -1;
  let width = 0;
  let second = 0;
  for (let at = from; at <= to; at += 1) {
    const gap = marked[at]?.line.gap ?? 0;
    if (gap > width) {
      second = width;
      width = gap;
      best = at;
    } else if (gap > second) {
      second = gap;
    }
  }
  const only = to === from;
  return width >= 1.25 && (only || width >= second * 1.15) ? best : -1;
}

/** First line of the header of the entry of an anchor. */
function headerStart(
  marked: readonly Marked[],
  anchor: Anchor,
  lead: number,
  firstLook: string,
  isFirst: boolean,
): number {
  if (anchor.above === 0) return anchor.at;
  const from = anchor.at - anchor.above;
  // Nothing stands before the first entry, so all lines above its date are its header.
  if (isFirst && anchor.above <= maxLead) return from;
  const gapStart = widestGap(marked, anchor.certain ? from + 1 : from, anchor.at);
  const gapAbove = marked[from]?.line.gap ?? 0;
  // White space below the first of these lines, and none above it, makes it the end of the text before.
  const belongsAbove = gapStart >= 0 && gapAbove < 1.2 && (marked[gapStart]?.line.gap ?? 0) >= 1.35;
  if (anchor.certain && belongsAbove) return gapStart;
  if (anchor.certain && anchor.above <= Math.max(lead, 1)) return from;
  if (gapStart >= 0) return gapStart;
  if (!anchor.certain) {
    for (let at = from; at < anchor.at; at += 1) {
      const line = marked[at]?.line;
      if (
        line !== undefined &&
        look(line) === firstLook &&
        firstLook !== look(marked[from]?.line ?? line)
      )
        return at;
    }
    return anchor.at - Math.min(lead, anchor.above);
  }
  for (let at = from; at < anchor.at; at += 1) {
    const line = marked[at]?.line;
    if (line !== undefined && look(line) === firstLook && anchor.at - at <= 3) return at;
  }
  return anchor.at - Math.min(Math.max(lead, 1), anchor.above);
}

/** How many header lines stand below the anchor before the text of the entry. */
function below(marked: readonly Marked[], from: number, to: number): number {
  let count = 0;
  const anchor = marked[from - 1]?.line;
  while (from + count < to) {
    const one = marked[from + count];
    if (one?.kind !== "header") break;
    if (anchor !== undefined && isDeeper(one.line, anchor) && !namesEntry(one.line.text)) break;
    count += 1;
  }
  return count;
}

/** Where the header of the first date begins, if an entry without a date stands above it. */
function undatedFirst(marked: readonly Marked[], from: number, at: number): number {
  for (let cut = from + 1; cut <= at; cut += 1) {
    const line = marked[cut]?.line;
    const first = marked[from]?.line;
    if (line === undefined || first === undefined || line.gap < 1.8) continue;
    if (look(line) === look(first) && namesEntry(line.text) && namesEntry(first.text)) return cut;
  }
  return from;
}

function byAnchors(
  marked: readonly Marked[],
  anchors: readonly Anchor[],
): { intro: Marked[]; entries: RawEntry[] } {
  const sure = anchors.filter((one) => one.certain).map((one) => Math.min(one.above, maxLead));
  const lead = mode(sure);
  const firstAnchor = anchors[0];
  const firstLine =
    firstAnchor === undefined
      ? undefined
      : marked[firstAnchor.at - Math.min(maxLead, firstAnchor.above)]?.line;
  const firstLook = firstLine === undefined ? "" : look(firstLine);
  const starts = anchors.map((anchor, index) =>
    headerStart(marked, anchor, lead, firstLook, index === 0),
  );
  const tails = anchors.map((anchor, index) =>
    below(marked, anchor.at + 1, starts[index + 1] ?? marked.length),
  );
  const withBody = anchors
    .map((anchor, index) => ({
      tail: tails[index] ?? 0,
      end: starts[index + 1] ?? marked.length,
      at: anchor.at,
    }))
    .filter((one) => one.at + one.tail + 1 < one.end);
  const tail = withBody.length > 0 ? Math.max(...withBody.map((one) => Math.min(one.tail, 2))) : 2;
  const entries = anchors.flatMap((anchor, index): RawEntry[] => {
    const start = starts[index] ?? anchor.at;
    const end = starts[index + 1] ?? marked.length;
    const stop = anchor.at + 1 + Math.min(tails[index] ?? 0, tail);
    const cut = index === 0 ? undatedFirst(marked, start, anchor.at) : start;
    return [
      ...(cut > start ? [{ header: marked.slice(start, cut), body: [] }] : []),
      { header: marked.slice(cut, stop), body: marked.slice(stop, end) },
    ];
  });
  return { intro: marked.slice(0, starts[0] ?? 0), entries };
}

/** Without dates: an entry begins with each line that looks like the first one. */
function byLook(marked: readonly Marked[]): { intro: Marked[]; entries: RawEntry[] } {
  const first = marked.findIndex((one) => one.kind === "header");
  const head = marked[first];
  if (head === undefined) return { intro: [...marked], entries: [] };
  const firstLook = look(head.line);
  const plain = marked.every((one) => one.kind !== "header" || look(one.line) === firstLook);
  const hasGaps = marked.some(
    (one, at) => at > first && one.kind === "header" && one.line.gap >= 1.3,
  );
  const entries: RawEntry[] = [];
  marked.slice(first).forEach((one, index) => {
    const last = entries.at(-1);
    const before = marked[first + index - 1];
    const afterBody = index > 0 && before?.kind !== "header";
    const starts =
      one.kind === "header" &&
      (last === undefined ||
        (plain
          ? afterBody || (hasGaps && one.line.gap >= 1.3)
          : look(one.line) === firstLook && (afterBody || !hasGaps || one.line.gap >= 1.2)));
    if (starts) entries.push({ header: [one], body: [] });
    else if (
      last !== undefined &&
      one.kind === "header" &&
      last.body.length === 0 &&
      last.header.length < 4
    )
      last.header.push(one);
    else last?.body.push(one);
  });
  return { intro: marked.slice(0, first), entries };
}

/**
 * An entry without a date among dated ones: a line in the look of a header between two lists.
 */
function splitUndated(entry: RawEntry): RawEntry[] {
  const first = entry.header[0];
  if (first === undefined) return [entry];
  const at = entry.body.findIndex((one, index) => {
    const before = entry.body[index - 1]?.kind;
    const after = entry.body[index + 1]?.kind;
    const between = (before === "bullet" || before === "more") && after === "bullet";
    const loud =
      first.line.bold && one.line.bold && (before !== undefined || entry.header.length > 1);
    return (
      one.kind === "header" &&
      !isDeeper(one.line, first.line) &&
      !isUnitName(one.line.text) &&
      look(one.line) === look(first.line) &&
      (between || (loud && one.line.gap >= 1.25 && before !== "header"))
    );
  });
  if (at < 0) return [entry];
  const rest = entry.body.slice(at);
  const length = rest.findIndex((one) => one.kind !== "header");
  const stop = length < 0 ? Math.min(rest.length, 3) : Math.min(length, 3);
  return [
    { header: entry.header, body: entry.body.slice(0, at) },
    ...splitUndated({ header: rest.slice(0, stop), body: rest.slice(stop) }),
  ];
}

function isListElement(one: Marked): boolean {
  return one.kind === "bullet";
}

/** Cuts a section into entries: at dates in header position, else where a line looks like the first one. */
export function segment(marked: readonly Marked[]): { intro: Marked[]; entries: RawEntry[] } {
  const anchors = findAnchors(marked);
  if (anchors.length === 0) return byLook(marked);
  const { intro, entries } = byAnchors(marked, anchors);
  // A header with its list above the first date is an entry without one.
  const isListed = intro.some(
    (one, at) => one.kind === "header" && intro.slice(at + 1, at + 4).some(isListElement),
  );
  const before = isListed ? byLook(intro) : { intro, entries: [] };
  return {
    intro: before.intro,
    entries: [...before.entries, ...entries.flatMap(splitUndated)],
  };
}
