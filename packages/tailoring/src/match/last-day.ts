import { numberWords } from "../text/number-words.data.ts";

/** Words before a day that end something: "valid to 2019", "exp. 03/2021". */
const before =
  "(?:(?:valid|current|good|in (?:force|date)|registered|licen[cs]ed|certified|cleared|paid(?: up)?|held|extended|renewed|updated|refreshed|revalidated) (?:up )?(?:to|until|till|through|thru)|(?<=^\\s*|[,;(|]\\s*)to|valid|exp(?:ir(?:es?|ed|y|ing|ation))?(?: date)?|until|till|runs? to|ended|ends|renewal(?: (?:due|date))?|renew by|due for renewal|g[üu]ltig bis|bis|jusqu['’]?(?:en|au|à)?|hasta|fino al?|geldig tot|tot)";
const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const date = new RegExp(
  `(?<!\\p{L})${before}\\.?:?\\s+(?:in |on |the )?(?:end of )?(?:(\\d{1,2})[./-])?(?:(\\d{1,2})[./-]|(?:\\d{1,2}(?:st|nd|rd|th)? )?(${months.join("|")})\\p{L}*\\.? (?:\\d{1,2},? )?)?((?:19|20)\\d\\d)(?:-(\\d\\d))?`,
  "iu",
);

/** "exp. 10/26": a month and the last two figures of its year. */
const shortDate = new RegExp(
  `(?<!\\p{L})${before}\\.?:?\\s+(0?[1-9]|1[0-2])[./](\\d\\d)(?![\\d./-])`,
  "iu",
);

const some = `\\d|${Object.keys(numberWords).join("|")}`;

/** "May 2019 (3 years)", "2019, valid for three years". */
const span = new RegExp(
  `(?:(\\d{1,2})[./-])?((?:19|20)\\d\\d)[^\\p{L}\\d]{1,4}(?:valid (?:for )?)?(${some}) (?:years?|yrs?)\\b(?! (?:of|experience))`,
  "iu",
);

/** The month in which something ends that was given in a month and holds for years. */
export function endOfSpan(text: string): string | undefined {
  const [, month, year, years = ""] = span.exec(text) ?? [];
  if (year === undefined) return undefined;
  const length = numberWords[years.toLowerCase()] ?? Number(years);
  return `${Number(year) + length}-${(month ?? "12").padStart(2, "0")}`;
}

const term = /(?<![\d./-])((?:19|20)\d\d)\s*(?:[-–]|to|until|till)\s*((?:19|20)\d\d)(?![\d./-])/u;

/** The last month of "2018 - 2021", the years for which a paper was held. */
export function endOfTerm(text: string): string | undefined {
  const [, , year] = term.exec(text) ?? [];
  return year === undefined ? undefined : `${year}-12`;
}

/** The month of "31/03" and of "03/31"; of "05/06" the earlier one, since nobody can say. */
function monthOf(first: string | undefined, second: string | undefined): number | undefined {
  const numbers = [first, second].flatMap((one) => (one === undefined ? [] : [Number(one)]));
  const months = numbers.filter((one) => one >= 1 && one <= 12);
  return months.length === 0 ? undefined : Math.min(...months);
}

function lastShortDay(text: string): string | undefined {
  const [, month, year] = shortDate.exec(text) ?? [];
  return month === undefined ? undefined : `20${year}-${month.padStart(2, "0")}`;
}

/** The month (`YYYY-MM`) in which something that a text names ends; the last one of a year that stands alone. */
export function lastDay(text: string): string | undefined {
  const found = date.exec(text);
  if (found === null) return lastShortDay(text) ?? endOfSpan(text);
  const [, first, second, word, year = "", iso] = found;
  const named = word === undefined ? undefined : months.indexOf(word.toLowerCase()) + 1;
  const month = named ?? monthOf(first, second) ?? Number(iso ?? 12);
  return `${year}-${String(Math.min(12, Math.max(1, month))).padStart(2, "0")}`;
}

const day = new RegExp(
  `(?:(${months.join("|")})\\p{L}*\\.?,? )?(?<![\\d/.-])((?:19|20)\\d\\d)(?![\\d/.-])`,
  "giu",
);
/** Words before a day on which something that is held ends, or is looked at again. */
const ofEnd =
  /(?:valid|exp\p{L}*|until|till|to|through|thru|renew\p{L}*|review\p{L}*|revalidat\p{L}*|due|next|bis|[-–])[^\p{L}\d]*(?:\p{L}+[^\p{L}\d]+)?(?:\d{1,2}[^\p{L}\d]+)?$/iu;

/** What is held for a time and renewed: a day to come behind it is the day on which it runs out. */
const renewed =
  /(?<!\p{L})(?:licen[cs]es?|permits?|tickets?|cards?|registration|clearance|passport|first aid|cpr|bls|acls|pals|hltaid\d+|dbs|endorsement|(?:police|criminal record|vulnerable sector|working with children|background) checks?|(?:practising|practicing) certificates?)(?!\p{L})/iu;
/** What is said of that which is still to come. */
const expected =
  /(?<!\p{L})(?:expected|anticipated|booked|rebooked|scheduled|planned|pending|due|exams?|examination|test|course|class|candidate|student|trainee|learner|provisional|starts?|begins?|sitting|studying|training|in progress|applied|application|eligible|from|next)(?!\p{L})/iu;

/** Whether a text names something that runs out, and says nothing of what is still to come. */
export function runsOut(text: string): boolean {
  return renewed.test(text) && !expected.test(text);
}

const onlyDay = new RegExp(
  `^\\W*(?:\\d{1,2}[./\\s-])?(?:\\d{1,2}[./\\s-]|(?:${months.join("|")})\\p{L}*\\.?,? )?((?:19|20)\\d\\d)\\W*$`,
  "iu",
);

/**
 * Whether a day by itself, which stands in an entry of a certificate, is the one on which that runs out: of what is
 * renewed any day to come is, of anything else one beyond the coming year, for nobody waits that long for a paper.
 */
export function isEndOf(entry: string, text: string, month: string): boolean {
  const year = onlyDay.exec(text)?.[1];
  if (year === undefined || expected.test(entry)) return false;
  return runsOut(entry) || Number(year) > Number(month.slice(0, 4)) + 1;
}

/** Whether a text names a day to come that is not the end of something: an examination, the second day of a course. */
export function liesAhead(text: string, month: string): boolean {
  if (runsOut(text)) return false;
  return [...text.matchAll(day)].some(({ index, 1: word, 2: year = "" }) => {
    if (ofEnd.test(text.slice(0, index))) return false;
    const at = word === undefined ? 0 : months.indexOf(word.toLowerCase()) + 1;
    return at === 0 ? year > month.slice(0, 4) : `${year}-${String(at).padStart(2, "0")}` > month;
  });
}
