import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Fact, Resume } from "@savile/model";
import { corpus, corpusFiles, resumeEndings } from "../corpus.ts";
import { corpusDay, openExtractor } from "../engines.ts";
import { inRoot } from "./report-folder.ts";

/** A resume of the corpus as the product reads it. */
export interface CorpusResume {
  readonly name: string;
  readonly resume: Resume;
  readonly facts: readonly Fact[];
}

const kept = inRoot("build/cache/letters");

/** The resumes of a corpus folder, each read once: what was read is kept beside the build. */
async function readFolder(folder: string): Promise<CorpusResume[]> {
  const found: CorpusResume[] = [];
  const files = corpusFiles(folder, resumeEndings);
  const extractor = files.every(({ name }) => existsSync(`${kept}/${name}.json`))
    ? undefined
    : openExtractor();
  mkdirSync(kept, { recursive: true });
  for (const { name, bytes } of files) {
    const path = `${kept}/${name}.json`;
    if (!existsSync(path) && extractor !== undefined) {
      const read = await extractor.extract(bytes, { today: corpusDay, name });
      const value = read.ok ? { resume: read.value.resume, facts: read.value.facts } : {};
      writeFileSync(path, JSON.stringify({ name, ...value }));
    }
    const value: Partial<CorpusResume> = JSON.parse(readFileSync(path, "utf8"));
    if (value.resume !== undefined && value.facts !== undefined)
      found.push({ name, resume: value.resume, facts: value.facts });
  }
  await extractor?.close();
  return found;
}

/** Every resume of the corpus that could be read and is in English. */
export async function corpusResumes(): Promise<CorpusResume[]> {
  const all = [...(await readFolder(corpus.resumes)), ...(await readFolder(corpus.unlabelled))];
  return all.filter(({ resume }) => resume.language.startsWith("en"));
}
