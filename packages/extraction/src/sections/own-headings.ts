import { degreeLevel } from "../entries/score-token.ts";
import { organizationScore } from "../entries/organization.rules.ts";
import { titleScore } from "../entries/title.rules.ts";
import { findDates } from "../fields/dates/find-dates.ts";
import { placeScore } from "../fields/place.rules.ts";
import { matchHeading } from "../headings/match-heading.ts";
import type { Line } from "../text-line/line.ts";
import { signature } from "./learn-style.ts";
import { possible } from "./may-head.ts";

/** What was done to the things that a heading names: "Walls built", "Draped gowns". */
const done =
  "(?:\\p{Ll}{2,}ed|built|kept|done|won|sung|taught|led|made|run|held|given|sold|flown|driven|ridden|written|drawn|sewn|grown|bred|shot|caught|laid|shown|seen|met|begun|cut|set|read|put on)";
const deedBehind = new RegExp(
  `(?<!\\p{L})${done}(?: (?:by|for|with|in|on|at|to) .+| so far)?$`,
  "iu",
);
const deedFirst = new RegExp(`^${done} (?:\\p{L}+ ){0,2}\\p{Ll}{2,}(?<![su])s$`, "iu");
const mine =
  /(?<!\p{L})(?:I|we)(?: have|['’]ve)?\s\p{Ll}+|^(?:[Mm]y|[Oo]ur|[Ss]ome of (?:my|our)) \p{Ll}/u;
const kept =
  /\p{Ll} (?:records?|log|logbook|history|portfolio|results?|repertoire|output|highlights|credits|tally|successes|commissions)$/iu;

const mostWords = 5;

/** Whether a heading that no table knows tells of things that somebody did: "Home births attended", "Union record". */
export function tellsDeeds(title: string): boolean {
  const words = title.trim().replace(/:$/u, "");
  const isShort = words.split(/\s+/u).length <= mostWords;
  return isShort && [deedBehind, deedFirst, mine, kept].some((form) => form.test(words));
}

/** No name, title, place or degree: words that end in what was done, or tell of oneself, are none of these. */
function isNoName(words: string): boolean {
  if ([deedBehind, mine, kept].some((form) => form.test(words))) return true;
  const isName = titleScore(words) >= 1.5 || organizationScore(words) >= 1;
  return !isName && placeScore(words) < 0.5 && degreeLevel(words) === 0;
}

function isPlainWords(text: string): boolean {
  const words = text.trim().replace(/:$/u, "");
  return /^\p{Lu}/u.test(words) && !/[,;|@\d.!?]/u.test(words) && isNoName(words);
}

function isVerb(text: string): boolean {
  return new RegExp(`^${done}\\s`, "iu").test(text);
}

/** The lines below a line until white space. */
function blockBelow(lines: readonly Line[], at: number): readonly Line[] {
  const below = lines.slice(at + 1);
  const end = below.findIndex(
    (line, index) => index > 0 && (line.gap >= setApart || isExact(line)),
  );
  return end < 0 ? below : below.slice(0, end);
}

const setApart = 1.4;

/** One period right below is that of a job whose title no table knows; several are those of a list. */
function headsList(lines: readonly Line[], at: number, today: string): boolean {
  const block = blockBelow(lines, at);
  const [first] = block;
  if (first === undefined || first.gap >= setApart) return false;
  const isDated = ({ text }: Line): boolean =>
    findDates(text, { today }).some(({ kind }) => kind === "range");
  const isJob = block.filter(isDated).length === 1 && block.slice(0, 2).some(isDated);
  const goesOn = isVerb(lines[at]?.text ?? "") && isVerb(first.text);
  return !goesOn && (!isJob || block.length === 1);
}

const fewestKnown = 2;

/** White space above, or a look that the text below does not have. */
function isApart(line: Line, below: Line | undefined): boolean {
  const isLoud = below !== undefined && signature(line) !== signature(below);
  return line.gap >= setApart || (isLoud && (line.bold || line.headingLevel !== undefined));
}

/**
 * Headings of somebody's own among others that are set alike: a few words that tell of things done, set apart from
 * the text above and right above a list.
 */
export function ownHeadings(
  lines: readonly Line[],
  known: ReadonlySet<Line>,
  today: string,
): Line[] {
  const isSet = (line: Line, at: number): boolean => isApart(line, lines[at + 1]);
  const plain = lines.filter((line, at) => known.has(line) && isExact(line) && isSet(line, at));
  const looks = new Set(plain.map(signature));
  if (plain.length < fewestKnown || looks.size > 1) return [];
  const first = lines.findIndex((line) => known.has(line));
  return lines.filter(
    (line, at) =>
      at > first &&
      !known.has(line) &&
      isSet(line, at) &&
      line.cells.length === 1 &&
      possible(line) &&
      looks.has(signature(line)) &&
      tellsDeeds(line.text) &&
      isPlainWords(line.text) &&
      headsList(lines, at, today),
  );
}

function isExact({ text }: Line): boolean {
  return matchHeading(text)?.exact === true;
}
