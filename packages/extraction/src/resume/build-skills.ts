import type { SkillGroup, Text } from "@savile/model";
import { splitTerms } from "../fields/split-terms.ts";
import type { Line } from "../text-line/line.ts";
import { join, read, spanOf } from "./source.ts";
import type { Ledger } from "./ledger.ts";
import type { Span } from "./source.ts";

interface Group {
  category?: Span;
  readonly terms: Span[];
}

interface Strip {
  readonly first: Line;
  last: Line;
}

const label = /^\s*([\p{L}\p{N}][^:•|\t]{0,48}?)\s*(?::|\s[–—]\s(?=[^–—]*,))\s*/u;

function continues(last: Line, line: Line): boolean {
  if (line.bullet !== undefined || line.block !== last.block) return false;
  if (
    last.bullet !== undefined &&
    line.indent > last.indent + 2 &&
    line.gap < 1.6 &&
    !label.test(line.text)
  )
    return true;
  const boldStart = line.pieces[0]?.bold === true && line.pieces.length > 1;
  if (boldStart || label.test(line.text)) return false;
  return (
    /[,;(/&-]\s*$/.test(last.text) ||
    (last.fill > 0.85 &&
      line.gap < 1.35 &&
      last.bold === line.bold &&
      /,/.test(last.text) &&
      /^[\p{Ll}(]|,/u.test(line.text))
  );
}

function strips(lines: readonly Line[]): Strip[] {
  const out: Strip[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    if (last !== undefined && continues(last.last, line)) last.last = line;
    else out.push({ first: line, last: line });
  }
  return out;
}

function isSentence(text: string): boolean {
  return (
    text.split(/\s+/).length > 9 && /[.!]$/.test(text.trim()) && (text.match(/,/g) ?? []).length < 4
  );
}

/** A short line in another style than the list below it names a category. */
function isCategoryLine(line: Line, next: Line | undefined): boolean {
  if (next === undefined || line.bullet !== undefined || line.cells.length > 1) return false;
  if (/^[^,|•]{2,40}:$/.test(line.text.trim())) return true;
  if (/[,|•;]/.test(line.text) || line.text.length > 40 || line.text.split(" ").length > 5)
    return false;
  const louder =
    (line.bold && !next.bold) ||
    line.size > next.size * 1.05 ||
    (line.caps && !next.caps && /\p{L}{5}/u.test(line.text));
  return louder && (line.gap >= next.gap || line.gap === 0 || next.bullet !== undefined);
}

/** A level below or beside a skill, alone on its line: it says how well, not what. */
const levelAlone =
  /^\(?(?:expert|advanced|intermediate|beginner|basic|novice|proficient|fluent|native|native speaker|experte|fortgeschritten|grundkenntnisse|avancé|intermédiaire|débutant|avanzado|intermedio|básico|avançado|intermediário|[●○■□★☆⬤◉•·]+)\)?$/iu;

function boldLabel(line: Line): number {
  const [first, second] = line.pieces;
  if (first?.bold !== true || second === undefined || second.bold) return 0;
  return first.start === 0 && first.end < 50 ? second.start : 0;
}

function labelEnd(strip: Strip): { from: number; to: number } | undefined {
  const text = strip.first.text;
  const match = label.exec(text);
  const rest = match === null ? "" : text.slice(match[0].length);
  if (
    match?.[1] !== undefined &&
    (rest !== "" || strip.last !== strip.first) &&
    !rest.startsWith("//")
  )
    return { from: match[1].length + match[0].indexOf(match[1]), to: match[0].length };
  const bold = boldLabel(strip.first);
  if (bold > 0 && text.slice(bold).trim() !== "")
    return {
      from: text
        .slice(0, bold)
        .trimEnd()
        .replace(/[:–-]$/u, "")
        .trimEnd().length,
      to: bold,
    };
  const cell = strip.first.cells[0];
  const second = strip.first.cells[1];
  const isLabelCell =
    cell !== undefined &&
    second !== undefined &&
    strip.first.cells.length === 2 &&
    !/[,;|]/.test(text.slice(0, cell.end)) &&
    /[,;|]/.test(text.slice(second.start));
  return isLabelCell ? { from: cell.end, to: second.start } : undefined;
}

function termsOf(ledger: Ledger, span: Span): Span[] {
  const text = ledger.source.text.slice(span.start, span.end);
  if (isSentence(text)) return [span];
  // A line feed inside a list is an ordinary blank.
  return splitTerms(text.replace(/\n/g, " ")).map((term) => ({
    start: span.start + term.start,
    end: span.start + term.end,
  }));
}

/** Groups of skills: categories from labels, bold words or lines of their own; terms as written. */
export function readSkillGroups(ledger: Ledger, lines: readonly Line[]): Group[] {
  const groups: Group[] = [];
  const list = strips(lines);
  list.forEach((strip, index) => {
    strip.first.role = "list";
    const whole = join(spanOf(ledger.source, strip.first), spanOf(ledger.source, strip.last));
    if (strip.first === strip.last && isCategoryLine(strip.first, list[index + 1]?.first)) {
      groups.push({
        category: { ...whole, end: whole.start + strip.first.text.replace(/\s*:\s*$/, "").length },
        terms: [],
      });
      return;
    }
    if (levelAlone.test(strip.first.text.trim()) && strip.first === strip.last) return;
    const found = labelEnd(strip);
    if (found !== undefined) {
      groups.push({
        category: { start: whole.start, end: whole.start + found.from },
        terms: termsOf(ledger, { start: whole.start + found.to, end: whole.end }),
      });
      return;
    }
    const last = groups.at(-1);
    const open =
      last !== undefined &&
      (last.category === undefined || last.terms.length === 0 || isOpen(list, index));
    if (open && last !== undefined) last.terms.push(...termsOf(ledger, whole));
    else groups.push({ terms: termsOf(ledger, whole) });
  });
  return groups;
}

/** A category line stays open for the lines below it; a label on the line itself does not. */
function isOpen(list: readonly Strip[], index: number): boolean {
  for (let at = index - 1; at >= 0; at -= 1) {
    const strip = list[at];
    if (strip === undefined) return false;
    if (labelEnd(strip) !== undefined) return false;
    if (isCategoryLine(strip.first, list[at + 1]?.first)) return true;
  }
  return false;
}

/** Writes groups into the ledger; `from` is the number of the first group. */
export function buildSkills(ledger: Ledger, lines: readonly Line[], from: number): SkillGroup[] {
  return readSkillGroups(ledger, lines).flatMap((group, index) => {
    const id = `skl${from + index}`;
    const seen = new Set<string>();
    const skills: Text[] = [];
    for (const span of group.terms) {
      const text = read(ledger.source, span);
      if (text === "" || seen.has(text.toLowerCase())) continue;
      seen.add(text.toLowerCase());
      const key = `s${skills.length + 1}`;
      skills.push({ id: key, text: ledger.take(`${id}.${key}`, span, 0.9) });
    }
    return [{ id, category: ledger.take(`${id}.category`, group.category, 0.85), skills }];
  });
}
