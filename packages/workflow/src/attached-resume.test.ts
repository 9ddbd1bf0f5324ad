import { printPrintedJson, readJson } from "@savile/documents";
import { extract } from "@savile/extraction";
import { resumeLeaves, templateIds } from "@savile/model";
import type { Resume, TemplateId } from "@savile/model";
import { describe, expect, it } from "vitest";
import { fullResume } from "../../documents/src/testing/full-resume.ts";
import { layOut, resumeDocument } from "../../documents/src/testing/lay-out.ts";
import { realisticResume } from "../../documents/src/testing/realistic-resume.ts";
import { studentResume } from "../../documents/src/testing/student-resume.ts";
import { brokenPromises } from "../../extraction/src/testing/check-promises.ts";

const people = { full: fullResume(), real: realisticResume(), student: studentResume() };

async function readBack(
  printed: Resume,
  carried: Resume,
  { template = "modern", pagesOnly = false }: { template?: TemplateId; pagesOnly?: boolean } = {},
) {
  const attachment = printPrintedJson(resumeDocument(carried));
  const { pdf } = layOut(resumeDocument(printed), { attachment, template });
  const read = await extract(pdf, { today: "2026-11-24", pagesOnly });
  if (!read.ok) throw new Error(read.error.code);
  expect(brokenPromises(read.value)).toEqual([]);
  return read.value;
}

const codesOf = ({ findings }: { findings: readonly { code: string }[] }) =>
  findings.map(({ code }) => code).filter((code) => code.startsWith("attached"));
const valuesOf = (resume: Resume) =>
  resumeLeaves(resume).map(
    ({ address, text }) => `${address} ${text.replace(/^https?:\/\/(?:www\.)?|\/$/gu, "")}`,
  );

describe("the data in a PDF of ours", () => {
  it.each(
    templateIds.flatMap((id) =>
      Object.entries(people).map(([who, resume]) => [id, who, resume] as const),
    ),
  )("of %s is read as it was meant: %s", async (template, _, resume) => {
    const read = await readBack(resume, resume, { template });
    expect(codesOf(read)).toEqual(["attached_read"]);
    const carried = readJson(printPrintedJson(resumeDocument(resume)));
    const meant = carried.kind === "resume" ? valuesOf(carried.resume) : [];
    expect(valuesOf(read.resume)).toEqual(meant);
  });

  it("is left alone by who reads the pages only", async () => {
    expect(codesOf(await readBack(people.real, people.real, { pagesOnly: true }))).toEqual([]);
  });

  it.each<[string, (resume: Resume) => Resume]>([
    ["another employer", (resume) => withJob(resume, { company: "Globex International" })],
    ["a skill more", (resume) => ({ ...resume, headline: `${resume.headline} and astronaut` })],
    ["a line less", (resume) => withJob(resume, { bullets: [] })],
    ["no summary", (resume) => ({ ...resume, summary: "" })],
    ["the dates of two jobs changed over", swapped],
  ])("does not count where it says %s", async (_, change) => {
    const pages = await readBack(people.real, people.real, { pagesOnly: true });
    const read = await readBack(people.real, change(people.real));
    expect(codesOf(read)).toEqual(["attached_differs"]);
    expect(read.resume).toEqual(pages.resume);
  });
});

function withJob(resume: Resume, change: Partial<Resume["experience"][number]>): Resume {
  const [first, ...rest] = resume.experience;
  if (first === undefined) throw new Error("no job");
  return { ...resume, experience: [{ ...first, ...change }, ...rest] };
}

function swapped(resume: Resume): Resume {
  const [first, second, ...rest] = resume.experience;
  if (first === undefined || second === undefined) throw new Error("no jobs");
  const jobs = [{ ...first, dates: second.dates }, { ...second, dates: first.dates }, ...rest];
  return { ...resume, experience: jobs };
}
