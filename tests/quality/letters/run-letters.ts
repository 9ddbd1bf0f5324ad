/**
 * Writes letters for pairs of the corpus and of invented people, to be read aloud. No figure replaces that.
 * Usage: npm run -s quality:letters -- [FILE]
 */
import { mkdirSync, writeFileSync } from "node:fs";
import type { Fact, Resume } from "@savile/model";
import { parsePosting, tailor } from "@savile/tailoring";
import { factsOf } from "../../../packages/tailoring/src/testing/build-resume.ts";
import { corpus, corpusPostings } from "../corpus.ts";
import { corpusDay, reportFolder } from "../engines.ts";
import { corpusResumes } from "./corpus-resumes.ts";
import { people } from "./people.ts";
import { postings } from "./postings.ts";
import { readPairs } from "./read-pairs.data.ts";

interface Pair {
  readonly name: string;
  readonly resume: Resume;
  readonly facts: readonly Fact[];
  readonly jobDescription: string;
}

async function corpusPairs(): Promise<Pair[]> {
  const resumes = new Map((await corpusResumes()).map((one) => [one.name, one]));
  const jobs = new Map(
    [...corpusPostings(), ...corpusPostings(corpus.postings)].map(({ name, text }) => [name, text]),
  );
  return readPairs.flatMap(([resume, posting]) => {
    const read = resumes.get(resume);
    const jobDescription = jobs.get(posting);
    if (read === undefined || jobDescription === undefined) return [];
    const { facts } = read;
    return [{ name: `${resume} -> ${posting}`, resume: read.resume, facts, jobDescription }];
  });
}

function inventedPairs(): Pair[] {
  const jobs: Readonly<Record<string, Readonly<Record<string, string>>>> = postings;
  return Object.entries(people).flatMap(([person, resume]) =>
    Object.entries(jobs[person] ?? {}).map(([job, jobDescription]) => ({
      name: `${person} -> ${job}`,
      resume,
      facts: factsOf(resume),
      jobDescription,
    })),
  );
}

async function letterOf({ name, resume, facts, jobDescription }: Pair): Promise<string> {
  const posting = parsePosting(jobDescription);
  const result = await tailor({
    resume,
    facts,
    extractionConfidence: 0.95,
    posting,
    jobDescription,
    today: corpusDay,
  });
  if (!result.ok) return `## ${name}\n\n${result.error.code}`;
  const { letter } = result.value.letter;
  const body = letter.paragraphs.map(({ text }) => text);
  const words = body.join(" ").split(/\s+/).length;
  return [
    `## ${name} (${words} words)`,
    [letter.company, letter.location].filter(Boolean).join(", "),
    letter.salutation,
    ...body,
    letter.closing,
  ].join("\n\n");
}

const [file = "letters-to-read.md"] = process.argv.slice(2);
const pairs = [...(await corpusPairs()), ...inventedPairs()];
const letters: string[] = [];
for (const pair of pairs) letters.push(await letterOf(pair));
mkdirSync(reportFolder, { recursive: true });
writeFileSync(`${reportFolder}/${file}`, letters.join("\n\n---\n\n"));
console.log(`${letters.length} letters in ${reportFolder}/${file}`);
