import type { Case } from "../matrix/cases.ts";
import { listCases } from "../matrix/cases.ts";
import { makeResume } from "../matrix/make-resume.ts";
import { createRandom } from "../matrix/random.ts";
import { textOf } from "../matrix/sheet.ts";
import type { Part, Sheet } from "../matrix/sheet.ts";
import type { Truth, TrueJob } from "../matrix/truth.ts";
import type { JsonResume, JsonStudy, JsonWork, Person } from "./json-resume.ts";

type Oddity = Case["oddity"];

const oddities: readonly Oddity[] = ["none", "none", "none", "none", "one-job", "publications"];

/** A case whose sheet says every value once, in English, as the themes' own headings and months are. */
function plainCase(one: Case, index: number): Case {
  return {
    ...one,
    language: "en",
    layout: "one",
    dates: "right",
    shape: 1,
    headingStyle: 0,
    oddity: oddities[index % oddities.length] ?? "none",
    // One more than a multiple of three: studies with both dates, languages as "name (level)".
    variant: 3 * (one.variant % 333) + 1,
  };
}

function linesOf(sheet: Sheet, kind: string): string[] {
  const parts = sheet.parts.filter((part) => part.kind === kind);
  return parts.flatMap((part: Part) => [
    ...part.items.map((line) => line.text),
    ...part.rows.map((row) => textOf(row.left)),
  ]);
}

/** People write a day, a month or a year; one person always the same. */
function withDay(date: string, index: number): string {
  if (date === "present" || date === "") return "";
  return date.length === 7 && index % 3 !== 0 ? `${date}-${index % 2 === 0 ? "15" : "01"}` : date;
}

/** Every third person writes the first line of a job as a sentence above the list. */
function bodyOf(lines: readonly string[], index: number): Pick<JsonWork, "summary" | "highlights"> {
  const [first, ...rest] = lines;
  return index % 3 === 1 && first !== undefined && rest.length > 0
    ? { summary: `${first}.`, highlights: rest }
    : { summary: "", highlights: lines };
}

function workOf(sheet: Sheet, truth: Truth, index: number): JsonWork[] {
  const entries = sheet.parts.find((part) => part.kind === "experience")?.entries ?? [];
  return truth.jobs.map((job, at) => ({
    name: job.company,
    company: job.company,
    position: job.title,
    location: job.location,
    startDate: withDay(job.start, index),
    endDate: withDay(job.end, index),
    ...bodyOf(
      (entries[at]?.body ?? []).map((line) => line.text),
      index,
    ),
  }));
}

/** "BSc Adult Nursing" and "MA in Law" as a kind of study and its field. */
export function splitDegree(degree: string): { studyType: string; area: string } {
  const found =
    /^(.+?) in (.+)$/u.exec(degree) ?? /^([A-Z][a-z]{0,2}[A-Z]+\w*)\s+(?!Level)(.+)$/u.exec(degree);
  return { studyType: found?.[1] ?? degree, area: found?.[2] ?? "" };
}

function studiesOf(truth: Truth, index: number): JsonStudy[] {
  return truth.studies.map((study) => ({
    institution: study.school,
    ...splitDegree(study.degree),
    startDate: withDay(study.start, index),
    endDate: withDay(study.end, index),
    courses: [],
  }));
}

/** Skills in two groups, or each by itself with how well it is known. */
function skillsOf({ skills }: Truth, index: number): JsonResume["skills"] {
  if (index % 2 === 1)
    return skills.map((name, at) => ({
      name,
      level: at % 2 === 0 ? "Advanced" : "Intermediate",
      keywords: [],
    }));
  const half = Math.ceil(skills.length / 2);
  return [
    { name: "Main", level: "Advanced", keywords: skills.slice(0, half) },
    { name: "More", level: "Intermediate", keywords: skills.slice(half) },
  ].filter((group) => group.keywords.length > 0);
}

/** "Tulsa, OK 74103" as city, region and code. */
export function splitPlace(place: string): JsonResume["basics"]["location"] {
  const [city = "", rest = ""] = place.split(", ");
  const postalCode = /\d{4,}$/u.exec(rest)?.[0] ?? "";
  return { city, region: rest.replace(postalCode, "").trim(), postalCode };
}

function basicsOf(sheet: Sheet, truth: Truth): JsonResume["basics"] {
  const profile = truth.links.find((link) => link.includes("linkedin.com"));
  const page = truth.links.find((link) => link !== profile) ?? "";
  const profiles =
    profile === undefined
      ? []
      : [{ network: "LinkedIn", username: profile.split("/").at(-1) ?? "", url: profile }];
  return {
    name: truth.name,
    label: sheet.headline,
    email: truth.email,
    phone: truth.phone,
    summary: linesOf(sheet, "summary").join(" "),
    url: page,
    website: page,
    location: splitPlace(truth.location),
    profiles,
  };
}

function volunteered(sheet: Sheet, id: string): TrueJob[] {
  const random = createRandom(`${id} volunteer`);
  return linesOf(sheet, "volunteer").map((line) => {
    const [title = "", company = ""] = line.split(", ");
    const year = random.whole(2012, 2018);
    const [start, end] = [`${year}-03`, `${year + random.whole(1, 3)}-09`];
    return { title, company, location: "", start, end, bullets: null };
  });
}

/** The words before the last comma and the year behind it. */
function withYear(line: string): [string, string] {
  const found = /^(.*), (\d{4})$/u.exec(line);
  return found === null ? [line, ""] : [found[1] ?? line, found[2] ?? ""];
}

function listsOf(
  sheet: Sheet,
): Pick<JsonResume, "awards" | "certificates" | "publications" | "languages" | "interests"> {
  return {
    awards: linesOf(sheet, "awards")
      .map(withYear)
      .map(([title, date]) => ({ title, date, awarder: "", summary: "" })),
    certificates: linesOf(sheet, "certifications")
      .map(withYear)
      .map(([name, date]) => ({ name, date, issuer: "" })),
    publications: linesOf(sheet, "publications").map((line) => {
      const [, name = line, publisher = ""] = /^“(.+)”, (.+)$/u.exec(line) ?? [];
      return { name, publisher, releaseDate: "", summary: "" };
    }),
    languages: linesOf(sheet, "languages").map((line) => {
      const [, language = line, fluency = ""] = /^(.+) \((.+)\)$/u.exec(line) ?? [];
      return { language, fluency };
    }),
    interests: linesOf(sheet, "interests")
      .flatMap((line) => line.split(", "))
      .map((name) => ({ name, keywords: [] })),
  };
}

function makePerson(one: Case, index: number): Person {
  const { sheet, truth } = makeResume(one);
  const helped = volunteered(sheet, one.id);
  const work = workOf(sheet, truth, index);
  return {
    id: one.id,
    truth: {
      ...truth,
      jobs: [
        ...truth.jobs.map((job, at) => ({ ...job, bullets: work[at]?.highlights.length ?? null })),
        ...helped,
      ],
      headings: [],
    },
    resume: {
      basics: basicsOf(sheet, truth),
      work,
      volunteer: helped.map((job) => ({
        organization: job.company,
        position: job.title,
        startDate: withDay(job.start, index),
        endDate: withDay(job.end, index),
        summary: "",
        highlights: [],
      })),
      education: studiesOf(truth, index),
      skills: skillsOf(truth, index),
      references: [],
      ...listsOf(sheet),
    },
  };
}

/** `count` people from the `from`-th case on; the same numbers give the same people. */
export function makePeople(from: number, count: number): Person[] {
  return listCases(from + count)
    .slice(from)
    .map((one, index) => makePerson(plainCase(one, index), index));
}
