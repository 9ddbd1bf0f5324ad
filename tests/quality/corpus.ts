import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The corpus of real resumes and postings lies beside the repository and is never copied into it. */
const folder = fileURLToPath(new URL("../../../shared/corpus/", import.meta.url));

export const corpus = {
  present: existsSync(`${folder}score.mjs`),
  root: folder.replace(/\/$/, ""),
  resumes: `${folder}resumes`,
  robustness: `${folder}resumes/robustness`,
  unlabelled: `${folder}unlabelled`,
  jobs: `${folder}jobs`,
  postings: `${folder}postings`,
  scorer: `${folder}score.mjs`,
} as const;

export interface CorpusFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Files of a corpus folder whose name ends with one of `endings`, in the order of their names. */
export function corpusFiles(path: string, endings: readonly string[]): CorpusFile[] {
  if (!corpus.present) return [];
  return readdirSync(path)
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .toSorted()
    .map((name) => ({ name, bytes: new Uint8Array(readFileSync(`${path}/${name}`)) }));
}

export const resumeEndings = [".pdf", ".docx", ".txt"] as const;

/** Text of every posting of a corpus folder by file name; of those with answers if none is named. */
export function corpusPostings(
  path: string = corpus.jobs,
): { readonly name: string; readonly text: string }[] {
  return corpusFiles(path, [".txt"]).map(({ name, bytes }) => ({
    name,
    text: new TextDecoder().decode(bytes),
  }));
}
