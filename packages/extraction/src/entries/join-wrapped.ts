import { organizationHeads, legalForms } from "../fields/lexicon/organizations.data.ts";
import { schoolWords } from "../fields/lexicon/degrees.data.ts";
import { fold } from "../text-line/clean-text.ts";
import type { Line } from "../text-line/line.ts";
import { organizationScore } from "./organization.rules.ts";
import { titleScore } from "./title.rules.ts";
import { isFullLine } from "./indented-lists.ts";
import { readsAsSentence } from "./reads-as-sentence.ts";

const openEnd =
  /(?:[,/&(–-]|(?<!\p{L})(?:of|and|for|in|the|with|at|de|des|du|del|der|und|für|zum|zur|im|la|le|et|e|y|en|da|do|das|dos))$/iu;
const lowStart = /^(?:\p{Ll}|[,(&/])/u;
const longest = 120;
const maxRows = 3;

/** The real lines that a line stands for: itself, or those that were joined into it. */
export function realLines(line: Line): readonly Line[] {
  return line.joined ?? [line];
}

/** Legal forms and nothing else: "Pte Ltd", "(Pty) Ltd". */
function isLegalForm(text: string): boolean {
  const words = fold(/^[^,|•·\t]+/u.exec(text)?.[0] ?? "")
    .replace(/[.()]/g, "")
    .trim()
    .split(/\s+/u);
  return words.every((word) => legalForms.has(word));
}

/** "University" or "Ltd" cannot stand alone: the name begins on the line above. */
export function isLoneHead(text: string): boolean {
  if (isLegalForm(text)) return true;
  const first = fold(/^[^,|•·\t(]+/u.exec(text)?.[0] ?? "")
    .replace(/\./g, "")
    .trim();
  if (first === "" || first.includes(" ")) return false;
  return organizationHeads.has(first) || schoolWords.exec(first)?.[0] === first;
}

const mostWords = 6;

/** "Western Larch Linen": words with capitals, and neither a title nor a whole name. */
function opensName(text: string): boolean {
  const words = text.trim().split(/\s+/u);
  const areNames = words.every(
    (word) => /^[\p{Lu}\d&]/u.test(word) || /^(?:of|and|the|for)$/u.test(word),
  );
  return words.length > 1 && words.length <= mostWords && areNames && titleScore(text) < 1.5;
}

/** A name in plain text goes on right below: what stands there cannot stand alone. */
function goesOnInText(last: Line, next: Line): boolean {
  if (last.box !== undefined || next.block !== last.block || next.gap > 1.25) return false;
  const arePlain = [last, next].every(
    ({ bullet, cells }) => bullet === undefined && cells.length < 2,
  );
  if (!arePlain || next.indent !== last.indent || !opensName(last.text)) return false;
  return isLegalForm(next.text) || (isLoneHead(next.text) && organizationScore(last.text) < 1.6);
}

function isOpen(text: string): boolean {
  const opened = (text.match(/\(/g) ?? []).length - (text.match(/\)/g) ?? []).length;
  return openEnd.test(text.trim()) || opened > 0;
}

function sameLook(last: Line, next: Line): boolean {
  const a = last.pieces.at(-1);
  const b = next.pieces[0];
  if (a === undefined || b === undefined) return last.bold === next.bold;
  return a.bold === b.bold && a.italic === b.italic && Math.abs(a.size - b.size) < 0.3;
}

const sameEdge = 2;

/** Whether a line stands below the second of two cells, beside which the first holds a date. */
function isBelowLast({ cells }: Line, next: Line): boolean {
  const [, second] = cells;
  const isBelow = second !== undefined && Math.abs((next.box?.x ?? 0) - second.x) < sameEdge;
  return cells.length === 2 && next.cells.length === 1 && isBelow;
}

/** The value at the end of a line goes on in the next one: no room was left, and one of them is a part. */
function wraps(last: Line, next: Line): boolean {
  if (last.box === undefined || next.block !== last.block || next.gap > 1.25) return false;
  if (last.bullet !== undefined || next.bullet !== undefined) return false;
  if (last.cells.length > 1 && !isBelowLast(last, next)) return false;
  if (last.text.length + next.text.length > longest || /[.!?;:]$/.test(last.text.trim()))
    return false;
  if (!sameLook(last, next) || !isFullLine(last, next, 0) || readsAsSentence(last.text))
    return false;
  return isOpen(last.text) || lowStart.test(next.text) || isLoneHead(next.text);
}

function joined(last: Line, next: Line): Line {
  const by = last.text.length + 1;
  const move = <T extends { start: number; end: number }>(one: T): T => ({
    ...one,
    start: one.start + by,
    end: one.end + by,
  });
  const text = `${last.text} ${next.text}`;
  const [cell, ...cells] = next.cells.map(move);
  const before = last.cells.slice(0, -1);
  const open = last.cells.at(-1);
  return {
    ...last,
    text,
    cells: [
      ...before,
      { start: open?.start ?? 0, end: cell?.end ?? text.length, x: open?.x ?? 0 },
      ...cells,
    ],
    pieces: [...last.pieces, ...next.pieces.map(move)],
    links: [...last.links, ...next.links.map(move)],
    fill: next.fill,
    joined: [...realLines(last), next],
  };
}

/** Lines below each other as one line; see {@link joinWrapped}. */
export function joinLines(first: Line, others: readonly Line[]): Line {
  return others.reduce((whole, line) => joined(whole, line), first);
}

/**
 * Lines of narrow columns in which a name was broken ("Université de / Chantegrive") as one line each. The
 * joined line has the place of its first one: a blank stands where the source text has its line feed.
 */
export function joinWrapped(lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    const end = last === undefined ? undefined : realLines(last).at(-1);
    const fits = last !== undefined && realLines(last).length < maxRows;
    if (
      last !== undefined &&
      end !== undefined &&
      fits &&
      (wraps(end, line) || goesOnInText(end, line)) &&
      last.text.length + line.text.length <= longest
    )
      out[out.length - 1] = joined(last, line);
    else out.push(line);
  }
  return out;
}
