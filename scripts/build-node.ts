import { copyFileSync, existsSync, readdirSync } from "node:fs";
import { build } from "esbuild";
import type { Plugin } from "esbuild";
import { isFresh, rememberSources } from "./fingerprint.ts";
import { inRoot, root } from "./paths.ts";

/** Every program that runs on Node: name of the bundle -> its entry. */
const entries = {
  server: "apps/server/src/main.ts",
  admin: "apps/server/src/admin-main.ts",
  operate: "apps/server/src/operate-main.ts",
  "text-child": "apps/server/src/texts/child.ts",
  "import-child": "apps/server/src/modules/privacy/import-child.ts",
  "database-worker": "apps/server/src/db/embedded/worker.ts",
  cli: "apps/cli/src/main.ts",
  mcp: "apps/mcp/src/main.ts",
  "extraction-child": "packages/extraction/src/sandbox/child.ts",
  "page-child": "packages/extraction/src/ocr/child.ts",
  "layout-child": "packages/documents/src/pool/child.ts",
} as const;

const sources = [
  "apps/server/src",
  "apps/cli/src",
  "apps/mcp/src",
  "packages",
  "package-lock.json",
];

/** Packages of npm are loaded from node_modules; our own are consumed as source. */
const npmPackagesStayOutside: Plugin = {
  name: "npm-packages-stay-outside",
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === "entry-point" || path.startsWith("@savile/") ? null : { path, external: true },
    );
  },
};

async function bundle(name: string, file: string): Promise<void> {
  await build({
    entryPoints: [inRoot(file)],
    outfile: inRoot(`build/node/${name}.mjs`),
    absWorkingDir: root,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    sourcemap: "linked",
    logLevel: "warning",
    plugins: [npmPackagesStayOutside],
  });
}

const assetFolder = "packages/taxonomy/assets";

/** Lays the assets beside the bundles, the one folder that every program may read. */
function copyAssets(): void {
  for (const file of readdirSync(inRoot(assetFolder)).filter((name) => name.endsWith(".br"))) {
    copyFileSync(inRoot(`${assetFolder}/${file}`), inRoot(`build/node/${file}`));
  }
}

/** Bundles the server, the command line and their children into `build/node`; nothing when they are fresh. */
export async function buildNode(): Promise<"built" | "fresh"> {
  if (await isFresh("node", sources)) return "fresh";
  const present = Object.entries(entries).filter(([, file]) => existsSync(inRoot(file)));
  const outcomes = await Promise.allSettled(present.map(([name, file]) => bundle(name, file)));
  const failed = outcomes.filter((outcome) => outcome.status === "rejected");
  if (failed.length > 0) {
    throw new AggregateError(
      failed.map((outcome) => outcome.reason),
      "a program could not be bundled",
    );
  }
  copyAssets();
  await rememberSources("node", sources);
  return "built";
}
