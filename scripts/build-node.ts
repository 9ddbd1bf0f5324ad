import { existsSync } from "node:fs";
import { build } from "esbuild";
import { isFresh, rememberSources } from "./fingerprint.ts";
import { inRoot, root } from "./paths.ts";

/** Every program that runs on Node: name of the bundle -> its entry. */
const entries = {
  server: "apps/server/src/main.ts",
  "database-worker": "apps/server/src/db/embedded/worker.ts",
  cli: "apps/cli/src/main.ts",
  "extraction-child": "packages/extraction/src/sandbox/child.ts",
  "layout-child": "packages/documents/src/pool/child.ts",
} as const;

const sources = ["apps/server/src", "apps/cli/src", "packages", "package-lock.json"];

/** Bundles the server, the command line and their children into `build/node`; nothing when they are fresh. */
export async function buildNode(): Promise<"built" | "fresh"> {
  if (await isFresh("node", sources)) return "fresh";
  const present = Object.entries(entries).filter(([, file]) => existsSync(inRoot(file)));
  await build({
    entryPoints: Object.fromEntries(present.map(([name, file]) => [name, inRoot(file)])),
    outdir: inRoot("build/node"),
    outExtension: { ".js": ".mjs" },
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    sourcemap: "linked",
    chunkNames: "chunk-[hash]",
    logLevel: "warning",
    plugins: [
      {
        name: "packages-of-npm-stay-outside",
        setup(builder) {
          builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === "entry-point" || path.startsWith("@savile/") ? null : { path, external: true },
          );
        },
      },
    ],
  });
  await rememberSources("node", sources);
  return "built";
}
