import { setTimeout as wait } from "node:timers/promises";
import { factsOfResume } from "@savile/model";
import { startProvider } from "../fakes/provider/start-provider.ts";
import { modelsAt, tailorWith } from "../quality/models/open-fake.ts";
import { accountantPosting } from "../../packages/tailoring/src/testing/postings.ts";
import { accountantResume } from "../../packages/tailoring/src/testing/resumes.ts";

/**
 * `npm run faults:models`: every way in which a provider can fail, with the real times. Each run must end
 * with documents in less than 90 seconds. All run side by side, because they mostly wait.
 */
const scenarios = [
  "auth",
  "unknown-model",
  "bad-request",
  "error",
  "overloaded",
  "rate-long",
  "broken-json",
  "wrong-shape",
  "truncated",
  "refusal",
  "drop",
  "error-in-stream",
  "silent",
  "stall",
  "drip",
  "empty",
  "huge",
  "invents",
  "canary",
];
const mostSeconds = 90;

const provider = await startProvider();
const facts = factsOfResume(accountantResume, { by: "extracted" });
const source = { resume: accountantResume, facts, confidence: 1 };
const rows = await Promise.all(
  scenarios.map(async (scenario, index) => {
    await wait(index * 50);
    const run = await tailorWith(modelsAt(provider, scenario), source, accountantPosting);
    return { scenario, run, seconds: run.ms / 1_000 };
  }),
);
console.log("| the provider | documents after | written by | attempts |\n|---|---|---|---|");
for (const { scenario, run, seconds } of rows) {
  const { made } = run.tailoring.resume;
  const by = made.engine === "llm" ? "the model" : `our engine: ${made.because ?? ""}`;
  console.log(`| ${scenario} | ${seconds.toFixed(1)} s | ${by} | ${run.records.length} |`);
}
const late = rows.filter((row) => row.seconds > mostSeconds);
console.log(`\n${rows.length - late.length} of ${rows.length} within ${mostSeconds} s`);
await provider.close();
process.exitCode = late.length === 0 ? 0 : 1;
