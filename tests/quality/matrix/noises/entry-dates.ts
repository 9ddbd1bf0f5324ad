import type { Made } from "../make-resume.ts";
import type { Random } from "../random.ts";
import {
  changeJobs,
  changeStudies,
  hasDates,
  hasPlainEntries,
  respell,
  valuesOf,
} from "./entry-parts.ts";
import { hasDateColumn } from "./noise.ts";
import type { Ground, Noise } from "./noise.ts";

/** A time as it is: a year with a month where one is known, or the present. */
interface Point {
  readonly year: string;
  readonly month: number;
  readonly isPresent: boolean;
}

/** A time as it is printed and as a careful reader notes it. */
interface Written {
  readonly text: string;
  readonly iso: string;
}

interface Period {
  readonly start: string;
  readonly end: string;
}

/** How a person writes one date, and what stands between two. */
interface Way {
  readonly point: (one: Point, ground: Ground) => Written;
  readonly between: readonly string[];
}

/** How the dates of one file are written: all in one way, but for those that a shorter one says. */
interface Style {
  readonly shortens: "nothing" | "within a year" | "until now";
  readonly way: Way;
}

function pointOf(iso: string, random: Random): Point {
  const [year = "", month = ""] = iso.split("-");
  return {
    year,
    month: month === "" ? random.whole(1, 12) : Number(month),
    isPresent: iso === "present",
  };
}

function two(month: number): string {
  return String(month).padStart(2, "0");
}

function withMonth(text: (one: Point) => string): Way["point"] {
  return (one) => ({ text: text(one), iso: `${one.year}-${two(one.month)}` });
}

const monthPoint: Way = {
  point: withMonth(({ year, month }) => `${month}.${year}`),
  between: [" – ", " - ", "–"],
};

const yearStroke: Way = {
  point: withMonth(({ year, month }) => `${year} / ${two(month)}`),
  between: [" – ", " - "],
};

const yearPoint: Way = {
  point: withMonth(({ year, month }) => `${year}.${two(month)}`),
  between: [" - ", "-", " – "],
};

const season: Way = {
  // December counts for the winter of its year, as people write it.
  point: ({ year, month }, { more }) => ({
    text: `${more.seasons[(Math.floor((month % 12) / 3) + 3) % 4] ?? ""} ${year}`,
    iso: year,
  }),
  between: [" – ", " - "],
};

const styles: readonly Style[] = [
  { shortens: "nothing", way: yearStroke },
  { shortens: "nothing", way: yearPoint },
  { shortens: "nothing", way: season },
  { shortens: "until now", way: monthPoint },
  { shortens: "within a year", way: monthPoint },
];

function presentWord({ one, words }: Ground): Written {
  return { text: words.now[one.variant % words.now.length] ?? "", iso: "present" };
}

function writeAs(way: Way, iso: string, ground: Ground): Written {
  const point = pointOf(iso, ground.random);
  return point.isPresent ? presentWord(ground) : way.point(point, ground);
}

/** A period within one year, with the year once: "May- August 2021". */
function withinYear({ end }: Period, ground: Ground): { text: string } & Period {
  const { random, words } = ground;
  const from = random.whole(1, 6);
  const to = from + random.whole(2, 5);
  const year = end.slice(0, 4);
  const text = `${words.months[from - 1] ?? ""}- ${words.months[to - 1] ?? ""} ${year}`;
  return { text, start: `${year}-${two(from)}`, end: `${year}-${two(to)}` };
}

/** A job that goes on, by its beginning alone: "since 3.2021". */
function sinceThen({ start }: Period, ground: Ground): { text: string } & Period {
  const point = pointOf(start, ground.random);
  const text = `${ground.more.since} ${point.month}.${point.year}`;
  return { text, start: `${point.year}-${two(point.month)}`, end: "present" };
}

type Rewritten = { readonly text: string } & Period;

function rewritePeriod(
  period: Period,
  { shortens, way }: Style,
  between: string,
  ground: Ground,
): Rewritten {
  const goesOn = period.end === "present";
  if (shortens === "within a year" && !goesOn) return withinYear(period, ground);
  if (shortens === "until now" && goesOn) return sinceThen(period, ground);
  const [start, end] = [writeAs(way, period.start, ground), writeAs(way, period.end, ground)];
  return { text: `${start.text}${between}${end.text}`, start: start.iso, end: end.iso };
}

function rewriteEnd(end: string, { way }: Style, ground: Ground): Rewritten {
  const { text, iso } = writeAs(way, end, ground);
  return { text, start: "", end: iso };
}

function oddlyDated(made: Made, ground: Ground): Made {
  const style = ground.random.pick(styles);
  const between = ground.random.pick(style.way.between);
  const rewrite = (period: Period): Rewritten =>
    period.start === ""
      ? rewriteEnd(period.end, style, ground)
      : rewritePeriod(period, style, between, ground);
  const jobs = changeJobs(made, ({ entry, job }) => {
    const { text, start, end } = rewrite(job);
    return { entry: respell(entry, valuesOf(entry).dates, text), job: { ...job, start, end } };
  });
  return changeStudies(jobs, (entry, study) => {
    const { text, start, end } = rewrite(study);
    return [respell(entry, valuesOf(entry).dates, text), { ...study, start, end }];
  });
}

/** Dates as `2021 / 03`, `2021.03`, `3.2021`, since a month, by seasons, or within one year. */
const oddDates: Noise = {
  name: "odd-dates",
  group: "dates",
  fits: (one) => hasPlainEntries(one) && hasDates(one),
  sheet: oddlyDated,
};

function stacked(period: Period, between: string, ground: Ground): string[] {
  const { one, words } = ground;
  const point = (iso: string): string => {
    if (iso === "present") return presentWord(ground).text;
    const [year = "", month = ""] = iso.split("-");
    if (month === "") return year;
    return one.dateStyle % 2 === 0
      ? `${words.shortMonths[Number(month) - 1] ?? ""} ${year}`
      : `${month}/${year}`;
  };
  return [point(period.start), between, point(period.end)].filter((text) => text !== "");
}

/** What stands on the line between two times; the standard fonts of PDF files have no arrows. */
function betweenOf({ one, words }: Ground, isNewestFirst: boolean): string[] {
  const hasArrows = one.maker === "typst" || one.maker === "docx";
  const arrows = hasArrows ? [isNewestFirst ? "↑" : "↓"] : [];
  return [...(isNewestFirst ? ["|", "–", "—"] : [words.to, "–", "—", ""]), ...arrows];
}

/** Periods over two or three lines of a narrow column, in some files with the newest time on top. */
const stackedDates: Noise = {
  name: "stacked-dates",
  group: "dates",
  fits: (one) => hasPlainEntries(one) && hasDates(one) && hasDateColumn(one) && one.maker !== "txt",
  sheet: (made, ground) => {
    const { random } = ground;
    const isNewestFirst = random.chance(0.4);
    const between = random.pick(betweenOf(ground, isNewestFirst));
    return changeJobs(made, ({ entry, job }) => {
      const lines = stacked(job, between, ground);
      const aside = (isNewestFirst ? lines.toReversed() : lines).join("\n");
      return { entry: { ...entry, aside }, job };
    });
  },
};

/** Noises of how dates are written. */
export const dateNoises: readonly Noise[] = [oddDates, stackedDates];
