import type { FieldShape } from "./rules.ts";

/** What a list does with the keys that people expect of lists; each call leaves the field. */
export interface LineKeys {
  /** Enter: `before` is what stays of the line (kept where it is new), `rest` begins the next one. */
  readonly onSplit: (before: string, rest: string) => void;
  /** Backspace in an empty line. */
  readonly onErase: () => void;
  /** A paste of several lines; the first is what the line reads with it, the others follow it. */
  readonly onPaste: (lines: readonly [string, ...string[]]) => void;
}

/** A bullet or number before a pasted line is the list's own mark, not a part of the text. */
const listMark = /^\s*(?:[-*•‣◦▪·–]|\d{1,2}[.)])\s+/u;

const breaks = /[\n\r]+/;
const tagBreaks = /[\n\r,;]+/;

/**
 * The lines that a paste makes of a field with `text`, of which the part from `start` to `end` is replaced;
 * `null` where the paste is one line, which the field takes by itself. What begins with a break begins a line.
 */
export function linesOfPaste(
  pasted: string,
  kind: FieldShape["kind"],
  text: string,
  [start, end]: readonly [number, number],
): readonly [string, ...string[]] | null {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const raw = pasted.split(kind === "tag" ? tagBreaks : breaks);
  const lines = raw.map((part) => part.replace(listMark, "")).filter((part) => part.trim() !== "");
  const beginsLine = raw[0]?.trim() === "" && before.trim() !== "";
  const parts = beginsLine && lines.length > 0 ? ["", ...lines] : lines;
  if (parts.length < 2) return null;
  const [head = "", ...rest] = pasteInto(kind, [before, after], parts).map((line) => line.trim());
  return [head, ...rest];
}

/** What stood behind the paste stays in its tag, and goes on behind the last of its lines. */
function pasteInto(
  kind: FieldShape["kind"],
  [before, after]: readonly [string, string],
  [first = "", ...others]: readonly string[],
): string[] {
  if (kind === "tag") return [`${before}${first}${after}`, ...others];
  return [`${before}${first}`, ...others.slice(0, -1), `${others.at(-1) ?? ""}${after}`];
}
