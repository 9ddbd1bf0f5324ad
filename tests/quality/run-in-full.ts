import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

interface Measurement {
  readonly projects: readonly string[];
  readonly files: readonly string[];
}

/** Long measurements whose slice runs with every test. */
const measurements: Readonly<Record<string, Measurement>> = {
  fuzz: { projects: ["server"], files: ["src/http/fuzz.test.ts"] },
  security: {
    projects: ["server"],
    files: [
      "src/modules/sign-in/refresh-histories.test.ts",
      "src/modules/sign-in/code-allowance.test.ts",
      "src/modules/sign-in/request-code.test.ts",
      "src/http/access-matrix.test.ts",
    ],
  },
  edits: {
    projects: ["server"],
    files: ["src/modules/edits/histories.test.ts", "src/modules/versions/histories.test.ts"],
  },
  properties: { projects: ["model", "tailoring", "contracts", "web"], files: [] },
  editing: { projects: ["web"], files: ["src/features/workspace/store/random-work.test.ts"] },
};

const [name = ""] = process.argv.slice(2);
const measurement = measurements[name];
if (measurement === undefined) {
  process.stderr.write(`Use: run-in-full ${Object.keys(measurements).join(" | ")}\n`);
  process.exit(2);
}
const vitest = join(
  dirname(createRequire(import.meta.url).resolve("vitest/package.json")),
  "vitest.mjs",
);
const { projects, files } = measurement;
const chosen = projects.flatMap((name) => ["--project", name]);
const run = spawnSync(process.execPath, [vitest, "run", ...chosen, ...files], {
  stdio: "inherit",
  env: { ...process.env, SAVILE_EFFORT: "full" },
});
process.exitCode = run.status ?? 1;
