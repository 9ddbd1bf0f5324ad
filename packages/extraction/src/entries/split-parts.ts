import { fold } from "../text-line/clean-text.ts";
import type { Line } from "../text-line/line.ts";
import { findDates } from "../fields/dates/find-dates.ts";
import { trailingPlace } from "../fields/find-place.ts";
import { placeScore } from "../fields/place.rules.ts";
import { isRegion } from "../fields/place-words.ts";
import { schoolWords } from "../fields/lexicon/degrees.data.ts";
import {
  areaWords,
  contractWords,
  coverWords,
  departmentWords,
  legalForms,
} from "../fields/lexicon/organizations.data.ts";
import { degreeLevel } from "./score-token.ts";
import { endsInLegalForm } from "./names-in-line.ts";
import { organizationScore } from "./organization.rules.ts";
import { meansSame } from "./same-firm.ts";
import { titleScore } from "./title.rules.ts";
import type { Letter } from "./token.ts";

/** A stretch of a header line that may be a value, and what stands before it. */
export interface Range {
  start: number;
  end: number;
  separator: string;
  /** What it is, where the words beside it say so. */
  forced?: Letter;
}

const labels: readonly (readonly [RegExp, Letter])[] = [
  [
    /^(?:company|employer|organi[sz]ation|firma|unternehmen|arbeitgeber|entreprise|soci[eé]t[eé]|employeur|empresa|school|institution|university|schule|hochschule|[eé]cole|[eé]tablissement|instituci[oó]n|centro|institui[cç][aã]o|escola)\s*:\s*/iu,
    "C",
  ],
  [
    /^(?:title|position|role|job title|designation|stelle|t[aä]tigkeit|funktion|poste|fonction|puesto|cargo|fun[cç][aã]o|degree|qualification|course|abschluss|studiengang|dipl[oô]me|t[ií]tulo|curso|grau)\s*:\s*/iu,
    "T",
  ],
  [
    /^(?:location|place|city|ort|standort|lieu|ville|lugar|ubicaci[oó]n|ciudad|local|cidade)\s*:\s*/iu,
    "L",
  ],
  [
    /^(?:dates?|period|duration|zeitraum|dauer|p[eé]riode|dur[eé]e|per[ií]odo|fechas?|datas?)\s*:?\s*$/iu,
    "X",
  ],
];
const linkWords = /\s+(?:at|@|trading as|t\/a|d\/?b\/?a|chez|bei|beim|from)\s+(?=[\p{Lu}\d"“])/gu;
const looseLinkWords = /\s+(?:en|na|no|para|pour|with|for|von|de la|da|do)\s+(?=[\p{Lu}\d"“])/gu;
export function splitBy(text: string, range: Range, pattern: RegExp, name?: string): Range[] {
  const out: Range[] = [];
  let at = range.start;
  let separator = range.separator;
  for (const match of text.slice(range.start, range.end).matchAll(pattern)) {
    const start = range.start + match.index;
    if (start <= at) continue;
    out.push({ start: at, end: start, separator });
    at = start + match[0].length;
    separator = name ?? (match[0].trim() === "" ? "blank" : match[0].trim());
  }
  out.push({ start: at, end: range.end, separator });
  return out;
}

const borderEnd = /\s+(?:at|@|chez|bei|beim|from)\s*$|\s*[,|(:–—-]\s*$/iu;
const borderStart = /^\s*(?:(?:at|@|chez|bei|beim|from)\s+|[,|(:–—-]\s*)/iu;

/** A study that is not finished yet: the words say so in brackets, and the degree is not told without them. */
const unfinished =
  "in progress|ongoing|expected|anticipated|not completed|incomplete|laufend|en cours|en curso|em curso";
const unfinishedAlone = new RegExp(`^(?:${unfinished})$`, "iu");
const remarkStart = new RegExp(`^\\s*\\((?:${unfinished})\\)(?=\\s*[,|–—-]\\s*\\S)`, "iu");

/** What is written where the style changes says more than the change: "at", a comma, a bracket. */
function borderAt(
  text: string,
  from: number,
  at: number,
  to: number,
): { end: number; start: number; separator: string } {
  // "Nursing (in progress), Lakeside College": a remark in brackets belongs to what stands before it.
  const remark = remarkStart.exec(text.slice(at, to))?.[0].length ?? 0;
  if (remark > 0) {
    const next = borderStart.exec(text.slice(at + remark, to))?.[0] ?? "";
    return { end: at + remark, start: at + remark + next.length, separator: `style${next.trim()}` };
  }
  const before = borderEnd.exec(text.slice(from, at))?.[0] ?? "";
  const after = borderStart.exec(text.slice(at, to))?.[0] ?? "";
  const mark = (before.trim() || after.trim()).toLowerCase();
  const separator = /^[\p{L}@]/u.test(mark) ? "at" : `style${mark}`;
  return { end: at - before.length, start: at + after.length, separator };
}

/** "Bachelor of Science in **Nursing**": the words before the change lead to those behind it. */
function isOpenEnd(text: string): boolean {
  return /\s(?:of|in|de|en|em|in|der|des|du|für)\s*$/iu.test(text);
}

/** Bold turning regular in the middle of a range separates two values. */
export function splitByStyle(line: Line, range: Range): Range[] {
  const inside = line.pieces.filter(
    (piece) => piece.start > range.start && piece.start < range.end,
  );
  const out: Range[] = [];
  let at = range.start;
  let separator = range.separator;
  for (const piece of inside) {
    const before = line.pieces.findLast((other) => other.end <= piece.start);
    const changed =
      before !== undefined && (before.bold !== piece.bold || before.italic !== piece.italic);
    // "**Employer:** Larch View": a label and its value stay together.
    const isLabel = /^\s*\S[^:]{0,30}:\s*$/.test(line.text.slice(at, piece.start));
    if (isLabel && labelOf(line.text.slice(at, range.end)) !== undefined) continue;
    const words = line.text.slice(at, piece.start).replace(/[^\p{L}\p{N}]/gu, "").length > 1;
    const rest = line.text.slice(piece.start, range.end).replace(/[^\p{L}\p{N}]/gu, "").length > 1;
    if (!changed || !words || !rest || isOpenEnd(line.text.slice(at, piece.start))) continue;
    const border = borderAt(line.text, at, piece.start, range.end);
    out.push({ start: at, end: border.end, separator });
    at = border.start;
    separator = border.separator;
  }
  out.push({ start: at, end: range.end, separator });
  return out;
}

/** "Cook at Acme", "Cajera en Acme": the looser words also stand inside degrees and titles. */
export function splitLinkWords(text: string, range: Range): Range[] {
  const sure = splitBy(text, range, linkWords, "at");
  const head = text.slice(range.start, sure[0]?.end);
  // "University of Tennessee at Chattanooga" is one school.
  const isName = schoolWords.test(fold(head)) && degreeLevel(head) === 0 && titleScore(head) < 2.4;
  if (sure.length > 1) return isName ? [range] : sure;
  const loose = splitBy(text, range, looseLinkWords, "at");
  const [first, second] = loose;
  if (first === undefined || second === undefined || loose.length > 2) return [range];
  // "Head Chef, Casa do Rio": the comma stands between title and employer, the word inside a name.
  const left = text.slice(first.start, first.end).split(/,\s/u).at(-1) ?? "";
  const right = text.slice(second.start, second.end);
  const isJob = titleScore(left) >= 2.4 && degreeLevel(left) === 0 && titleScore(right) < 2;
  return isJob && (organizationScore(right) >= 1 || right.split(" ").length <= 2) ? loose : [range];
}

/** A place in brackets or after a comma becomes a range of its own before commas are split. */
export function splitPlace(text: string, range: Range): Range[] {
  const part = text.slice(range.start, range.end);
  if (range.separator === "place" || placeScore(part) >= 0.5) return [range];
  const at = trailingPlace(part);
  if (at <= 0) return [range];
  const place = { start: range.start + at, end: range.end, separator: "place" };
  const head = part.slice(0, at).trimEnd();
  const stop = head.endsWith(".") && !endsInLegalForm(head) ? 1 : 0;
  return [{ ...range, end: range.start + head.length - stop }, place];
}

/** Words in small letters that say how somebody is employed, and belong to no title. */
const employed =
  /^(?:part|full|temporary|temp|contract|permanent|casual|seasonal|freelance|self|remote|hybrid|on|via|trading|through|since|from)\b/iu;

/** "Support worker, nights", "Apprentice, then leading tradesman": a title goes on in small letters. */
function isMoreOfTitle(before: string, more: string): boolean {
  if (!/^\p{Lu}/u.test(before)) return false;
  const isShort = /^\p{Ll}[\p{L}'’-]*(?: \p{Ll}[\p{L}'’-]*){0,3}$/u.test(more);
  return isShort && !employed.test(more) && !meansSame(more) && titleScore(before) >= 1.5;
}

/** "Fire crew member, Type 2", "Nurse, Band 6": which grade of the post it was. */
const graded =
  /^(?:(?:type|grade|level|band|class|category|cat|tier|scale|step|stage|rank|pay (?:band|grade))\s+(?:\d{1,2}[A-Za-z]?|[A-Z]\d?|[IVX]{1,4})|(?:first|second|third|1st|2nd|3rd)\s+class)(?:\s+\([^()]{1,20}\))?$/iu;

function isGrade(before: string, more: string): boolean {
  return titleScore(before) >= 1.5 && graded.test(more);
}

/** "Acme, Inc." is one name; so is a title with its credential ("R.N., ICU" stays split). */
function isMore(text: string, last: Range, piece: Range): boolean {
  if (piece.separator !== ",") return false;
  const [before, more] = [last, piece].map(({ start, end }) => text.slice(start, end).trim());
  const word = fold(more ?? "").replace(/[.\s]/g, "");
  if (isGrade(before ?? "", more ?? "")) return true;
  return legalForms.has(word) || isMoreOfTitle(before ?? "", more ?? "");
}

export function splitCommas(text: string, range: Range): Range[] {
  const part = text.slice(range.start, range.end);
  if (range.separator === "place" || placeScore(part) >= 0.5) return [range];
  const pieces = splitBy(text, range, /\s*,\s+(?![^()]{0,80}\))/gu, ",");
  const out: Range[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (
      last !== undefined &&
      last.separator !== "place" &&
      titleScore(text.slice(last.start, last.end)) < 2.4 &&
      placeScore(text.slice(last.start, piece.end)) >= 1
    ) {
      last.end = piece.end;
      last.separator = "place";
      continue;
    }
    if (last !== undefined && isMore(text, last, piece)) last.end = piece.end;
    else out.push(piece);
  }
  return out;
}

const agency =
  /(?:\s[Vv]ia|\((?:(?:[Hh]ired |[Pp]laced |[Cc]ontracted |[Ee]mployed )?(?:[Vv]ia|[Tt]hrough)|c\/o|[Üü]ber|[Pp]ar l['’]intermédiaire de|[Aa] través de|[Aa]través d[aeo]))\s+[\p{Lu}\d][^(),|–—]{1,60}\)?/u;

/** "Lumen Outdoor (via Randall Staffing), Bath": who found the post is not who it was at, and no value of it. */
export function splitAgency(text: string, range: Range): Range[] {
  const found = agency.exec(text.slice(range.start, range.end));
  if (found === null || found.index === 0) return [range];
  const cut = range.start + found.index;
  const behind = { start: cut + found[0].length, end: range.end, separator: "," };
  const isMore = /[\p{L}\p{N}]/u.test(text.slice(behind.start, behind.end));
  return [{ ...range, end: cut }, ...(isMore ? [behind] : [])];
}

const bracket = /\s*\(([^()]{3,60})\)(?=\s*(?:,|$))/gu;
/** How or where somebody works, which is a value of its own. */
const told =
  /^(?:remote|hybrid|home|on[- ]site|part|full|temp|contract|casual|season|perman|fixed|intern|volunt|unpaid|via|through|hired|placed|employed|c\/o|near|now|formerly|previously|later|since|until|from|to)/u;

/** "about 412 rooms": how many of something there are. */
const counted = /^(?:about |some |over |ca\.? )?\d[\d,.]*[ -]/u;
/** Words for what a firm is, or for how many of something it has. */
const firmWords =
  /(?<!\p{L})(?:firms?|compan(?:y|ies)|business(?:es)?|charit(?:y|ies)|agenc(?:y|ies)|groups?|shops?|stores?|practices?|makers?|manufacturers?|suppliers?|providers?|retailers?|wholesalers?|producers?|contractors?|start-?ups?|employees|staff|people|rooms|beds|seats|chairs|pupils|students|covers|sites|branches|partners?|family|farm|plant|factory|school|hospital|hotel|restaurant|acres|ha|cows|sheep)(?!\p{L})/u;

/** "Larch Trust (arts charity)", "Hotel Alder (412 rooms)": what a firm is, in small letters, is no part of its name. */
export function dropRemarks(text: string, range: Range): Range[] {
  const part = text.slice(range.start, range.end);
  const [found] = [...part.matchAll(bracket)].filter(({ index, 1: inside = "" }) => {
    const before = part.slice(0, index).split(/,\s/u).at(-1) ?? "";
    const [first = ""] = inside.split(/,\s/u);
    const words = firmWords.test(first) ? first : inside;
    const isRemark = isSmallRemark(words.replace(counted, ""));
    const isFirm = organizationScore(before) >= 1.6 || firmWords.test(inside);
    return isRemark && !told.test(inside) && index > 0 && isFirm && titleScore(before) < 2.4;
  });
  if (found === undefined) return [range];
  const cut = range.start + found.index;
  const rest = { start: cut + found[0].length, end: range.end, separator: "," };
  const isMore = /[\p{L}\p{N}]/u.test(text.slice(rest.start, rest.end));
  // "Larch Legal (four-partner firm)": the remark says what stands before it.
  const isFirm = firmWords.test(found[1] ?? "") && !/[,|·–—]/u.test(part.slice(0, found.index));
  const named: Range = { ...range, end: cut, ...(isFirm ? { forced: "C" } : {}) };
  return [named, ...(isMore ? [rest] : [])];
}

export function splitBrackets(text: string, range: Range): Range[] {
  const withCountry = townAndCountry.exec(text.slice(range.start, range.end));
  if (withCountry !== null && isRegion(withCountry[2] ?? "")) {
    const at = range.start + withCountry.index;
    const lead = withCountry[1]?.length ?? 0;
    if (at === range.start) return [range];
    return [
      { ...range, end: at },
      { start: at + lead, end: range.end, separator: "place" },
    ];
  }
  const part = text.slice(range.start, range.end);
  // Where the dates of a job stand behind its title in brackets, nothing closes them here.
  const match = /\s*\(([^()]{2,})\)?\s*$/u.exec(part);
  if (match === null || match.index === 0) return [range];
  // "Supply Sergeant (E-6)", "Institute of Technology (MIT)": a grade or letters belong to the name.
  const code = match[1] ?? "";
  if (unfinishedAlone.test(code.trim())) return [range];
  const isCode = /^[\p{Lu}\d][\p{Lu}\d&.+/-]{0,6}$/u.test(code) && !isRegion(code);
  if (isCode && findDates(code, { today: "2090-01-01" }).length === 0) return [range];
  const comma = part.lastIndexOf(",", match.index);
  const isTitle = titleScore(part.slice(comma + 1, match.index)) >= 1.9;
  if (isTitle && (saysHow(code) || isSmallRemark(code))) return [range];
  if (placeScore(part.slice(comma + 1)) >= 0.85) return [range];
  const at = range.start + match.index;
  return [
    { ...range, end: at },
    { start: at, end: range.end, separator: "(" },
  ];
}

/** "(subcontract, own van)": words in small letters name no firm. */
function isSmallRemark(inside: string): boolean {
  return /^\p{Ll}/u.test(inside) && !/(?<!\p{L})\p{Lu}\p{Ll}/u.test(inside);
}

/** "(temp, per diem)", "(Bank)", "(Surgical)": how and in which part somebody works goes with the title. */
function saysHow(inside: string): boolean {
  return fold(inside)
    .split(/\s*[,/&+]\s*|\s+and\s+/u)
    .every((one) =>
      [contractWords, coverWords, areaWords, departmentWords].some((words) => words.test(one)),
    );
}

/** "Larch View, Ostley (United Kingdom)": the town and its country are one place. */
const townAndCountry = /(,\s+)\p{Lu}[\p{L}'’ -]{1,30}\s\(([^()]{2,40})\)\s*$/u;

/** "Acme: Head Cook" names two values; a label before the colon names one. */
export function splitColon(text: string, range: Range): Range[] {
  const part = text.slice(range.start, range.end);
  if (labelOf(part) !== undefined) return [range];
  const spaced = splitBy(text, range, /\s+:\s+/gu, ":");
  if (spaced.length > 1) return spaced;
  const match = /^([^:]{2,60}):\s+(?=\p{Lu})/u.exec(part);
  if (match === null) return [range];
  const end = range.start + (match[1]?.length ?? 0);
  return [
    { ...range, end },
    { start: range.start + match[0].length, end: range.end, separator: ":" },
  ];
}

/** A school of the east of Asia before its faculty, with a blank between them. */
const schoolBeforeFaculty =
  /^(\S{1,30}(?:大学院?|大學|学院|學院|高校|高等学校|専門学校|대학교|대학원))\s+(?=\S)/u;

/** "Alder College: Master of Arts", "青山大学 文学部": the school stands before what was studied there. */
export function splitBehindSchool(text: string, range: Range): Range[] {
  const part = text.slice(range.start, range.end);
  const match = schoolBeforeFaculty.exec(part) ?? /^([^:]{2,80}):\s+(?=\p{L})/u.exec(part);
  const school = match?.[1] ?? "";
  if (match === null || !schoolWords.test(fold(school)) || degreeLevel(school) > 0) return [range];
  if (schoolWords.test(fold(part.slice(match[0].length)))) return [range];
  return [
    { ...range, end: range.start + school.length },
    { start: range.start + match[0].length, end: range.end, separator: ":" },
  ];
}

export function labelOf(text: string): { letter: Letter; length: number } | undefined {
  for (const [pattern, letter] of labels) {
    const match = pattern.exec(text);
    if (match !== null && match[0].length < text.length) return { letter, length: match[0].length };
    if (match !== null && letter === "X") return { letter, length: 0 };
  }
  return undefined;
}
