/**
 * How well real postings are read that readers labelled, and how well requirements are held against lines.
 * Usage: npm run quality:matching [-- pairs] [sealed]   (a sealed part gives figures only, without its misses)
 */
import { runPairs } from "./run-pairs.ts";
import { runPostings } from "./run-postings.ts";

const words = process.argv.slice(2);
const split = words.includes("sealed") ? "sealed" : "open";
if (words.includes("pairs")) runPairs(split);
else runPostings(split);
