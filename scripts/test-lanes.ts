import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import * as z from "zod";
import { ensureChromium } from "./ensure-chromium.ts";
import { inRoot } from "./paths.ts";
import { startPostgres } from "./postgres.ts";
import { captureProgram, runProgram, toolPath } from "./run-program.ts";

/** What a lane counted. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const none: Tally = { passed: 0, failed: 0, skipped: 0 };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numFailedTestSuites: z.number(),
});

const browserReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

async function readReport<T>(file: string, schema: z.ZodType<T>): Promise<T | null> {
  try {
    return schema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return null;
  }
}

/** Runs vitest projects; a run that left no report counts as one failure. */
export async function runVitest(
  lane: string,
  projects: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Tally> {
  await mkdir(inRoot("build/reports"), { recursive: true });
  const file = inRoot(`build/reports/${lane}.json`);
  const code = await runProgram(
    toolPath("vitest"),
    [
      "run",
      ...projects.flatMap((name) => ["--project", name]),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ],
    env,
  );
  const report = await readReport(file, vitestReport);
  if (report === null) return { ...none, failed: 1 };
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0);
  return {
    passed: report.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Runs the tests of the server on the embedded database, then those that depend on the database on PostgreSQL
 * where one may run here.
 */
export async function runApi(): Promise<Tally> {
  const embedded = await runVitest("api", ["server"], { TEST_DATABASE_URL: undefined });
  const postgres = await startPostgres();
  if (postgres === null) {
    const tests = embedded.passed + embedded.failed + embedded.skipped;
    console.log(`\n*** NO POSTGRESQL: ${tests} tests or fewer were SKIPPED on it. ***\n`);
    return { ...embedded, skipped: embedded.skipped + tests };
  }
  console.log(`the tests that depend on the database, on PostgreSQL: ${postgres.version}`);
  const server = await runVitest("api-postgres", ["server"], { TEST_DATABASE_URL: postgres.url });
  await postgres.stop();
  return {
    passed: embedded.passed + server.passed,
    failed: embedded.failed + server.failed,
    // What only PostgreSQL can do is skipped on the embedded engine and runs here.
    skipped: server.skipped,
  };
}

/** Runs the measurements on the corpus beside the repository, or says loudly that it is not there. */
export async function runQuality(): Promise<Tally> {
  const tally = await runVitest("quality", ["quality"]);
  if (!existsSync(inRoot("../shared/corpus/score.mjs"))) {
    console.log(
      `\n*** NO CORPUS beside the repository: ${tally.skipped} tests were SKIPPED. ***\n`,
    );
  }
  return tally;
}

const browserArgs = ["test", "--config", "tests/e2e/playwright.config.ts"];

async function countBrowserTests(): Promise<number> {
  const { output } = await captureProgram(toolPath("playwright"), [...browserArgs, "--list"]);
  const found = /Total: (\d+) tests?/.exec(output);
  return found?.[1] === undefined ? 1 : Number(found[1]);
}

/** Runs the browser tests, or says loudly that no browser was found and counts them as skipped. */
export async function runBrowser(): Promise<Tally> {
  const chromium = await ensureChromium();
  if (chromium === null) {
    const skipped = await countBrowserTests();
    console.log(`\n*** NO BROWSER: ${skipped} browser tests were SKIPPED. ***`);
    console.log("*** Install Chromium, or name one in CHROMIUM=/path/to/chromium. ***\n");
    return { ...none, skipped };
  }
  console.log(`browser: ${chromium.path} (${chromium.from})`);
  const file = inRoot("build/reports/browser.json");
  const code = await runProgram(toolPath("playwright"), [...browserArgs, "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    CHROMIUM: chromium.path,
  });
  const report = await readReport(file, browserReport);
  if (report === null) return { ...none, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  if (flaky > 0) console.log(`\n*** ${flaky} browser tests passed only at the SECOND TRY. ***\n`);
  return {
    passed: expected + flaky,
    failed: code !== 0 && unexpected === 0 ? 1 : unexpected,
    skipped,
  };
}
