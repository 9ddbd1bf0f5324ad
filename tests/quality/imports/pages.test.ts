import { printReactive, printRenderCv } from "@savile/documents";
import { extract } from "@savile/extraction";
import { resumeLeaves } from "@savile/model";
import type { Extraction, Resume } from "@savile/model";
import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyPerson } from "./person.ts";
import type { Person } from "./person.ts";
import { writeReactive5 } from "./write-builders.ts";
import { writeHtml, writeMarkdown, writeOdt, writeRtf } from "./write-pages.ts";

const today = "2026-11-28";

async function read(bytes: Uint8Array): Promise<Extraction> {
  const result = await extract(bytes, { today });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

function wordsOf(text: string): string[] {
  return text
    .normalize("NFKC")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** What pages say beside the words of the person: names of sections and of months. */
const ownWords = wordsOf(
  "Summary Experience Education Skills Languages Present Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
);

const pages: Readonly<Record<string, (person: Person) => Uint8Array>> = {
  Markdown: writeMarkdown,
  HTML: writeHtml,
  OpenDocument: writeOdt,
  "rich text": writeRtf,
};

describe.each(Object.entries(pages))("a page of %s", (_, write) => {
  test("gives no value that is not in it, whoever it is of", async () => {
    await fc.assert(
      fc.asyncProperty(anyPerson, async (person) => {
        const { resume } = await read(write(person));
        const known = new Set([...wordsOf(JSON.stringify(person)), ...ownWords]);
        const invented = resumeLeaves(resume).filter(({ text }) =>
          wordsOf(text).some((word) => !known.has(word)),
        );
        expect(invented).toEqual([]);
      }),
      { numRuns: runs(60) },
    );
  });

  test("is never sure of itself without a job", async () => {
    for (const person of fc.sample(anyPerson, { numRuns: 20, seed: 26 })) {
      const { resume, confidence } = await read(write({ ...person, jobs: [] }));
      expect(resume.experience).toEqual([]);
      expect(confidence ?? 0).toBeLessThanOrEqual(0.5);
    }
  });
});

/** What two files of one person have to agree in. */
function toldBy(resume: Resume) {
  const { name, headline, contact, summary, experience, education, skills, languages } = resume;
  return {
    name,
    headline,
    contact: { ...contact, links: contact.links.map(({ text }) => text) },
    summary,
    jobs: experience.map(({ title, company, location, dates, summary: about, bullets }) => ({
      title,
      company,
      location,
      start: dates.start,
      end: dates.end,
      about,
      bullets: bullets.map(({ text }) => text),
    })),
    schools: education.map(({ school, degree, field, location, dates, details }) => ({
      school,
      degree,
      field,
      location,
      start: dates.start,
      end: dates.end,
      details: details.map(({ text }) => text),
    })),
    skills: skills.flatMap((group) => group.skills.map(({ text }) => text)),
    languages: languages.map(({ name: language, level }) => [language, level]),
  };
}

describe.each([
  ["Reactive Resume", printReactive],
  ["RenderCV", printRenderCv],
] as const)("a resume written for %s", (_, print) => {
  test("is read again with everything that it says, whoever it is of", async () => {
    await fc.assert(
      fc.asyncProperty(anyPerson, async (person) => {
        const { resume } = await read(writeReactive5(person));
        const written = new TextEncoder().encode(print({ kind: "resume", resume }));
        expect(toldBy((await read(written)).resume)).toEqual(toldBy(resume));
      }),
      { numRuns: runs(60) },
    );
  });
});
