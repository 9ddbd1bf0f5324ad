/** A unit of time with the shortest and the longest stretch that it may be, in days. */
export interface TimeUnit {
  readonly name: string;
  readonly days: readonly [number, number];
}

const minute = 1 / 1440;

const units: readonly (readonly [string, string, number, number])[] = [
  ["second", "seconds sec secs s", minute / 60, minute / 60],
  ["minute", "minute minutes min mins", minute, minute],
  ["hour", "hour hours hr hrs h", 1 / 24, 1 / 24],
  ["day", "day days", 1, 1],
  ["week", "week weeks wk wks", 7, 7],
  ["fortnight", "fortnight fortnights", 14, 14],
  ["month", "month months mo mos", 28, 31],
  ["quarter", "quarter quarters", 84, 93],
  ["term", "term terms trimester trimesters", 70, 130],
  ["season", "season seasons", 75, 200],
  ["semester", "semester semesters", 105, 190],
  [
    "year",
    "year years yr yrs annum jahr jahre jahren ans année années año años ano anos",
    360,
    366,
  ],
  ["decade", "decade decades", 3600, 3660],
];

const byWord: ReadonlyMap<string, TimeUnit> = new Map(
  units.flatMap(([name, words, from, to]) =>
    words.split(" ").map((word): [string, TimeUnit] => [word, { name, days: [from, to] }]),
  ),
);

/** The unit of time that a word names. */
export function timeUnit(word: string): TimeUnit | undefined {
  return byWord.get(word);
}

/** Words between a number and its unit of time that change nothing: "four school years". */
export const unitAdjectives = new Set(
  "full whole single consecutive straight solid good school academic calendar working business successive entire".split(
    " ",
  ),
);

/** The days that so many units are, shortest and longest. */
export function daysOf(value: number, { days }: TimeUnit): readonly [number, number] {
  return [value * days[0], value * days[1]];
}
