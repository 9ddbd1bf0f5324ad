import { sameDates } from "./intended.ts";
import type { Intended, IntendedJob } from "./intended.ts";
import type { ReadFields, ReadJob, Reading } from "./reading.ts";

/** The fields that are looked at, in the order of the table. */
export const fields = ["name", "email", "phone", "title", "employer", "dates", "school"] as const;
export type Field = (typeof fields)[number];

/** One value of a person and what a reader made of it. */
export interface Mark {
  readonly field: Field;
  readonly intended: string;
  readonly found: string;
  readonly right: boolean;
}

function folded(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
}

const same = (one: string, other: string): boolean => folded(one) === folded(other);

const digits = (text: string): string => text.replace(/\D/gu, "");

function mark(field: Field, intended: string, found: string, right: boolean): Mark[] {
  return intended === "" ? [] : [{ field, intended, found, right }];
}

function agreement(job: IntendedJob, read: ReadJob): number {
  return [
    same(job.title, read.title),
    same(job.employer, read.employer),
    sameDates(job.dates, read.dates),
  ].filter(Boolean).length;
}

/** The job of a reader that says most of what this one says; each is taken once. */
function takeBest(job: IntendedJob, left: ReadJob[]): ReadJob {
  const nothing = { title: "", employer: "", dates: "" };
  const best = left.reduce<ReadJob | undefined>(
    (one, other) =>
      agreement(job, other) > (one === undefined ? 0 : agreement(job, one)) ? other : one,
    undefined,
  );
  if (best !== undefined) left.splice(left.indexOf(best), 1);
  return best ?? nothing;
}

function judgeFields(intended: Intended, read: ReadFields): Mark[] {
  const left = [...read.jobs];
  const schools = read.schools.map((one) => one.school);
  return [
    ...mark("name", intended.name, read.name, same(intended.name, read.name)),
    ...mark("email", intended.email, read.email, same(intended.email, read.email)),
    ...mark(
      "phone",
      intended.phone,
      read.phone,
      digits(intended.phone).endsWith(digits(read.phone)) && digits(read.phone).length > 6,
    ),
    ...intended.jobs.flatMap((job) => {
      const found = takeBest(job, left);
      return [
        ...mark("title", job.title, found.title, same(job.title, found.title)),
        ...mark("employer", job.employer, found.employer, same(job.employer, found.employer)),
        ...mark("dates", job.dates, found.dates, sameDates(job.dates, found.dates)),
      ];
    }),
    ...intended.schools.flatMap((school) =>
      mark(
        "school",
        school,
        schools.join("; "),
        schools.some((one) => same(one, school)),
      ),
    ),
  ];
}

/** Where a value stands in a text as words of their own, from a place on; -1 for nowhere. */
export function placeOf(text: string, value: string, from = 0): number {
  const sought = folded(value);
  for (let at = text.indexOf(sought, from); at >= 0; at = text.indexOf(sought, at + 1)) {
    const around = `${text.charAt(at - 1)}${text.charAt(at + sought.length)}`;
    if (!/[\p{L}\p{N}@_]/u.test(around)) return at;
  }
  return -1;
}

function judgeText(intended: Intended, said: string): Mark[] {
  const text = folded(said);
  const seen = (field: Field, value: string) => mark(field, value, "", placeOf(text, value) >= 0);
  let from = 0;
  return [
    ...seen("name", intended.name),
    ...seen("email", intended.email),
    ...seen("phone", intended.phone),
    ...intended.jobs.flatMap((job) => {
      const first = job.first === "" ? -1 : text.indexOf(folded(job.first).slice(0, 24), from);
      const at = job.dates === "" ? -1 : placeOf(text, job.dates, from);
      const inHead = at >= 0 && (first < 0 || at < first);
      if (first >= 0) from = first;
      return [
        ...seen("title", job.title),
        ...seen("employer", job.employer),
        ...mark("dates", job.dates, "", inHead),
      ];
    }),
    ...intended.schools.flatMap((school) => seen("school", school)),
  ];
}

/** Every value of a person beside what a reader made of it. */
export function judge(intended: Intended, reading: Reading): Mark[] {
  if (reading.kind === "fields") return judgeFields(intended, reading);
  return judgeText(intended, reading.kind === "text" ? reading.text : "");
}

/** The share of words of one or two letters in a text, in percent: a shredded text has many. */
export function shortWords(text: string): number {
  const words = text.match(/[\p{L}]+/gu) ?? [];
  const short = words.filter((word) => word.length <= 2).length;
  return words.length === 0 ? 0 : Math.round((short / words.length) * 100);
}
