import { safeText } from "./file-name.ts";

/** A job that somebody wrote documents for. */
export interface DatedJob {
  readonly title?: string | undefined;
  readonly employer?: string | undefined;
  readonly place?: string | undefined;
  /** `YYYY-MM-DD` */
  readonly day: string;
}

/** Systems that tell no case apart take two names for one. */
function keyOf(...parts: readonly (string | undefined)[]): string {
  return parts.map((part) => safeText(part ?? "").toLocaleLowerCase("en")).join("/");
}

/**
 * What sets the files of a job apart from those of `earlier` jobs with the same title and employer: its place, else
 * its day, else a number; `undefined` where none has them. The earlier ones keep their names.
 */
export function jobMark(job: DatedJob, earlier: readonly DatedJob[]): string | undefined {
  const key = keyOf(job.title, job.employer);
  const twins = earlier.filter((other) => keyOf(other.title, other.employer) === key);
  if (twins.length === 0) return undefined;
  const place = keyOf(job.place);
  if (place !== "" && twins.every((twin) => keyOf(twin.place) !== place)) return job.place;
  if (twins.every((twin) => twin.day !== job.day)) return job.day;
  return String(twins.length + 1);
}
