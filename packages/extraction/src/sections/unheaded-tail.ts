import { degreeLevel } from "../entries/score-token.ts";
import { titleScore } from "../entries/title.rules.ts";
import { findDates } from "../fields/dates/find-dates.ts";
import { schoolWords } from "../fields/lexicon/degrees.data.ts";
import type { SectionKind } from "../headings/kinds.ts";
import { fold } from "../text-line/clean-text.ts";
import type { Line } from "../text-line/line.ts";

/** What is held and renewed. */
const paperWords =
  /(?<!\p{L})(?:licen[cs]es?|permit|ticket|(?:cscs|sia|white|blue|green|skills|id|twic) card|certificates?|certified|clearance|vetting|first aid|cpr|cpc|stcw|dbs|osha|(?:food|manual) (?:hygiene|safety|handling)|level \d|seaman['’]s book|passport|führerschein|permis)(?!\p{L})/iu;
const schoolExam =
  /(?<!\p{L})(?:KCSE|KCPE|WASSCE|WAEC|GCSEs?|A[- ]levels?|SSCE?|SSLC|HSC|Abitur|Matura|baccalaur[eé]at|high school|secondary school|diploma|GED)(?!\p{L})/u;
const setApart = 1.4;
const longest = 110;

type Kind = "certifications" | "education";

/** A row by itself: no text, no element of a list, and no job of some time. */
function isRow({ text, bullet, cells }: Line, today: string): boolean {
  const words = text.trim();
  if (bullet !== undefined || cells.length > 2 || words.length > longest) return false;
  if (/[.!?]$/u.test(words) || !/^[\p{Lu}\d]/u.test(words)) return false;
  return findDates(text, { today }).every(({ kind, to }) => kind !== "range" || to === "present");
}

/** What a line below jobs names, if it is no job and no text. */
function kindOf(line: Line, today: string): Kind | undefined {
  const { text } = line;
  if (!isRow(line, today)) return undefined;
  const isStudied = schoolExam.test(text) || schoolWords.test(fold(text));
  if (isStudied) return titleScore(text.split(",")[0] ?? "") < 2.4 ? "education" : undefined;
  if (paperWords.test(text)) return "certifications";
  return degreeLevel(text) > 0 ? "education" : undefined;
}

/** Where the rows begin that stand apart below the last job and name papers and studies alone; -1 where none do. */
function tailStart(lines: readonly Line[], today: string): number {
  const last = lines.findLastIndex((line) => kindOf(line, today) === undefined) + 1;
  const at = lines.findIndex((line, index) => index >= last && line.gap >= setApart);
  return at > 0 && at === last ? at : -1;
}

/** Jobs without a heading, and the papers and studies that stand apart below the last of them. */
export function partTail(
  lines: readonly Line[],
  today: string,
): { readonly kinds: readonly SectionKind[]; readonly title: string; readonly lines: Line[] }[] {
  const at = tailStart(lines, today);
  const jobs = at < 0 ? lines : lines.slice(0, at);
  const tail = at < 0 ? [] : lines.slice(at);
  const rows = (["education", "certifications"] as const).map((kind) => ({
    kinds: [kind],
    title: "",
    lines: tail.filter((line) => kindOf(line, today) === kind),
  }));
  return [
    { kinds: ["experience"], title: "", lines: [...jobs] },
    ...rows.filter((one) => one.lines.length > 0),
  ];
}
