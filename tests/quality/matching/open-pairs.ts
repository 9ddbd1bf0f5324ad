import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Extraction, Match, Posting } from "@savile/model";
import { parsePosting } from "@savile/tailoring";
import { matchRequirements } from "../../../packages/tailoring/src/match/match-requirements.ts";
import { readSource } from "../../../packages/tailoring/src/match/source.ts";
import { corpus, corpusFiles, corpusPostings, resumeEndings } from "../corpus.ts";
import { corpusDay, openExtractor } from "../engines.ts";
import { readPairs } from "../fit/fit-pairs.ts";
import { readResumes } from "../fit/read-resumes.ts";
import { labelledPostings } from "./read-postings.ts";

/** A resume held against a posting. */
export interface OpenPair {
  readonly resume: string;
  readonly posting: string;
  readonly jobDescription: string;
  readonly extraction: Extraction;
  readonly asked: Posting;
  readonly matches: readonly Match[];
}

const openLabels = fileURLToPath(new URL("../labels/resumes/open/gt", import.meta.url));

/** Resumes that may be read: those with answers, and those that readers labelled openly. */
async function openResumes(): Promise<{ name: string; extraction: Extraction }[]> {
  const labelled = new Set(
    existsSync(openLabels)
      ? readdirSync(openLabels).map((name) => name.replace(/\.json$/u, ""))
      : [],
  );
  const files = [
    ...corpusFiles(corpus.resumes, resumeEndings),
    ...corpusFiles(corpus.unlabelled, [...labelled]),
  ];
  const extractor = openExtractor();
  const read: { name: string; extraction: Extraction }[] = [];
  for (const { name, bytes } of files) {
    const extraction = await extractor.extract(bytes, { today: corpusDay, name });
    if (extraction.ok) read.push({ name, extraction: extraction.value });
  }
  await extractor.close();
  return read;
}

function openPostings(): { name: string; text: string }[] {
  return [
    ...corpusPostings(),
    ...labelledPostings("open").map(({ label, text }) => ({ name: label.file, text })),
  ];
}

function strengthOf({ matches }: OpenPair): number {
  return matches.reduce((sum, match) => sum + match.strength, 0);
}

/** A resume as it was read, held against the text of a posting. */
function pairOf(
  resume: { readonly name: string; readonly extraction: Extraction },
  posting: { readonly name: string; readonly text: string; readonly asked: Posting },
): OpenPair {
  const { name, extraction } = resume;
  const source = readSource(extraction.resume, extraction.facts, corpusDay);
  return {
    resume: name,
    posting: posting.name,
    jobDescription: posting.text,
    extraction,
    asked: posting.asked,
    matches: matchRequirements(source, posting.asked),
  };
}

/** The pairs of a list that fit, paths relative to `root`. */
export async function listedPairs(list: string, root: string): Promise<OpenPair[]> {
  const fitting = readPairs(readFileSync(list, "utf8")).filter(({ fits }) => fits);
  const read = await readResumes(
    fitting.map(({ resume }) => resume),
    root,
  );
  return fitting.flatMap(({ resume: name, posting }) => {
    const extraction = read.get(name);
    if (extraction === undefined) return [];
    const text = readFileSync(`${root}/${posting}`, "utf8");
    return [pairOf({ name, extraction }, { name: posting, text, asked: parsePosting(text) })];
  });
}

/** Every posting that may be read with the resumes that meet most of it, where mistakes are seen best. */
export async function openPairs(perPosting: number): Promise<OpenPair[]> {
  const resumes = await openResumes();
  return openPostings().flatMap(({ name, text }) => {
    const asked = parsePosting(text);
    const pairs = resumes.map((resume) => pairOf(resume, { name, text, asked }));
    return pairs.toSorted((a, b) => strengthOf(b) - strengthOf(a)).slice(0, perPosting);
  });
}
