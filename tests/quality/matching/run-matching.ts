/**
 * How well real postings are read that readers labelled, and how well requirements are held against lines.
 * Usage: npm run quality:matching [-- pairs] [second | sealed]   (a sealed part gives figures only, without its misses)
 */
import { splits } from "./read-postings.ts";
import { runPairs } from "./run-pairs.ts";
import { runPostings } from "./run-postings.ts";

const words = process.argv.slice(2);
const split = splits.find((one) => words.includes(one)) ?? "open";
if (words.includes("pairs")) runPairs(split);
else runPostings(split);
