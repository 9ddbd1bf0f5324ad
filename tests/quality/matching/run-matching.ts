/**
 * How well real postings are read that readers labelled, and how well requirements are held against lines,
 * and how well *fit* tells whom a recruiter would invite.
 * Usage: npm run quality:matching [-- pairs | fit | gaps] [second | third | fourth | fifth | sixth | seventh | sealed] [odd | even], for pairs also [dev-1 | dev-2]   (a sealed part and the even half give figures only, without misses);
 * fit and gaps also take FILE.tsv ROOT: a list of pairs, paths relative to a folder
 */
import { runFit } from "../fit/run-fit.ts";
import { listGaps } from "./list-gaps.ts";
import { splits } from "./read-postings.ts";
import { runPairs } from "./run-pairs.ts";
import { halves, runPostings } from "./run-postings.ts";

const words = process.argv.slice(2);
const split = splits.find((one) => words.includes(one)) ?? "open";
const list = words.findIndex((word) => word.endsWith(".tsv"));
const [file, root] = list < 0 ? [] : words.slice(list);
if (words.includes("pairs")) runPairs(words);
else if (words.includes("gaps")) process.stdout.write(`${await listGaps(file, root)}\n`);
else if (words.includes("fit")) await runFit(file ?? split, root);
else
  runPostings(
    split,
    halves.find((half) => words.includes(half)),
  );
