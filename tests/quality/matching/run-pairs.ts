import { mkdirSync, writeFileSync } from "node:fs";
import { reportFolder } from "../engines.ts";
import { labelledPairs } from "./read-pairs.ts";
import type { Split } from "./read-postings.ts";
import { figureRows, wrongPairs } from "./report-pairs.ts";
import { judgePair } from "./score-pairs.ts";

/** Prints how well requirements are held against lines; wrong pairs are told for the open part alone. */
export function runPairs(split: Split): void {
  const judged = labelledPairs(split).map(judgePair);
  process.stdout.write(`pairs: ${judged.length} (${split})\n${figureRows(judged).join("\n")}\n`);
  if (split !== "open") return;
  mkdirSync(reportFolder, { recursive: true });
  writeFileSync(`${reportFolder}/pairs.md`, `${wrongPairs(judged)}\n`);
}
