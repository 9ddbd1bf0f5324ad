import { mkdirSync, writeFileSync } from "node:fs";
import type { Resume, Tailoring } from "@savile/model";
import { parsePosting, proofread, tailor } from "@savile/tailoring";
import { beforeAll, describe, expect, it } from "vitest";
import { sentencesOf } from "../../../packages/tailoring/src/text/sentences.ts";
import { factsOf } from "../../../packages/tailoring/src/testing/build-resume.ts";
import { corpusDay, reportFolder } from "../engines.ts";
import { people } from "./people.ts";
import { postings } from "./postings.ts";

/** A letter of an invented person. No figure here says that it could be sent: that is read. */
interface WrittenLetter {
  readonly person: string;
  readonly job: string;
  readonly company: string | undefined;
  readonly tailoring: Tailoring;
  readonly paragraphs: readonly string[];
  readonly sentences: readonly string[];
}

async function write(person: string, job: string, resume: Resume, jobDescription: string) {
  const posting = parsePosting(jobDescription);
  const result = await tailor({
    resume,
    facts: factsOf(resume),
    extractionConfidence: 0.95,
    posting,
    jobDescription,
    today: corpusDay,
  });
  if (!result.ok) throw new Error(`${person} x ${job}: ${result.error.code}`);
  const paragraphs = result.value.letter.letter.paragraphs.map(({ text }) => text);
  const sentences = paragraphs.flatMap((text) =>
    sentencesOf(text).map(({ start, end }) => text.slice(start, end)),
  );
  const { company } = posting;
  return { person, job, company, tailoring: result.value, paragraphs, sentences };
}

const jobsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = postings;

describe("forty letters of ten people in ten trades", () => {
  let letters: readonly WrittenLetter[] = [];
  beforeAll(async () => {
    letters = await Promise.all(
      Object.entries(people).flatMap(([person, resume]) =>
        Object.entries(jobsOf[person] ?? {}).map(([job, text]) => write(person, job, resume, text)),
      ),
    );
    mkdirSync(reportFolder, { recursive: true });
    const pages = letters.map(({ person, job, tailoring, paragraphs }) =>
      [`## ${person} -> ${job}`, tailoring.letter.letter.salutation, ...paragraphs].join("\n\n"),
    );
    writeFileSync(`${reportFolder}/letters.md`, pages.join("\n\n---\n\n"));
  });

  it("are forty", () => {
    expect(letters).toHaveLength(40);
  });

  it("excuse nothing, and do not point to the resume", () => {
    const excuses =
      /rather say so|plain about|does not show|my resume|this letter|I am writing|change of field/i;
    expect(letters.filter(({ paragraphs }) => excuses.test(paragraphs.join(" ")))).toEqual([]);
  });

  it("name the employer where it is known, and show no place alone where it is not", () => {
    const silent = letters
      .filter(({ company, paragraphs }) => company !== undefined && !named(company, paragraphs))
      .map(({ person, job }) => `${person} x ${job}`);
    expect(silent).toEqual([]);
    const bare = letters.filter(({ company }) => company === undefined);
    expect(bare.map(({ tailoring }) => tailoring.letter.letter.location).join("")).toBe("");
  });

  it("begin no two sentences of a letter alike", () => {
    const alike = letters.filter(({ sentences }) => {
      // The mark of a point is no word.
      const bare = sentences.slice(0, -1).map((text) => text.replace(/^• /u, ""));
      const starts = bare.map((text) => text.split(" ").slice(0, 2).join(" "));
      return new Set(starts).size < starts.length;
    });
    expect(alike.map(({ person, job }) => `${person} x ${job}`)).toEqual([]);
  });

  it("open differently for each posting of a person", () => {
    for (const person of Object.keys(people)) {
      const own = letters.filter((letter) => letter.person === person);
      const openings = own.map(({ paragraphs }) => paragraphs[0]);
      expect(new Set(openings).size).toBe(openings.length);
    }
  });

  it("lead in to nothing but points", () => {
    const open = letters.flatMap(({ paragraphs }) =>
      paragraphs.filter(
        (text, at) => text.endsWith(":") && paragraphs[at + 1]?.startsWith("• ") !== true,
      ),
    );
    expect(open).toEqual([]);
  });

  it("hold nothing that the sentence judge is sure to be wrong", () => {
    const unsure = new Set(["clause", "wrong-kind", "capital"]);
    // What leads in to points is whole with them.
    const wrong = letters.flatMap(({ sentences }) =>
      sentences
        .filter((text) => !text.endsWith(":"))
        .filter((text) =>
          proofread([{ id: "", text }]).some(({ faults }) =>
            faults.some(({ kind }) => !unsure.has(kind)),
          ),
        ),
    );
    expect(wrong).toEqual([]);
  });
});

function named(company: string, paragraphs: readonly string[]): boolean {
  const [first = ""] = company.toLowerCase().split(/,? (?:inc|llc|ltd|co|llp)\b/);
  return paragraphs.join(" ").toLowerCase().includes(first.replace(/^the /, ""));
}
