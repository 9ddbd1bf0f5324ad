import { readFileSync } from "node:fs";
import type { Change, Extraction, Resume, Tailoring } from "@savile/model";
import { isApplied } from "@savile/model";
import { parsePosting, tailor } from "@savile/tailoring";
import { corpusDay } from "../engines.ts";
import type { FitPair } from "../fit/fit-pairs.ts";

/** A pair that was tailored: the resume before and after, what changed, and how many pages each takes. */
export interface TailoredPair {
  readonly pair: FitPair;
  readonly before: Resume;
  readonly tailoring: Tailoring;
  readonly changes: readonly Change[];
  readonly pages: { readonly before: number; readonly after: number };
}

/** Tailors a resume to a posting as the product does; `undefined` where there is nothing to tailor. */
export async function tailorPair(
  pair: FitPair,
  folder: string,
  { resume, facts, confidence }: Extraction,
  measure: (resume: Resume) => Promise<number>,
): Promise<TailoredPair | undefined> {
  const jobDescription = readFileSync(`${folder}/${pair.posting}`, "utf8");
  const made = await tailor({
    resume,
    facts,
    extractionConfidence: confidence,
    posting: parsePosting(jobDescription),
    jobDescription,
    today: corpusDay,
    measure,
  });
  if (!made.ok) return undefined;
  const tailoring = made.value;
  return {
    pair,
    before: resume,
    tailoring,
    changes: tailoring.changes.filter(isApplied),
    pages: { before: await measure(resume), after: await measure(tailoring.resume.resume) },
  };
}
