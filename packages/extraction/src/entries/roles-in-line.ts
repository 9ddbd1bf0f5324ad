import type { DateFind } from "../fields/dates/find-dates.ts";
import type { Marked } from "./mark-lines.ts";
import { organizationScore } from "./organization.rules.ts";
import type { RawEntry } from "./segment.ts";
import { titleScore } from "./title.rules.ts";

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A period in a line that names several, with the post if each has its own. */
interface Role {
  readonly post?: Stretch;
  readonly date: DateFind;
}

/** What stands in a line beside its posts and their periods: the employer of all of them. */
interface Roles {
  readonly roles: readonly Role[];
  readonly shared: readonly Stretch[];
}

const mostWords = 7;
/** What leads from one post to the next. */
const lead =
  /^(?:[\s,;:/|·•&+→()–—-]|(?:and|then|later|afterwards?|before\s+that|previously|earlier|formerly|now|today|currently|since\s+then|promoted(?:\s+to)?|as|plus|und|dann|später|danach|et|puis|y|luego|después|e|depois)(?=\s))*/iu;
const trail = /(?:[\s,;:/|·•&+→(–—-]|\s(?:from|von|vom|de|du|desde))*$/iu;

function tidy(text: string, { start, end }: Stretch): Stretch {
  const from = start + (lead.exec(text.slice(start, end))?.[0].length ?? 0);
  const loose = trail.exec(text.slice(from, end))?.[0].length ?? 0;
  return { start: from, end: Math.max(from, end - loose) };
}

/** "Harbour Works Ltd: Operator": where the last part of a stretch begins, which names the post. */
function lastPart(text: string): number {
  const borders = [...text.matchAll(/\s*(?::|,|\||·|•|\s[–—-])\s+(?![^(]*\))/gu)];
  const found = borders.findLast((border) => organizationScore(text.slice(0, border.index)) >= 1.6);
  return found === undefined ? 0 : found.index + found[0].length;
}

/** A few words that name no firm; in small letters only what is known to be a title. */
function mayBePost(text: string): boolean {
  const words = text.split(/\s+/u).length;
  const isCapital = /^\p{Lu}/u.test(text) || titleScore(text) >= 2.4;
  const names = isCapital && words <= mostWords && !/[.!?]\s/u.test(text);
  return names && organizationScore(text) <= Math.max(titleScore(text), 1);
}

function isBehind(date: DateFind, next: DateFind): boolean {
  return next.from >= date.to.slice(0, next.from.length);
}

/** One period after the other, from the first to the last one or the other way round. */
function follow(dates: readonly DateFind[]): boolean {
  const pairs = dates.slice(1).map((date, at) => [dates[at] ?? date, date] as const);
  return (
    pairs.every(([one, next]) => one.to !== "present" && isBehind(one, next)) ||
    pairs.every(([one, next]) => next.to !== "present" && isBehind(next, one))
  );
}

/** The text between the periods, with what stands before the first or behind the last one. */
function between(text: string, dates: readonly DateFind[]): Stretch[] {
  const ends = [0, ...dates.map(({ end }) => end)];
  return ends.map((start, at) => ({ start, end: dates[at]?.start ?? text.length }));
}

function hasLetters(text: string, { start, end }: Stretch): boolean {
  return /\p{L}{2}/u.test(text.slice(start, end));
}

/** "Ski teacher, Nov 2022 to Apr 2023 and Nov 2023 to Apr 2024": one post, held again. */
function seasonsOf(stretches: readonly Stretch[], dates: readonly DateFind[]): Roles | undefined {
  const [before, ...others] = stretches;
  const after = others.pop();
  if (before === undefined || after === undefined) return undefined;
  if (others.some(({ start, end }) => end > start)) return undefined;
  return { roles: dates.map((date) => ({ date })), shared: [before, after] };
}

/** "Operator (2015 to 2020), Supervisor (2020 to now)": each post of a line with its own period. */
function postsOf(
  text: string,
  stretches: readonly Stretch[],
  dates: readonly DateFind[],
): Roles | undefined {
  const leadsIn = stretches[0] !== undefined && hasLetters(text, stretches[0]);
  const all = leadsIn ? stretches.slice(0, -1) : stretches.slice(1);
  const [first, ...others] = all;
  if (first === undefined) return undefined;
  // Only the first post may have its employer before it.
  const cut = leadsIn ? lastPart(text.slice(first.start, first.end)) : 0;
  const posts = [{ ...first, start: first.start + cut }, ...others];
  const names = posts.map(({ start, end }) => text.slice(start, end));
  if (!names.every(mayBePost) || names.every((name) => titleScore(name) < 1.9)) return undefined;
  const beside = [{ ...first, end: first.start + cut }, ...(leadsIn ? stretches.slice(-1) : [])];
  return {
    roles: dates.flatMap((date, at) => {
      const post = posts[at];
      return post === undefined ? [] : [{ post, date }];
    }),
    shared: beside.filter((one) => hasLetters(text, one)),
  };
}

function rolesOf({ line: { text }, dates: all, sentence, parted }: Marked): Roles | undefined {
  const dates = all.filter(({ kind }) => kind === "range");
  if (dates.length < 2 || sentence !== undefined || parted !== undefined || !follow(dates))
    return undefined;
  const stretches = between(text, dates).map((one) => tidy(text, one));
  return seasonsOf(stretches, dates) ?? postsOf(text, stretches, dates);
}

/** The stretches of a line that others leave. */
function outside(text: string, kept: readonly Stretch[]): Stretch[] {
  const sorted = kept.toSorted((a, b) => a.start - b.start);
  return [0, ...sorted.map(({ end }) => end)].flatMap((start, at) => {
    const end = sorted[at]?.start ?? text.length;
    return end > start ? [{ start, end }] : [];
  });
}

/** A line of a header as it counts for one of its posts. */
function asRole(one: Marked, { post, date }: Role, shared: readonly Stretch[]): Marked {
  const hidden = outside(one.line.text, [...(post === undefined ? [] : [post]), date, ...shared]);
  return { ...one, anchor: date, dates: [date], hidden };
}

/** A line beside the posts: its own period is that of all of them. */
function asBeside({ anchor, ...one }: Marked): Marked {
  return anchor === undefined ? one : { ...one, hidden: [anchor] };
}

function latestFirst(a: Role, b: Role): number {
  return b.date.from.localeCompare(a.date.from);
}

function parted(entry: RawEntry): RawEntry[] {
  const found = entry.header.map(rolesOf);
  const at = found.findIndex((one) => one !== undefined);
  const line = entry.header[at];
  const roles = found[at];
  if (line === undefined || roles === undefined) return [entry];
  return roles.roles.toSorted(latestFirst).map((role, index) => ({
    header: entry.header.map((one, row) =>
      row === at ? asRole(line, role, roles.shared) : asBeside(one),
    ),
    body: index === 0 ? entry.body : [],
  }));
}

/** Posts at one employer that stand in one line, each with its period: an entry for each, the latest one with the text. */
export function rolesInLine(entries: readonly RawEntry[]): RawEntry[] {
  return entries.flatMap(parted);
}
