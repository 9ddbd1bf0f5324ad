import { fold } from "../text-line/clean-text.ts";
import type { Line } from "../text-line/line.ts";
import { titleScore } from "./title.rules.ts";
import { organizationScore } from "./organization.rules.ts";
import { matchHeading } from "../headings/match-heading.ts";
import { credentialsAfter } from "../fields/credentials.ts";
import { placeScore } from "../fields/place.rules.ts";

export interface NameFind {
  readonly first: Line;
  readonly last: Line;
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
}

const credentials =
  /[,\s]+(?:\(?(?:ph\.?\s?d|m\.?d|r\.?n|b\.?s\.?n|m\.?s\.?n|l\.?p\.?n|c\.?n\.?a|c\.?p\.?a|m\.?b\.?a|m\.?sc|b\.?sc|m\.?a|b\.?a|j\.?d|esq|p\.?e|p\.?m\.?p|csm|cfa|acca|fca|aca|ccrn|np|dnp|fnp(?:-c|-bc)?|pa-c|rd|ldn|lcsw|lmsw|d\.?d\.?s|pharm\.?d|ed\.?d|m\.?ed|shrm-cp|phr|sphr|ra|aia|leed ap|cissp|mcips|fcca|frcs|mrcp|dipl\.?-ing)\)?\.?)+$/i;
const honorific =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|herr|frau|m\.|mme|mlle|sr|sra|dipl\.-ing|ing)\.?\s+/iu;
const greeting =
  /^(?:(?:hi|hello|hey|hallo|bonjour|hola|ol[áa])[,!.]?\s+)?(?:i['’]m|i am|my name is|ich bin|mein name ist|je suis|je m['’]appelle|soy|me llamo|eu sou)\s+(?=\p{Lu})/iu;
const particle =
  /^(?:de|da|do|dos|das|del|della|delle|degli|dei|di|dal|van|von|vom|zum|der|den|zu|zur|la|le|les|lo|li|du|des|el|al|bin|ibn|bint|ben|abu|y|e|i|ter|ten|te|op|'t|af|av|auf|ap|ab|ferch|mac|mc|ní|nic|ó|st\.?)$/iu;
const nameWord = /^(?:\p{Lu}[\p{L}'’.-]*|\p{Lu}\.|[dl]['’]\p{Lu}[\p{L}-]*|al-\p{Lu}\p{L}*)$/u;
const nickname = /^["“'(]\p{Lu}[\p{L}.-]*["”')]$/u;
/** A family name before a comma and the given names behind it, alone on the line. */
const familyFirst =
  /^(?:\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?|\p{Lu}{2,}(?: \p{Lu}{2,}){2}), \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*)?(?: \(\p{Lu}\p{L}+\))?$/u;
/** Capitals behind a comma that may be read aloud are a name, where the name before them is in capitals too. */
const spoken = /^\P{Ll}+, (?=\P{Ll}*[AEIOUY])\p{Lu}{5,}$/u;
const notNames =
  /\b(?:resume|résumé|curriculum|vitae|lebenslauf|cv|page|confidential|updated|street|avenue|road|straße|strasse|rue|calle|rua|phone|email|address|objective|summary|profile|contact|university|department|street|template|bewerbung|currículo|curriculo|hoja de vida|portfolio)\b/iu;

const documentWords =
  "(?:r[eé]sum[eé]|curr[ií]culum(?: v[ií]t(?:ae?|æ))?|c\\.?v\\.?|lebenslauf|curr[ií]culo|hoja de vida|bewerbung)";
const documentTitle = new RegExp(
  `^${documentWords}(?:\\s*(?:of|de|von|for|[-–:])\\s+|\\s+(?=\\p{Lu}))`,
  "iu",
);
const documentTail = new RegExp(`[\\s,]+\\(?${documentWords}\\)?$`, "iu");

const nameLabel =
  "(?:(?:full|complete|legal|first and last) )?(?:(?:sur|family |last )?names?(?:\\(s\\))?(?: ?[/,] ?(?:(?:first|given) |sur)?names?(?:\\(s\\))?)?|nom(?: et pr[ée]noms?)?|pr[ée]noms? et nom|nombre(?: y apellidos| completo)?|nome(?: completo)?|vor- und (?:nach|zu)name|vorname(?: und |, ?| / ?)(?:nach|familien)?name)";
const labelAlone = new RegExp(`^\\s*${nameLabel}\\s*:?\\s*$`, "iu");
const labelled = new RegExp(`^\\s*${nameLabel}(?:\\s*[:\\t]\\s*|\\s+(?=\\p{Lu}))`, "iu");
/** Of a name in two rows of a form ("Surname", "First names") each row holds a half. */
const halfLabelled = /^\s*(?:sur|family |last )names?\s*[:\t]/iu;
/** Labels of personal details that are no names and stand where names stand. */
const otherLabel =
  /^(?:geb(?:urtsdatum|urtsort|oren)|anschrift|adresse|staatsangeh|nationali|familienstand|date of birth|birth|marital|gender|telefon|telephone|tel\b|mobil|phone|e-?mail|address|fecha|lugar|estado civil|direcci|data de|endere|naissance|n[ée]e? le|date de|état civil|religion|beruf)/iu;

/** The letters of a degree or the word for the document behind a name of two words. */
function tailOf(value: string): number {
  const word = documentTail.exec(value)?.[0] ?? "";
  const isBehind = value
    .slice(0, value.length - word.length)
    .trim()
    .includes(" ");
  if (word !== "" && isBehind) return word.length;
  return credentials.exec(value)?.[0].length ?? 0;
}

/** "Full name", or the heading of the details of a person, which stands beside the name. */
function isNameLabel(text: string): boolean {
  const heading = matchHeading(text);
  return labelAlone.test(text) || (heading?.exact === true && heading.kinds[0] === "personal");
}

/** The end of a cell, behind the letters that part a son from his father and may stand further off. */
function generationEnd({ text }: Line, end: number = text.length): number {
  const letters = /^\s+(?:[JS]r\.?|I{2,3}|IV)(?=[\s,]|$)/u.exec(text.slice(end))?.[0].length ?? 0;
  return end + letters;
}

function partOf(line: Line): { start: number; end: number } | undefined {
  const [front, second] = line.cells;
  const isLabel = front !== undefined && isNameLabel(line.text.slice(front.start, front.end));
  const cell = isLabel ? second : front;
  if (otherLabel.test(line.text)) return undefined;
  const text = line.text.slice(cell?.start ?? 0, generationEnd(line, cell?.end));
  const stop =
    /\s*(?:\||•|·|–|—|\s-\s|\((?!\p{Lu}\p{Ll}+\) \p{Lu})|\t(?!(?:[JS]r\.?|I{2,3}|IV)(?=[\s,]|$)))|,\s|\s+(?:\S+@|[+(]?\d)/u.exec(
      text,
    );
  const isTurned =
    familyFirst.test(text.trim()) &&
    !credentials.test(text) &&
    credentialsAfter(text, text.indexOf(",")).length === 0 &&
    (spoken.test(text.trim()) || !/, \p{Lu}{2,6}$/u.test(text.trim())) &&
    placeScore(text) < 0.3;
  let value = stop === null || isTurned ? text : text.slice(0, stop.index);
  const label = labelled.exec(value)?.[0].length ?? 0;
  const title = Math.max(label, documentTitle.exec(value)?.[0].length ?? 0);
  const polite = (honorific.exec(value.slice(title)) ?? greeting.exec(value.slice(title)))?.[0];
  const lead = title + (polite?.length ?? 0);
  const tail = tailOf(value.slice(lead));
  const start = (cell?.start ?? 0) + lead;
  value = line.text.slice(start, (cell?.start ?? 0) + value.length - tail);
  const trimmed = value.trimEnd();
  return trimmed === "" ? undefined : { start, end: start + trimmed.length };
}

const longest = 60;
const uncased = /^[\p{Lo}\p{M}'’׳״.-]{2,20}$/u;

function shapeScore(text: string): number {
  const all = text.replace(/,/g, "").split(/\s+/);
  const words = all.filter((word) => !particle.test(word) && !nickname.test(word));
  if (
    words.length > 5 ||
    words.length === 0 ||
    text.length > longest ||
    /[\d@:/\\]/.test(text) ||
    notNames.test(text)
  )
    return -9;
  const cjk =
    /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}·]{2,6}$/u.test(text);
  if (cjk) return 1.5;
  // Scripts without capitals: Hebrew, Arabic, Devanagari and others.
  if (words.length > 1 && words.length < 5 && words.every((word) => uncased.test(word))) return 1.5;
  const capital = words.filter((word) => nameWord.test(word) || particle.test(word)).length;
  if (capital < words.length)
    return /^\p{Ll}[\p{Ll} ]+$/u.test(text) && words.length <= 3 ? -1 : -9;
  return words.length === 1 ? -0.5 : words.length <= 3 ? 1.5 : 1;
}

function agreement(text: string, hints: readonly string[]): number {
  const words = fold(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
  const hits = words.filter((word) => hints.some((hint) => hint.includes(word))).length;
  const initials = fold(text)
    .split(/\s+/)
    .map((word) => word[0] ?? "")
    .join("");
  const last = words.at(-1) ?? "";
  const short = hints.some((hint) => last !== "" && hint.includes(`${initials[0] ?? ""}${last}`));
  return hits >= 2 ? 2.5 : hits === 1 ? 1.8 : short ? 1.5 : 0;
}

/** What a label says for the name behind it. */
function labelScore(text: string): number {
  if (!labelled.test(text)) return 0;
  return halfLabelled.test(text) ? 1 : 3;
}

/**
 * The name of the person among the first lines of the file. `hints` are the local part of the e-mail and
 * the user names of profiles, folded. Absent rather than guessed.
 */
export function findName(
  lines: readonly Line[],
  hints: readonly string[],
  body: number,
): NameFind | undefined {
  const largest = Math.max(...lines.map((line) => line.size), 0);
  let best: NameFind | undefined;
  let bestScore = 0;
  lines.forEach((line, index) => {
    const part = partOf(line);
    if (part === undefined || line.bullet !== undefined) return;
    const text = line.text.slice(part.start, part.end);
    const isLarge = line.size >= largest * 0.98 && largest > body * 1.15;
    const whole = severalLines(lines, index, text, { isLarge, body });
    const value = whole?.text ?? text;
    let score = shapeScore(value) + agreement(value, hints);
    if (line.size >= largest * 0.98 && largest > body * 1.15) score += 2;
    else if (line.size > body * 1.2) score += 1;
    score += labelScore(line.text);
    if (index === 0) score += 1.2;
    else if (index < 3) score += 0.6;
    if (line.bold) score += 0.3;
    // A job in the largest type is no name, unless the address agrees that it is one.
    const isJob = titleScore(value) >= 2.4 && agreement(value, hints) === 0;
    if (isJob && !labelled.test(line.text)) return;
    score -= titleScore(value) * 0.9 + organizationScore(value) * 0.5;
    if (placeScore(value) >= 0.5) score -= 2;
    if (matchHeading(value)?.exact === true) score -= 3;
    if (score > bestScore) {
      bestScore = score;
      best = {
        first: line,
        last: whole === undefined ? line : whole.line,
        start: part.start,
        end: whole === undefined ? part.end : whole.end,
        confidence: Math.min(0.98, 0.3 + score * 0.12),
      };
    }
  });
  return bestScore >= 1.6 ? best : undefined;
}

interface LongerName {
  readonly line: Line;
  readonly end: number;
  readonly text: string;
}

/** As close below each other as lines of one text are. */
function isBelow(line: Line, next: Line): boolean {
  if (line.box === undefined || next.box === undefined) return next.gap <= 2.2;
  return next.box.y - line.box.y <= line.size * 1.75 + 1;
}

/** Nothing but the word for the document stands behind the last part of a name. */
function endsName(rest: string): boolean {
  const text = rest.trim();
  return text === "" || documentTail.test(` ${text.replace(/^[|–—,•·-]\s*/u, "")}`);
}

/** The type of a name: the largest of the file or not, and that of the text. */
interface NameType {
  readonly isLarge: boolean;
  readonly body: number;
}

/** So much larger than the text, a family name in larger type goes on with the given one; a headline is smaller. */
const farLarger = 1.6;
const nearSize = 1.3;

function areOfOneName(line: Line, next: Line, body: number): boolean {
  const by = next.size - line.size;
  const areLarge = line.size >= body * farLarger && next.size <= line.size * nearSize && by > 0;
  return next.block === line.block && (Math.abs(by) <= 0.5 || areLarge);
}

/** Given names above family names, in one size: a name on two lines, or on three. */
function severalLines(
  lines: readonly Line[],
  at: number,
  text: string,
  type: NameType,
): LongerName | undefined {
  const line = lines[at];
  const next = lines[at + 1];
  const words = text.trim().split(/\s+/).length;
  if (line === undefined || next === undefined || words > (type.isLarge ? 3 : 1)) return undefined;
  if (!areOfOneName(line, next, type.body) || !isBelow(line, next)) return undefined;
  // "TAN, Wei Ling" goes on behind the comma, and not on the line below.
  if (/,\s\p{Lu}/u.test(line.text)) return undefined;
  const part = partOf(next);
  if (part === undefined || part.start !== 0 || !endsName(next.text.slice(part.end)))
    return undefined;
  const value = next.text.slice(0, part.end).replace(documentTail, "").replace(/\.$/u, "");
  const isName = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(value);
  if (!isName || notNames.test(value)) return undefined;
  const whole = { line: next, end: part.start + value.length, text: `${text} ${value}` };
  return (type.isLarge ? severalLines(lines, at + 1, whole.text, type) : undefined) ?? whole;
}
