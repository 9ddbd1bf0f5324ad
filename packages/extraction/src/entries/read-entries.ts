import type { DateContext, DateFind } from "../fields/dates/find-dates.ts";
import { placeScore } from "../fields/place.rules.ts";
import { looksLikeCity } from "../fields/place-words.ts";
import type { Line } from "../text-line/line.ts";
import { assignRoles } from "./assign-roles.ts";
import type { Grammar } from "./assign-roles.ts";
import { divideBareHeaders } from "./bare-headers.ts";
import { takeClosingText } from "./closing-text.ts";
import { takePosts } from "./date-heads.ts";
import type { Entry, Part, Place } from "./entry.ts";
import { partsOf } from "./entry-parts.ts";
import { firmsAfterTitles } from "./firm-after-title.ts";
import { freeFirm } from "./firm-in-place.ts";
import { groupRoles } from "./group-roles.ts";
import { joinWrapped } from "./join-wrapped.ts";
import { leadInLength } from "./lead-in.ts";
import { listedHeaders } from "./listed-headers.ts";
import { isToldInBrackets, markLines } from "./mark-lines.ts";
import type { Marked } from "./mark-lines.ts";
import { withoutTail } from "./labelled-rows.ts";
import { readLabelled } from "./read-labelled.ts";
import { restScore } from "./rest.rules.ts";
import { segment } from "./segment.ts";
import type { RawEntry } from "./segment.ts";
import { remarkBehind } from "./remark-behind.ts";
import { sentenceParts } from "./sentence-parts.ts";
import { joinSentences } from "./join-sentences.ts";
import { withSharedEmployers } from "./shared-employer.ts";
import { withSharedSchools } from "./shared-school.ts";
import { rolesInLine } from "./roles-in-line.ts";
import { withSameFirms } from "./same-firm.ts";
import { splitHeader, splitSentence } from "./split-header.ts";
import { titleScore } from "./title.rules.ts";
import { isTableHead } from "./table-head.ts";
import type { Letter, Token } from "./token.ts";
import { asTimeOff } from "./time-off.ts";
import { takeTitlesBelowText } from "./titles-below-text.ts";
import { withUndatedBlocks } from "./undated-blocks.ts";
import { splitWholeLines } from "./whole-lines.ts";

/** An entry whose header is cut into parts. */
interface Draft {
  readonly raw: RawEntry;
  readonly tokens: readonly Token[];
  readonly date: Entry["date"];
}

function headerDates({ anchor, line, dates: all }: Marked): readonly DateFind[] {
  const dates = all.filter((date) => date === anchor || !isToldInBrackets(line.text, date));
  if (anchor === undefined) return dates.filter((date) => !date.bare);
  return dates.filter((date) => date === anchor || !date.bare || date.kind === "range");
}

function inOrder<T extends { readonly start: number }>(cuts: readonly T[]): T[] {
  return cuts.toSorted((a, b) => a.start - b.start);
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
    const remark = remarkBehind(one.line.text, find);
    const lead = leadInLength(one.line.text);
    const before = lead === 0 ? [] : [{ start: 0, end: lead }];
    const told =
      one.parted === undefined ? [] : [{ start: one.parted.end, end: one.line.text.length }];
    tokens.push(
      ...(one.sentence === undefined
        ? splitHeader(
            one.line,
            inOrder([...before, ...cuts, ...told, ...remark, ...(one.hidden ?? [])]),
            row,
            grammar.colons,
          )
        : splitSentence(one.line, one.sentence, row)),
    );
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

function isTown(token: Token): boolean {
  return placeScore(token.text) > 0 || (token.separator === "," && looksLikeCity(token.text));
}

function yearOf(date: string): string {
  return date.slice(0, 4);
}

function holds(whole: DateFind, part: DateFind): boolean {
  return yearOf(part.from) >= yearOf(whole.from) && yearOf(part.to) <= yearOf(whole.to);
}

/**
 * A company with its total period above several dated roles: one line without text of its own, no title, and
 * a period around those of the roles below. What stands on it is no title.
 */
function withPeriodHeads(drafts: readonly Draft[]): Draft[] {
  return drafts.map((draft, index) => {
    const next = drafts[index + 1];
    const whole = draft.date?.find;
    const role = next?.date?.find;
    const isHead =
      draft.raw.body.length === 0 &&
      draft.raw.header.length === 1 &&
      next !== undefined &&
      next.raw.body.length > 0 &&
      next.raw.header.length === 1 &&
      next.tokens.length <= draft.tokens.length &&
      whole?.kind === "range" &&
      role?.kind === "range" &&
      holds(whole, role) &&
      draft.tokens.every((token) => titleScore(token.text) < 2.4);
    if (!isHead) return draft;
    const tokens = draft.tokens.map((token, at) => ({
      ...token,
      forced: at === 0 ? ("C" as const) : isTown(token) ? ("L" as const) : ("X" as const),
    }));
    return { ...draft, tokens };
  });
}

function withBareHeaders(drafts: readonly Draft[], grammar: Grammar): readonly Draft[] {
  if (!grammar.bare) return drafts;
  const divided = divideBareHeaders(
    drafts.map(({ raw, tokens }) => ({
      tokens,
      dates: raw.header.filter(({ line }) => line === tokens[0]?.line).flatMap(headerDates),
    })),
  );
  return drafts.map((draft, at) => ({
    ...draft,
    tokens: freeFirm(divided[at] ?? draft.tokens, grammar.score),
  }));
}

function withSchools(drafts: readonly Draft[], { sharesFirm }: Grammar): readonly Draft[] {
  return sharesFirm === true ? withSharedSchools(drafts) : drafts;
}

function withEmployers(drafts: readonly Draft[], { hasUnits }: Grammar): readonly Draft[] {
  return hasUnits === true ? withSharedEmployers(drafts) : drafts;
}

/** A number, an address: no text, unless words in small letters follow ("14 rooms a shift"). */
const note = /^\(?(?:\d(?!\S*\s\p{Ll}+\s)|https?:|www\.)|[@]/u;

/** Three words or more, or two of which the second is in small letters: "Fitted kitchens". */
function tells(text: string): boolean {
  const words = text.split(/\s+/);
  return words.length > 2 || (/^\p{Lu}\p{Ll}+\s\p{Ll}/u.test(text) && restScore(text) < 1);
}

/** Lines at the end of a header in which no value was found are the first words of the text below. */
function spareRows(draft: Draft, order: readonly Letter[]): readonly Marked[] {
  const used = draft.tokens
    .filter((_, index) => (order[index] ?? "X") !== "X")
    .map((token) => token.row);
  const dated = draft.raw.header.findLastIndex((one) => one.anchor !== undefined);
  const last = Math.max(dated, 0, ...used);
  const spare = draft.raw.header.slice(last + 1);
  return spare.every(({ line }) => tells(line.text) && !note.test(line.text)) ? spare : [];
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

function asProse(one: Marked): Marked {
  return { ...one, kind: "prose" };
}

/** What a line tells of its entry behind the names of it. */
function toldPart({ line, sentence, parted }: Marked): Part[] {
  const from = parted?.body ?? sentence?.body ?? line.text.length;
  const isTold = /\p{L}{2}/u.test(line.text.slice(from));
  return isTold ? sentenceParts([{ line, from }]) : [];
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
    parts: [
      ...draft.raw.header.flatMap(toldPart),
      ...partsOf([...spare.map(asProse), ...draft.raw.body]),
    ],
    header: draft.raw.header
      .slice(0, draft.raw.header.length - spare.length)
      .map((one) => one.line),
    margin,
  };
}

/** The records of a form, and what is told below them. */
function readForms(
  lines: readonly Line[],
  context: DateContext,
): { intro: Part[]; entries: Entry[] } | undefined {
  const { rows, told } = withoutTail(lines);
  const entries = readLabelled(rows, context);
  if (entries === undefined) return undefined;
  return { intro: partsOf(told.map((line) => ({ line, kind: "prose", dates: [] }))), entries };
}

/** Reads the entries of a section: title, organisation, place and dates by one order for all of them. */
export function readEntries(
  lines: readonly Line[],
  grammar: Grammar,
  context: DateContext,
): { intro: Part[]; entries: Entry[] } {
  const labelled = grammar.labelled ? readForms(lines, context) : undefined;
  if (labelled !== undefined) return labelled;
  const segments = segment(
    markLines(
      joinWrapped(
        joinSentences(
          listedHeaders(
            lines.filter((line) => !isTableHead(line)),
            context,
            grammar.isHead,
          ),
          context,
          grammar.hasUnits === true,
        ),
      ),
      { ...context, inCells: true },
      grammar.isHead,
      grammar.isNote,
      grammar.hasUnits === true,
    ),
  );
  const { intro, entries: cut } =
    grammar.hasUnits === true ? withUndatedBlocks(segments) : segments;
  const { entries, closing } = takeClosingText(cut);
  const posts = takePosts(splitWholeLines(entries, grammar.isWhole, grammar.isHead));
  const whole = grammar.hasUnits === true ? rolesInLine(takeTitlesBelowText(posts)) : posts;
  const drafts = withPeriodHeads(
    withEmployers(
      withBareHeaders(
        withSchools(
          whole.map((entry) => draftOf(entry, grammar)),
          grammar,
        ),
        grammar,
      ),
      grammar,
    ),
  );
  const read = assignRoles(
    drafts.map((draft) => draft.tokens),
    grammar,
  );
  const readings = drafts.map(({ tokens }, at) => ({ tokens, letters: read[at]?.letters ?? [] }));
  const orders =
    grammar.hasUnits === true ? firmsAfterTitles(readings) : readings.map(({ letters }) => letters);
  const found = drafts.map((draft, index) =>
    toEntry(draft, orders[index] ?? [], read[index]?.margin ?? 0, grammar.joinsNext),
  );
  const grouped = groupRoles(withSameFirms(found));
  return {
    intro: [...partsOf(intro), ...partsOf(closing)],
    entries: grammar.hasUnits === true ? grouped.map(asTimeOff) : grouped,
  };
}
