import { measureTaxonomy } from "./measure-taxonomy.ts";
import { measureWords } from "./measure-words.ts";
import { writeReport } from "./write-report.ts";

/** `npm run bench:taxonomy`: what the tables of titles, skills and tools cost, and the words. */
await writeReport("taxonomy", [...measureTaxonomy(), ...measureWords()]);
