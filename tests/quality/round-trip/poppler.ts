import { execFileSync } from "node:child_process";
import { createLayoutEngine, printedLines } from "@savile/documents";
import type { PrintedLine } from "@savile/documents";
import type { Resume, TemplateId } from "@savile/model";
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

/** What poppler does not give back of a PDF's printed strings, or gives back in another order. */
export function brokenReadings(path: string, resume: Resume, template: TemplateId): string[] {
  const { clean } = createCoverageCheck(covers);
  const lines = printedLines({ kind: "resume", resume }, template).map((line) => ({
    ...line,
    text: clean(line.text, line.address),
  }));
  return popplerModes.flatMap((mode) => {
    const read = asRead(textOf(path, mode), mode);
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
