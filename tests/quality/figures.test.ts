import { parsePosting, tailor } from "@savile/tailoring";
import { describe, expect, it } from "vitest";
import { contradictionsAfter } from "../../packages/tailoring/src/testing/random-session.ts";
import { corpus, corpusFiles, corpusPostings, resumeEndings } from "./corpus.ts";
import { corpusDay, openExtractor } from "./engines.ts";

describe.skipIf(!corpus.present)("figures of real resumes and postings", () => {
  it("contradict each other in nothing, whatever is decided and edited", async () => {
    const extractor = openExtractor();
    const postings = corpusPostings();
    const faults: string[] = [];
    let sessions = 0;
    for (const file of corpusFiles(corpus.resumes, resumeEndings)) {
      const read = await extractor.extract(file.bytes, { today: corpusDay, name: file.name });
      if (!read.ok) continue;
      const { resume, facts, confidence } = read.value;
      for (const [index, { name, text }] of postings.entries()) {
        const source = { resume, facts, extractionConfidence: confidence, today: corpusDay };
        const base = { ...source, posting: parsePosting(text), jobDescription: text };
        const made = await tailor(base);
        if (!made.ok) continue;
        for (const seed of [0, 2 * index + 1]) {
          sessions += 1;
          const found = contradictionsAfter(base, made.value, seed);
          faults.push(...found.map((fault) => `${file.name}, ${name}, ${seed}: ${fault}`));
        }
      }
    }
    await extractor.close();
    expect(faults).toEqual([]);
    expect(sessions).toBeGreaterThan(200);
  }, 600_000);
});
