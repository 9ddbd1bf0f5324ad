import { extract } from "@savile/extraction";
import { resumeLeaves, toJsonResume } from "@savile/model";
import type { Extraction, Period } from "@savile/model";
import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyPerson } from "./person.ts";
import type { Person, Span } from "./person.ts";
import { writeLinkedIn, writeReactive4, writeReactive5, writeRenderCv } from "./write-builders.ts";
import { writeCandidate, writePassport } from "./write-europass.ts";

const today = "2026-11-28";

const formats: Readonly<Record<string, (person: Person) => Uint8Array>> = {
  "Reactive Resume v4": writeReactive4,
  "Reactive Resume v5": writeReactive5,
  RenderCV: writeRenderCv,
  "LinkedIn archive": writeLinkedIn,
  "Europass, older dialect": writePassport,
  "Europass, present dialect": writeCandidate,
};

async function read(bytes: Uint8Array): Promise<Extraction> {
  const result = await extract(bytes, { today });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const spanOf = ({ start, end }: Pick<Period, "start" | "end">): Span => ({ start, end });

/** Everything that the person says, in one line of words. */
function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== "");
}

/** Words that formats say by other means: an end that is open, a month by its number. */
const ownWords = wordsOf(
  "Present Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec Computer https example org",
);

function told(person: Person): Set<string> {
  return new Set([...wordsOf(JSON.stringify(person)), ...ownWords]);
}

describe.each(Object.entries(formats))("a file of %s", (_, write) => {
  test("gives every job, school and date, whoever it is of", async () => {
    await fc.assert(
      fc.asyncProperty(anyPerson, async (person) => {
        const { resume } = await read(write(person));
        expect(resume.name).toBe(`${person.first} ${person.last}`);
        expect(resume.contact).toMatchObject({ email: person.email, phone: person.phone });
        expect(
          resume.experience.map(({ title, company, dates }) => ({
            title,
            company,
            ...spanOf(dates),
          })),
        ).toEqual(
          person.jobs.map(({ title, employer, start, end }) => ({
            title,
            company: employer,
            start,
            end,
          })),
        );
        expect(
          resume.experience.map(({ summary, bullets }) => [
            summary,
            ...bullets.map((one) => one.text),
          ]),
        ).toEqual(person.jobs.map((job) => [job.told, ...job.points]));
        expect(
          resume.education.map(({ school, degree, dates }) => ({
            school,
            degree,
            ...spanOf(dates),
          })),
        ).toEqual(
          person.studies.map(({ school, degree, start, end }) => ({ school, degree, start, end })),
        );
        const skills = resume.skills.flatMap((group) => group.skills.map((one) => one.text));
        expect(skills).toEqual(person.skills);
      }),
      { numRuns: runs(60) },
    );
  });

  test("gives no value that is not in it", async () => {
    await fc.assert(
      fc.asyncProperty(anyPerson, async (person) => {
        const { resume } = await read(write(person));
        const known = told(person);
        const invented = resumeLeaves(resume).filter(({ text }) =>
          wordsOf(text).some((word) => !known.has(word)),
        );
        expect(invented).toEqual([]);
      }),
      { numRuns: runs(60) },
    );
  });

  test("is never sure of itself without a job, and goes out as JSON Resume", async () => {
    const [person] = fc.sample(anyPerson, { numRuns: 1, seed: 26 });
    if (person === undefined) throw new Error("no sample");
    const alone = await read(write({ ...person, jobs: [] }));
    expect(alone.confidence ?? 1).toBeLessThanOrEqual(0.5);
    const again = await read(
      new TextEncoder().encode(JSON.stringify(toJsonResume(await read(write(person))))),
    );
    expect(again.resume.experience).toEqual((await read(write(person))).resume.experience);
  });
});

test("of an archive of LinkedIn only what belongs in a resume is read", async () => {
  const [person] = fc.sample(anyPerson, { numRuns: 1, seed: 7 });
  if (person === undefined) throw new Error("no sample");
  const { lines, findings } = await read(writeLinkedIn(person));
  expect(lines.map(({ text }) => text).join("\n")).not.toMatch(/Secret|Stranger|Never/u);
  expect(findings.find(({ code }) => code === "parts_not_read")?.detail).toContain("2 other files");
});
