import { buildNode } from "./build-node.ts";
import { buildWeb } from "./build-web.ts";
import { findNode, nodeLines } from "./nodes/find-node.ts";
import type { FoundNode } from "./nodes/find-node.ts";
import { mainJobOn, skipNode } from "./nodes/run-main-job.ts";
import { root } from "./paths.ts";
import { addTallies, noTally } from "./tally.ts";
import type { Tally } from "./tally.ts";
import { projectsOf } from "./test-projects.ts";
import { runVitest } from "./test-lanes.ts";

/** `npm run test:nodes`: start, main job, a scan, and the lanes unit and API on every Node that is supported. */
async function testOn(node: FoundNode): Promise<Tally> {
  const jobs = await mainJobOn(node);
  const projects = [...projectsOf(root, "unit"), ...projectsOf(root, "api")];
  const tests = await runVitest(`nodes-${node.version}`, projects, { node: node.path });
  return addTallies(jobs, tests);
}

const [only] = process.argv.slice(2);
await buildNode();
await buildWeb();
let total = noTally;
for (const line of nodeLines.filter((one) => only === undefined || one === only)) {
  const node = await findNode(line);
  console.log(`\n== Node ${node?.version ?? line} ==`);
  const tally = node === null ? skipNode(line) : await testOn(node);
  total = addTallies(total, tally);
  console.log(
    `Node ${node?.version ?? line}: ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`,
  );
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
