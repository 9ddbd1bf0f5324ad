import type { Hint, Period } from "@savile/model";
import { hintOf } from "./documents.ts";
import type { SentDocuments } from "./documents.ts";

/** Dates of unlike precision are compared as far as both go. */
function isAfter(a: string, b: string): boolean {
  const most = Math.min(a.length, b.length);
  return a.slice(0, most) > b.slice(0, most);
}

function isReversed({ start, end }: Period): boolean {
  return start !== "" && end !== "" && end !== "present" && isAfter(start, end);
}

/** Periods of jobs and studies that end before they begin, and jobs that begin in the future. */
export function impossibleDates({ resume: { resume }, today }: SentDocuments): Hint[] {
  const all = [...resume.experience, ...resume.education];
  const reversed = all.filter(({ dates }) => isReversed(dates));
  const future = resume.experience.filter(({ dates }) => isAfter(dates.start, today));
  const found = (entries: readonly (typeof all)[number][]) => ({
    paths: entries.map(({ id }) => `${id}.dates`),
    of: all.length,
    said: entries.map(({ dates }) => dates.text),
  });
  return [
    ...hintOf("reversed-dates", "resume", found(reversed)),
    ...hintOf("future-start", "resume", found(future)),
  ];
}
