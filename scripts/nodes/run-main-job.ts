import { runProgram } from "../run-program.ts";
import { noTally } from "../tally.ts";
import type { Tally } from "../tally.ts";
import { findNode } from "./find-node.ts";
import type { FoundNode, NodeLine } from "./find-node.ts";

/** Steps of `tests/nodes/main-job.ts`. */
const steps = 3;

/** The main job, a scan and the service on one Node, counted as one test. */
export async function mainJobOn(node: FoundNode): Promise<Tally> {
  const code = await runProgram(node.path, ["--import", "tsx", "tests/nodes/main-job.ts"]);
  return code === 0 ? { ...noTally, passed: steps } : { ...noTally, failed: 1 };
}

/** Says loudly that a Node is not to be had, and counts what was not run on it. */
export function skipNode(line: NodeLine): Tally {
  console.log(`\n*** NO NODE ${line}: npm did not bring it, so it was SKIPPED. ***\n`);
  return { ...noTally, skipped: steps };
}

/** The lane `nodes`: the main job on the newest Node. */
export async function runNewestNode(): Promise<Tally> {
  const node = await findNode("latest");
  return node === null ? skipNode("latest") : mainJobOn(node);
}
