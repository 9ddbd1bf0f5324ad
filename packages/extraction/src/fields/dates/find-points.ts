import { foldSameLength } from "../../text-line/clean-text.ts";
import { presentAsWritten } from "../../words/words-abroad.data.ts";
import { seasons } from "../../words/words.data.ts";
import { monthNumbers, openEnds, sinceStarts } from "./date-words.ts";
import {
  fullYear,
  monthYear,
  namedDay,
  namedMonth,
  numericDay,
  yearFirst,
  yearPair,
  monthOf,
} from "./read-date.ts";
import type { DateContext, Point } from "./read-date.ts";

const byLength = (list: readonly string[]): string =>
  [...list].sort((a, b) => b.length - a.length).join("|");

// "Mart" is March in Turkish and Serbian, and behind a name the end of a shop's.
const monthWord = `(?:${byLength(Object.keys(monthNumbers))}|(?<![\\p{L}&][ -])mart)`;
const year = "(?:19|20)\\d\\d";
const edge = "(?<![\\p{L}\\p{N}])";
const stop = "(?![\\p{L}\\p{N}])";
const of = "\\s*(?:de\\s+|del\\s+|of\\s+|,\\s*)?\\s*";

interface Form {
  readonly pattern: RegExp;
  /** Looked for in the text as it stands: its dashes tell more than their folded form. */
  readonly isRaw?: true;
  /** Looked for only where this holds: most texts have no such date, and asking costs less than searching. */
  readonly when?: (text: string, found: readonly Point[]) => boolean;
  readonly read: (
    groups: readonly string[],
    context: DateContext,
  ) => Omit<Point, "start" | "end"> | undefined;
}

const anyYear = new RegExp(year, "gu");

/** A year that somebody does not tell: "20XX". */
export const maskedYear = "(?:19|20)(?:xx|yy|__|\\?\\?|\\*\\*)";

const masked = new RegExp(maskedYear, "u");

const forms: readonly Form[] = [
  {
    pattern: new RegExp(
      `${edge}(?:(?:${monthWord}|month|mon|${byLength(seasons)})\\.?${of}|\\d{1,2}/)?${maskedYear}(?![\\p{L}\\p{N}])`,
      "gu",
    ),
    when: (text) => masked.test(text),
    read: () => ({ value: "", form: "masked" }),
  },
  {
    pattern: new RegExp(`${edge}(${year})-(\\d\\d)-(\\d\\d)${stop}`, "gu"),
    read: (g) =>
      Number(g[2]) <= 12 && Number(g[3]) <= 31
        ? { value: `${g[1]}-${g[2]}-${g[3]}`, form: "day" }
        : undefined,
  },
  {
    // "2012. 03. 01.", "2012/3/1": the year first, as in Hungary and the east of Asia.
    pattern: new RegExp(
      `${edge}(${year})(?:\\. ?(\\d{1,2})\\. ?(\\d{1,2})(?:\\.|${stop})|/(\\d{1,2})/(\\d{1,2})${stop})`,
      "gu",
    ),
    read: (g) => yearFirst(g[1], g[2] ?? g[4], g[3] ?? g[5]),
  },
  {
    // "1. 3. 2012" is written with blanks in the middle of Europe.
    pattern: new RegExp(
      `${edge}(\\d{1,2})(?:[/.-]|\\. )(\\d{1,2})(?:[/.-]|(?<=\\. \\d{1,2})\\. )(${year})${stop}`,
      "gu",
    ),
    read: numericDay,
  },
  {
    pattern: new RegExp(
      // A tab is the border of a cell: the number before it is the end of a title, not a day.
      `${edge}(\\d{1,2})(?:st|nd|rd|th|er|\\.)? +(?:de +)?(${monthWord})\\.?${of}(${year})${stop}`,
      "gu",
    ),
    read: (g, c) => namedDay(g[1], g[2], g[3], c),
  },
  {
    pattern: new RegExp(
      `${edge}(${monthWord})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(${year})${stop}`,
      "gu",
    ),
    read: (g, c) => namedDay(g[2], g[1], g[3], c),
  },
  {
    // "2014. február – 2019. augusztus", "2020 Mar-2021 May": behind its year a month belongs to that, not to the next one.
    pattern: new RegExp(
      `${edge}(?<!${year}\\.\\s?|${year},? {1,2}(?=${monthWord}\\.?\\s*-))(${monthWord})\\.?(?:${of}|\\s*[/-]\\s*)(${year})${stop}`,
      "gu",
    ),
    read: (g, c) => namedMonth(g[1], g[2], c),
  },
  {
    pattern: new RegExp(
      // "Mar19-May21": without a blank only beside a dash.
      `${edge}(${monthWord})\\.?(?:\\s*(?:['’]\\s?|-|\\s)(?=\\d)|(?<=-\\s?${monthWord})|(?=\\d\\d\\s?-\\s?\\p{L}))(\\d\\d)(?![\\p{L}\\p{N}.:%])`,
      "gu",
    ),
    read: (g, c) => ({
      ...(namedMonth(g[1], g[2], c) ?? { value: "" }),
      form: /['’-]/.test(g[0] ?? "") ? "month" : "short",
    }),
  },
  {
    pattern: new RegExp(
      `${edge}(${year})(?:[,\\s]|\\.\\s| m\\. | (?:gada|metu) )\\s*(${monthWord})\\.?${stop}`,
      "gu",
    ),
    read: (g, c) => namedMonth(g[2], g[1], c),
  },
  {
    // Vietnamese: "tháng 3/2019", "tháng 03 năm 2019".
    pattern: new RegExp(`${edge}thang\\s+(\\d{1,2})\\s*(?:/|-|,|nam)?\\s*(${year})${stop}`, "gu"),
    read: (g, c) => monthYear(Number(g[1]), g[2] ?? "", c),
  },
  {
    pattern:
      /(?<![\p{N}])((?:19|20)\d\d)[年년]\s*(?:(\d{1,2})\s*[月월])?(?:\s*\d{1,2}\s*[日일])?/gu,
    read: (g, c) =>
      g[2] === undefined
        ? { value: g[1] ?? "", form: "year" }
        : monthYear(Number(g[2]), g[1] ?? "", c),
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}]|\\d[/.-])(0?[1-9]|1[0-2])(?:\\s?[/.]\\s?|-)(${year})${stop}`,
      "gu",
    ),
    read: (g, c) => monthYear(Number(g[1]), g[2] ?? "", c),
  },
  {
    // A hyphen behind a whole date leads to the end of a range: "01.2019-03.2021".
    pattern: new RegExp(`(?<=[/.]${year}-)(0?[1-9]|1[0-2])[/.](${year})${stop}`, "gu"),
    read: (g, c) => monthYear(Number(g[1]), g[2] ?? "", c),
  },
  {
    pattern: new RegExp(
      // "2019. 09." with a blank only where a point ends it as well.
      `${edge}(${year})(?:\\.| ?/ ?|\\. (?=\\d{1,2}\\.(?:\\s*[-–—]|\\s*$|[\\s,;)]+\\p{L})))(0?[1-9]|1[0-2])(?![\\p{L}\\p{N}]| ?[/.]\\d)`,
      "gu",
    ),
    read: (g, c) => monthYear(Number(g[2]), g[1] ?? "", c),
  },
  {
    // "2008–11": months stand behind a hyphen, years behind a dash.
    pattern: new RegExp(`${edge}(${year})–(\\d\\d)(?![\\p{L}\\p{N}/–-])`, "gu"),
    isRaw: true,
    when: (text) => [...text.matchAll(anyYear)].length === 1,
    read: yearPair,
  },
  {
    pattern: new RegExp(`${edge}(${year})-(0[1-9]|1[0-2])(?![\\p{L}\\p{N}]|/\\d\\d(?!\\d))`, "gu"),
    read: (g, c) => monthYear(Number(g[2]), g[1] ?? "", c),
  },
  {
    // With one digit only beside another such date, a year or the present: "8/19 - now", "2019-8/21", "since 3/19".
    pattern: new RegExp(
      `${edge}(0[1-9]|1[0-2]|(?<=(?:${byLength(sinceStarts)})\\s)[1-9]|(?<!/)[1-9](?=/\\d\\d\\s?(?:[-–—]|to|until|till)\\s?(?:\\d{1,2}/\\d\\d(?![\\p{N}/])|\\p{L}))|(?<=(?:/\\d\\d|(?<![\\p{N}/])${year})\\s?(?:[-–—]|to|until|till)\\s?)[1-9])/(\\d\\d)(?![\\p{L}\\p{N}/])`,
      "gu",
    ),
    read: (g, c) => ({
      ...(monthYear(Number(g[1]), g[2] ?? "", c) ?? { value: "" }),
      form: "short",
    }),
  },
  {
    pattern: new RegExp(
      `${edge}(?:(?:${byLength(seasons)})s?|(?:school\\s)?term\\s[1-4]|semester\\s[12])\\.?(?:\\s+(?:of|de|semester|term|quarter|intake))?(?:[\\s,]*|-)(['’]\\d\\d|${year})(?:\\s?/\\s?(?:${year}|\\d\\d))?${stop}`,
      "gu",
    ),
    read: (g, c) => ({ value: fullYear((g[1] ?? "").replace(/['’]/, ""), c), form: "season" }),
  },
  {
    // "2022 Summer, ...", "2022 (summer)": nothing may stand behind it that the season could belong to.
    pattern: new RegExp(
      `${edge}(${year})(?:,? | \\()(?:${byLength(seasons)})(?:\\)|(?=\\s{2}|\\t|\\s*[,;:|]|\\s+-|\\s*$))`,
      "gu",
    ),
    read: (g) => ({ value: g[1] ?? "", form: "season" }),
  },
  {
    // "2019-8 – 2021-3": beside another such date alone.
    pattern: new RegExp(
      `${edge}(${year})-([1-9])(?:(?=\\s?(?:-|to)\\s?(?:${year}-\\d|\\p{L}{3}))|(?<=${year}-\\d{1,2}\\s?(?:-|to)\\s?${year}-\\d))${stop}`,
      "gu",
    ),
    read: (g, c) => monthYear(Number(g[2]), g[1] ?? "", c),
  },
  {
    pattern: new RegExp(`${edge}(${year})\\s?[/-]\\s?(\\d\\d)(?![\\p{L}\\p{N}/-])`, "gu"),
    read: yearPair,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}$€£.,#+/:-]|\\d )(${year})(?![\\p{L}\\p{N}%]|[.,]\\d|:\\d| ?[€$£])`,
      "gu",
    ),
    read: (g) => ({ value: g[1] ?? "", form: "year" }),
  },
  {
    pattern: new RegExp(`(?<=[\\p{L}\\p{N})][ ]?[–—-])(${year})(?![\\p{L}\\p{N}%])`, "gu"),
    read: (g) => ({ value: g[1] ?? "", form: "year" }),
  },
  {
    // "'14-17": the mark of the first year stands for both.
    pattern: new RegExp(
      `(?:(?<![\\p{L}\\p{N}'])['’]|(?<=(?<![\\p{L}\\p{N}'])['’]\\d\\d\\s?-\\s?))(\\d\\d)${stop}`,
      "gu",
    ),
    read: (g, c) => ({ value: fullYear(g[1] ?? "", c), form: "short" }),
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${byLength(openEnds).replace(/\./gu, "\\.")})(?![\\p{L}\\p{N}])`,
      "gu",
    ),
    read: () => ({ value: "present", form: "present" }),
  },
  {
    // "Oct 2019 – date": the dash says "to".
    pattern: /(?<=\d\s?[-–—]\s?)date(?![\p{L}\p{N}]|\s+of\b)/gu,
    read: () => ({ value: "present", form: "present" }),
  },
  {
    pattern: new RegExp(presentAsWritten.join("|"), "giu"),
    isRaw: true,
    read: () => ({ value: "present", form: "present" }),
  },
  {
    pattern: new RegExp(`${edge}(${monthWord})\\.?${stop}`, "gu"),
    read: (g, c) => ({ value: "", form: "lone-month", month: monthOf(g[1], c) }),
  },
  {
    pattern: new RegExp(`${edge}(?:${byLength(seasons)})${stop}`, "gu"),
    when: (_text, found) => found.some((one) => one.form === "season"),
    read: () => ({ value: "", form: "lone-season" }),
  },
];

const earliest = 1950;

function isFar(value: string, limit: number): boolean {
  const told = Number(/^\d{4}/u.exec(value)?.[0] ?? limit);
  return told > limit || told < earliest;
}

/** Every date of a text, from left to right, without overlaps; more specific forms win. */
export function findPoints(text: string, context: DateContext): Point[] {
  const folded = foldSameLength(text);
  const found: Point[] = [];
  const limit = Number(context.today.slice(0, 4)) + 10;
  for (const form of forms) {
    if (form.when?.(folded, found) === false) continue;
    for (const match of (form.isRaw === true ? text : folded).matchAll(form.pattern)) {
      const start = match.index;
      const end = start + match[0].trimEnd().length;
      if (found.some((one) => one.start < end && start < one.end)) continue;
      const point = form.read([...match], context);
      if (point === undefined) continue;
      const far = isFar(point.value, limit);
      found.push({ start, end, ...point, ...(far ? { far } : {}) });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}
