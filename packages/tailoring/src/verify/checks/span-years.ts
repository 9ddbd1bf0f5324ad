import type { Source, SourceRole } from "../../match/source.ts";
import type { MonthRange } from "../../text/months.ts";
import { unionMonths } from "../../text/months.ts";
import { carriesWord } from "../alignment/align.ts";
import { weightOf } from "../alignment/weight.ts";
import type { Objection, SourceCheck } from "../reading/context.ts";
import { frameOf } from "../reading/frame.ts";
import type { Frame } from "../reading/frame.ts";
import { printedHeader } from "../reading/printed-header.ts";
import { ownTime, spansIn } from "../reading/told-spans.ts";
import type { ToldSpan } from "../reading/told-spans.ts";
import { isNeutral, saysWord } from "../reading/words.ts";

/** A role with dates, and what it tells: its header, and each of its lines. */
interface DatedRole {
  readonly range: MonthRange;
  readonly header: Frame;
  readonly lines: readonly Frame[];
}

const known = new WeakMap<Source, readonly DatedRole[]>();

function headerOf(source: Source, { id, title, org }: SourceRole): Frame {
  const place = source.byAddress.get(`${id}.location`)?.text ?? "";
  return frameOf([title, org, place, printedHeader(source, id)].join("\n"));
}

function rolesOf(source: Source): readonly DatedRole[] {
  const before = known.get(source);
  if (before !== undefined) return before;
  const made = source.roles.flatMap((role): DatedRole[] =>
    role.range === undefined
      ? []
      : [
          {
            range: role.range,
            header: headerOf(source, role),
            lines: role.lines.map(({ text }) => frameOf(text)),
          },
        ],
  );
  known.set(source, made);
  return made;
}

/** A word from this weight on says what went on. */
const telling = 0.45;

/** The words that say what a span is of, by their places in the claim. */
function subjectOf(claim: Frame, { of }: ToldSpan): readonly number[] {
  return claim.words.flatMap((word, index) =>
    of.some(([from, to]) => word.start >= from && word.end <= to) &&
    weightOf(word) >= telling &&
    !isNeutral(word.lower)
      ? [index]
      : [],
  );
}

function weightIn(claim: Frame, words: readonly number[]): number {
  return words.reduce((sum, index) => {
    const word = claim.words[index];
    return sum + (word === undefined ? 0 : weightOf(word));
  }, 0);
}

/** How much of what went on some frames tell, 0..1. */
function shareOf(claim: Frame, words: readonly number[], frames: readonly Frame[]): number {
  const told = words.filter((index) => {
    const word = claim.words[index];
    return frames.some(
      (frame) => carriesWord(claim, index, frame) || (word !== undefined && saysWord(frame, word)),
    );
  });
  return weightIn(claim, told) / weightIn(claim, words);
}

/** So much of what went on has to be told by a role for its dates to be those of it. */
const toldBy = 0.66;
/** A role that tells less than this of it may still be meant. */
const mayBe = 0.4;

/** Whether a claim says no more than that something went on for so long, or since then. */
function isWithin(
  { entry, from }: ToldSpan,
  ranges: readonly MonthRange[],
  slack: number,
): boolean {
  if (from !== undefined) return ranges.some((range) => range.from <= from + slack);
  return entry === undefined || entry.value * 12 <= unionMonths(ranges) + slack;
}

/** "nearly five", "about five" may be half a year less; a month is lost between any two dates. */
const halfYear = 6;
const oneMonth = 1;
/** More than a year beside the dates is no rounding. */
const oneYear = 12;

function slackOf(claim: Frame, { entry }: ToldSpan): number {
  if (entry === undefined) return oneMonth;
  const lead = claim.text.slice(0, entry.start);
  return entry.qualifier === "about" || /\b(?:nearly|almost|just under)\s*$/iu.test(lead)
    ? halfYear
    : oneMonth;
}

/** A line of which a claim tells at least so much is a line of what the claim tells. */
const sameDeed = 0.35;

/** Whether a line has a name that a claim has in the words of what went on: a machine, a place, a client. */
function hasName(claim: Frame, words: readonly number[], line: Frame): boolean {
  return words.some((index) => {
    const word = claim.words[index];
    if (word === undefined || word.start === 0 || word.text === word.lower) return false;
    return line.words.some(({ text }) => text === word.text);
  });
}

/** How much of what went on a line tells; nothing where it tells of much else. */
function deedShare(claim: Frame, words: readonly number[], line: Frame): number {
  const own = line.words.map((_, index) => index);
  const isSame = hasName(claim, words, line) || shareOf(line, own, [claim]) >= sameDeed;
  return isSame ? shareOf(claim, words, [line]) : 0;
}

/** The months of a role in which a line of it that tells most of what went on says that it did. */
function narrowed(claim: Frame, words: readonly number[], role: DatedRole): MonthRange {
  const shares = role.lines.map((line) => deedShare(claim, words, line));
  const most = Math.max(0, ...shares);
  const line = most >= toldBy ? role.lines[shares.indexOf(most)] : undefined;
  const time = line === undefined ? undefined : ownTime(line);
  const from = Math.max(role.range.from, time?.from ?? 0);
  const to = time?.years === undefined ? role.range.to : from + time.years * 12;
  return { ...role.range, from, to: Math.min(role.range.to, Math.max(from, to)) };
}

/** Whether what went on is told by a name, or by more words than one: "the trade" may be any work. */
function isCertain(claim: Frame, words: readonly number[]): boolean {
  if (words.length > 1) return true;
  const word = claim.words[words[0] ?? -1];
  return word !== undefined && (word.exempt || (word.start > 0 && word.text !== word.lower));
}

const printed = new WeakMap<Source, readonly Frame[]>();

/** The dated lines of a file that stand in no role with dates. */
function otherLines(source: Source): readonly Frame[] {
  const before = printed.get(source);
  if (before !== undefined) return before;
  const dated = new Set(source.roles.flatMap(({ id, range }) => (range === undefined ? [] : [id])));
  const made = source.printed
    .filter(({ text, values }) => {
      const isOwn = values.some(({ entry }) => entry !== undefined && dated.has(entry));
      return !isOwn && /\b(?:19|20)\d\d\b/.test(text);
    })
    .map(({ text }) => frameOf(text));
  printed.set(source, made);
  return made;
}

/** Whether the file tells of as many years itself. */
function isStated(source: Source, { entry }: ToldSpan): boolean {
  return (
    entry !== undefined &&
    source.lines.some(({ text }) =>
      frameOf(text).numbers.some(
        ({ value, unit, year }) => !year && unit?.name === "year" && value === entry.value,
      ),
    )
  );
}

function detailOf({ from }: ToldSpan, months: number): string {
  if (from !== undefined) return "Your resume tells of this from a later date on.";
  const years = Math.floor(months / 12);
  return years === 0
    ? "What your resume tells of this makes less than a year by its dates."
    : `What your resume tells of this makes ${years} years by its dates.`;
}

function objection(span: ToldSpan, hard: boolean, months: number): Objection {
  return { hard, span: [...span.span], detail: detailOf(span, months) };
}

/** Whether all of some lines tell of what began, and later than a claim says. */
function isLater({ from }: ToldSpan, lines: readonly Frame[]): boolean {
  const last = (from ?? Number.POSITIVE_INFINITY) + oneMonth;
  return lines.every((line) => (ownTime(line)?.from ?? 0) > last);
}

function objectionTo(claim: Frame, source: Source, span: ToldSpan): Objection[] {
  const words = subjectOf(claim, span);
  if (!isCertain(claim, words) || isStated(source, span)) return [];
  const roles = rolesOf(source).map((role) => ({
    role,
    share: shareOf(claim, words, [role.header, ...role.lines]),
  }));
  const most = Math.max(0, ...roles.map(({ share }) => share));
  if (most < toldBy) return [];
  const others = otherLines(source).filter((line) => shareOf(claim, words, [line]) >= most);
  if (others.length > 0) return isLater(span, others) ? [objection(span, true, 0)] : [];
  const own = roles.filter(({ share }) => share >= most - 0.05);
  const ranges = own.map(({ role }) => narrowed(claim, words, role));
  const slack = slackOf(claim, span);
  if (isWithin(span, ranges, slack)) return [];
  const wide = roles.filter(({ share }) => share >= mayBe).map(({ role }) => role.range);
  const all = own.length === roles.length ? ranges : [...wide, ...ranges];
  const isNarrow = ranges.some(({ from, to }, at) => {
    const range = own[at]?.role.range;
    return range !== undefined && to - from < range.to - range.from;
  });
  const hard = !isWithin(span, isNarrow ? ranges : all, slack + oneYear / 2);
  return [objection(span, hard, unionMonths(ranges))];
}

/** A span of years that the dates of what it is a span of do not give. */
export const checkSpanYears: SourceCheck = (claim, { source, posting }) =>
  posting.text === ""
    ? spansIn(claim)
        .flatMap((span) => objectionTo(claim, source, span))
        .slice(0, 1)
    : [];
