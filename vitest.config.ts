import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { machineFactor } from "./scripts/machine-factor.ts";
import { root } from "./scripts/paths.ts";
import { testProjects } from "./scripts/test-projects.ts";
import type { TestProject } from "./scripts/test-projects.ts";
import { fixSeeds } from "./scripts/vitest/fix-seeds.ts";

/** Projects whose modules keep nothing: their files share one load of them, which is much of their time. */
const shared: readonly string[] = ["model", "contracts", "tailoring", "server", "web"];

/**
 * Tests of the server that do not depend on which database answers, or send no statement that others do not:
 * they run on the embedded one only.
 */
const onOneDatabase: readonly string[] = [
  "src/*.test.ts",
  "src/config/**",
  "src/http/**",
  "src/security/**",
  "src/db/embedded/**",
  "src/adapters/{blob-store,ids,mailer}/**",
  "src/adapters/payment-provider/stripe/**",
  "src/modules/models/**",
  "src/modules/documents/{downloads,find-document,hostile-content,set-layout}.test.ts",
  "src/modules/privacy/read-archive.test.ts",
  "src/modules/sign-in/code-allowance.test.ts",
  "src/modules/uploads/draw-page.test.ts",
  "src/modules/versions/duplicate-session.test.ts",
  "src/texts/**",
];
const onPostgres = process.env["TEST_DATABASE_URL"] !== undefined;

const isFull = process.env["SAVILE_EFFORT"] === "full";
const factor = machineFactor();
const plugins = isFull ? [] : [fixSeeds()];
/** Projects whose code tailors or verifies: they know the words that the programs know. */
const knowing: readonly string[] = ["tailoring", "workflow", "cli", "quality"];
/** Limits that catch what hangs, and nothing that is slow: a whole run in full may take its time. */
const hangMs = Math.ceil((isFull ? 3_600_000 : 180_000) * factor);

/** Newer versions of Node have a storage of their own, which would hide the one of the browser that is played. */
const storageOption = "--no-experimental-webstorage";
const withoutOwnStorage = process.allowedNodeEnvironmentFlags.has(storageOption)
  ? [storageOption]
  : [];

function settingsOf({ name, folder }: TestProject) {
  return {
    name,
    root: `${root}${folder}`,
    isolate: !shared.includes(name),
    // What passes only at its second try is told at the end of the run (`scripts/vitest/tell-tries.ts`).
    retry: isFull ? 0 : 1,
    testTimeout: hangMs,
    hookTimeout: hangMs,
    expect: { poll: { timeout: Math.ceil(30_000 * factor) } },
    env: { SAVILE_TIME_FACTOR: String(factor) },
  };
}

function vitestProject(project: TestProject) {
  const test = settingsOf(project);
  if (project.name === "web") {
    return {
      extends: "./apps/web/vite.config.ts",
      plugins,
      test: {
        ...test,
        include: ["src/**/*.test.{ts,tsx}"],
        environment: "happy-dom",
        execArgv: withoutOwnStorage,
      },
    };
  }
  const exclude = project.name === "server" && onPostgres ? onOneDatabase : [];
  return {
    plugins,
    test: {
      ...test,
      include: ["**/*.test.ts"],
      exclude: ["node_modules/**", ...exclude],
      environment: "node",
      setupFiles: knowing.includes(project.name) ? [`${root}scripts/vitest/share-words.ts`] : [],
    },
  };
}

export default defineConfig({
  test: {
    globalSetup: ["scripts/build-for-tests.ts"],
    // Tests wait for processes, disks and clocks: one worker more than cores keeps the cores at work.
    maxWorkers: availableParallelism() + 1,
    projects: testProjects(root).map(vitestProject),
  },
});
