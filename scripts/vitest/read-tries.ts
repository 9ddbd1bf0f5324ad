import * as z from "zod";
import { inRoot } from "../paths.ts";
import { readReport } from "../read-report.ts";

/** Where a run of vitest notes the tests that passed only at their second try. */
export const triesFile = inRoot("build/reports/second-tries.json");

/** The names that the last run noted. */
export async function readTries(): Promise<readonly string[]> {
  return (await readReport(triesFile, z.array(z.string()))) ?? [];
}
