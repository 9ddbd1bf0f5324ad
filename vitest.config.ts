import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));

/** Projects whose modules keep nothing: their files share one load of them, which is much of their time. */
const shared: readonly string[] = ["model", "contracts", "tailoring", "server"];

/** Tests of the server that do not depend on which database answers: they run on the embedded one only. */
const onOneDatabase: readonly string[] = [
  "src/*.test.ts",
  "src/config/**",
  "src/http/**",
  "src/security/**",
  "src/db/embedded/**",
  "src/adapters/{blob-store,ids,mailer}/**",
  "src/adapters/payment-provider/stripe/**",
  "src/modules/models/**",
];
const onPostgres = process.env["TEST_DATABASE_URL"] !== undefined;

function nodeProject(name: string, folder: string, without: readonly string[] = []) {
  return {
    test: {
      isolate: !shared.includes(name),
      name,
      root: `${root}${folder}`,
      include: ["**/*.test.ts"],
      exclude: ["node_modules/**", ...without],
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
      nodeProject("server", "apps/server", onPostgres ? onOneDatabase : []),
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
