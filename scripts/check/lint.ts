import { readFile, writeFile } from "node:fs/promises";
import * as z from "zod";
import { inRoot } from "../paths.ts";
import { captureProgram, toolPath } from "../run-program.ts";
import { compareWithCeiling } from "./ceiling.ts";
import type { Ceiling } from "./ceiling.ts";
import type { StepOutcome } from "./steps.ts";
import { isTangled } from "./tangled.ts";

const reportSchema = z.object({
  number_of_files: z.number(),
  diagnostics: z.array(
    z.object({
      message: z.string(),
      code: z.string().default(""),
      severity: z.enum(["error", "warning", "advice"]),
      filename: z.string().default(""),
      labels: z.array(z.object({ span: z.object({ line: z.number().optional() }) })).default([]),
    }),
  ),
});
type Diagnostic = z.infer<typeof reportSchema>["diagnostics"][number];

const ceilingFile = inRoot("lint-ceiling.json");

function lineOf({ filename, labels, code, message }: Diagnostic): string {
  return `${filename}:${labels[0]?.span.line ?? 1} ${code} ${message}`;
}

function countByRule(warnings: readonly Diagnostic[]): Ceiling {
  const counts: Record<string, number> = {};
  for (const { code } of warnings) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

/**
 * The linter. Errors and tangled functions fail; so do more warnings of a rule than `lint-ceiling.json` has room
 * for. Where there are fewer, the ceiling comes down: the file is rewritten here, and in CI its old number is a
 * fault.
 */
export async function lint(): Promise<StepOutcome> {
  const { output } = await captureProgram(toolPath("oxlint"), ["--type-aware", "--format", "json"]);
  const start = output.indexOf("{");
  const report = reportSchema.safeParse(start < 0 ? null : JSON.parse(output.slice(start)));
  // A broken configuration hides every finding: a linter that read nothing has not passed.
  if (!report.success || report.data.number_of_files < 100) return { ok: false, output };
  const { diagnostics } = report.data;
  const errors = diagnostics.filter((one) => one.severity === "error" || isTangled(one));
  const warnings = diagnostics.filter((one) => !errors.includes(one));
  const ceiling = z
    .record(z.string(), z.number())
    .parse(JSON.parse(await readFile(ceilingFile, "utf8")));
  const { above, lowered } = compareWithCeiling(countByRule(warnings), ceiling);
  const tooMany = above.flatMap(({ rule, count, most }) => [
    `${rule}: ${count} warnings, the ceiling is ${most}. Mend the new ones:`,
    ...warnings.filter(({ code }) => code === rule).map((one) => `  ${lineOf(one)}`),
  ]);
  const faults = [...errors.map(lineOf), ...tooMany];
  if (faults.length > 0 || lowered === null) {
    return { ok: faults.length === 0, output: faults.join("\n") };
  }
  if (process.env["CI"] === "true") {
    return {
      ok: false,
      output:
        "There are fewer warnings than lint-ceiling.json says: run `npm run check`, and commit it.",
    };
  }
  await writeFile(ceilingFile, `${JSON.stringify(lowered, null, 2)}\n`);
  return { ok: true, output: "lint-ceiling.json was lowered: commit it." };
}
