import { buildNode } from "./build-node.ts";
import { captureProgram, toolPath } from "./run-program.ts";

interface Step {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
}

const testProjects = [
  "packages/model",
  "packages/contracts",
  "packages/extraction",
  "packages/tailoring",
  "packages/documents",
  "packages/workflow",
  "apps/server",
  "apps/cli",
  "apps/web",
];

const unitProjects = ["model", "contracts", "tailoring", "workflow", "web", "repository"];

/** Steps side by side in two lanes: two cores are the smallest machine that this is meant for. */
const lanes: readonly (readonly Step[])[] = [
  [
    { name: "format", program: toolPath("oxfmt"), args: ["--check", "."] },
    { name: "lint", program: toolPath("oxlint"), args: ["--type-aware"] },
    { name: "types", program: toolPath("tsc"), args: ["-b"] },
    ...testProjects.map((folder) => ({
      name: `types of the tests of ${folder}`,
      program: toolPath("tsc"),
      args: ["-p", `${folder}/tsconfig.test.json`],
    })),
    {
      name: "types of tests and scripts",
      program: toolPath("tsc"),
      args: ["-p", "tests/tsconfig.json"],
    },
    { name: "dead code", program: toolPath("knip"), args: ["--include", "files,exports,types"] },
    {
      name: "undeclared imports",
      program: toolPath("knip"),
      args: ["--strict", "--include", "dependencies,unlisted,unresolved"],
    },
  ],
  [
    {
      name: "unit tests and boundaries",
      program: toolPath("vitest"),
      args: ["run", ...unitProjects.flatMap((name) => ["--project", name])],
    },
  ],
];

async function runLane(steps: readonly Step[]): Promise<boolean> {
  let passed = true;
  for (const { name, program, args } of steps) {
    const started = Date.now();
    const { code, output } = await captureProgram(program, args);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${code === 0 ? "ok  " : "FAIL"} ${name} (${seconds} s)`);
    if (code !== 0) {
      console.log(output);
      passed = false;
    }
  }
  return passed;
}

/** `npm run check`: format, lint, types, boundaries, dead code and unit tests. */
const started = Date.now();
await buildNode();
const results = await Promise.all(lanes.map(runLane));
console.log(`checked in ${((Date.now() - started) / 1000).toFixed(1)} s`);
process.exitCode = results.every(Boolean) ? 0 : 1;
