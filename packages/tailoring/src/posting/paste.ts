import { goesOnFrom } from "./continued-lines.ts";

/** Drops out of every copy for matching and keeps the places of what stands behind. */
const nothing = "\u200b";

const quote = /^[ \t]*(?:>[ \t]?)+/;

/** Lines that a mail quotes, without the marks before them, where most of a text is quoted. */
function unquoted(lines: readonly string[]): string[] {
  const filled = lines.filter((line) => line.trim() !== "");
  const marked = filled.filter((line) => quote.test(line)).length;
  // Lists marked by ">" stand among lines of another kind.
  if (marked < 4 || marked * 10 < filled.length * 9) return [...lines];
  return lines.map((line) => line.replace(quote, (mark) => nothing.repeat(mark.length)));
}

const narrowest = 50;
const widest = 100;
const fewestWraps = 4;
const itemMark =
  /^[ \t\u200b]*(?:[^\p{L}\p{N}\s("'“‘\u200b$£€#&+]|\(?\d{1,2}[.)]\s|[a-z]\)\s|o\s|\+\s)/u;

function visible(line: string): string {
  return line.replaceAll(nothing, "").trimEnd();
}

/** Whether the first word of a line would not have found room on the line before: a program has broken it there. */
function isBroken(line: string, next: string, width: number): boolean {
  const before = visible(line);
  const rest = visible(next).trim();
  if (before.trim() === "" || rest === "" || itemMark.test(next)) return false;
  const [word = ""] = rest.split(/\s/, 1);
  if (before.length + 1 + word.length <= width) return false;
  return /^[\p{Ll}\d(]/u.test(rest) || !/[.!?:;]$/.test(before);
}

/** Width at which a text is broken, or `undefined` where its lines end where their writer ended them. */
function widthOf(lines: readonly string[]): number | undefined {
  const lengths = lines.map((line) => visible(line).length).filter((length) => length > 0);
  const width = Math.max(0, ...lengths);
  if (width < narrowest || width > widest) return undefined;
  const wraps = lines.filter((line, at) => {
    const next = lines[at + 1] ?? "";
    return isBroken(line, next, width) && /^[\p{Ll}]/u.test(visible(next).trim());
  });
  return wraps.length >= fewestWraps ? width : undefined;
}

/** Lines that a program broke at its margin are one line again. */
function unwrapped(lines: readonly string[]): string {
  const width = widthOf(lines) ?? Number.POSITIVE_INFINITY;
  return lines.reduce((text, line, at) => {
    if (at === 0) return line;
    const broken = isBroken(lines[at - 1] ?? "", line, width) || goesOnFrom(lines, at);
    if (!broken) return `${text}\n${line}`;
    return `${text} ${line.replace(/^[ \t]+/, (indent) => nothing.repeat(indent.length))}`;
  }, "");
}

/** A pasted text without the marks and line ends that a mail program put in; as long as before, so that offsets stay. */
export function withoutMailMarks(text: string): string {
  return unwrapped(unquoted(text.split("\n")));
}
