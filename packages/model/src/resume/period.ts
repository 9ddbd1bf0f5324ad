import { wordTable } from "../text/word-table.ts";
import type { Period } from "./resume.ts";
import { oneLine } from "../text/text.ts";

const months = wordTable<number>({
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  nov: 11,
  dec: 12,
});
const monthWord =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const year = "(?:19|20)\\d{2}";
const date = `(?:${monthWord}\\.?,?\\s+(?:\\d{1,2},?\\s+)?${year}|(?:0?[1-9]|1[0-2])\\s?[/.]\\s?${year}|${year}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\\d|3[01]))?|${year})`;
const now = "(?:present|current|today|now|ongoing|to date)";
const dash = "(?:\\s*[-\\u2010-\\u2015\\u2212~]\\s*|\\s+(?:to|until|till|through)\\s+)";

const range = new RegExp(`^(${date}|${monthWord}\\.?)${dash}(${date}|${now})$`, "iu");
const single = new RegExp(
  `^(?:(since|from|until)\\s+)?(${date})(\\s*[-\\u2010-\\u2015\\u2212]\\s*)?$`,
  "iu",
);

function monthOf(text: string): number | undefined {
  const numeric = /^(\d{1,2})\s?[/.]/.exec(text)?.[1];
  if (numeric !== undefined) return Number(numeric);
  return months[/^[a-z]{3}/i.exec(text)?.[0].toLowerCase() ?? ""];
}

/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD` of one printed date, at the precision written; `""` if it is none. */
function isoOf(text: string): string {
  const found = new RegExp(year).exec(text)?.[0];
  if (found === undefined) return "";
  if (/^\d{4}-\d{2}/.test(text)) return text;
  const month = monthOf(text);
  if (month === undefined) return found;
  const day = /\s(\d{1,2}),?\s/.exec(text)?.[1];
  return [found, String(month), ...(day === undefined ? [] : [day])]
    .map((part) => part.padStart(2, "0"))
    .join("-");
}

/** "Mar – May 2020": the first month borrows the year of the second. */
function borrowYear(from: string, to: string): string {
  if (new RegExp(year).test(from)) return from;
  return `${from.replace(/\.$/, "")} ${new RegExp(year).exec(to)?.[0] ?? ""}`.trim();
}

/**
 * Reads a printed period ("Jan 2020 – Present", "03/2018 - 2019", "2021", "since May 2020"). `text` is
 * kept as written; `start` and `end` are `""` where the text states none that is understood.
 */
export function parsePeriod(written: string): Period {
  const text = oneLine(written);
  const pair = range.exec(text);
  if (pair?.[1] !== undefined && pair[2] !== undefined) {
    const open = new RegExp(`^${now}$`, "i").test(pair[2]);
    return {
      text,
      start: isoOf(borrowYear(pair[1], pair[2])),
      end: open ? "present" : isoOf(pair[2]),
    };
  }
  const alone = single.exec(text);
  if (alone?.[2] === undefined) return { text, start: "", end: "" };
  const iso = isoOf(alone[2]);
  const opens = /^(?:since|from)$/i.test(alone[1] ?? "") || alone[3] !== undefined;
  if (opens) return { text, start: iso, end: "present" };
  return { text, start: "", end: iso };
}

/** Whether a text is a period and nothing else. */
export function isPeriodText(text: string): boolean {
  const { start, end } = parsePeriod(text);
  return start !== "" || end !== "";
}

const monthNames = [
  "Jan",
  "Feb",
  "Mar",
  "Apr",
  "May",
  "Jun",
  "Jul",
  "Aug",
  "Sep",
  "Oct",
  "Nov",
  "Dec",
];

function printDate(iso: string): string {
  if (iso === "present") return "Present";
  const [yearPart = "", month, day] = iso.split("-");
  const name = monthNames[Number(month) - 1];
  if (month === undefined || name === undefined) return yearPart;
  return day === undefined ? `${name} ${yearPart}` : `${name} ${Number(day)}, ${yearPart}`;
}

/** The printed form of a period that is known only by its dates: "Jan 2020 – Present". */
export function printPeriod(start: string, end: string): string {
  if (start === "" || end === "") return printDate(start === "" ? end : start);
  return `${printDate(start)} – ${printDate(end)}`;
}
