import { buildNode } from "./build-node.ts";
import { buildWeb } from "./build-web.ts";

/** `build [node|web]`: brings what is stale up to date. */
const [only] = process.argv.slice(2);
const started = Date.now();
const outcomes = await Promise.all([
  only === "web" ? "fresh" : buildNode(),
  only === "node" ? "fresh" : buildWeb(),
]);
if (outcomes.includes("built")) {
  console.log(`Built what had changed in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}
