const monthNames =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** "2020-06", "2020-06-15", and the same with a point or a slash: "15.06.2020", "15/06/2020", "06/2020". */
const inFigures =
  /(?<![\d./])(?<!(?<!(?:19|20)\d\d)-)(?:((?:19|20)\d\d)-(\d\d)(?:-\d\d)?|(\d{1,2})([./])(?:(\d{1,2})\4)?((?:19|20)\d\d))(?![\d/]|[.-]\d(?!\d?[./]))/gu;

function nameOf(month: number): string | undefined {
  return monthNames[month - 1];
}

/** The month of two figures before a year: behind a point the second; of "06/15" and "15/06" that which can be one. */
function monthOf(first: number, mark: string, second: number): number | undefined {
  if (mark === ".") return second;
  if (first === second || first > 12) return second;
  return second > 12 ? first : undefined;
}

/** A date in figures; `undefined` for what is none, like the school year "2019-20". */
function readDate(found: readonly (string | undefined)[]): string | undefined {
  const [, isoYear, isoMonth, first = "", mark = "", second, year = ""] = found;
  if (isoYear !== undefined) {
    const month = Number(isoMonth);
    const isPairOfYears = month === (Number(isoYear) + 1) % 100;
    const name = isPairOfYears ? undefined : nameOf(month);
    return name === undefined ? undefined : `${name} ${isoYear}`;
  }
  if (second === undefined) {
    const name = nameOf(Number(first));
    return name === undefined ? undefined : `${name} ${year}`;
  }
  const month = monthOf(Number(first), mark, Number(second));
  // Which of two figures is the month, nobody can tell: the year is sure.
  if (month === undefined) return year;
  const name = nameOf(month);
  return name === undefined ? undefined : `${name} ${year}`;
}

/** A text with its dates in figures as month and year in words: "15.06.2020" as "June 2020". */
export function withWrittenDates(text: string): string {
  return text.replace(inFigures, (whole, ...groups: (string | undefined)[]) => {
    return readDate([whole, ...groups.slice(0, 6)]) ?? whole;
  });
}

/** A text of the same length in which a date in figures is its year alone; days and months count nothing. */
export function withYearsAlone(text: string): string {
  return text.replace(inFigures, (whole, ...groups: (string | undefined)[]) => {
    if (readDate([whole, ...groups.slice(0, 6)]) === undefined) return whole;
    const [isoYear, , , , , year = ""] = groups;
    return isoYear === undefined ? year.padStart(whole.length) : isoYear.padEnd(whole.length);
  });
}
