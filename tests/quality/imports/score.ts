import type { Period, Resume } from "@savile/model";
import { resumeLeaves } from "@savile/model";

/** What an author wrote down of a file before a program read it. */
export interface Truth {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly jobs: readonly {
    readonly title: string;
    readonly employer: string;
    readonly start: string;
    readonly end: string;
  }[];
  readonly schools: readonly {
    readonly school: string;
    readonly degree: string;
    readonly start: string;
    readonly end: string;
  }[];
  readonly skills: readonly string[];
  readonly certificates: readonly string[];
  readonly projects: readonly string[];
  readonly publications: readonly string[];
  readonly awards: readonly string[];
  /** How many entries of other sections may be read as jobs or as what their section says. */
  readonly mayBeJobs?: number;
  /** What stands in the file and is nothing that the person says. */
  readonly never: readonly string[];
}

/** What was read of a file. */
export interface Reading {
  readonly resume: Resume;
  /** Null where the reader gives none; that claims nothing. */
  readonly confidence: number | null;
}

/** One value that was looked for. */
export interface Mark {
  readonly kind: string;
  readonly right: boolean;
  /** The value of the truth. */
  readonly value: string;
}

const lists = ["skills", "certificates", "projects", "publications", "awards"] as const;

/** A text without case, marks and breaks of lines, as two people would call it the same. */
export function folded(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

const digits = (text: string): string => text.replace(/\D/gu, "");

/** Whether words stand in a text as words of their own. */
function stands(words: string, text: string): boolean {
  return ` ${text} `.includes(` ${folded(words)} `);
}

/** Whether what must not be said is: marks as they are, words as words of their own. */
function isSaid(value: string, resume: Resume, text: string): boolean {
  if (/^[\p{L}\p{N}]/u.test(value)) return stands(value, text);
  return resumeLeaves(resume).some((leaf) => leaf.text.includes(value));
}

/** A date of the truth may say less than the file's: a month stands for its days. */
function isDate(said: string | undefined, wanted: string): boolean {
  return (said ?? "").startsWith(wanted.slice(0, 7));
}

interface Entry {
  readonly first: string;
  readonly second: string;
  readonly dates: Period;
}

/**
 * The entry that is meant: the one with both names, else one with either of them; each is taken once. A degree
 * may be written with its field or without.
 */
function takeEntry(entries: Entry[], first: string, second: string): Entry | undefined {
  const isFirst = (entry: Entry): boolean => folded(entry.first) === folded(first);
  const isSecond = (entry: Entry): boolean => second !== "" && stands(second, folded(entry.second));
  const at = [
    entries.findIndex((entry) => isFirst(entry) && isSecond(entry)),
    entries.findIndex((entry) => isFirst(entry) || isSecond(entry)),
  ].find((place) => place >= 0);
  return at === undefined ? undefined : entries.splice(at, 1)[0];
}

function jobMarks(resume: Resume | undefined, truth: Truth): Mark[] {
  const left = (resume?.experience ?? []).map(({ title, company, dates }) => ({
    first: title,
    second: company,
    dates,
  }));
  return truth.jobs.flatMap(({ title, employer, start, end }) => {
    const entry = takeEntry(left, title, employer);
    const isTitle = folded(entry?.first ?? "") === folded(title);
    const isEmployer = folded(entry?.second ?? "") === folded(employer);
    return [
      { kind: "job", right: entry !== undefined, value: `${title}, ${employer}` },
      { kind: "title", right: entry !== undefined && isTitle, value: title },
      { kind: "employer", right: entry !== undefined && isEmployer, value: employer },
      {
        kind: "start",
        right: entry !== undefined && isDate(entry.dates.start, start),
        value: start,
      },
      { kind: "end", right: entry !== undefined && isDate(entry.dates.end, end), value: end },
    ];
  });
}

function schoolMarks(resume: Resume | undefined, truth: Truth): Mark[] {
  const left = (resume?.education ?? []).map(({ degree, field, school, dates }) => ({
    first: school,
    second: `${degree} ${field}`,
    dates,
  }));
  return truth.schools.flatMap(({ school, degree, start, end }) => {
    const entry = takeEntry(left, school, degree);
    const isSchool = folded(entry?.first ?? "") === folded(school);
    return [
      { kind: "school", right: entry !== undefined && isSchool, value: school },
      { kind: "degree", right: stands(degree, folded(entry?.second ?? "")), value: degree },
      {
        kind: "school start",
        // Studies told with one date alone end on it; when they began is not said.
        right:
          entry !== undefined && isDate(entry.dates.start || (start === end ? start : ""), start),
        value: start,
      },
      {
        kind: "school end",
        right: entry !== undefined && isDate(entry.dates.end, end),
        value: end,
      },
    ];
  });
}

function headMarks(resume: Resume | undefined, truth: Truth): Mark[] {
  const name = folded(resume?.name ?? "") === folded(truth.name);
  const email = resume !== undefined && mailsOf(resume).includes(truth.email);
  const phone = digits(resume?.contact.phone ?? "").includes(digits(truth.phone));
  return [
    { kind: "name", right: name, value: truth.name },
    { kind: "email", right: email, value: truth.email },
    { kind: "phone", right: phone, value: truth.phone },
  ].filter(({ value }) => value !== "");
}

function mailsOf({ contact }: Resume): string[] {
  return [contact.email, ...contact.links.map((link) => link.text)];
}

/** What no reading may do: say what the author set aside, or make a job of something else. */
function restraintMarks({ resume, confidence }: Reading, truth: Truth, text: string): Mark[] {
  const invented = resume.experience.length - truth.jobs.length - (truth.mayBeJobs ?? 0);
  const doubt = {
    kind: "doubt without a job",
    right: (confidence ?? 0) <= 0.5,
    value: `${confidence}`,
  };
  return [
    ...truth.never.map((value) => ({
      kind: "left out",
      right: !isSaid(value, resume, text),
      value,
    })),
    { kind: "no other jobs", right: invented <= 0, value: `${invented}` },
    ...(truth.jobs.length === 0 ? [doubt] : []),
  ];
}

/** Awards and certificates with their year behind their name, as some people write them. */
function datedNames(resume: Resume | undefined): string {
  const awards = (resume?.awards ?? []).map(({ title, dates }) => `${title} ${dates.text}`);
  const certificates = (resume?.certifications ?? []).flatMap(({ name, issuer, year }) => [
    `${name} ${year} ${issuer}`,
    `${name} ${issuer} ${year}`,
  ]);
  return [...awards, ...certificates].map(folded).join(" \n ");
}

/**
 * Compares what was read of a file with what its author wrote down. A file that was refused has lost all
 * that stands in it.
 */
export function scoreImport(reading: Reading | undefined, truth: Truth): Mark[] {
  const resume = reading?.resume;
  const leaves = resume === undefined ? [] : resumeLeaves(resume).map((leaf) => folded(leaf.text));
  const text = leaves.join(" \n ");
  const dated = `${text} \n ${datedNames(resume)}`;
  return [
    ...headMarks(resume, truth),
    ...jobMarks(resume, truth),
    ...schoolMarks(resume, truth),
    ...lists.flatMap((kind) =>
      truth[kind].map((value) => ({
        kind,
        right: stands(value, kind === "awards" || kind === "certificates" ? dated : text),
        value,
      })),
    ),
    ...(reading === undefined ? [] : restraintMarks(reading, truth, text)),
  ];
}
