import type { Resume } from "@savile/model";
import { fullResume } from "../../../packages/documents/src/testing/full-resume.ts";
import { realisticResume } from "../../../packages/documents/src/testing/realistic-resume.ts";
import { studentResume } from "../../../packages/documents/src/testing/student-resume.ts";
import * as tailored from "../../../packages/tailoring/src/testing/resumes.ts";
import { listCases } from "../matrix/cases.ts";
import { makeResume } from "../matrix/make-resume.ts";
import { englishPeople } from "./people/people-en.data.ts";
import { otherPeople } from "./people/people-other.data.ts";
import { resumeOfSketch } from "./people/sketch.ts";
import { resumeOfTruth } from "./resume-of-truth.ts";

/** A synthetic person whose files are made and read back. */
export interface Person {
  readonly id: string;
  readonly resume: Resume;
}

/** People of the extraction's matrix who have a name and dates, in their own language. */
export function matrixPeople(cases: number): Person[] {
  return listCases(cases)
    .filter((one) => one.language === "en" && !["no-name", "no-dates"].includes(one.oddity))
    .map((one) => ({ id: one.id, resume: resumeOfTruth(makeResume(one).truth) }));
}

/** People of every kind: sketches, the resumes of other tests, and some of the matrix. */
export function fixturePeople(): Person[] {
  return [
    ...[...englishPeople, ...otherPeople].map((sketch) => ({
      id: sketch.id,
      resume: resumeOfSketch(sketch),
    })),
    { id: "director", resume: realisticResume() },
    { id: "german-student", resume: studentResume() },
    ...Object.entries(tailored).map(([id, resume]) => ({ id, resume })),
    ...matrixPeople(60),
  ];
}

/** One resume with every field of the model, in three scripts: for the text layer, not for parsers. */
export function everyField(): Person {
  return { id: "every-field", resume: fullResume() };
}
