import { mkdirSync, writeFileSync } from "node:fs";
import type { Fact, Resume } from "@savile/model";
import { parsePosting, tailor } from "@savile/tailoring";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { factsOf } from "../../../packages/tailoring/src/testing/build-resume.ts";
import { corpus, corpusFiles, corpusPostings, resumeEndings } from "../corpus.ts";
import { corpusDay, openExtractor, reportFolder } from "../engines.ts";
import { grammarFaults } from "./grammar.ts";
import { people } from "./people.ts";
import { postings } from "./postings.ts";
import { paragraphsOf, scoreLetter, sentencesOf, wordsOf } from "./rubric.ts";
import type { LetterCase } from "./rubric.ts";

async function write(
  person: string,
  job: string,
  resume: Resume,
  facts: readonly Fact[],
  jobDescription: string,
): Promise<LetterCase> {
  const posting = parsePosting(jobDescription);
  const result = await tailor({
    resume,
    facts,
    extractionConfidence: 0.95,
    posting,
    jobDescription,
    today: corpusDay,
  });
  if (!result.ok) throw new Error(`${person} x ${job}: ${result.error.code}`);
  return { person, job, resume, posting, jobDescription, tailoring: result.value };
}

function asText(letter: LetterCase, points: number, lost: readonly string[]): string {
  const { letter: own } = letter.tailoring.letter;
  const body = paragraphsOf(letter);
  return [
    `## ${letter.person} -> ${letter.job}`,
    `${letter.posting.title ?? "no title"} at ${letter.posting.company ?? "no company"} · ${wordsOf(body.join(" ")).length} words · ${points}/20${lost.length === 0 ? "" : ` · lost: ${lost.join("; ")}`}`,
    own.salutation,
    ...body,
    own.closing,
    own.signature,
  ].join("\n\n");
}

interface Marked {
  readonly letter: LetterCase;
  readonly points: number;
  readonly lost: readonly string[];
}

function markAll(letters: readonly LetterCase[]): Marked[] {
  return letters.map((letter) => ({ letter, ...scoreLetter(letter, letters) }));
}

function meanOf(marked: readonly Marked[]): number {
  return marked.reduce((sum, { points }) => sum + points, 0) / marked.length;
}

function report(file: string, marked: readonly Marked[]): void {
  mkdirSync(reportFolder, { recursive: true });
  const lowest = Math.min(...marked.map(({ points }) => points));
  writeFileSync(
    `${reportFolder}/${file}`,
    [
      `# ${marked.length} letters\n\nRubric: mean ${meanOf(marked).toFixed(2)} of 20, lowest ${lowest}. The criteria stand in tests/quality/letters/rubric.ts.`,
      ...marked.map(({ letter, points, lost }) => asText(letter, points, lost)),
    ].join("\n\n---\n\n"),
  );
}

/** Sentences of eight words and more that more than a tenth of the letters share, closings aside. */
function sharedSentences(letters: readonly LetterCase[]): string[] {
  const counts = new Map<string, Set<LetterCase>>();
  for (const letter of letters)
    for (const sentence of paragraphsOf(letter).flatMap(sentencesOf))
      if (wordsOf(sentence).length >= 8)
        counts.set(sentence, (counts.get(sentence) ?? new Set()).add(letter));
  const form =
    /\b(?:resume|questions|interview|application|talk|letter|meet|conversation|welcome)\b/;
  return [...counts]
    .filter(([sentence, found]) => {
      const one = new Set([...found].map((letter) => letter.person)).size;
      return one > 1 && found.size > letters.length / 10 && !form.test(sentence);
    })
    .map(([sentence]) => sentence);
}

const jobsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = postings;

const forty: Promise<readonly LetterCase[]> = Promise.all(
  Object.entries(people).flatMap(([person, resume]) => {
    return Object.entries(jobsOf[person] ?? {}).map(([job, text]) =>
      write(person, job, resume, factsOf(resume), text),
    );
  }),
);

describe("forty letters of ten people in ten trades", () => {
  let marked: Marked[] = [];
  beforeAll(async () => {
    marked = markAll(await forty);
    report("letters.md", marked);
  });

  it("are forty", () => {
    expect(marked).toHaveLength(40);
  });

  it("reach 17 of 20 on average, and none falls below 16", () => {
    const low = marked
      .filter(({ points }) => points < 16)
      .map(
        ({ letter, points, lost }) =>
          `${letter.person} x ${letter.job}: ${points} ${lost.join("; ")}`,
      );
    expect(low).toEqual([]);
    expect(meanOf(marked)).toBeGreaterThanOrEqual(17);
  });

  it("share no sentence but forms", () => {
    expect(sharedSentences(marked.map(({ letter }) => letter))).toEqual([]);
  });

  it("open differently for each posting of a person", () => {
    for (const person of Object.keys(people)) {
      const openings = marked
        .filter(({ letter }) => letter.person === person)
        .map(({ letter }) => paragraphsOf(letter)[0]);
      expect(new Set(openings).size).toBe(openings.length);
    }
  });
});

describe("the rubric", () => {
  it.each([
    "I have an Bachelor of Arts.",
    "She is a hourly worker at a hour's notice.",
    "I also a report of sales.",
    "You ask for ability to lift.",
    "I am am here.",
    "I checked loads , and drove.",
    "I have a A-Levels in Art.",
  ])("finds the fault in %j", (text) => {
    expect(grammarFaults(text)).not.toEqual([]);
  });

  it.each([
    "I have an MBA and a B.S. in Biology from a university.",
    "I am an LPN at an hourly rate, and I process orders for a European firm.",
    "At St. Anne Hospital, I cared for 6 patients.",
  ])("finds none in %j", (text) => {
    expect(grammarFaults(text)).toEqual([]);
  });
});

describe.skipIf(!corpus.present)("letters of the corpus", () => {
  const extractor = openExtractor();
  let marked: Marked[] = [];
  beforeAll(async () => {
    const letters: LetterCase[] = [];
    for (const file of corpusFiles(corpus.resumes, resumeEndings)) {
      const read = await extractor.extract(file.bytes, { today: corpusDay, name: file.name });
      if (!read.ok) throw new Error(`${file.name}: ${read.error.code}`);
      for (const { name, text } of corpusPostings())
        letters.push(await write(file.name, name, read.value.resume, read.value.facts, text));
    }
    marked = markAll(letters);
    report("letters-corpus.md", marked);
  });
  afterAll(() => extractor.close());

  it("reach 17 of 20 on average, and none falls below 14", () => {
    const low = marked
      .filter(({ points }) => points < 14)
      .map(
        ({ letter, points, lost }) =>
          `${letter.person} x ${letter.job}: ${points} ${lost.join("; ")}`,
      );
    expect(low).toEqual([]);
    expect(meanOf(marked)).toBeGreaterThanOrEqual(17);
  });
});
