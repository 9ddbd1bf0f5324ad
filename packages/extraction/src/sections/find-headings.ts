import { findDates } from "../fields/dates/find-dates.ts";
import type { Line } from "../text-line/line.ts";
import { columnNames } from "../entries/table-head.ts";
import { bodyLabel } from "../entries/mark-lines.ts";
import { mayHead, namesDocument, possible } from "./may-head.ts";
import { headingsByStyle, signature } from "./learn-style.ts";
import { ownHeadings } from "./own-headings.ts";
import { numberedHeadings } from "./numbered-headings.ts";
import { matchHeading, withoutPeriod } from "../headings/match-heading.ts";
import { isTitle } from "./title-line.ts";
import { isWorkHeading } from "./work-headings.ts";
import type { HeadingMatch } from "../headings/match-heading.ts";

export interface Heading {
  readonly line: Line;
  readonly match: HeadingMatch | undefined;
}

const threshold = 2.5;
/** With more headings known by their words the others are judged by these. */
const fewKnown = 2;

/** Size in which most of the text is set. */
export function bodySize(lines: readonly Line[]): number {
  const weights = new Map<number, number>();
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2;
    weights.set(size, (weights.get(size) ?? 0) + line.text.length);
  }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}

interface Style {
  readonly body: number;
  readonly boldShare: number;
}

function isLoud(line: Line, style: Style): boolean {
  return (
    line.size >= style.body * 1.08 ||
    (line.bold && style.boldShare < 0.4) ||
    line.caps ||
    line.headingLevel !== undefined
  );
}

function scoreHeading(line: Line, style: Style, match: HeadingMatch | undefined): number {
  const text = line.text.trim();
  const words = text.split(/\s+/).length;
  let score = match === undefined ? 0 : match.exact ? 3 : 1.5;
  if (line.headingLevel !== undefined) score += 2;
  if (line.size >= style.body * 1.08) score += 1;
  if (line.bold && style.boldShare < 0.4) score += 1;
  if (line.caps) score += 1;
  if (line.cells.length === 1) score += 0.5;
  if (line.gap >= 1.4 || line.gap === 0) score += 0.5;
  if (text.endsWith(":")) score += 0.5;
  if (/\d/.test(text)) score -= 1;
  if (words > 5) score -= 1;
  if (/[.;!?]$/.test(text) && words > 2) score -= 1;
  if (/,/.test(text)) score -= 0.5;
  if (/^\p{Ll}/u.test(text)) score -= 1;
  if (line.cells.length > 1) score -= 2;
  return score;
}

/** Signatures of the headings that the lexicon knows, loud ones only, with their number. */
function learn(found: readonly Heading[], style: Style): Map<string, number> {
  const signatures = new Map<string, number>();
  for (const { line, match } of found) {
    if (match?.exact !== true || !isLoud(line, style)) continue;
    const key = signature(line);
    signatures.set(key, (signatures.get(key) ?? 0) + 1);
  }
  return signatures;
}

/** Headings of a page share an edge or their middle; formats without places say nothing about it. */
function isAligned(line: Line, lines: readonly Line[], known: ReadonlySet<Line>): boolean {
  const { box } = line;
  if (box === undefined) return true;
  return lines.some((other) => {
    if (!known.has(other) || other.box === undefined) return false;
    const edges = [
      [box.x, other.box.x],
      [box.x + box.w, other.box.x + other.box.w],
      [box.x + box.w / 2, other.box.x + other.box.w / 2],
    ];
    return edges.some(([a = 0, b = 0]) => Math.abs(a - b) < 6);
  });
}

/** Lines directly below a heading that look like it: names of entries are set as headings are. */
function namesBelow(lines: readonly Line[], known: ReadonlySet<Line>, key: string): Line[] {
  return lines.filter((line, at) => {
    const above = lines[at - 1];
    if (above === undefined || known.has(line) || !known.has(above)) return false;
    return signature(line) === key && signature(above) === key && line.block === above.block;
  });
}

const sameEdge = 6;

/** Whether a line may be a name of an entry as well: all but those of another column, where no name stands. */
function mayName(line: Line, names: readonly Line[]): boolean {
  const { box } = line;
  return names.some(
    (name) =>
      box === undefined || name.box === undefined || Math.abs(name.box.x - box.x) < sameEdge,
  );
}

/** Unknown words in the style of known headings; a style that entries share as well proves nothing. */
function acceptUnknown(
  lines: readonly Line[],
  known: ReadonlySet<Line>,
  signatures: ReadonlyMap<string, number>,
  today: string,
  body: number,
): Set<Line> {
  const accepted = new Set<Line>();
  for (const [key, count] of signatures) {
    const names = namesBelow(lines, known, key);
    const alike = new Set([...known].filter((one) => signature(one) === key));
    const others = lines.filter(
      (line) =>
        !known.has(line) &&
        signature(line) === key &&
        possible(line) &&
        line.cells.length === 1 &&
        isAligned(line, lines, alike) &&
        !mayName(line, names),
    );
    const example = lines.find((line) => known.has(line) && signature(line) === key);
    const onlyBold = example !== undefined && !example.caps && example.size < body * 1.08;
    if (onlyBold && (count < 3 || others.length > count * 0.5)) continue;
    const isLarge = example !== undefined && example.size >= body * 1.25;
    if ((count < 2 && !isLarge) || others.length > count * 1.5 + 1) continue;
    for (const line of others) {
      const words = line.text.trim().split(/\s+/).length;
      const dated = findDates(line.text, { today }).length > 0;
      if (words <= 5 && !dated && !/[.,;|]/.test(line.text.trim().replace(/\.$/, "")))
        accepted.add(line);
    }
  }
  return accepted;
}

const mostLevel = 2;

/** The deepest level of a heading that may begin a section: that of most headings whose words are known. */
function sectionLevel(lines: readonly Line[]): number {
  const known = lines.flatMap(({ headingLevel, text }) =>
    headingLevel !== undefined && matchHeading(text)?.exact === true ? [headingLevel] : [],
  );
  const isMost = (level: number): boolean =>
    known.length > 1 && known.filter((one) => one <= level).length > known.length / 2;
  return [1, mostLevel].find(isMost) ?? mostLevel;
}

/** A line of the level of other headings that names a kind, and the period of what stands below it. */
function matchDated(lines: readonly Line[], line: Line | undefined): HeadingMatch | undefined {
  const level = line?.headingLevel;
  const match = level === undefined ? undefined : matchHeading(withoutPeriod(line?.text ?? ""));
  if (match?.exact !== true) return undefined;
  const alike = lines.filter(
    ({ headingLevel, text }) => headingLevel === level && matchHeading(text)?.exact === true,
  );
  return alike.length > 1 ? match : undefined;
}

/** The kinds that a line names as a heading, by its words or by the job below it. */
function matchAt(lines: readonly Line[], at: number, today: string): HeadingMatch | undefined {
  const named = matchHeading(lines[at]?.text ?? "") ?? matchDated(lines, lines[at]);
  const isWork = named === undefined && isWorkHeading(lines, at, today);
  return isWork ? { kinds: ["experience"], exact: true } : named;
}

function headingCandidates(lines: readonly Line[], style: Style, today: string): Heading[] {
  const level = sectionLevel(lines);
  return lines.flatMap((line, at): Heading[] => {
    if (!mayHead(line, at)) return [];
    const match = matchAt(lines, at, today);
    if (match === undefined) {
      const sure =
        line.headingLevel !== undefined &&
        line.headingLevel <= level &&
        line.text.split(/\s+/).length <= 6;
      return sure && scoreHeading(line, style, match) >= threshold + 0.5 ? [{ line, match }] : [];
    }
    return scoreHeading(line, style, match) >= threshold ? [{ line, match }] : [];
  });
}

/**
 * "Key achievements:" inside a job is no section: such words head one only in the style, and with the white
 * space above, that other headings have.
 */
function rejectLabels(found: readonly Heading[]): Heading[] {
  const others = found.filter(
    (one) => one.match?.exact === true && !bodyLabel.test(one.line.text.trim()),
  );
  const spaced = others.filter((one) => one.line.gap >= 1.4 || one.line.gap === 0).length;
  return found.filter(({ line }) => {
    if (!bodyLabel.test(line.text.trim())) return true;
    const alike = others.filter((one) => signature(one.line) === signature(line)).length;
    const apart = line.gap >= 1.4 || line.gap === 0 || spaced < others.length * 0.5;
    return alike >= Math.min(2, others.length) && apart;
  });
}

/**
 * Whether another line of the block stands at the height of a line: a word among others heads nothing. A loud one
 * may head what stands at its right.
 */
function sharesRow(line: Line, lines: readonly Line[], style: Style): boolean {
  const { box } = line;
  if (box === undefined) return false;
  const near = line.size * 0.3;
  return lines.some(
    (other) =>
      other !== line &&
      other.block === line.block &&
      other.page === line.page &&
      other.box !== undefined &&
      // A line that was cut in two keeps its box.
      other.box !== box &&
      Math.abs(other.box.y - box.y) < near &&
      (other.box.x < box.x || !isLoud(line, style)),
  );
}

/** The last word of a name in bold that was too long for its column: it looks as the line above it does. */
function endsName(line: Line, lines: readonly Line[], found: readonly Heading[]): boolean {
  const above = lines[lines.indexOf(line) - 1];
  if (above === undefined || line.gap === 0 || line.gap >= 1.25) return false;
  const isAlike = signature(above) === signature(line) && above.block === line.block;
  return isAlike && above.bullet === undefined && !found.some((one) => one.line === above);
}

/** Lexicon words without the style that the other headings of the file have are ordinary text. */
function rejectQuiet(found: readonly Heading[], lines: readonly Line[], style: Style): Heading[] {
  const exact = found.filter((one) => one.match?.exact === true);
  const loud = exact.filter((one) => isLoud(one.line, style));
  if (loud.length < 3 || loud.length < exact.length * 0.5) return [...found];
  const strongest = new Map<string, number>();
  for (const one of loud)
    strongest.set(signature(one.line), (strongest.get(signature(one.line)) ?? 0) + 1);
  const main = [...strongest].sort((a, b) => b[1] - a[1])[0];
  const size = loud.find((one) => signature(one.line) === main?.[0])?.line.size ?? style.body;
  return found.filter((one) => {
    if (
      strongest.has(signature(one.line)) &&
      (one.match?.exact === true || one.match === undefined)
    ) {
      return (
        (strongest.get(signature(one.line)) ?? 0) > 1 ||
        ((one.line.size >= size * 0.8 || one.line.gap === 0) &&
          !sharesRow(one.line, lines, style) &&
          !endsName(one.line, lines, found))
      );
    }
    if (strongest.has(signature(one.line))) return true;
    if (one.match?.exact !== true) return false;
    if (sharesRow(one.line, lines, style)) return false;
    return isLoud(one.line, style) || one.line.gap >= 1.4 || one.line.gap === 0;
  });
}

/** Whether a line of a style stands right below a known heading: then lines of that style name entries. */
function headsAlike(
  lines: readonly Line[],
  alike: readonly Line[],
  known: ReadonlySet<Line>,
): boolean {
  return lines.some((line, at) => {
    const above = lines[at - 1];
    return above !== undefined && known.has(above) && !known.has(line) && alike.includes(line);
  });
}

/** Whether a heading says that jobs stand below it. */
function namesJobs({ match }: Heading): boolean {
  return match?.kinds.includes("experience") === true;
}

/** Files in a language, or with headings, that no lexicon knows: their style alone tells what heads a section. */
function stylistic(
  lines: readonly Line[],
  found: readonly Heading[],
  body: number,
  today: string,
): Line[] {
  const exact = found.filter((one) => one.match?.exact === true);
  const isWell = exact.length > fewKnown;
  if (isWell && exact.some(namesJobs)) return [];
  const alike = headingsByStyle(lines, body, today);
  if (headsAlike(lines, alike, new Set(exact.map((one) => one.line)))) return [];
  const known = found.filter((one) => alike.includes(one.line)).length;
  const largest = Math.max(0, ...found.map((one) => one.line.size));
  const loud = alike.some((line) => line.caps && line.size >= largest * 0.9);
  // A column may have a style of its own, which one known heading in it tells.
  const enough = isWell ? 1 : found.length * 0.5;
  return loud || known >= enough ? alike : [];
}

/** The lines that head sections, by their words and by the style that the headings of the file share. */
export function findHeadings(lines: readonly Line[], today: string): Heading[] {
  const body = bodySize(lines);
  const all = lines.reduce((sum, line) => sum + line.text.length, 0);
  const bold = lines.reduce((sum, line) => sum + (line.bold ? line.text.length : 0), 0);
  const style = { body, boldShare: all === 0 ? 0 : bold / all };
  const found = rejectQuiet(rejectLabels(headingCandidates(lines, style, today)), lines, style);
  const known = new Set(found.map((one) => one.line));
  const first = lines.findIndex((line) => known.has(line));
  const early = first >= 0 && found.filter((one) => one.match?.exact === true).length >= 3;
  const later = early ? lines.slice(3) : lines.slice(Math.max(0, first));
  const unknown = acceptUnknown(later, known, learn(found, style), today, body);
  const own = [...stylistic(lines, found, body, today), ...ownHeadings(lines, known, today)];
  for (const line of own) unknown.add(line);
  for (const line of unknown)
    if (
      isTitle(line, lines, today) ||
      columnNames(line.text) ||
      namesDocument.test(line.text.trim())
    )
      unknown.delete(line);
  const numbered = numberedHeadings(lines);
  return lines.flatMap((line): Heading[] => {
    const before = [...numbered, ...found].find((one) => one.line === line);
    if (before !== undefined) return [before];
    return unknown.has(line) ? [{ line, match: undefined }] : [];
  });
}
