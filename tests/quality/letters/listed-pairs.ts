import { readFileSync } from "node:fs";
import { corpus } from "../corpus.ts";
import { readPairs } from "../fit/fit-pairs.ts";
import { readResumes } from "../fit/read-resumes.ts";
import type { LetterPair } from "./write-pair.ts";

/** The fitting pairs of a list as `npm run quality:matching -- fit` takes it, read by the product; paths from `root`. */
export async function listedPairs(list: string, root = corpus.root): Promise<LetterPair[]> {
  const pairs = readPairs(readFileSync(list, "utf8")).filter(({ fits }) => fits);
  const resumes = await readResumes(
    pairs.map(({ resume }) => resume),
    root,
  );
  return pairs.flatMap(({ resume, posting }) => {
    const read = resumes.get(resume);
    if (read === undefined) return [];
    const jobDescription = readFileSync(`${root}/${posting}`, "utf8");
    return [
      { name: `${resume} -> ${posting}`, resume: read.resume, facts: read.facts, jobDescription },
    ];
  });
}
