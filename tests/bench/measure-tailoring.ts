import { parsePosting, review, tailor } from "@savile/tailoring";
import { corpus, corpusFiles, corpusPostings, resumeEndings } from "../quality/corpus.ts";
import { corpusDay, openExtractor } from "../quality/engines.ts";
import { atMost, notMeasured, quantile } from "./figures.ts";
import type { Figure } from "./figures.ts";

const name = "a whole tailoring without rendering, p95";
const decisionName = "a decision on its changes without rendering, p95";

/** Posting parser, matching, writing, verification and scores over the corpus, without layout. */
export async function measureTailoring(): Promise<Figure[]> {
  if (!corpus.present)
    return [name, decisionName].map((row) =>
      notMeasured(row, "<= 150 ms", "the corpus is not here"),
    );
  const extractor = openExtractor();
  const times: number[] = [];
  const decisionTimes: number[] = [];
  for (const file of corpusFiles(corpus.resumes, resumeEndings)) {
    const read = await extractor.extract(file.bytes, { today: corpusDay, name: file.name });
    if (!read.ok) throw new Error(`${file.name}: ${read.error.code}`);
    for (const { text } of corpusPostings()) {
      const started = performance.now();
      const input = {
        resume: read.value.resume,
        facts: read.value.facts,
        extractionConfidence: read.value.confidence,
        posting: parsePosting(text),
        jobDescription: text,
        today: corpusDay,
      };
      const made = await tailor(input);
      times.push(performance.now() - started);
      if (!made.ok) continue;
      const decided = performance.now();
      const tailoring = made.value;
      const decisions = tailoring.changes
        .filter((_, index) => index % 2 === 0)
        .map(({ id: changeId, after }) => ({
          changeId,
          action: "reject" as const,
          after,
          at: corpusDay,
        }));
      review({ ...input, tailoring, decisions });
      decisionTimes.push(performance.now() - decided);
    }
  }
  await extractor.close();
  const note = `${times.length} pairs; median ${quantile(times, 0.5).toFixed(0)} ms`;
  return [
    atMost(name, quantile(times, 0.95), "ms", 150, note),
    atMost(decisionName, quantile(decisionTimes, 0.95), "ms", 150, "half of the changes rejected"),
  ];
}
