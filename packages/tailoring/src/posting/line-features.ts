import { findTermsIn } from "../terms/find-terms.ts";
import type { SectionKind } from "./headings.data.ts";
import type { LineKind } from "./line-kind-frame.ts";

/** A line with what the rules make of it, among the lines around it. */
export interface JudgedLine {
  readonly text: string;
  readonly bullet: boolean;
  readonly heading: boolean;
  readonly line: number;
  readonly section: SectionKind;
  readonly zone: string;
  readonly kind: LineKind | undefined;
}

const longest = 600;
const farthest = 3;
const mostHeadWords = 8;

function wordsOf(text: string): string[] {
  const words = text.slice(0, longest).toLowerCase();
  return words.match(/[\p{L}]+(?:['’]\p{L}+)?|\d+|[?!:;]/gu) ?? [];
}

function numberless(word: string): string {
  return /^\d/.test(word) ? "#" : word;
}

function endOf(word: string | undefined): string {
  return (word ?? "").slice(-3);
}

/** What the words of a line are, wherever it stands. */
function ownFeatures({ text, bullet, kind }: JudgedLine): string[] {
  const words = wordsOf(text).map(numberless);
  const [first, second] = words;
  return [
    ...[...new Set(words)].map((word) => `w:${word}`),
    ...[...new Set(words.map(endOf))].map((end) => `s:${end}`),
    ...words.slice(0, 3).map((word, at) => `o${at}:${word}`),
    `e:${endOf(first)}`,
    `ee:${endOf(first)} ${endOf(second)}`,
    `oo:${first ?? ""} ${second ?? ""}`,
    `n:${Math.min(8, Math.floor(words.length / 3))}`,
    `z:${text.slice(-1)}`,
    `k:${kind ?? "-"}`,
    `b:${bullet ? 1 : 0}`,
    ...[...new Set(findTermsIn(text, { listed: true }).map(({ term }) => term.kind))].map(
      (term) => `t:${term}`,
    ),
  ];
}

const headsOfLines = new WeakMap<readonly JudgedLine[], readonly number[]>();

/** For each line the place of the last heading before it, looked for once; -1 where there is none. */
function headsOf(lines: readonly JudgedLine[]): readonly number[] {
  const known = headsOfLines.get(lines);
  if (known !== undefined) return known;
  let last = -1;
  const heads = lines.map(({ heading }, at) => {
    const before = last;
    if (heading) last = at;
    return before;
  });
  headsOfLines.set(lines, heads);
  return heads;
}

/** What stands over a line. */
function headFeatures(lines: readonly JudgedLine[], at: number): string[] {
  const head = headsOf(lines)[at] ?? -1;
  if (head < 0) return [];
  const words = wordsOf(lines[head]?.text ?? "").slice(0, mostHeadWords);
  return [...words.map((word) => `h:${word}`), `hd:${Math.min(6, at - head)}`];
}

/** What the lines before and behind it are. */
function aroundFeatures(lines: readonly JudgedLine[], at: number): string[] {
  const own = lines[at];
  const found: string[] = [];
  for (let step = -farthest; step <= farthest; step += 1) {
    const other = step === 0 ? undefined : lines[at + step];
    if (other === undefined) continue;
    found.push(`ak${step}:${other.heading ? "head" : (other.kind ?? "-")}`);
    found.push(`az${step}:${other.zone}`);
    if (Math.abs(step) === 1)
      found.push(`ab${step}:${other.bullet ? 1 : 0}${other.line === own?.line ? 1 : 0}`);
  }
  return found;
}

/** What is looked at of a line to weigh whether it asks for something, names work, or neither. */
export function lineFeatures(lines: readonly JudgedLine[], at: number): string[] {
  const line = lines[at];
  if (line === undefined) return [];
  return [
    ...ownFeatures(line),
    `c:${line.section}`,
    `r:${line.zone}`,
    `cr:${line.section} ${line.kind ?? "-"}`,
    ...headFeatures(lines, at),
    ...aroundFeatures(lines, at),
  ];
}
