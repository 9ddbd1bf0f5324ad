import { oneLine } from "../text/text.ts";

/** What Markdown or this codec would take for a mark instead of text. */
const marks = /[\\|*`[]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?=[A-Za-z/!?])|&(?=#?\w+;)/gu;
/** Starts of a line that open a block. */
const blockStart = /^(?:#{1,6}(?:\s|$)|>|~~~|[-+](?:\s|$)|[-=](?:\s*[-=])+\s*$)/;
const glyphStart = /^[•‣◦▪●○·]/;
const numberStart = /^(\d{1,3})([.)])(?=\s|$)/;

/** The entity of one character: a way to write it that no rule of Markdown reads as a mark. */
export function entityOf(character: string): string {
  return `&#${character.codePointAt(0) ?? 0};`;
}

/** A value inside a line, such as a part of a heading. */
export function escapeInline(text: string): string {
  return text.replace(marks, "\\$&");
}

/** Raw text at the start of a line of the file, where some characters open a block. */
export function escapeStart(raw: string): string {
  if (blockStart.test(raw)) return `\\${raw}`;
  if (glyphStart.test(raw)) return protectStart(raw);
  return raw.replace(numberStart, "$1\\$2");
}

/** One line of text that starts a line of the file. */
export function escapeLine(text: string): string {
  return escapeStart(escapeInline(text));
}

/** A heading of raw text; a hash at its end is text, not the closing mark of the heading. */
export function printHeading(level: number, raw: string): string {
  return `${"#".repeat(level)} ${raw.replace(/(^|\s)(#+)$/, "$1\\$2")}`.trim();
}

/** A text of several lines: each break is a backslash at the end of the line, as in CommonMark. */
export function escapeBlock(text: string, indent = ""): string {
  return text.split("\n").map(escapeLine).join(`\\\n${indent}`);
}

/** Writes the first character as an entity where the plain text would be read as something else. */
export function protectStart(raw: string): string {
  const found = /^(\\?)(.)/su.exec(raw);
  if (found?.[2] === undefined) return raw;
  return entityOf(found[2]) + raw.slice(found[0].length);
}

/** Cuts raw text at every one of `separators` that is not escaped. */
export function splitRaw(raw: string, separators: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < raw.length; at += 1) {
    const character = raw.charAt(at);
    if (character === "\\") at += 1;
    else if (separators.includes(character)) {
      parts.push(raw.slice(start, at).trim());
      start = at + 1;
    }
  }
  parts.push(raw.slice(start).trim());
  return parts;
}

const literal = /\\([!-/:-@[-`{-~])|&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;
const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00A0",
};

function characterOf(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "\uFFFD";
}

function literalOf(match: readonly (string | undefined)[]): string {
  const [, escaped, decimal, hex, name] = match;
  if (escaped !== undefined) return escaped;
  if (decimal !== undefined) return characterOf(Number(decimal));
  if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
  return named[(name ?? "").toLowerCase()] ?? "";
}

/** Marks are looked for within this many characters: a file of nothing but marks stays quick to read. */
const reach = "{1,2000}?";
const comment = new RegExp(`<!--.${reach}-->`, "g");
const linked = new RegExp(`!?\\[([^[\\]]{0,2000})\\]\\([^)]{0,2000}\\)`, "g");
const code = new RegExp(`\`([^\`]${reach})\``, "g");
const strong = new RegExp(`\\*\\*(.${reach})\\*\\*`, "g");
const slanted = new RegExp(`\\*(?=\\S)(.${reach})(?<=\\S)\\*`, "g");
const underlined = new RegExp(
  `(?<![\\p{L}\\p{N}])(__?)(?=\\S)(.${reach})(?<=\\S)\\1(?![\\p{L}\\p{N}])`,
  "gu",
);

/** Takes the marks of foreign Markdown and HTML off a text that holds no escapes any more. */
function withoutMarks(text: string): string {
  return text
    .replace(comment, "")
    .replace(/<((?:https?:|mailto:)[^>\s]{1,2000})>/gi, "$1")
    .replace(/<br\s{0,9}\/?>/gi, " ")
    .replace(/<\/?[a-z][^>]{0,2000}>/gi, "")
    .replace(linked, "$1")
    .replace(code, "$1")
    .replace(strong, "$1")
    .replace(underlined, "$2")
    .replace(slanted, "$1");
}

/** The text of one raw line: escapes and entities resolved, marks taken off. */
export function readInline(raw: string): string {
  const literals: string[] = [];
  const held = raw.replaceAll("\u0000", "").replace(literal, (...match: string[]) => {
    literals.push(literalOf(match));
    return `\u0000${literals.length - 1}\u0000`;
  });
  const text = withoutMarks(held).replaceAll(
    // oxlint-disable-next-line no-control-regex -- zero bytes hold the places of the literals
    /\u0000(\d+)\u0000/g,
    (_, index: string) => literals[Number(index)] ?? "",
  );
  return oneLine(text);
}

/** The text of raw lines that were joined by escaped breaks. */
export function readBlock(raw: string): string {
  return raw.split("\n").map(readInline).join("\n").trim();
}

/** A note of this codec at the end of a raw line (`<!-- ... -->`), and the line without it. */
export function takeNote(raw: string): { raw: string; note: string | null } {
  const start = raw.endsWith("-->") ? raw.lastIndexOf("<!--") : -1;
  const before = raw.slice(0, Math.max(start, 0));
  if (start < 0 || /\S$/.test(before)) return { raw, note: null };
  return { raw: before.trim(), note: raw.slice(start + 4, -3).trim() };
}

/** Writes a note that {@link takeNote} reads; the reader of the rendered text never sees it. */
export function printNote(note: string): string {
  return `<!-- ${note} -->`;
}
