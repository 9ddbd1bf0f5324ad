const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const month = `(?:(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?,? )?`;
const year = "((?:19|20)\\d\\d)";
const open = "present|now|today|current|date";
const beginning = new RegExp(
  `\\b(?:since|joined|started|began|hired|promoted|became|appointed)\\b[^.;\\d]{0,60}?\\b${month}${year}`,
  "iu",
);
const range = new RegExp(
  `(?:from )?\\b${month}${year}\\s?(?:(?:right|straight|all the way|up) )?(?:-|–|—|to|until|till|through)\\s?(?:${month}${year}|(${open}))`,
  "iu",
);

/** A stretch of time that a text tells of: `YYYY-MM` or `YYYY`, "present" at an open end, none where only a beginning is told. */
export interface ToldPeriod {
  readonly start: string;
  readonly end: string | undefined;
  readonly span: readonly [number, number];
}

function isoOf(name: string | undefined, digits: string): string {
  const index = name === undefined ? -1 : months.indexOf(name.toLowerCase());
  return index < 0 ? digits : `${digits}-${String(index + 1).padStart(2, "0")}`;
}

/** The first stretch of time that a text tells of, by both of its ends or by its beginning. */
export function periodIn(text: string): ToldPeriod | undefined {
  const both = range.exec(text);
  if (both !== null) {
    const end = both[5] === undefined ? isoOf(both[3], both[4] ?? "") : "present";
    return {
      start: isoOf(both[1], both[2] ?? ""),
      end,
      span: [both.index, both.index + both[0].length],
    };
  }
  const one = beginning.exec(text);
  if (one === null) return undefined;
  return {
    start: isoOf(one[1], one[2] ?? ""),
    end: undefined,
    span: [one.index, one.index + one[0].length],
  };
}

const inBrackets = new RegExp(
  `^(?:\\p{L}+ ){0,3}?${month}${year}(?: on(?:wards?)?)?$|\\b(?:from|since) ${month}${year}$`,
  "iu",
);
const inFigures = /\b(\d{1,2})\/((?:19|20)\d\d)$/u;

/** The beginning that the words in brackets behind a title tell of: "from 02/2015", "moved up Jan 2020". */
export function beginningIn(text: string): string | undefined {
  const figures = inFigures.exec(text);
  if (figures !== null) return `${figures[2] ?? ""}-${(figures[1] ?? "").padStart(2, "0")}`;
  const found = inBrackets.exec(text);
  if (found === null) return undefined;
  return isoOf(found[1] ?? found[3], found[2] ?? found[4] ?? "");
}
