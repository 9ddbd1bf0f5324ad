import { mkdirSync, writeFileSync } from "node:fs";
import { reportFolder } from "../engines.ts";
import { labelledPairs, pairSplits } from "./read-pairs.ts";
import type { PairSplit } from "./read-pairs.ts";
import { figureRows, wrongPairs } from "./report-pairs.ts";
import { judgePair } from "./score-pairs.ts";

/** Parts of which the figures alone are looked at. */
const figuresOnly: readonly PairSplit[] = ["dev-2", "sealed"];

/** Prints how well requirements are held against lines; wrong pairs are told for the parts for mending alone. */
export function runPairs(words: readonly string[]): void {
  const split = pairSplits.find((one) => words.includes(one)) ?? "open";
  const judged = labelledPairs(split).map(judgePair);
  process.stdout.write(`pairs: ${judged.length} (${split})\n${figureRows(judged).join("\n")}\n`);
  if (figuresOnly.includes(split)) return;
  mkdirSync(reportFolder, { recursive: true });
  writeFileSync(`${reportFolder}/pairs-${split}.md`, `${wrongPairs(judged)}\n`);
}
