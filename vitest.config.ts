import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));

/** Packages without state: their files share one load of the modules, which is most of their time. */
const pure: readonly string[] = ["model", "contracts", "tailoring"];

function nodeProject(name: string, folder: string) {
  return {
    test: {
      isolate: !pure.includes(name),
      name,
      root: `${root}${folder}`,
      include: ["**/*.test.ts"],
      exclude: ["node_modules/**"],
      environment: "node",
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  };
}

export default defineConfig({
  test: {
    globalSetup: ["scripts/build-for-tests.ts"],
    maxWorkers: 2,
    projects: [
      ...[
        "model",
        "contracts",
        "extraction",
        "tailoring",
        "language-models",
        "documents",
        "workflow",
      ].map((name) => nodeProject(name, `packages/${name}`)),
      nodeProject("server", "apps/server"),
      nodeProject("cli", "apps/cli"),
      nodeProject("repository", "tests/repository"),
      nodeProject("quality", "tests/quality"),
      {
        extends: "./apps/web/vite.config.ts",
        test: {
          name: "web",
          root: `${root}apps/web`,
          include: ["src/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          isolate: false,
        },
      },
    ],
  },
});
