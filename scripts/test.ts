import { buildNode } from "./build-node.ts";
import { buildWeb } from "./build-web.ts";
import { runApi, runBrowser, runQuality, runVitest } from "./test-lanes.ts";
import type { Tally } from "./test-lanes.ts";

const lanes = new Map<string, () => Promise<Tally>>([
  [
    "unit",
    () =>
      runVitest("unit", [
        "model",
        "contracts",
        "extraction",
        "tailoring",
        "documents",
        "workflow",
        "cli",
        "web",
        "repository",
      ]),
  ],
  ["api", runApi],
  ["quality", runQuality],
  ["browser", runBrowser],
]);

/** `test [lane ...]`: runs every lane, or those named, and ends with one line that counts them. */
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !lanes.has(name));
if (unknown.length > 0) {
  console.error(`there is no lane ${unknown.join(", ")}; lanes: ${[...lanes.keys()].join(", ")}`);
  process.exit(2);
}
await buildNode();
await buildWeb();
const total = { passed: 0, failed: 0, skipped: 0 };
for (const [name, run] of lanes) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const started = Date.now();
  console.log(`\n== ${name} ==`);
  const tally = await run();
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped += tally.skipped;
  console.log(
    `${name}: ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped in ${((Date.now() - started) / 1000).toFixed(0)} s`,
  );
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
