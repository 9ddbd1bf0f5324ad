/**
 * Learns from the labelled postings what the words of a line and the lines around it say: whether it asks, names work,
 * or neither. Writes the weights into the engine; those of a part that is left out are measured on that part.
 * Usage: npm run quality:learn-lines [-- without open | second | third | fourth | fifth]
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import "../engines.ts";
import { labelledPostings, splits } from "../matching/read-postings.ts";
import { learnWeights, packWeights } from "./line-learner.ts";
import { exampleLines, otherPrints } from "./line-examples.ts";

const words = process.argv.slice(2);
const left = words.includes("without") ? words.at(-1) : undefined;
const learnt = splits
  .filter((split) => split !== "sealed" && split !== left)
  .flatMap((split) => labelledPostings(split))
  .flatMap((posting) => otherPrints.flatMap((print) => exampleLines(posting, print)));
const rows = packWeights(learnWeights(learnt));
const target = new URL(
  "../../../packages/tailoring/src/posting/line-weights.data.ts",
  import.meta.url,
);
const body = rows.map((row) => `  ${JSON.stringify(row)},`).join("\n");
writeFileSync(
  fileURLToPath(target),
  `/** What was learnt of the lines of labelled postings (\`npm run quality:learn-lines\`). */\nexport const lineWeights: readonly string[] = [\n${body}\n];\n`,
);
console.log(`${learnt.length} lines learnt${left === undefined ? "" : ` without ${left}`}`);
