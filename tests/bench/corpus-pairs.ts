import type { Extraction } from "@savile/model";
import { corpus, corpusFiles, corpusPostings, resumeEndings } from "../quality/corpus.ts";
import { corpusDay, openExtractor } from "../quality/engines.ts";

/** A resume of the corpus as it was read, and a posting for it. */
export interface Pair {
  readonly extraction: Extraction;
  readonly job: string;
}

/** So many pairs of resumes and postings, taken in turn. */
export async function readPairs(count: number): Promise<Pair[]> {
  const extractor = openExtractor();
  const postings = corpusPostings();
  const files = corpusFiles(corpus.resumes, resumeEndings);
  const pairs: Pair[] = [];
  for (const [index, file] of files.entries()) {
    const read = await extractor.extract(file.bytes, { today: corpusDay, name: file.name });
    const posting = postings[index % postings.length];
    if (read.ok && posting !== undefined) pairs.push({ extraction: read.value, job: posting.text });
  }
  await extractor.close();
  return Array.from({ length: count }, (_, index) => pairs[index % pairs.length]).filter(
    (pair) => pair !== undefined,
  );
}
