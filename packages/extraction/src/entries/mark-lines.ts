import { findDates } from "../fields/dates/find-dates.ts";
import type { DateContext, DateFind } from "../fields/dates/find-dates.ts";
import type { Line } from "../text-line/line.ts";
import { indentedLists, isFullLine } from "./indented-lists.ts";
import { loudHeaders } from "./loud-headers.ts";
import { endsInLegalForm, isNameLine } from "./names-in-line.ts";
import { namesBelowDates } from "./names-below-date.ts";
import { withoutPassingDates } from "./passing-dates.ts";
import { remarkBehind } from "./remark-behind.ts";
import { readsAsSentence } from "./reads-as-sentence.ts";
import { readHeadAndProse } from "./head-and-prose.ts";
import type { HeadAndProse } from "./head-and-prose.ts";
import { readSentence } from "./sentence-entry.ts";
import type { SentenceEntry } from "./sentence-entry.ts";
import { titleScore } from "./title.rules.ts";
import { withYears } from "./years-alone.ts";
import type { DatedRow } from "./years-alone.ts";
import { readTold } from "./told-job.ts";

/** What a line is inside an entry: part of its header, a list element (or its next line), or prose. */
export interface Marked {
  readonly line: Line;
  readonly kind: "header" | "bullet" | "more" | "prose";
  /** The date that makes the line the anchor of an entry. */
  readonly anchor?: DateFind;
  readonly dates: readonly DateFind[];
  /** The whole entry is told in this line. */
  readonly sentence?: SentenceEntry;
  /** The line names the entry and tells of it. */
  readonly parted?: HeadAndProse;
  /** What of the line belongs to another entry. */
  readonly hidden?: readonly { readonly start: number; readonly end: number }[];
}

const dateLabel =
  /(?:^|(?<=[\s,|(]))(?:grad(?:uated|uation|uating)?|completed|completion|conferred|awarded|obtained|received|class of|dates?|period|year|issued|abschluss|zeitraum|obtenu|promotion|conclus[aã]o|conclu[ií]do|finalizado|t[eé]rmino)\.?:?$/iu;

const sinceWhen = /^(?:since|seit|depuis|desde)\s/iu;

/** "(Team Lead since 2023)": a title in brackets beside another one, and since when it is held. */
export function isToldInBrackets(text: string, date: DateFind): boolean {
  const before = text.slice(0, date.start);
  const inside = before.slice(before.lastIndexOf("(") + 1);
  const isOpen = before.includes("(") && !inside.includes(")");
  return isOpen && sinceWhen.test(text.slice(date.start)) && titleScore(inside) >= 1.9;
}

/** "Larch View. Carer. Since March 2019.": a sentence of its own between two full stops. */
function isBetweenStops(before: string, after: string, { kind }: DateFind): boolean {
  const isClosed = /^\.?$/.test(after) || (kind === "range" && after.startsWith(". "));
  return (
    isClosed &&
    /(?:[\p{Ll})]{3}|,\s\p{Lu}\p{Ll}{1,2}(?<!\b(?:Co|St|Mt))|,\s[A-Z]{2})\.$/u.test(before)
  );
}

/** The date stands apart from the words around it, as dates in headers do. */
function standsApart(text: string, date: DateFind): boolean {
  if (isToldInBrackets(text, date)) return false;
  const raw = text.slice(0, date.start).replace(/ +$/, "");
  const before = raw.replace(dateLabel, "").trim();
  const after = text.slice(date.end).trim();
  const startOk =
    before === "" ||
    raw !== raw.replace(dateLabel, "") ||
    /[,|(•·–—:;/\t-]$/.test(raw) ||
    isBetweenStops(raw, after, date);
  const endOk = after === "" || /^[,|()•·–—:;/-]/.test(after) || text.startsWith("\t", date.end);
  if (date.kind === "range") return startOk || endOk;
  if (date.expected) return startOk || endOk;
  if (before === "" || after === "" || after === ")") {
    if (!date.bare) return true;
    return startOk && endOk;
  }
  return startOk && endOk;
}

const longestName = 110;

/** A long name and a place between separators: "Consortium for Transport Limited · Birmingham". */
function isSeparated(text: string): boolean {
  return text.length <= 140 && /\p{L}\s+[·|]\s+\p{Lu}/u.test(text) && !/[.;!?]$/.test(text.trim());
}

/** A period in a cell of its own before all else. */
function opensWithRange({ text }: Line, anchor: DateFind | undefined): boolean {
  return anchor?.kind === "range" && anchor.start === 0 && text.startsWith("\t", anchor.end);
}

/** "MARLBRIDGE REGIONAL COUNCIL, ROADS & PLANNING SERVICES, Dartmouth": no sentence begins with a name in capitals. */
function opensInCapitals(text: string): boolean {
  const name = /^[^,|•·\t(]+/u.exec(text)?.[0].trim() ?? "";
  const capitals = name.split(/\s+/u).filter((word) => /\p{Lu}{2}/u.test(word));
  const isName = name === name.toUpperCase() && capitals.length > 1;
  return isName && text.length <= longestName && !/[.!?;:]$/u.test(text.trim());
}

function holdsNames(text: string): boolean {
  return isSeparated(text) || isNameLine(text) || opensInCapitals(text);
}

/** How long a dated line is without the remark behind its period. */
function headLength(text: string, anchor: DateFind | undefined): number {
  const [remark] = text.length > 220 ? [] : remarkBehind(text, anchor);
  return remark?.start ?? text.length;
}

/** "Washing up.", "Repaired bicycles": two or three words that end a sentence, or begin with what was done. */
const fewWords =
  /^\p{Lu}\p{Ll}+(?: \p{Ll}{2,}){1,2}\.$|^\p{Lu}\p{Ll}+ed(?: \p{Ll}{2,}){1,2}(?<=\p{Ll}s)$/u;

function isProse(line: Line, dated: boolean, anchor: DateFind | undefined): boolean {
  const text = line.text;
  if (opensWithRange(line, anchor)) return false;
  const words = text.split(/\s+/).length;
  if (dated) return headLength(text, anchor) > 140;
  if (holdsNames(text)) return false;
  if (text.length > 95 && line.cells.length < 3) return true;
  if (fewWords.test(text.trim()) && titleScore(text) < 1.5) return true;
  if (!line.bold && line.cells.length === 1 && readsAsSentence(text)) return true;
  const flowing = line.fill > 0.85 && line.cells.length === 1 && !line.bold;
  if (words > 6 && flowing && !/[|•·]|\s[–—]\s/.test(text)) return true;
  if (
    words > 3 &&
    /[.;!]$/.test(text.trim()) &&
    !endsInLegalForm(text) &&
    !/\b(?:Inc|Ltd|Co|Corp|S\.A|L\.L\.C|St|Dr|Jr|Sr|Bros|Mfg|e\.V|L\.P|B\.V|N\.V|Pty|No|Dept|[A-Z])\.$/.test(
      text.trim(),
    )
  )
    return true;
  return words > 11 && line.cells.length === 1;
}

/** A label above the list of an entry ("Key achievements:"): no part of its header and no element. */
export const bodyLabel =
  /^(?:(?:key|main|major|selected|core|job)\s+)?(?:achievements?|accomplishments?|responsibilities|duties|tasks|highlights|results|aufgaben|tätigkeiten|erfolge|missions?|réalisations|tâches|funciones|logros|tareas|responsabilidades|atividades|principais atividades|realizações)(?:\s+(?:included?|and \p{L}+))?\s*:?$/iu;

/** A line that tells something about the entry after a label: no part of its header. */
const entryNote =
  /^(?:(?:key |main )?clients?|customers|technologies|tech(?:nical)? stack|tools(?: used)?|environment|skills(?: used)?|references?|supervisor|line manager|reporting to|reports to|salary|reason for leaving|team size|industry|sector|duties|tasks|kunden|branche|technologien|aufgaben|vorgesetzter?|technologies utilisées|environnement|secteur|missions?|tecnolog[ií]as|sector|funciones|motivo|tecnologias|atividades)\s*:\s+\S/iu;

/** A line that holds a web address and nothing else. */
export const loneLink = /^(?:(?:https?:\/\/|www\.)\S+|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/\S*)$/i;

/** Goes on with an element wherever it begins: its first word had no room on the line above. */
function wrapsOn(line: Line, last: Line): boolean {
  const sameStyle =
    line.bold === last.bold && line.italic === last.italic && Math.abs(line.size - last.size) < 0.6;
  const isOpen = !/[.!?:]["”)]?$/.test(last.text.trim()) && line.block === last.block;
  return (
    sameStyle && isOpen && line.gap < 1.2 && line.cells.length === 1 && isFullLine(last, line, 0)
  );
}

const fullLine = 0.85;

/** Small letters right below an element that has not ended, however short that is: lists have columns too. */
function isRestOfWords(line: Line, last: Line): boolean {
  const end = /[.!?:;]["”)]?$/u.exec(last.text.trim())?.[0] ?? "";
  // Behind a colon a line may begin something else, unless the one above it is full.
  const isAnnounced = end === ":" && last.fill > fullLine && line.gap < 1.2;
  const isOpen = (end === "" || isAnnounced) && line.cells.length === 1;
  return isOpen && line.block === last.block && line.gap < 1.3 && /^\p{Ll}{2}/u.test(line.text);
}

/** A line without a glyph that continues the list element above it. */
function continues(line: Line, last: Line, bulletIndent: number): boolean {
  const fresh = line.gap >= 1.2 && /[.!?]$/.test(last.text.trim()) && /^\p{Lu}/u.test(line.text);
  if (fresh || loneLink.test(last.text.trim())) return false;
  const sameBlock = line.block === last.block;
  const step = line.box === undefined ? 1 : 2;
  const hanging = sameBlock ? line.indent > bulletIndent + step : false;
  const boldStart = (line.pieces[0]?.bold ?? line.bold) && !(last.pieces.at(-1)?.bold ?? last.bold);
  if (hanging && line.gap < 1.7 && !boldStart) return true;
  if (hanging && line.gap < 2.2 && /^[\p{Ll}(]/u.test(line.text)) return true;
  if (wrapsOn(line, last) || isRestOfWords(line, last)) return true;
  const lower = /^[\p{Ll}\d(%$&]/u.test(line.text) && !/[.!?:]$/.test(last.text.trim());
  return lower && (sameBlock ? line.gap < 1.6 && last.fill > 0.6 : line.columnStart);
}

function continuesProse(line: Line, last: Line): boolean {
  if (isNameLine(line.text)) return false;
  if (line.block !== last.block) return line.columnStart && /^\p{Ll}/u.test(line.text);
  const sameStyle =
    line.bold === last.bold && Math.abs(line.size - last.size) < 0.6 && line.italic === last.italic;
  return sameStyle && line.gap < 1.5 && last.fill > 0.7 && line.cells.length === 1;
}

function anchorOf(line: Line, dates: readonly DateFind[]): DateFind | undefined {
  const apart = dates.filter((date) => standsApart(line.text, date));
  return apart.find((date) => date.kind === "range") ?? apart[0];
}

/** Whether the header lines at the end have their date already. */
function belowDate(out: readonly Marked[]): boolean {
  const from = out.findLastIndex((one) => one.kind !== "header");
  return (
    out.slice(from + 1).some((one) => one.anchor !== undefined) || out.at(-1)?.kind === "prose"
  );
}

/** A line that holds an entry with what it tells of it. */
function asTold(
  { line, dates }: DatedRow,
  context: DateContext,
  tellsOfJobs: boolean,
): Marked | undefined {
  if (line.bullet !== undefined) return undefined;
  const sentence =
    readSentence(line.text, context) ?? (tellsOfJobs ? readTold(line.text, context) : undefined);
  if (sentence !== undefined)
    return { line, kind: "header", dates, anchor: sentence.date, sentence };
  const parted = tellsOfJobs ? readHeadAndProse(line.text, context) : undefined;
  const anchor = dates.find(({ kind }) => kind === "range");
  if (parted === undefined || anchor === undefined) return undefined;
  return { line, kind: "header", dates, anchor, parted };
}

/** Marks the lines of a section. */
export function markLines(
  lines: readonly Line[],
  context: DateContext,
  isHead: (line: Line) => boolean = () => false,
  isNote: (line: Line) => boolean = () => false,
  tellsOfJobs = false,
): Marked[] {
  const rows = withoutPassingDates(
    withYears(
      lines.map((line) => {
        const dates = findDates(line.text, context);
        return { line, dates, anchor: anchorOf(line, dates) };
      }),
    ),
    isHead,
  );
  const listed = indentedLists(rows, isHead);
  const loud = loudHeaders(rows);
  const out: Marked[] = [];
  let bulletIndent = 0;
  for (const { line, dates, anchor } of rows) {
    const last = out.at(-1);
    const mark = listed.get(line);
    const dated =
      anchor !== undefined && (anchor.kind === "range" || !/[.;]$/.test(line.text.trim()));
    const extra = anchor === undefined ? {} : { anchor };
    const told = asTold({ line, dates, anchor }, context, tellsOfJobs);
    const isAdded = anchor === undefined && line.bullet === undefined && isNote(line);
    if (told !== undefined) {
      out.push(told);
    } else if (loud.has(line)) {
      out.push({ line, kind: "header", dates });
    } else if (isAdded && belowDate(out)) {
      out.push({ line, kind: "prose", dates });
    } else if (
      bodyLabel.test(line.text.trim()) ||
      (anchor === undefined && entryNote.test(line.text))
    ) {
      out.push({ line, kind: "prose", dates });
    } else if (mark !== undefined) {
      bulletIndent = line.indent;
      out.push({ line, kind: mark, dates });
    } else if (line.bullet !== undefined) {
      bulletIndent = line.indent;
      out.push({ line, kind: "bullet", dates, ...extra });
    } else if (
      last !== undefined &&
      (last.kind === "bullet" || last.kind === "more") &&
      !(dated && anchor?.kind === "range") &&
      continues(line, last.line, bulletIndent)
    ) {
      out.push({ line, kind: "more", dates });
    } else if (isHead(line) && line.text.length < 220) {
      out.push({ line, kind: "header", dates, ...(dated ? extra : {}) });
    } else if (
      isProse(line, dated, anchor) ||
      (last?.kind === "prose" && !dated && continuesProse(line, last.line))
    ) {
      out.push({ line, kind: "prose", dates });
    } else {
      out.push({ line, kind: "header", dates, ...(dated ? extra : {}) });
    }
  }
  return namesBelowDates(out);
}
