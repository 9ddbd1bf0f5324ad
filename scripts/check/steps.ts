import { root } from "../paths.ts";
import { captureProgram, toolPath } from "../run-program.ts";
import { testProjects, typeProjects } from "../test-projects.ts";
import { lint } from "./lint.ts";
import { testsWithoutLane } from "./tests-without-lane.ts";

/** What a step of the check said. */
export interface StepOutcome {
  readonly ok: boolean;
  readonly output: string;
}

/** One thing that every change must hold. */
export interface CheckStep {
  readonly name: string;
  readonly run: () => Promise<StepOutcome>;
}

function program(name: string, tool: string, args: readonly string[]): CheckStep {
  return {
    name,
    run: async () => {
      const { code, output } = await captureProgram(toolPath(tool), args);
      return { ok: code === 0, output };
    },
  };
}

async function lanes(): Promise<StepOutcome> {
  try {
    const { output } = await captureProgram("git", ["ls-files", "*.test.ts", "*.test.tsx"]);
    const files = output.split("\n").filter((file) => file !== "");
    const stray = testsWithoutLane(files, testProjects(root));
    return {
      ok: stray.length === 0,
      output: stray.map((file) => `${file} is in no lane`).join("\n"),
    };
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) };
  }
}

/** Types of sources and tests: each project is checked again only where something changed. */
const types = program("types of sources and tests", "tsc", ["-b", ...typeProjects(root)]);

/** The check, longest step first: two run beside each other. */
export const checkSteps: readonly CheckStep[] = [
  types,
  { name: "lint", run: lint },
  program("dead code", "knip", ["--no-config-hints", "--include", "files,exports,types"]),
  program("undeclared imports", "knip", [
    "--strict",
    "--no-config-hints",
    "--include",
    "dependencies,unlisted,unresolved",
  ]),
  program("format", "oxfmt", ["--check", "."]),
  { name: "every test has a lane", run: lanes },
];
