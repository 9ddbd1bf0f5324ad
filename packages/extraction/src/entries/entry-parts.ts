import type { Line } from "../text-line/line.ts";
import type { Part } from "./entry.ts";
import { bareElements } from "./bare-list.ts";
import { isFullLine } from "./indented-lists.ts";
import { bodyLabel, loneLink } from "./mark-lines.ts";
import type { Marked } from "./mark-lines.ts";
import { isUnitName } from "./unit-name.ts";

/** The line ends where the next word had no room. */
function isWrapped(last: Line, next: Line): boolean {
  return last.fill > 0.75 && (last.box === undefined || isFullLine(last, next, 0));
}

/** A paragraph goes on: no new sentence on a fresh line, no wide gap, no change of style. */
function goesOn(last: Line, next: Line): boolean {
  if (next.block !== last.block) return next.columnStart && /^\p{Ll}/u.test(next.text);
  if (next.gap >= 1.4 || next.bold !== last.bold) return false;
  if (next.gap >= 1.15 && /[.!?:;]$/.test(last.text.trim())) return false;
  if (/^[\p{Ll}(]/u.test(next.text)) return true;
  return !/[.!?:]$/.test(last.text.trim()) && isWrapped(last, next);
}

/** A short line above elements that says which of them belong together: a label, the name of a unit. */
function isSubHeading(one: Marked, next: Marked | undefined): boolean {
  const text = one.line.text.trim();
  if (bodyLabel.test(text)) return true;
  return one.kind === "header" && next?.kind === "bullet" && isUnitName(text);
}

/** Bullets and paragraphs of an entry, in order. */
export function partsOf(body: readonly Marked[]): Part[] {
  const parts: Part[] = [];
  const bare = bareElements(body);
  for (const [at, one] of body.entries()) {
    const { line, kind } = one;
    const last = parts.at(-1);
    if (loneLink.test(line.text.trim()) || isSubHeading(one, body[at + 1])) continue;
    if (kind === "bullet") parts.push({ kind: "bullet", first: line, last: line });
    else if (kind === "more" && last !== undefined) last.last = line;
    else if (
      last !== undefined &&
      last.kind === "paragraph" &&
      !bare.has(line) &&
      (goesOn(last.last, line) ||
        (kind === "prose" &&
          last.last.fill > 0.85 &&
          isWrapped(last.last, line) &&
          (line.box !== undefined || !/[.!?]$/.test(last.last.text.trim())) &&
          line.gap < 1.15 &&
          line.block === last.last.block))
    )
      last.last = line;
    else parts.push({ kind: "paragraph", first: line, last: line });
  }
  return parts;
}
