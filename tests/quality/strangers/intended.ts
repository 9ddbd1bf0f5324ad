import { parsePeriod } from "@savile/model";
import type { Resume } from "@savile/model";

/** A job as it is printed; `""` for what the person does not state. */
export interface IntendedJob {
  readonly title: string;
  readonly employer: string;
  readonly dates: string;
  /** The first line of text below its head. */
  readonly first: string;
}

/** What a reader should find in the file of a person. */
export interface Intended {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly jobs: readonly IntendedJob[];
  readonly schools: readonly string[];
}

/** The values of a resume that decide whether anybody calls. */
export function intendedOf(resume: Resume): Intended {
  return {
    name: resume.name,
    email: resume.contact.email,
    phone: resume.contact.phone,
    jobs: resume.experience.map((job) => ({
      title: job.title,
      employer: job.company,
      dates: job.dates.text,
      first: job.summary === "" ? (job.bullets[0]?.text ?? "") : job.summary,
    })),
    schools: resume.education.map((entry) => entry.school).filter((school) => school !== ""),
  };
}

/** Two ways to write the same months are the same dates. */
export function sameDates(one: string, other: string): boolean {
  const [a, b] = [parsePeriod(one), parsePeriod(other)];
  if (one === other && one !== "") return true;
  return a.start === b.start && a.end === b.end && a.start + a.end !== "";
}
