import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { relative } from "node:path";
import * as z from "zod";
import { inRoot, root } from "./paths.ts";
import { startPostgres } from "./postgres.ts";
import { readReport } from "./read-report.ts";
import { runProgram } from "./run-program.ts";
import { noTally } from "./tally.ts";
import type { Tally } from "./tally.ts";
import { projectsOf } from "./test-projects.ts";
import { readTries, triesFile } from "./vitest/read-tries.ts";

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numFailedTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** A line for each test that failed, and for each file that failed with no test of its own. */
function failuresOf({ testResults }: z.infer<typeof vitestReport>): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0) return status === "failed" ? [`FAILED ${file}`] : [];
    return failed.map((test) => `FAILED ${file} > ${test.fullName}`);
  });
}

/** With what a run of vitest differs from the usual one. */
interface VitestOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Path of the Node that runs the tests. */
  readonly node?: string;
}

/** Runs vitest projects; a run that left no report counts as one failure. */
export async function runVitest(
  lane: string,
  projects: readonly string[],
  { env = {}, node = process.execPath }: VitestOptions = {},
): Promise<Tally> {
  await mkdir(inRoot("build/reports"), { recursive: true });
  const file = inRoot(`build/reports/${lane}.json`);
  await rm(file, { force: true });
  await rm(triesFile, { force: true });
  const code = await runProgram(
    node,
    [
      inRoot("node_modules/vitest/vitest.mjs"),
      "run",
      ...projects.flatMap((name) => ["--project", name]),
      "--reporter=default",
      "--reporter=json",
      `--reporter=${inRoot("scripts/vitest/tell-tries.ts")}`,
      `--outputFile.json=${file}`,
    ],
    env,
  );
  const report = await readReport(file, vitestReport);
  if (report === null) return { ...noTally, failed: 1, faults: [`FAILED ${lane}: no report`] };
  const tries = (await readTries()).map((name) => `SECOND TRY ${name}`);
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0);
  return {
    passed: report.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
    faults: [...failuresOf(report), ...tries],
  };
}

/**
 * Runs the tests of the server on the embedded database, then those that depend on the database on PostgreSQL
 * where one may run here.
 */
export async function runApi(): Promise<Tally> {
  const projects = projectsOf(root, "api");
  const embedded = await runVitest("api", projects, { env: { TEST_DATABASE_URL: undefined } });
  const postgres = await startPostgres();
  if (postgres === null) {
    const tests = embedded.passed + embedded.failed + embedded.skipped;
    console.log(`\n*** NO POSTGRESQL: ${tests} tests or fewer were SKIPPED on it. ***\n`);
    return { ...embedded, skipped: embedded.skipped + tests };
  }
  console.log(`the tests that depend on the database, on PostgreSQL: ${postgres.version}`);
  const server = await runVitest("api-postgres", projects, {
    env: { TEST_DATABASE_URL: postgres.url },
  });
  await postgres.stop();
  return {
    passed: embedded.passed + server.passed,
    failed: embedded.failed + server.failed,
    // What only PostgreSQL can do is skipped on the embedded engine and runs here.
    skipped: server.skipped,
    faults: [...embedded.faults, ...server.faults],
  };
}

/** Runs what needs neither a server nor a browser. */
export async function runUnit(): Promise<Tally> {
  return await runVitest("unit", projectsOf(root, "unit"));
}

/** Runs the measurements on the corpus beside the repository, or says loudly that it is not there. */
export async function runQuality(): Promise<Tally> {
  const tally = await runVitest("quality", projectsOf(root, "quality"));
  if (!existsSync(inRoot("../shared/corpus/score.mjs"))) {
    console.log(
      `\n*** NO CORPUS beside the repository: ${tally.skipped} tests were SKIPPED. ***\n`,
    );
  }
  return tally;
}
