/**
 * Tailors the resumes of fitting pairs, prints what changed, and files both beside each other, to be read.
 * Usage: npm run -s quality:resumes -- [open | second] [first pair] [number of pairs]
 */
import { mkdirSync, writeFileSync } from "node:fs";
import type { Resume } from "@savile/model";
import { corpus } from "../corpus.ts";
import { openRenderer, reportFolder } from "../engines.ts";
import { fitSplits, labelledPairs } from "../fit/fit-pairs.ts";
import { readResumes } from "../fit/read-resumes.ts";
import { changeFigures, countByRule } from "./change-figures.ts";
import { tailorPair } from "./read-pair.ts";
import type { TailoredPair } from "./read-pair.ts";
import { sideBySide } from "./side-by-side.ts";

const [which = "open", first = "0", most = "1000"] = process.argv.slice(2);
const split = fitSplits.find((one) => one === which && one !== "sealed") ?? "open";
const wanted = labelledPairs(split)
  .filter(({ fits }) => fits)
  .slice(Number(first), Number(first) + Number(most));
const read = await readResumes(
  wanted.map(({ resume }) => resume),
  corpus.root,
);
const renderer = openRenderer();

async function pagesOf(resume: Resume): Promise<number> {
  const document = { kind: "resume" as const, resume };
  const print = { template: "modern" as const, paper: "letter" as const, createdAt: 1 };
  const layout = await renderer.layout({ document, ...print, want: [] });
  if (!layout.ok) throw new Error(layout.error.detail);
  return layout.value.pageCount;
}

const found: TailoredPair[] = [];
for (const pair of wanted) {
  const extraction = read.get(pair.resume);
  const made = extraction && (await tailorPair(pair, corpus.root, extraction, pagesOf));
  if (made !== undefined) found.push(made);
}
await renderer.close();

function row({ pair, changes, tailoring, pages }: TailoredPair): string {
  const { shown } = tailoring.score;
  const kinds = countByRule(changes).map(([rule, count]) => `${rule} ${count}`);
  const gain = shown === null ? "-" : `${shown.before} -> ${shown.now}`;
  return `${pair.resume} x ${pair.posting}: shown ${gain}, pages ${pages.before} -> ${pages.after}, ${changes.length} changes (${kinds.join(", ")})`;
}

const figures = changeFigures(found);
const kinds = countByRule(found.flatMap(({ changes }) => changes));
const lines = [
  ...found.map(row),
  "",
  `pairs ${figures.pairs}; changes, median ${figures.changes}; pairs with eight or more ${figures.eightOrMore}`,
  `shown, median: ${figures.shownBefore} -> ${figures.shownNow}; gained ${figures.gained}`,
  `grown: ${figures.grown}, of one page ${figures.grownFromOne}`,
  `by kind: ${kinds.map(([rule, count]) => `${rule} ${count}`).join(", ")}`,
];
mkdirSync(reportFolder, { recursive: true });
writeFileSync(
  `${reportFolder}/resumes.md`,
  [lines.join("\n"), ...found.map(sideBySide)].join("\n\n"),
);
process.stdout.write(`${lines.join("\n")}\n`);
