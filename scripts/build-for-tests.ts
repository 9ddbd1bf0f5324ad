import { buildNode } from "./build-node.ts";

/** Global set-up of the unit tests: child processes and worker threads run from the bundles. */
export async function setup(): Promise<void> {
  await buildNode().catch((cause: unknown) => {
    console.warn("the programs on Node are stale: tests that start one will fail", cause);
  });
}
