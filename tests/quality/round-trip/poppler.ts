import { execFileSync } from "node:child_process";
import { createLayoutEngine, printedLines } from "@savile/documents";
import type { PrintedLine } from "@savile/documents";
import type { Resume, TemplateId } from "@savile/model";
import { sheetOf } from "../../../packages/documents/src/sheet/printed-lines.ts";
import type { Sheet } from "../../../packages/documents/src/sheet/sheet.ts";
import { findLines, lettersOf } from "../../../packages/documents/src/text/text-equal.ts";
import { createCoverageCheck } from "../../../packages/documents/src/typst/coverage.ts";

/** How poppler can be asked for the text of a PDF. */
const popplerModes = ["default", "raw", "layout"] as const;

const { covers } = createLayoutEngine();

function textOf(path: string, mode: (typeof popplerModes)[number]): string {
  const options = mode === "default" ? [] : [`-${mode}`];
  return execFileSync("pdftotext", [...options, path, "-"], { encoding: "utf8" });
}

/**
 * The default mode of poppler takes a hyphen at the end of a line for a broken word and drops it: there
 * hyphens between letters do not count.
 */
function asRead(text: string, mode: (typeof popplerModes)[number]): string {
  return mode === "default" ? text.replace(/(?<=[\p{L}\p{N}])-\s*(?=[\p{L}\p{N}])/gu, "") : text;
}

/** Where each of `lines` ends in a text, `-1` for one that is not there in order. */
function endsOf(letters: string, lines: readonly string[]): number[] {
  let from = 0;
  return lines.map((line) => {
    const sought = lettersOf(line);
    const at = letters.indexOf(sought, from);
    if (at < 0) return -1;
    from = at + sought.length;
    return from;
  });
}

// What stands in the column at the right edge.
const atTheEdge = /\.(?:dates|year|location)$/u;

/**
 * Poppler's default mode reads a page by its columns, and a date or a place at the right edge after the lines
 * beside it. All else must stand in order, and each of these behind the string that is printed before it.
 */
function isInOrder(text: string, lines: readonly PrintedLine[]): boolean {
  const letters = lettersOf(text);
  const others = lines.filter((line) => !atTheEdge.test(line.address));
  const ends = endsOf(
    letters,
    others.map((line) => line.text),
  );
  if (ends.includes(-1)) return false;
  const end = new Map(others.map((line, index) => [line, ends[index] ?? 0]));
  return lines.every((line, index) => {
    const before = lines.slice(0, index).findLast((one) => end.has(one));
    return end.has(line) || letters.includes(lettersOf(line.text), end.get(before ?? line) ?? 0);
  });
}

/**
 * With the layout kept, lines of a side column stand on the lines of the text beside it: on the first page,
 * what stands before the column of the first heading of the text is read first, then what stands behind it.
 */
function unfolded(text: string, sheet: Sheet): string {
  const headings = sheet.sections.map(({ side, heading }) => ({ side, text: heading.text }));
  const side = headings.find((heading) => heading.side)?.text;
  const [page = "", ...others] = text.split("\f");
  const rows = page.split("\n");
  const top = rows.findIndex((row) => side !== undefined && row.startsWith(side));
  if (side === undefined || top < 0) return text;
  const next = headings.slice(headings.findLastIndex((heading) => heading.side) + 1)[0]?.text ?? "";
  const from = Math.max(...rows.slice(top).map((row) => row.indexOf(next, side.length)));
  const below = rows.slice(top);
  return [
    ...rows.slice(0, top),
    ...below.map((row) => row.slice(0, from)),
    ...below.map((row) => row.slice(from)),
    ...others,
  ].join("\n");
}

/** What poppler does not give back of a PDF's printed strings, or gives back in another order. */
export function brokenReadings(path: string, resume: Resume, template: TemplateId): string[] {
  const { clean } = createCoverageCheck(covers);
  const sheet = sheetOf({ kind: "resume", resume }, clean, template);
  const lines = printedLines({ kind: "resume", resume }, template).map((line) => ({
    ...line,
    text: clean(line.text, line.address),
  }));
  return popplerModes.flatMap((mode) => {
    const said = textOf(path, mode);
    const read = asRead(mode === "layout" ? unfolded(said, sheet) : said, mode);
    const sought = lines.map((line) => ({ ...line, text: asRead(line.text, mode) }));
    const { missing, inOrder } = findLines(
      read,
      sought.map((line) => line.text),
    );
    if (missing.length > 0) return [`poppler ${mode} misses "${missing.slice(0, 2).join('", "')}"`];
    const ordered = inOrder || (mode === "default" && isInOrder(read, sought));
    return ordered ? [] : [`poppler ${mode} gives another order`];
  });
}
