import { readFileSync } from "node:fs";
import { parsePosting, scoreResume } from "@savile/tailoring";
import type { AtsScore } from "@savile/model";
import { corpusDay } from "../engines.ts";
import type { FitPair } from "./fit-pairs.ts";
import { areaOf, medianOf } from "./rank-figures.ts";
import { readResumes } from "./read-resumes.ts";

/** A pair with what it earns. */
export interface MeasuredPair extends FitPair {
  readonly fit: AtsScore;
}

/** *Fit* of labelled pairs; those whose file cannot be read or whose posting cannot be measured are counted apart. */
export interface FitFigures {
  readonly pairs: readonly MeasuredPair[];
  readonly unmeasured: number;
  readonly area: number;
  readonly fitMedian: number;
  readonly unfitMedian: number;
}

function totalsOf(pairs: readonly MeasuredPair[], fits: boolean): number[] {
  return pairs.filter((pair) => pair.fits === fits).map(({ fit }) => fit.total ?? 0);
}

/** Measures *fit* over labelled pairs of the corpus. */
export async function measureFit(pairs: readonly FitPair[], folder: string): Promise<FitFigures> {
  const read = await readResumes(
    pairs.map(({ resume }) => resume),
    folder,
  );
  const measured = pairs.flatMap((pair): MeasuredPair[] => {
    const extraction = read.get(pair.resume);
    if (extraction === undefined) return [];
    const posting = parsePosting(readFileSync(`${folder}/${pair.posting}`, "utf8"));
    const fit = scoreResume({ ...extraction, posting, today: corpusDay });
    return fit.total === null ? [] : [{ ...pair, fit }];
  });
  const [high, low] = [totalsOf(measured, true), totalsOf(measured, false)];
  return {
    pairs: measured,
    unmeasured: pairs.length - measured.length,
    area: areaOf(high, low),
    fitMedian: medianOf(high),
    unfitMedian: medianOf(low),
  };
}
