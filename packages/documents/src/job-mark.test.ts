import { expect, test } from "vitest";
import { exportFileName } from "./file-name.ts";
import { jobMark } from "./job-mark.ts";
import type { DatedJob } from "./job-mark.ts";

const nurse: DatedJob = {
  title: "Nurse",
  employer: "City Care",
  place: "Leeds",
  day: "2026-11-20",
};

test("a job of its own title or employer needs no mark", () => {
  expect(jobMark(nurse, [])).toBeUndefined();
  expect(jobMark(nurse, [{ ...nurse, title: "Senior Nurse" }])).toBeUndefined();
  expect(jobMark(nurse, [{ ...nurse, employer: "County Care" }])).toBeUndefined();
});

test.each([
  ["its place", { ...nurse, place: "York" }, [nurse], "York"],
  ["its day", { ...nurse, day: "2026-11-24" }, [nurse], "2026-11-24"],
  ["a number", nurse, [nurse, { ...nurse, place: "York" }], "3"],
  ["a number also where only the case differs", { ...nurse, title: "NURSE" }, [nurse], "2"],
])("the second job of a name is told by %s", (_, job, earlier, mark) => {
  expect(jobMark(job, earlier)).toBe(mark);
});

test("any four jobs have four names", () => {
  const jobs: DatedJob[] = [nurse, { ...nurse, place: "Hull" }, nurse, { ...nurse, place: "" }];
  const names = jobs.map((job, at) =>
    exportFileName({
      name: "Ana Prado",
      kind: "resume",
      job: { ...job, mark: jobMark(job, jobs.slice(0, at)) },
      format: "pdf",
    }),
  );
  expect(new Set(names).size).toBe(4);
});
