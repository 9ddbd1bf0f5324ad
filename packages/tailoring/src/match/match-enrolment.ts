import { none } from "./evidence.ts";
import type { Found } from "./evidence.ts";
import type { Source, SourceLine } from "./source.ts";
import { openStatus } from "./status.ts";

const enrolment =
  /\b(?:matriculat(?:ion|ed|ing)|(?:currently |actively |full[- ]time |part[- ]time )*enrol(?:l?ed|l?ment) (?:in|at|as)|(?:current|college|university|undergraduate|graduate|full[- ]time|degree[- ]seeking) (?:\p{L}+ )?students?\b(?! (?:affairs|services|life|records|loans?|housing|advis\p{L}+))|pursuing an? (?:\p{L}+['’]?s? ){0,3}degree|working towards? an? (?:\p{L}+['’]?s? ){0,3}degree|students? (?:only|welcome|in (?:their|the) (?:final|last|second|third)))/iu;

/** Whether a demand is to be a student now. */
export function asksToStudy(text: string): boolean {
  return enrolment.test(text);
}

/** The degrees and courses that somebody has begun and not ended. */
export function studiesUnderWay(source: Source): SourceLine[] {
  return source.lines.filter(
    (line) => /^edu.*\.degree$/u.test(line.address) && openStatus(source, line),
  );
}

/** Studies under way, for a demand to be a student. */
export function matchEnrolment(source: Source, text: string): Found {
  if (!asksToStudy(text)) return none;
  const [open] = studiesUnderWay(source);
  return open === undefined ? none : { factIds: [open.address], strength: 1, how: "degree" };
}
