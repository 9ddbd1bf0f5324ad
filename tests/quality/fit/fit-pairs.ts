import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A resume and a posting of the corpus, and whether a recruiter would invite. */
export interface FitPair {
  readonly resume: string;
  readonly posting: string;
  readonly fits: boolean;
}

/** The pairs of a list: `resume <tab> posting <tab> fit|unfit`, paths relative to the corpus; more columns are notes. */
export function readPairs(text: string): FitPair[] {
  return text.split("\n").flatMap((line): FitPair[] => {
    const [resume = "", posting = "", verdict] = line.trim().split("\t");
    const isPair = verdict === "fit" || verdict === "unfit";
    return isPair && resume !== "" && posting !== ""
      ? [{ resume, posting, fits: verdict === "fit" }]
      : [];
  });
}

/** The parts of the set: weights may be set on the first two, a sealed one gives figures only. */
export const fitSplits = ["open", "second", "sealed"] as const;

/** The labelled pairs of a split; none where nobody has labelled any. */
export function labelledPairs(split: (typeof fitSplits)[number]): FitPair[] {
  const file = fileURLToPath(new URL(`../labels/fit/${split}.tsv`, import.meta.url));
  return existsSync(file) ? readPairs(readFileSync(file, "utf8")) : [];
}
