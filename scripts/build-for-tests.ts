import { buildNode } from "./build-node.ts";

/** Global set-up of the unit tests: child processes and worker threads run from the bundles. */
export async function setup(): Promise<void> {
  await buildNode();
}
