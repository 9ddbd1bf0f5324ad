import type { Truth, TrueJob, TrueStudy } from "../matrix/truth.ts";
import type { Person } from "./json-resume.ts";
import { printedDate } from "./printed-date.ts";
import { printedText } from "./printed-text.ts";
import type { Printed, Shown } from "./printed-text.ts";

/** What of a person a file says, and how many of the values that the maker was handed those are. */
export interface Reduced {
  readonly truth: Truth;
  readonly given: number;
  readonly printed: number;
}

/** Letters behind the town within which the rest of an address stands. */
const near = 40;

function kept(printed: Printed, value: string): string {
  return printed.holds(value) ? value : "";
}

/** The town with what of the place stands behind it: some makers print the town alone. */
function placeIn(printed: Printed, { resume }: Person): string {
  const { city, region, postalCode } = resume.basics.location;
  if (!printed.holds(city)) return "";
  const behind = printed.after(city, near);
  const others = [region, postalCode].filter(
    (part) => part !== "" && behind.some((text) => printedText(text).holds(part)),
  );
  return [city, ...others].join(", ");
}

function bulletsIn(printed: Printed, lines: readonly string[]): number | null {
  const found = lines.filter((line) => printed.holds(line));
  return found.length > 0 && found.every((line) => printed.begins(line)) ? found.length : null;
}

function jobIn(printed: Printed, job: TrueJob, lines: readonly string[]): TrueJob[] {
  const [title, company] = [kept(printed, job.title), kept(printed, job.company)];
  if (title === "" && company === "") return [];
  return [
    {
      title,
      company,
      location: kept(printed, job.location),
      start: printedDate(printed.folded, job.start),
      end: printedDate(printed.folded, job.end),
      bullets: bulletsIn(printed, lines),
    },
  ];
}

/** The parts of a degree that are printed, wherever the maker sets them. */
function degreeIn(printed: Printed, person: Person, index: number, degree: string): string {
  if (printed.holds(degree)) return degree;
  const study = person.resume.education[index];
  return [study?.studyType ?? "", study?.area ?? ""]
    .filter((part) => printed.holds(part))
    .join(" ");
}

function studyIn(printed: Printed, person: Person, study: TrueStudy, index: number): TrueStudy[] {
  const degree = degreeIn(printed, person, index, study.degree);
  const school = kept(printed, study.school);
  if (degree === "" && school === "") return [];
  return [
    {
      degree,
      school,
      start: printedDate(printed.folded, study.start),
      end: printedDate(printed.folded, study.end),
    },
  ];
}

/** How many values a resume states; a list of lines is one. */
export function countValues(truth: Truth): number {
  const { name, email, phone, location, links, jobs, studies, skills } = truth;
  const texts = [
    name,
    email,
    phone,
    location,
    ...links,
    ...skills,
    ...jobs.flatMap((job) => [job.title, job.company, job.location, job.start, job.end]),
    ...studies.flatMap((study) => [study.degree, study.school, study.start, study.end]),
  ];
  const lists = jobs.filter((job) => job.bullets !== null);
  return texts.filter((text) => text !== "").length + lists.length;
}

/**
 * Makers leave out what they have no place for: a value counts only where another reader finds it in the file.
 * Dates count as exactly as they are printed, lists where each of their lines begins a line.
 */
export function reduceTruth(person: Person, shown: Shown): Reduced {
  const printed = printedText(shown);
  const { truth, resume } = person;
  const reduced: Truth = {
    name: kept(printed, truth.name),
    email: kept(printed, truth.email),
    phone: kept(printed, truth.phone),
    location: placeIn(printed, person),
    links: truth.links.filter((url) => printed.links(url)),
    jobs: truth.jobs.flatMap((job, at) => jobIn(printed, job, resume.work[at]?.highlights ?? [])),
    studies: truth.studies.flatMap((study, at) => studyIn(printed, person, study, at)),
    skills: truth.skills.filter((skill) => printed.holds(skill)),
    headings: [],
  };
  return { truth: reduced, given: countValues(truth), printed: countValues(reduced) };
}
