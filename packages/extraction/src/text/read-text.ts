import { err, ok } from "@savile/model";
import type { ExtractionFailure, Result } from "@savile/model";
import { cleanText } from "../text-line/clean-text.ts";
import { mojibakeMender } from "../text-line/mend-mojibake.ts";
import { findBullets } from "../lines/find-bullets.ts";
import { plainLine } from "../text-line/line.ts";
import type { Line, LinkSpot, Piece, Reading } from "../text-line/line.ts";
import { settleNameHeading } from "./name-heading.ts";
import { cutFixedColumns } from "./fixed-columns.ts";
import { decodeText } from "./decode-text.ts";
import { plainMarkdown } from "./plain-markdown.ts";

const maxCharacters = 400_000;
const controlCharacters = new RegExp(String.raw`[\u0000-\u0008\u000e-\u001f]`, "g");
const rule = /^\s*[=_*~#-]{3,}\s*$/;
/** The same marks on both sides of a text are no Markdown. */
const framed = /^([*_~=#+-]{2,8})\s.{2,60}\s\1$/u;
const underline = /^\s*(?:={3,}|-{3,}|_{3,}|~{3,})\s*$/;

interface Marked {
  readonly text: string;
  readonly links: LinkSpot[];
  readonly pieces: Piece[];
}

/** Takes Markdown's marks off a line and keeps what they say. */
function unmark(raw: string): Marked {
  const links: LinkSpot[] = [];
  const pieces: Piece[] = [];
  let text = "";
  let at = 0;
  const marks =
    /\[([^\]\n]+)\]\((\S+?)\)|<((?:https?:|mailto:)[^>\s]+)>|\*\*([^*]+)\*\*|__([^_]+)__|(?<![\w*])\*([^*\s][^*]*)\*(?![\w*])|`([^`]+)`|(?<![\w_])_([^_\s][^_]{0,200}?)_(?![\w_])/g;
  const add = (part: string, bold: boolean, italic: boolean): void => {
    if (part === "") return;
    pieces.push({ start: text.length, end: text.length + part.length, bold, italic, size: 10 });
    text += part;
  };
  for (const match of raw.matchAll(marks)) {
    add(raw.slice(at, match.index), false, false);
    const start = text.length;
    const shown =
      match[1] ?? match[3] ?? match[4] ?? match[5] ?? match[6] ?? match[7] ?? match[8] ?? "";
    add(
      shown,
      match[4] !== undefined || match[5] !== undefined,
      (match[6] ?? match[8]) !== undefined,
    );
    if (match[2] !== undefined) links.push({ start, end: text.length, url: match[2] });
    at = match.index + match[0].length;
  }
  add(raw.slice(at), false, false);
  return { text, links, pieces: pieces.length > 1 || pieces[0]?.bold === true ? pieces : [] };
}

function markedOf(text: string): Marked {
  return framed.test(text) ? { text, links: [], pieces: [] } : unmark(text);
}

function cellsOf(text: string): Line["cells"] {
  const cells: Line["cells"] = [];
  for (const match of text.matchAll(/[^\t]+/g)) {
    cells.push({ start: match.index, end: match.index + match[0].length, x: 0 });
  }
  return cells;
}

function toLine(
  raw: string,
  number: number,
  block: number,
  gap: number,
  width: number,
): Line | undefined {
  const heading = /^\s{0,3}(#{1,6})\s+(.+?)\s*#*\s*$/.exec(raw);
  const body = heading?.[2] ?? raw;
  const indent = /^[ \t]*/.exec(body)?.[0].replace(/\t/g, "    ").length ?? 0;
  const plain = body
    .trim()
    .replace(/\s*\t\s*|\s{3,}/g, "\t")
    .replace(/^\|\s*|\s*\|$/g, "");
  if (plain === "") return undefined;
  const marked = markedOf(plain);
  const bold =
    marked.pieces.length > 0 &&
    marked.pieces.every(
      (piece) => piece.bold || /^[\s:]*$/.test(marked.text.slice(piece.start, piece.end)),
    );
  return {
    ...plainLine(`t.l${number}`, marked.text, block),
    cells: cellsOf(marked.text),
    links: marked.links,
    pieces: marked.pieces,
    bold,
    indent,
    gap,
    fill: width > 0 ? Math.min(1, raw.length / width) : 0,
    ...(heading?.[1] === undefined ? {} : { headingLevel: heading[1].length }),
  };
}

/** Column at which hard-wrapped text breaks, 0 where the lines are not wrapped. */
function wrapWidth(rows: readonly string[]): number {
  const lengths = rows.map((row) => row.trimEnd().length).filter((length) => length > 40);
  const longest = Math.max(0, ...lengths);
  if (longest > 110 || longest < 60 || lengths.length < 6) return 0;
  return longest;
}

function buildLines(rows: readonly string[]): Line[] {
  const width = wrapWidth(rows);
  const lines: Line[] = [];
  let empty = 0;
  let block = 0;
  for (const row of rows) {
    const last = lines.at(-1);
    if (
      underline.test(row) &&
      empty === 0 &&
      last !== undefined &&
      last.text.length < 60 &&
      last.bullet === undefined
    ) {
      last.headingLevel ??= row.trim().startsWith("=") ? 1 : 2;
      empty = 1;
      continue;
    }
    if (row.trim() === "" || rule.test(row)) {
      empty += 1;
      continue;
    }
    if (empty > 0) block += 1;
    const line = toLine(row, lines.length + 1, 0, lines.length === 0 ? 0 : 1 + empty, width);
    if (line === undefined) continue;
    lines.push(line);
    empty = 0;
  }
  return lines;
}

function linkLines(lines: readonly Line[]): Line[] {
  const urls = [...new Set(lines.flatMap((line) => line.links.map((spot) => spot.url)))];
  return urls.map((url, index) => ({
    ...plainLine(`t.k${index + 1}`, url, 0),
    role: "link-target" as const,
  }));
}

/** Reads plain text or Markdown into lines. */
export function readText(bytes: Uint8Array): Result<Reading, ExtractionFailure> {
  const decoded = decodeText(bytes);
  const sample = decoded.text.slice(0, 20_000);
  const controls = (sample.match(controlCharacters) ?? []).length;
  if (sample.includes("\u0000") || controls > sample.length * 0.05)
    return err({ code: "unsupported" });
  const findings: Reading["findings"] = [];
  if (decoded.guessed)
    findings.push({
      code: "encoding_guessed",
      detail: "The encoding of the text had to be guessed.",
      lines: [],
    });
  let text = mojibakeMender([decoded.text])(decoded.text);
  if (text.length > maxCharacters) {
    text = text.slice(0, maxCharacters);
    findings.push({
      code: "text_truncated",
      detail: "Only the first part of the text was read.",
      lines: [],
    });
  }
  const rows = plainMarkdown(text)
    .replace(/\r\n?|[\u0085\u2028\u2029\f\v]/g, "\n")
    .split("\n")
    .map(cleanText);
  const lines = findBullets(buildLines(cutFixedColumns(rows)));
  settleNameHeading(lines);
  if (!lines.some((line) => /[\p{L}\p{N}]/u.test(line.text))) return err({ code: "empty" });
  return ok({ format: "txt", pages: [], lines, aside: linkLines(lines), findings });
}
