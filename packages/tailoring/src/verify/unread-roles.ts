import type { Fact, Period } from "@savile/model";
import { titleNouns } from "@savile/taxonomy/lexicon";
import { analyse } from "../match/analyse.ts";
import type { FileLine } from "../match/printed.ts";
import type { Source, SourceLine, SourceRole } from "../match/source.ts";
import { monthRange } from "../text/months.ts";
import { besideDates, isHeader, mostWords, periodOf } from "./reading/dated-header.ts";
import { isHeading, joined } from "./reading/printed-lines.ts";

/** A role that the file prints and that was not read as one. */
interface UnreadRole {
  /** Employer and title as they are printed, in whatever order. */
  readonly head: readonly string[];
  readonly period: Period;
  readonly told: readonly FileLine[];
  /** Ids of all its lines. */
  readonly ids: readonly string[];
}

/** Lines above its dates that a header may have. */
const mostAbove = 2;
/** Ids of the lines that hold values, and of those that hold prose alone. */
function readLines(facts: readonly Fact[]): {
  readonly all: Set<string>;
  readonly other: Set<string>;
} {
  const [all, other] = [new Set<string>(), new Set<string>()];
  for (const { id, span } of facts)
    for (const line of span?.lines ?? []) {
      all.add(line);
      if (id !== "summary" && id !== "headline") other.add(line);
    }
  return { all, other };
}

function isShort({ text }: FileLine): boolean {
  return text.split(/\s+/).length <= mostWords && !/@|[=~*#_-]{2,}$/.test(text);
}

/** A line above dates that may belong to their header: not one that ends as a sentence or stands in a list. */
function isOfHeader(line: FileLine): boolean {
  const isSentence = /\p{Ll}{3,}\.$/u.test(line.text) && line.text.split(/\s+/).length > 5;
  return isShort(line) && line.bullet === undefined && !isSentence;
}

/** The roles of a file whose dates stand in lines that nothing was read from, each with the lines below it. */
function unreadIn(facts: readonly Fact[], lines: readonly FileLine[]): UnreadRole[] {
  const seen = lines.filter(({ hidden }) => hidden === undefined);
  const { all, other } = readLines(facts);
  const isOpen = (line: FileLine | undefined) =>
    line !== undefined && (!all.has(line.id) || (!other.has(line.id) && isHeader(line.text)));
  const heads = seen.map((line, at) => {
    const period = isOpen(line) ? periodOf(line.text) : undefined;
    if (period === undefined) return undefined;
    const rest = besideDates(line.text);
    const most = rest === "" ? mostAbove : mostAbove - 1;
    const above = seen.slice(Math.max(0, at - most), at);
    const from = above.findLastIndex((one) => !isOpen(one) || !isOfHeader(one)) + 1;
    return {
      period,
      start: at - above.length + from,
      head: [...above.slice(from).map(({ text }) => text), rest],
    };
  });
  return heads.flatMap((one, at) => {
    if (one === undefined) return [];
    const end = seen.findIndex(
      (line, index) =>
        index > at &&
        (other.has(line.id) ||
          isHeading(line, seen[index - 1], seen[index + 1]) ||
          heads.some((next) => next?.start === index)),
    );
    const till = end < 0 ? seen.length : end;
    const told = joined(seen.slice(at + 1, till));
    const ids = seen.slice(one.start, till).map(({ id }) => id);
    const head = one.head.filter((text) => text !== "");
    return told.length === 0 || head.length === 0 ? [] : [{ head, period: one.period, told, ids }];
  });
}

function lineOf(
  address: string,
  text: string,
  entry: string,
  kind: SourceLine["kind"],
): SourceLine {
  const place = kind === "title" ? "title" : kind === "bullet" ? "role" : "other";
  return { address, text, kind, entry, place, ...analyse(text, false) };
}

function isTitle(text: string): boolean {
  const [first = ""] = text.split(/[,;(|]/);
  const words = first
    .toLowerCase()
    .replace(/\s(?:[ivx]+|\d)\s*$/, "")
    .trim()
    .split(/\s+/);
  return titleNouns.has(words.at(-1) ?? "");
}

/** The title of a role: a line of its header, else the line below it that is one. */
function titleOf({ head, told }: UnreadRole): string {
  const below = told.find((line, at) => at === 0 && isShort(line) && isTitle(line.text))?.text;
  return head.find(isTitle) ?? below ?? (head.length > 1 ? (head.at(-1) ?? "") : "");
}

function roleOf(unread: UnreadRole, id: string, today: string) {
  const { head, period, told } = unread;
  const title = titleOf(unread);
  const org = head.find((text) => text !== title) ?? "";
  const header = [
    lineOf(`${id}.title`, title, id, "title"),
    lineOf(`${id}.company`, org, id, "org"),
    lineOf(`${id}.dates`, period.text, id, "dates"),
  ].filter(({ text }) => text !== "");
  const lines = told.map(({ text }, index) => lineOf(`${id}.b${index + 1}`, text, id, "bullet"));
  const range = monthRange(period, today);
  const role: SourceRole = {
    id,
    title,
    org,
    titleAddress: `${id}.title`,
    orgAddress: `${id}.company`,
    datesAddress: `${id}.dates`,
    paid: true,
    period,
    ...(range === undefined ? {} : { range }),
    recency: 0,
    lines,
  };
  return { role, lines: [...header, ...lines] };
}

/** A source with roles that were found in its file, and the ids of the lines that these take up. */
export interface FoundRoles {
  readonly source: Source;
  readonly taken: ReadonlySet<string>;
}

/**
 * A source with the roles that the file prints and that were not read as such: the lines below a header with dates from
 * which nothing was read. They carry a claim as every other role does.
 */
export function withUnreadRoles(
  source: Source,
  facts: readonly Fact[],
  lines: readonly FileLine[] = [],
): FoundRoles {
  const unread = unreadIn(facts, lines);
  const taken = new Set(unread.flatMap(({ ids }) => ids));
  const found = unread.map((one, index) => roleOf(one, `exp-unread${index + 1}`, source.today));
  if (found.length === 0) return { source, taken };
  const all = [...source.lines, ...found.flatMap((one) => one.lines)];
  const printed = found.flatMap((one) =>
    one.lines.map((line) => ({ text: line.text, values: [line] })),
  );
  const whole = {
    ...source,
    lines: all,
    byAddress: new Map(all.map((line) => [line.address, line])),
    roles: [...source.roles, ...found.map(({ role }) => role)],
    printed: [...source.printed, ...printed],
  };
  return { source: whole, taken };
}
