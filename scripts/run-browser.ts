import * as z from "zod";
import { packagedChromium } from "../tests/e2e/find-chromium.ts";
import type { FoundChromium } from "../tests/e2e/find-chromium.ts";
import { ensureChromium } from "./ensure-chromium.ts";
import { inRoot } from "./paths.ts";
import { readReport } from "./read-report.ts";
import { captureProgram, runProgram, toolPath } from "./run-program.ts";
import { addTallies, noTally } from "./tally.ts";
import type { Tally } from "./tally.ts";

interface Spec {
  readonly title: string;
  readonly tests: readonly { readonly status: string }[];
}

interface Suite {
  readonly title: string;
  readonly specs?: readonly Spec[] | undefined;

  readonly suites?: readonly Suite[] | undefined;
}

const suiteShape: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z
    .array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) }))
    .optional(),
  get suites() {
    return z.array(suiteShape).optional();
  },
});

const said: Readonly<Record<string, string>> = { unexpected: "FAILED", flaky: "SECOND TRY" };

/** A line for each test of a suite that did not pass at its first try. */
function faultsOf({ title, specs = [], suites = [] }: Suite): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests.flatMap(({ status }) => {
      const word = said[status];
      return word === undefined ? [] : [`${word} ${title} > ${spec.title}`];
    }),
  );
  return [...own, ...suites.flatMap(faultsOf)];
}

const browserReport = z.object({
  suites: z.array(suiteShape),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

const browserArgs = ["test", "--config", "tests/e2e/playwright.config.ts"];
/** The tests that are enough to see that a browser can be used at all. */
const smoke = ["--grep", "@smoke"];

async function countBrowserTests(): Promise<number> {
  const { output } = await captureProgram(toolPath("playwright"), [...browserArgs, "--list"]);
  const found = /Total: (\d+) tests?/.exec(output);
  return found?.[1] === undefined ? 1 : Number(found[1]);
}

async function runOn(chromium: FoundChromium, name: string, more: readonly string[]) {
  console.log(`browser: ${chromium.path} (${chromium.from}) ${more.join(" ")}`.trimEnd());
  const file = inRoot(`build/reports/${name}.json`);
  const code = await runProgram(
    toolPath("playwright"),
    [...browserArgs, ...more, "--reporter=list,json"],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM: chromium.path },
  );
  const report = await readReport(file, browserReport);
  if (report === null) return { ...noTally, failed: 1, faults: [`FAILED ${name}: no report`] };
  const { expected, unexpected, flaky, skipped } = report.stats;
  if (flaky > 0) console.log(`\n*** ${flaky} browser tests passed only at the SECOND TRY. ***\n`);
  const failed = code !== 0 && unexpected === 0 ? 1 : unexpected;
  return { passed: expected + flaky, failed, skipped, faults: report.suites.flatMap(faultsOf) };
}

/**
 * Runs the browser tests on the system's Chromium where there is one, and ten of them on the packaged one too;
 * `all` runs every test on both. Says loudly where no browser was found, and counts the tests as skipped.
 */
export async function runBrowser(all = false): Promise<Tally> {
  const main = await ensureChromium();
  if (main === null) {
    const skipped = await countBrowserTests();
    console.log(`\n*** NO BROWSER: ${skipped} browser tests were SKIPPED. ***`);
    console.log("*** Install Chromium, or name one in CHROMIUM=/path/to/chromium. ***\n");
    return { ...noTally, skipped };
  }
  const tally = await runOn(main, "browser", []);
  const packaged = await packagedChromium();
  if (packaged === null || packaged.path === main.path) return tally;
  return addTallies(tally, await runOn(packaged, "browser-packaged", all ? [] : smoke));
}
