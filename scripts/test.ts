import { buildNode } from "./build-node.ts";
import { buildWeb } from "./build-web.ts";
import { runCheck } from "./check/run-check.ts";
import { runNewestNode } from "./nodes/run-main-job.ts";
import { runBrowser } from "./run-browser.ts";
import { addTallies, noTally } from "./tally.ts";
import type { Tally } from "./tally.ts";
import { runApi, runQuality, runUnit } from "./test-lanes.ts";

const [all, asked] = [
  process.argv.includes("--all"),
  process.argv.slice(2).filter((word) => !word.startsWith("--")),
];

const lanes = new Map<string, () => Promise<Tally>>([
  ["check", runCheck],
  ["unit", runUnit],
  ["api", runApi],
  ["quality", runQuality],
  ["nodes", runNewestNode],
  ["browser", () => runBrowser(all)],
]);

/** `test [lane ...] [--all]`: runs every lane, or those named, and ends with one line that counts them. */
const unknown = asked.filter((name) => !lanes.has(name));
if (unknown.length > 0) {
  console.error(`there is no lane ${unknown.join(", ")}; lanes: ${[...lanes.keys()].join(", ")}`);
  process.exit(2);
}
let total = noTally;
const closing: string[] = [];
for (const [name, run] of lanes) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const started = Date.now();
  console.log(`\n== ${name} ==`);
  if (name !== "check") await Promise.all([buildNode(), buildWeb()]);
  const tally = await run();
  const { passed, failed, skipped } = tally;
  total = addTallies(total, tally);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  closing.push(`${name}: ${passed} passed, ${failed} failed, ${skipped} skipped in ${seconds} s`);
  console.log(closing.at(-1));
}
if (total.faults.length > 0) console.log(`\n${total.faults.join("\n")}`);
console.log(
  `\n${closing.join("\n")}\n\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`,
);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
