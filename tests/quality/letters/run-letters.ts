/**
 * Writes letters for pairs of the corpus and of invented people, to be read aloud. No figure replaces that.
 * Usage: npm run -s quality:letters -- [FILE.md], or for the fitting pairs of a list -- LIST.tsv [ROOT]
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { factsOf } from "../../../packages/tailoring/src/testing/build-resume.ts";
import { corpus, corpusPostings } from "../corpus.ts";
import { reportFolder } from "../engines.ts";
import { corpusResumes } from "./corpus-resumes.ts";
import { listedPairs } from "./listed-pairs.ts";
import { people } from "./people.ts";
import { postings } from "./postings.ts";
import { readPairs } from "./read-pairs.data.ts";
import { letterText } from "./write-pair.ts";
import type { LetterPair } from "./write-pair.ts";

async function corpusPairs(): Promise<LetterPair[]> {
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

function inventedPairs(): LetterPair[] {
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

async function letterOf(pair: LetterPair): Promise<string> {
  const text = await letterText(pair);
  return `## ${pair.name} (${text.split(/\s+/).length} words)\n\n${text}`;
}

const [file = "letters-to-read.md", root] = process.argv.slice(2);
const isList = file.endsWith(".tsv");
const pairs = isList
  ? await listedPairs(file, root)
  : [...(await corpusPairs()), ...inventedPairs()];
const letters: string[] = [];
for (const pair of pairs) letters.push(await letterOf(pair));
mkdirSync(reportFolder, { recursive: true });
const target = `${reportFolder}/${isList ? "letters.md" : file}`;
writeFileSync(target, letters.join("\n\n---\n\n"));
console.log(`${letters.length} letters in ${target}`);
