import { buildNode } from "../../scripts/build-node.ts";
import { buildWeb } from "../../scripts/build-web.ts";
import { figureTable } from "./figures.ts";
import { measureAuthentication } from "./measure-authentication.ts";
import { measureEdits } from "./measure-edits.ts";
import { measureExtraction } from "./measure-extraction.ts";
import { measureExtractionSpeed } from "./measure-extraction-speed.ts";
import { measureLayout } from "./measure-layout.ts";
import { measureMemory } from "./measure-memory.ts";
import { measureModels } from "./measure-models.ts";
import { measurePayments } from "./measure-payments.ts";
import { measureProcessor } from "./measure-processor.ts";
import { measureReads } from "./measure-reads.ts";
import { measureRefinement } from "./measure-refinement.ts";
import { measureReview } from "./measure-review.ts";
import { measureService } from "./measure-service.ts";
import { measureSockets } from "./measure-sockets.ts";
import { measureStart } from "./measure-start.ts";
import { measureTailoring } from "./measure-tailoring.ts";
import { measureTaxonomy } from "./measure-taxonomy.ts";
import { measureVerifier } from "./measure-verifier.ts";
import { measureWords } from "./measure-words.ts";
import { writeReport } from "./write-report.ts";

/** `npm run bench [-- NAME...]`: every figure of the README, or those named, measured on this machine. */
await buildNode();
await buildWeb();
const all = {
  measureTaxonomy,
  measureWords,
  measureStart,
  measureAuthentication,
  measureReads,
  measureProcessor,
  measureService,
  measureMemory,
  measureEdits,
  measurePayments,
  measureLayout,
  measureTailoring,
  measureReview,
  measureVerifier,
  measureModels,
  measureRefinement,
  measureExtraction,
  measureExtractionSpeed,
  measureSockets,
};
// `npm run bench -- Start Reads` measures only what is named.
const asked = process.argv.slice(2).map((name) => `measure${name}`);
const measurements = Object.entries(all)
  .filter(([name]) => asked.length === 0 || asked.includes(name))
  .map(([, measure]) => measure);
const figures = [];
for (const measure of measurements) {
  const found = await measure();
  figures.push(...found);
  console.log(figureTable(found));
}
await writeReport("bench", figures);
