import type { SkillGroup, Text } from "@savile/model";
import { splitTerms } from "../fields/split-terms.ts";
import { categoryEnd, isOpen } from "./skill-category.ts";
import { isLegend, isLevelRow, isSkillLevel, levelStart } from "../fields/skill-level.ts";
import { labelEnd, stripsOf } from "./skill-strips.ts";
import type { Strip } from "./skill-strips.ts";
import type { Line } from "../text-line/line.ts";
import { join, read, spanOf } from "./source.ts";
import type { Ledger } from "./ledger.ts";
import type { Span } from "./source.ts";

interface Group {
  category?: Span;
  readonly terms: Span[];
}

/** Words of the longest term; what is longer is told in a sentence. */
const mostWords = 5;

/** A full stop at the end makes no sentence of a list: one of its stretches is as long as a sentence. */
function isSentence(text: string): boolean {
  const stretches = text.split(/[,;]/);
  const longest = Math.max(...stretches.map((one) => one.trim().split(/\s+/).length));
  return (
    text.split(/\s+/).length > 9 &&
    /[.!]$/.test(text.trim()) &&
    stretches.length < 5 &&
    longest > mostWords
  );
}

function termsOf(ledger: Ledger, span: Span): Span[] {
  const text = ledger.source.text.slice(span.start, span.end);
  if (isSentence(text)) return [span];
  // A line feed inside a list is an ordinary blank.
  return splitTerms(text.replace(/\n/g, " "))
    .filter((term) => !isSkillLevel(text.slice(term.start, term.end)))
    .map((term) => ({
      start: span.start + term.start,
      end: span.start + term.start + levelStart(text.slice(term.start, term.end)),
    }));
}

/** Levels without a skill, or what explains them. */
function saysLevels({ first, last }: Strip): boolean {
  return isLegend(first.text) || (isLevelRow(first.text) && first === last);
}

/** "Linux: very good knowledge": what stands behind the label says how well, so the label is the skill. */
function isLevelOf(
  { source }: Ledger,
  { start, end }: Span,
  { to }: { readonly to: number },
): boolean {
  return isSkillLevel(source.text.slice(start + to, end));
}

/** Groups of skills: categories from labels, bold words or lines of their own; terms as written. */
export function readSkillGroups(ledger: Ledger, lines: readonly Line[]): Group[] {
  const groups: Group[] = [];
  const list = stripsOf(lines);
  list.forEach((strip, index) => {
    strip.first.role = "list";
    const whole = join(spanOf(ledger.source, strip.first), spanOf(ledger.source, strip.last));
    if (saysLevels(strip)) return;
    const named = categoryEnd(list, index);
    if (named > 0) {
      groups.push({ category: { ...whole, end: whole.start + named }, terms: [] });
      return;
    }
    const found = labelEnd(strip);
    if (found !== undefined && isLevelOf(ledger, whole, found)) {
      groups.push({ terms: [{ start: whole.start, end: whole.start + found.from }] });
      return;
    }
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
