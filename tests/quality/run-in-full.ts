import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Long measurements of the server whose slice runs with every test: name -> files of the project "server". */
const measurements: Readonly<Record<string, readonly string[]>> = {
  fuzz: ["src/http/fuzz.test.ts"],
  security: [
    "src/modules/sign-in/refresh-histories.test.ts",
    "src/modules/sign-in/code.test.ts",
    "src/http/access-matrix.test.ts",
  ],
};

const [name = ""] = process.argv.slice(2);
const files = measurements[name];
if (files === undefined) {
  process.stderr.write(`Use: run-in-full ${Object.keys(measurements).join(" | ")}\n`);
  process.exit(2);
}
const vitest = join(
  dirname(createRequire(import.meta.url).resolve("vitest/package.json")),
  "vitest.mjs",
);
const run = spawnSync(process.execPath, [vitest, "run", "--project", "server", ...files], {
  stdio: "inherit",
  env: { ...process.env, SAVILE_EFFORT: "full" },
});
process.exitCode = run.status ?? 1;
