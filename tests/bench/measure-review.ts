import { resumeLeaves, textEdit } from "@savile/model";
import type { Edit, Tailoring } from "@savile/model";
import { parsePosting, review, tailor } from "@savile/tailoring";
import { corpus, corpusFiles, corpusPostings, resumeEndings } from "../quality/corpus.ts";
import { corpusDay, openExtractor } from "../quality/engines.ts";
import { atMost, notMeasured, quantile } from "./figures.ts";
import type { Figure } from "./figures.ts";

const names = [
  "a review with 40 edits over one without, median",
  "the first review with 40 edits, p95",
] as const;
const mostEdits = 40;
const rounds = 5;

/** More words for up to 40 lines of a resume; nothing carries some of them. */
function editsOf({ resume, letter }: Tailoring): Edit[] {
  const documents = { resume: resume.resume, letter: letter.letter };
  const here = { documents, document: "resume", at: corpusDay } as const;
  const lines = resumeLeaves(resume.resume).filter((leaf) => leaf.kind === "bullet");
  return lines.slice(0, mostEdits).flatMap(({ address, text }, index): Edit[] => {
    const words = index % 2 === 0 ? text.split(" ").slice(0, -1).join(" ") : `${text} for 7 shops`;
    const made = textEdit(here, address, words);
    return made.ok ? [made.value] : [];
  });
}

function timed(run: () => unknown): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}

function median(run: () => unknown): number {
  return quantile(
    Array.from({ length: rounds }, () => timed(run)),
    0.5,
  );
}

/** What the person's edits cost a review: checked for the first time, and remembered. */
export async function measureReview(): Promise<Figure[]> {
  const [posting] = corpusPostings();
  if (!corpus.present || posting === undefined)
    return names.map((row) => notMeasured(row, "", "the corpus is not here"));
  const extractor = openExtractor();
  const ratios: number[] = [];
  const first: number[] = [];
  for (const file of corpusFiles(corpus.resumes, resumeEndings)) {
    const read = await extractor.extract(file.bytes, { today: corpusDay, name: file.name });
    if (!read.ok) throw new Error(`${file.name}: ${read.error.code}`);
    const { resume, facts, confidence: extractionConfidence } = read.value;
    const job = { posting: parsePosting(posting.text), jobDescription: posting.text };
    const source = { resume, facts, extractionConfidence, ...job, today: corpusDay };
    const made = await tailor(source);
    if (!made.ok) continue;
    const base = { ...source, tailoring: made.value, decisions: [] };
    const pending = editsOf(made.value);
    const without = median(() => review(base));
    first.push(timed(() => review({ ...base, pending })));
    ratios.push(median(() => review({ ...base, pending })) / without);
  }
  await extractor.close();
  const note = `${ratios.length} resumes, up to ${mostEdits} of their lines each`;
  return [
    atMost(names[0], quantile(ratios, 0.5), "times", 1.5, note),
    atMost(names[1], quantile(first, 0.95), "ms", 400, note),
  ];
}
