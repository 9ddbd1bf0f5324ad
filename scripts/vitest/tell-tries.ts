import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { root } from "../paths.ts";
import { triesFile } from "./read-tries.ts";

/** The full names of the tests of a module that a second try made pass. */
function secondTries(module: TestModule): string[] {
  return [...module.children.allTests("passed")]
    .filter((test) => test.diagnostic()?.flaky === true)
    .map((test) => `${relative(root, module.moduleId)} > ${test.fullName}`);
}

/** Writes down which tests passed only at their second try: such a test is a fault, of the test at least. */
export default class TellTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    mkdirSync(dirname(triesFile), { recursive: true });
    writeFileSync(triesFile, JSON.stringify(modules.flatMap(secondTries)));
  }
}
