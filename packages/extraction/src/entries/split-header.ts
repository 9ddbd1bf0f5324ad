import { trailingPlace } from "../fields/find-place.ts";
import { placeScore } from "../fields/place.rules.ts";
import { isCapitals } from "../text-line/line.ts";
import type { Line } from "../text-line/line.ts";
import { endsInLegalForm } from "./names-in-line.ts";
import { organizationScore } from "./organization.rules.ts";
import { titleScore } from "./title.rules.ts";
import { splitShip } from "./ship-name.ts";
import {
  dropRemarks,
  labelOf,
  splitAgency,
  splitBehindSchool,
  splitBrackets,
  splitBy,
  splitByStyle,
  splitColon,
  splitCommas,
  splitLinkWords,
  splitPlace,
} from "./split-parts.ts";
import type { Range } from "./split-parts.ts";
import type { SentenceEntry } from "./sentence-entry.ts";
import type { Letter, Token } from "./token.ts";

// "Banks Bay Creamery, Little River. Cheesemaker": a full stop behind a whole word, and none that is cut short.
const strong =
  /\s*(?:(?<=\p{Ll}{4}|\p{Ll}\s\p{Lu}\p{Ll}{3})(?<!\b(?:Temp|Assoc|Assist|Admin|Exec|Engin|Electr|Intern|Const|Asst|Dept|Bros|Capt|Prof|Engr|Supt|Corp|Secy|Spec|Supv|Coor|Serv|Univ|Inst|Acad|Mgmt|Govt|Natl|Intl|Bldg|Hosp|Elem))\.\s+(?=\p{Lu}\p{Ll})|(?<=\p{Ll}\))\.\s+(?=\p{Lu}\p{Ll})|(?<=,\s\p{Lu}\p{Ll}{1,3})(?<!\b(?:Inc|Ltd|Corp|Bros|Asst|Dept|Div|Mgr|Snr|Jnr|Pty|Rev|Sgt|St|Mt|Dr|Mr|Mrs))\.\s+(?=\p{Lu}\p{Ll})|\||·|•|‣|∙|\s(?:[¦§*>›^=¬]|(?<!«[^«»]{0,80})»)\s|\s[–—―-]\s|\s[–—]|[–—]\s|\s\/\s(?!\d)|\s@\s|\s::\s|;\s|\s~\s|\s(?:\.{2,}|…)\s|:\/\/|\/\/|\.\s+(?=(?:C?GPA|Gpa|Grade|Note|Honou?rs|Minor|Thesis|Magna|Summa|Cum|Mention)(?!\p{L})))\s*/gu;
const trimmed = /^(?:[\s,;:|·•■▪●◆►()[\]–—-]|\.\s)*|[\s,;:|/·•([–—-]*$/gu;

const looseMarks = /(?:[\s,;:|/·•([–—-]|\.{2,}|…)*$/u;
const fullStop = /(?<=[\p{Ll})]{2}|, [A-Z]{2})(?<!\b(?:Bros|Asst|Dept|Mfg))\.$/u;

/** Ends with the full stop of a sentence, none of a short form. */
function isStopped(text: string): boolean {
  return fullStop.test(text) && !endsInLegalForm(text);
}

/** How many characters at the end of a range belong to no value: marks, the full stop behind a town. */
function looseEnd(text: string, { start, end }: Range): number {
  const part = text.slice(start, end);
  const marks = looseMarks.exec(part)?.[0].length ?? 0;
  const rest = part.slice(0, part.length - marks);
  return marks + (isStopped(rest) ? 1 : 0);
}

/** Removes spans (dates) from a line: what is left as ranges. */
function without(line: Line, cuts: readonly { start: number; end: number }[]): Range[] {
  const ranges: Range[] = [];
  line.cells.forEach((cell, index) => {
    let at = cell.start;
    let separator = index === 0 ? "" : "tab";
    for (const cut of cuts) {
      if (cut.end <= at || cut.start >= cell.end) continue;
      if (cut.start > at) ranges.push({ start: at, end: cut.start, separator });
      at = Math.max(at, cut.end);
      separator = "date";
    }
    if (at < cell.end) ranges.push({ start: at, end: cell.end, separator });
  });
  return ranges
    .map((range) => ({ ...range, end: range.end - looseEnd(line.text, range) }))
    .filter((range) => range.end > range.start);
}

function trimStart(text: string, range: Range): Range {
  const lead = /^[\s,;:|/·•–—-]*/u.exec(text.slice(range.start, range.end))?.[0].length ?? 0;
  return { ...range, start: range.start + lead };
}

function tidy(text: string, range: Range): Range | undefined {
  let { start, end } = range;
  const part = text.slice(start, end);
  // "als Verkäuferin": the word that leads to the role is no part of it.
  start +=
    /^\s*(?:als|as an?|en tant que|como|comme|in der funktion als)\s+(?=\p{Lu})/iu.exec(part)?.[0]
      .length ?? 0;
  const lead = trimmed.exec(text.slice(start, end));
  trimmed.lastIndex = 0;
  start += lead?.[0].length ?? 0;
  const rest = text.slice(start, end);
  const tail = looseMarks.exec(rest);
  end -= tail?.[0].length ?? 0;
  if (isStopped(text.slice(start, end))) end -= 1;
  const open = (rest.match(/\(/g) ?? []).length;
  const close = (text.slice(start, end).match(/\)/g) ?? []).length;
  if (close > open && text.slice(start, end).endsWith(")")) end -= 1;
  const value = text.slice(start, end);
  if (!/[\p{L}\p{N}]/u.test(value)) return undefined;
  return { ...range, start, end };
}

/** A line with more characters is no header and has no parts. */
const longest = 1500;

function partsOf(line: Line, ranges: readonly Range[], colons: boolean): Range[] {
  const { text } = line;
  return ranges
    .flatMap((range) => splitByStyle(line, range))
    .flatMap((range) => splitBy(text, range, strong))
    .flatMap((range) => splitShip(text, range))
    .map((range) => trimStart(text, range))
    .flatMap((range) => dropRemarks(text, range))
    .map((range) => trimStart(text, range))
    .flatMap((range) => splitBrackets(text, range))
    .flatMap((range) => (colons ? splitColon(text, range) : splitBehindSchool(text, range)))
    .flatMap((range) => splitPlace(text, range))
    .flatMap((range) => splitAgency(text, range))
    .flatMap((range) => splitLinkWords(text, range))
    .flatMap((range) => splitCommas(text, range));
}

/**
 * Splits one header line, without its dates, into the parts that may be values; `colons` tells whether a
 * colon separates two of them.
 */
export function splitHeader(
  line: Line,
  cuts: readonly { start: number; end: number }[],
  row: number,
  colons = false,
): Token[] {
  const text = line.text;
  const label = cellLabel(line);
  const first = line.cells[0]?.end ?? 0;
  const all = text.length > longest ? [] : without(line, cuts);
  const bare = label === undefined ? all : all.filter((range) => range.start >= first);
  const ranges = partsOf(line, bare, colons);
  const tokens: Token[] = [];
  for (const range of ranges) {
    const clean = tidy(text, range);
    if (clean === undefined) continue;
    const last = tokens.at(-1);
    const whole =
      last === undefined || range.separator !== "/" ? undefined : { ...clean, start: last.start };
    // "Host / Busser" is one title, "Leeds / York" one place.
    const joins =
      last !== undefined &&
      whole !== undefined &&
      samePart(last.text, text.slice(clean.start, clean.end));
    if (joins) tokens.pop();
    tokens.push(
      tokenOf(line, joins ? { ...whole, separator: last.separator } : clean, row, tokens.length),
    );
  }
  return label === undefined || label === "X"
    ? tokens
    : tokens.map((token) => Object.assign({}, token, { forced: label }));
}

/** "Employer | Larch View": the first one of two cells says what the other one is. */
function cellLabel(line: Line): Letter | undefined {
  const [first] = line.cells;
  if (first === undefined || line.cells.length !== 2) return undefined;
  return labelOf(`${line.text.slice(first.start, first.end).replace(/\s*:\s*$/, "")}: x`)?.letter;
}

/** "House help": names have capitals. */
const commonWords = /^\p{L}\p{Ll}+(?: \p{Ll}{3,})+$/u;

function samePart(left: string, right: string): boolean {
  if (placeScore(left) >= 0.5) return placeScore(right) >= 0.5;
  if (commonWords.test(left) && organizationScore(left) === 0) return titleScore(right) >= 2.4;
  return (
    titleScore(left) >= 2.4 &&
    titleScore(right) >= 2.4 &&
    organizationScore(left) < 1.5 &&
    organizationScore(right) < 1.5
  );
}

/** A part of a header as it stands, with what is written before it. */
export function tokenOf(line: Line, whole: Range, row: number, column: number): Token {
  const label = labelOf(line.text.slice(whole.start, whole.end));
  const range = { ...whole, start: whole.start + (label?.length ?? 0) };
  const value = line.text.slice(range.start, range.end);
  const piece =
    line.pieces.find((one) => one.start <= range.start && one.end > range.start) ?? line.pieces[0];
  return {
    line,
    start: range.start,
    end: range.end,
    text: value,
    separator: range.separator,
    row,
    column,
    bold: piece?.bold ?? line.bold,
    italic: piece?.italic ?? line.italic,
    caps: isCapitals(value) && value.length > 4,
    size: piece?.size ?? line.size,
    linked: line.links.some((spot) => spot.start < range.end && spot.end > range.start),
    ...(range.forced === undefined ? {} : { forced: range.forced }),
    ...(label === undefined ? {} : { forced: label.letter }),
  };
}

/** The title, the organisation and its place in a job that is told as a sentence. */
export function splitSentence(line: Line, sentence: SentenceEntry, row: number): Token[] {
  const { title, organization, location } = sentence;
  const at =
    location === undefined
      ? trailingPlace(line.text.slice(organization.start, organization.end))
      : -1;
  const firm = at > 0 ? { ...organization, end: organization.start + at } : organization;
  const found: readonly (readonly [Letter, Range | undefined])[] = [
    ["T", { ...title, separator: "" }],
    ["C", tidy(line.text, { ...firm, separator: "at" })],
    [
      "L",
      at > 0
        ? tidy(line.text, { ...organization, start: firm.end, separator: "," })
        : location && { ...location, separator: "," },
    ],
  ];
  return found.flatMap(([forced, range], column) =>
    range === undefined ? [] : [{ ...tokenOf(line, range, row, column), forced }],
  );
}
