import type { LanguageEntry } from "@savile/model";
import { isSpokenLanguage, levelWord } from "../fields/spoken-language.ts";
import { splitTerms } from "../fields/split-terms.ts";
import { matchHeading } from "../headings/match-heading.ts";
import { speaksLength } from "../sections/labelled-line.rules.ts";
import type { Line } from "../text-line/line.ts";
import type { Ledger } from "./ledger.ts";
import { spanOf } from "./source.ts";
import type { Span } from "./source.ts";

interface Found {
  readonly name: Span;
  level?: Span;
}

const between = /^(?:in|and|or|of|to|the|my|en|et|e|y|und)\b/u;

/** "basic Ojibwe", "some Urdu": small letters in front of the name of a language belong to no name. */
function saysHowWell(lead: string): boolean {
  return (
    levelWord.test(lead) || (/^\p{Ll}[\p{Ll}'’]*(?: \p{Ll}+)?$/u.test(lead) && !between.test(lead))
  );
}

/** Cuts "German (native)", "French: B2" and "Spanish – fluent" into name and level. */
function cut(text: string): { name: [number, number]; level?: [number, number] } | undefined {
  const match =
    /^\s*(\p{L}(?:[\p{L}\p{M}'’ʻ. -]|\([^()]*\)(?=\s*(?:[:(–—-]|\t|\p{L}))|(?<=[\p{L}\s])\d{1,2}(?![\d/.-]))*?)\s*(?:\(\s*([^)]+?)\s*\)?|[:–—-]\s*(.+?)|\s{2,}(.+?)|\t(.+?))?\s*$/u.exec(
      text,
    );
  const name = match?.[1];
  if (match === null || name === undefined) return undefined;
  const start = text.indexOf(name);
  const level = match[2] ?? match[3] ?? match[4] ?? match[5];
  if (level !== undefined) {
    const at = text.indexOf(level, start + name.length);
    return { name: [start, start + name.length], level: [at, at + level.length] };
  }
  const words = name.split(/\s+/);
  for (let count = Math.min(3, words.length - 1); count >= 1; count -= 1) {
    const front = words.slice(0, count).join(" ");
    const back = words.slice(-count).join(" ");
    const rest = name.slice(front.length).trim();
    if (isSpokenLanguage(front) && rest !== "") {
      const at = text.indexOf(rest, start + front.length);
      return { name: [start, start + front.length], level: [at, at + rest.length] };
    }
    const lead = name.slice(0, name.length - back.length).trim();
    if (isSpokenLanguage(back) && lead !== "" && saysHowWell(lead)) {
      const at = start + name.length - back.length;
      return { name: [at, start + name.length], level: [start, start + lead.length] };
    }
  }
  return { name: [start, start + name.length] };
}

/** What is told of the last language goes on up to an offset. */
function lengthen(last: Found, start: number, end: number): void {
  last.level = { start: last.level?.start ?? start, end };
}

/** A comma, a bracket and a blank. */
const nearby = 4;

function endOf({ name, level }: Found): number {
  return level?.end ?? name.end;
}

/** "class on Tuesdays": several words in small letters, none of them a language, tell of the one before. */
function isRemark(text: string): boolean {
  const words = text.trim().split(/[\s(:–-]+/u);
  const isTold = words.length > 3 || (words.length > 1 && !/\p{Lu}/u.test(text));
  return isTold && /^\p{Ll}/u.test(text.trim()) && !words.some(isSpokenLanguage);
}

/** A line that ends on such a word goes on below. */
const openEnd = /\s(?:on|at|in|of|for|with|by|from|to|the|and)$/u;

/** "Punjabi and Urdu" as two languages; nothing for any other text. */
function pairOf(text: string, base: number): Found[] {
  const link = / (?:and|und|et|y|e|&) /u.exec(text);
  if (link === null) return [];
  const second = link.index + link[0].length;
  const arePair =
    isSpokenLanguage(text.slice(0, link.index)) && isSpokenLanguage(text.slice(second));
  if (!arePair) return [];
  return [
    { name: { start: base, end: base + link.index } },
    { name: { start: base + second, end: base + text.length } },
  ];
}

/** Whether a text only says how well the language before it is spoken. */
function isLevelOnly(text: string): boolean {
  if (!levelWord.test(text) || isSpokenLanguage(text.split(/[\s(:–-]/u)[0] ?? "")) return false;
  const parts = cut(text);
  return parts === undefined || !isSpokenLanguage(text.slice(...parts.name).trim());
}

/** "isiXhosa (mother tongue) Afrikaans (fluent)": languages with nothing but their brackets between them. */
function bracketed(text: string): { readonly text: string; readonly at: number }[] {
  const parts = [...text.matchAll(/\S[^()]*\([^()]*\)\s*/gu)];
  const isAll = parts.reduce((sum, [part]) => sum + part.length, 0) === text.trimStart().length;
  const areSpoken = parts.every(([part]) => isSpokenLanguage(part.split("(")[0] ?? ""));
  if (parts.length < 2 || !isAll || !areSpoken) return [];
  return parts.map(({ 0: part, index }) => ({ text: part.trimEnd(), at: index }));
}

function addTerm(found: Found[], text: string, base: number): void {
  const many = bracketed(text);
  for (const one of many) addTerm(found, one.text, base + one.at);
  if (many.length > 0) return;
  const last = found.at(-1);
  if (last !== undefined && last.level === undefined && isLevelOnly(text)) {
    last.level = { start: base, end: base + text.length };
    return;
  }
  const pair = pairOf(text, base);
  if (pair.length > 0) {
    found.push(...pair);
    return;
  }
  const parts = cut(text);
  if (parts === undefined) return;
  const move = ([start, end]: [number, number]): Span => ({ start: base + start, end: base + end });
  found.push({
    name: move(parts.name),
    ...(parts.level === undefined ? {} : { level: move(parts.level) }),
  });
}

function listLabel(text: string): number {
  const match = /^[^:]{3,60}:\s*/.exec(text);
  if (match === null) return speaksLength(text);
  const name = match[0].replace(/[:\s]+$/, "");
  return isSpokenLanguage(name) || /[,;–—]/.test(name) ? 0 : match[0].length;
}

function addOrLengthen(found: Found[], text: string, base: number): void {
  const last = found.at(-1);
  if (last !== undefined && isRemark(text) && base - endOf(last) < nearby)
    lengthen(last, base, base + text.length);
  else addTerm(found, text, base);
}

/** Whether a line goes on with what is told of the last language. */
function goesOn(found: readonly Found[], above: Line | undefined): boolean {
  return found.at(-1)?.level !== undefined && openEnd.test(above?.text.trimEnd() ?? "");
}

/** "Languages | English, Welsh": the name of the list in a cell of its own. */
function cellLabel({ text, cells: [first, second] }: Line): number {
  if (first === undefined || second === undefined) return 0;
  const match = matchHeading(text.slice(first.start, first.end));
  return match?.exact === true && match.kinds[0] === "languages" ? second.start : 0;
}

function addLine(found: Found[], line: Line, base: number): void {
  const skip = Math.max(cellLabel(line), listLabel(line.text));
  const text = line.text.slice(skip);
  const pair =
    line.cells.length === 2 && !/[,;|•]/.test(text) && !isSpokenLanguage(text.split("\t")[1] ?? "");
  const terms =
    pair || (/^[^,;|•]*\([^)]*\)\s*$/.test(text) && !/\s·\s/.test(text))
      ? [{ start: 0, end: text.length }]
      : splitLanguages(text);
  for (const { start, end } of terms)
    addOrLengthen(found, text.slice(start, end), base + skip + start);
}

/** "some" at the end of a line, with the language at the beginning of the next one. */
function withLeads(found: readonly Found[], textOf: (span: Span) => string): Found[] {
  const out: Found[] = [];
  for (const one of found) {
    const last = out.at(-1);
    const lead = last === undefined || last.level !== undefined ? "" : textOf(last.name);
    const isLead = lead !== "" && saysHowWell(lead) && !isSpokenLanguage(lead);
    const isNext = one.level === undefined && isSpokenLanguage(textOf(one.name));
    if (last !== undefined && isLead && isNext)
      out[out.length - 1] = { name: one.name, level: last.name };
    else out.push(one);
  }
  return out;
}

const mostNameWords = 2;

/** "Employee of the Quarter": more words than a language has, and none of them one. */
function mayBeLanguage(name: string): boolean {
  const words = name.split(/[\s(/-]+/u);
  return words.length <= mostNameWords || words.some(isSpokenLanguage) || /language/iu.test(name);
}

/** Spoken languages with their level as written. */
export function buildLanguages(
  ledger: Ledger,
  lines: readonly Line[],
  from: number,
): LanguageEntry[] {
  const found: Found[] = [];
  lines.forEach((line, at) => {
    line.role = "list";
    const { start, end } = spanOf(ledger.source, line);
    const last = found.at(-1);
    if (last !== undefined && goesOn(found, lines[at - 1])) lengthen(last, start, end);
    else addLine(found, line, start);
  });
  const { text } = ledger.source;
  const textOf = ({ start, end }: Span): string => text.slice(start, end);
  const named = withLeads(found, textOf).filter(
    ({ name, level }) => level !== undefined || mayBeLanguage(textOf(name)),
  );
  return named.map((one, index) => {
    const id = `lng${from + index}`;
    return {
      id,
      name: ledger.take(`${id}.name`, one.name, 0.92),
      level: ledger.take(`${id}.level`, one.level, 0.88),
    };
  });
}

/** A dash separates a language from its level here, so it does not separate terms. */
function splitLanguages(text: string): { start: number; end: number }[] {
  const dash = /\s[–—-]\s/u.test(text);
  // "Español: nativo. Inglés: B2.": full stops separate where colons name the level.
  const stops = /\p{L}\s*:\s*[^.:]+\.\s+\p{Lu}\p{L}+\s*:/u.test(text);
  if (!dash && !stops) return splitTerms(text);
  const parts: { start: number; end: number }[] = [];
  for (const match of text.matchAll(stops ? /[^,;|•·\t.]+/gu : /[^,;|•·\t]+/gu)) {
    if (/\p{L}/u.test(match[0]))
      parts.push({ start: match.index, end: match.index + match[0].trimEnd().length });
  }
  return parts;
}
