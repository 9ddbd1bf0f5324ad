import type { DateContext, DateFind } from "../fields/dates/find-dates.ts";
import type { Line } from "../lines/line.ts";
import { assignRoles } from "./assign-roles.ts";
import type { Grammar } from "./assign-roles.ts";
import { isFullLine } from "./indented-lists.ts";
import { joinWrapped } from "./join-wrapped.ts";
import { bodyLabel, loneLink, markLines } from "./mark-lines.ts";
import type { Marked } from "./mark-lines.ts";
import { segment } from "./segment.ts";
import type { RawEntry } from "./segment.ts";
import { titleScore } from "./score-token.ts";
import { splitHeader } from "./split-header.ts";
import type { Letter, Token } from "./token.ts";

/** A bullet or a paragraph of an entry, from its first to its last line. */
export interface Part {
  readonly kind: "bullet" | "paragraph";
  readonly first: Line;
  last: Line;
}

/** A part of a line that holds one value. */
export interface Place {
  readonly line: Line;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The value goes on to this offset of the next line. */
  readonly next?: { readonly line: Line; readonly end: number };
}

/** One entry of a section, read. Absent values were not found. */
export interface Entry {
  readonly title?: Place;
  readonly organization?: Place;
  readonly location?: Place;
  readonly date?: { readonly place: Place; readonly find: DateFind };
  readonly rest: readonly Place[];
  readonly parts: readonly Part[];
  readonly header: readonly Line[];
  readonly margin: number;
}

interface Draft {
  readonly raw: RawEntry;
  readonly tokens: readonly Token[];
  readonly date: Entry["date"];
}

function headerDates(one: Marked): readonly DateFind[] {
  const { anchor } = one;
  if (anchor === undefined) return one.dates.filter((date) => !date.bare);
  return one.dates.filter((date) => date === anchor || !date.bare || date.kind === "range");
}

function draftOf(raw: RawEntry, grammar: Grammar): Draft {
  const tokens: Token[] = [];
  let date: Entry["date"];
  raw.header.forEach((one, row) => {
    const cuts = headerDates(one);
    const find = one.anchor;
    if (
      find !== undefined &&
      (date === undefined || (date.find.kind === "single" && find.kind === "range"))
    ) {
      const text = one.line.text.slice(find.start, find.end);
      date = { find, place: { line: one.line, start: find.start, end: find.end, text } };
    }
    tokens.push(...splitHeader(one.line, cuts, row, grammar.colons));
  });
  return { raw, tokens, date };
}

function placeOf(tokens: readonly Token[]): Place | undefined {
  const first = tokens[0];
  const last = tokens.at(-1);
  if (first === undefined || last === undefined || first.line !== last.line) return undefined;
  const text = first.line.text.slice(first.start, last.end);
  const open = text.includes("(") && !text.includes(")") && first.line.text[last.end] === ")";
  return {
    line: first.line,
    start: first.start,
    end: open ? last.end + 1 : last.end,
    text: first.line.text.slice(first.start, last.end),
  };
}

/** The line ends where the next word had no room. */
function isWrapped(last: Line, next: Line): boolean {
  return last.fill > 0.75 && (last.box === undefined || isFullLine(last, next, 0));
}

/** A paragraph goes on: no new sentence on a fresh line, no wide gap, no change of style. */
function goesOn(last: Line, next: Line): boolean {
  if (next.block !== last.block) return next.columnStart && /^\p{Ll}/u.test(next.text);
  if (next.gap >= 1.4 || next.bold !== last.bold) return false;
  if (next.gap >= 1.15 && /[.!?:;]$/.test(last.text.trim())) return false;
  if (/^[\p{Ll}(]/u.test(next.text)) return true;
  return !/[.!?:]$/.test(last.text.trim()) && isWrapped(last, next);
}

/** Bullets and paragraphs of an entry, in order. */
export function partsOf(body: readonly Marked[]): Part[] {
  const parts: Part[] = [];
  for (const { line, kind } of body) {
    const last = parts.at(-1);
    if (loneLink.test(line.text.trim()) || bodyLabel.test(line.text.trim())) continue;
    if (kind === "bullet") parts.push({ kind: "bullet", first: line, last: line });
    else if (kind === "more" && last !== undefined) last.last = line;
    else if (
      last !== undefined &&
      last.kind === "paragraph" &&
      (goesOn(last.last, line) ||
        (kind === "prose" &&
          last.last.fill > 0.85 &&
          isWrapped(last.last, line) &&
          (line.box !== undefined || !/[.!?]$/.test(last.last.text.trim())) &&
          line.gap < 1.15 &&
          line.block === last.last.block))
    )
      last.last = line;
    else parts.push({ kind: "paragraph", first: line, last: line });
  }
  return parts;
}

const note = /^\(?(?:\d|https?:|www\.)|[@]/u;

/** Lines at the end of a header in which no value was found are the first words of the text below. */
function spareRows(draft: Draft, order: readonly Letter[]): readonly Marked[] {
  const used = draft.tokens
    .filter((_, index) => (order[index] ?? "X") !== "X")
    .map((token) => token.row);
  const dated = draft.raw.header.findLastIndex((one) => one.anchor !== undefined);
  const last = Math.max(dated, 0, ...used);
  const spare = draft.raw.header.slice(last + 1);
  return spare.every((one) => one.line.text.split(/\s+/).length > 2 && !note.test(one.line.text))
    ? spare
    : [];
}

/** A degree and its field on two lines below each other are one phrase. */
function withField(
  title: Place | undefined,
  draft: Draft,
  order: readonly Letter[],
  joins: Grammar["joinsNext"],
): Place | undefined {
  if (title === undefined || joins === undefined) return title;
  const at = draft.tokens.findIndex(
    (token) => token.line === title.line && token.start === title.start,
  );
  const token = draft.tokens[at];
  const next = draft.tokens.find((one) => token !== undefined && one.row === token.row + 1);
  const free = next !== undefined && (order[draft.tokens.indexOf(next)] ?? "X") === "X";
  const alone = next !== undefined && next.end - next.start === next.line.text.length;
  if (!free || !alone || title.end !== title.line.text.length || !joins(next)) return title;
  return { ...title, next: { line: next.line, end: next.end } };
}

function toEntry(
  draft: Draft,
  order: readonly Letter[],
  margin: number,
  joinsField: Grammar["joinsNext"],
): Entry {
  const of = (letter: Letter): Token[] =>
    draft.tokens.filter((_, index) => order[index] === letter);
  const title = withField(placeOf(of("T")), draft, order, joinsField);
  const organization = placeOf(of("C"));
  const location = placeOf(of("L"));
  const spare = title?.next === undefined ? spareRows(draft, order) : [];
  const rest = draft.tokens.filter(
    (token, index) =>
      (order[index] ?? "X") === "X" &&
      token.line !== title?.next?.line &&
      token.row < draft.raw.header.length - spare.length,
  );
  return {
    ...(title === undefined ? {} : { title }),
    ...(organization === undefined ? {} : { organization }),
    ...(location === undefined ? {} : { location }),
    ...(draft.date === undefined ? {} : { date: draft.date }),
    rest,
    parts: partsOf([...spare, ...draft.raw.body]),
    header: draft.raw.header
      .slice(0, draft.raw.header.length - spare.length)
      .map((one) => one.line),
    margin,
  };
}

/** Company of a group, and its place where it stands beside the company. */
function withHead(entry: Entry, head: Entry): Entry {
  const { organization, location } = head;
  const beside = location !== undefined && location.line === organization?.line;
  return {
    ...entry,
    ...(organization === undefined ? {} : { organization }),
    ...(beside && entry.location === undefined ? { location } : {}),
  };
}

/** Several roles at one company: those without a company take the one that heads the group. */
function inheritOrganization(entries: readonly Entry[], independent: ReadonlySet<Entry>): Entry[] {
  const out: Entry[] = [];
  for (const entry of entries) {
    const last = out.at(-1);
    const own = entry.organization !== undefined;
    const shared = last?.organization;
    const below =
      last !== undefined &&
      shared !== undefined &&
      last.title !== undefined &&
      shared.line !== last.title.line;
    const fewer = last !== undefined && entry.header.length < last.header.length;
    if (
      !own &&
      !independent.has(entry) &&
      entry.title !== undefined &&
      below &&
      (fewer || !last.header.includes(shared.line)) &&
      shared !== undefined
    ) {
      out.push(withHead(entry, last));
    } else {
      out.push(entry);
    }
  }
  return out;
}

/** Without text of its own, or with a period that holds that of the role below it. */
function isWithin(entry: Entry, next: Entry | undefined): boolean {
  return entry.parts.length === 0 || isWithinPeriod(entry, next);
}

function isWithinPeriod(entry: Entry, next: Entry | undefined): boolean {
  const whole = entry.date?.find;
  const role = next?.date?.find;
  if (whole === undefined || role === undefined) return false;
  return (
    role.from.slice(0, 4) >= whole.from.slice(0, 4) && role.to.slice(0, 4) <= whole.to.slice(0, 4)
  );
}

/** One value and a period around that of the next entry, which has one value too: a company above its roles. */
function isBareHead(entry: Entry, next: Entry | undefined): boolean {
  const values = (one: Entry | undefined): number =>
    one === undefined
      ? 0
      : [one.title, one.organization].filter((value) => value !== undefined).length;
  return (
    values(entry) === 1 &&
    values(next) === 1 &&
    entry.parts.length === 0 &&
    entry.date?.find.kind === "range" &&
    next?.date?.find.kind === "range" &&
    isWithinPeriod(entry, next) &&
    titleScore(entry.title?.text ?? "") < 2.4
  );
}

function isGroupHead(entry: Entry, next: Entry | undefined): boolean {
  return isBareHead(entry, next) || isNamedHead(entry, next);
}

function isNamedHead(entry: Entry, next: Entry | undefined): boolean {
  return (
    entry.title === undefined &&
    entry.organization !== undefined &&
    entry.parts.every((part) => part.kind === "paragraph") &&
    isWithin(entry, next) &&
    next?.title !== undefined &&
    next.organization === undefined
  );
}

function asHead(entry: Entry): Entry {
  const { title, ...rest } = entry;
  return title === undefined || entry.organization !== undefined
    ? entry
    : { ...rest, organization: title };
}

/** Below the head of a group, the one value of an entry within its period is a role. */
function asRole(entry: Entry, head: Entry): Entry {
  const { organization, ...rest } = entry;
  const isRole =
    entry.title === undefined && organization !== undefined && isWithinPeriod(head, entry);
  return isRole ? { ...rest, title: organization } : entry;
}

/** A company with a total period and nothing else heads the roles that follow. */
function mergeGroupHeads(entries: readonly Entry[]): {
  entries: Entry[];
  independent: ReadonlySet<Entry>;
} {
  const out: Entry[] = [];
  const independent = new Set<Entry>();
  let head: Entry | undefined;
  entries.forEach((entry, index) => {
    if (isGroupHead(entry, entries[index + 1])) {
      head = asHead(entry);
      return;
    }
    const role = head === undefined ? entry : asRole(entry, head);
    // A role from before the company's total period is not one of that company.
    const outside = head?.date?.find.kind === "range" && !isWithinPeriod(head, role);
    if (outside) independent.add(role);
    if (role.organization !== undefined || outside) head = undefined;
    out.push(head === undefined ? role : withHead(role, head));
  });
  return { entries: out, independent };
}

/** Reads the entries of a section: title, organisation, place and dates by one order for all of them. */
export function readEntries(
  lines: readonly Line[],
  grammar: Grammar,
  context: DateContext,
): { intro: Part[]; entries: Entry[] } {
  const { intro, entries } = segment(markLines(joinWrapped(lines), context, grammar.isHead));
  const drafts = entries.map((entry) => draftOf(entry, grammar));
  const read = assignRoles(
    drafts.map((draft) => draft.tokens),
    grammar,
  );
  const found = drafts.map((draft, index) =>
    toEntry(draft, read[index]?.letters ?? [], read[index]?.margin ?? 0, grammar.joinsNext),
  );
  const grouped = mergeGroupHeads(found);
  return {
    intro: partsOf(intro),
    entries: inheritOrganization(grouped.entries, grouped.independent),
  };
}
