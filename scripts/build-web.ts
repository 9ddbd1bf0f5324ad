import { spawn } from "node:child_process";
import { once } from "node:events";
import { compressFiles } from "./compress-files.ts";
import { dropOldFiles } from "./drop-old-files.ts";
import { isFresh, rememberSources } from "./fingerprint.ts";
import { inRoot } from "./paths.ts";

const sources = [
  "apps/web/src",
  "apps/web/public",
  "apps/web/index.html",
  "apps/web/take.html",
  "apps/web/vite.config.ts",
  "apps/web/bookmarklet-script.ts",
  "apps/web/chunk-record.ts",
  "apps/web/first-screen.ts",
  "apps/web/script-groups.ts",
  "scripts/compress-files.ts",
  "packages/contracts/src",
  "packages/model/src",
  "package-lock.json",
];

/** Builds the web app into `build/web`, with its compressed files; nothing when it is fresh. */
export async function buildWeb(): Promise<"built" | "fresh"> {
  if (await isFresh("web", sources)) return "fresh";
  const started = Date.now();
  const vite = spawn(
    process.execPath,
    [inRoot("node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn"],
    { cwd: inRoot("apps/web"), stdio: "inherit" },
  );
  const [code] = await once(vite, "exit");
  if (code !== 0) throw new Error("the web app could not be built");
  const now = Date.now();
  await dropOldFiles(inRoot("build/web"), inRoot("build/web-replaced.json"), { started, now });
  await compressFiles(inRoot("build/web"));
  await rememberSources("web", sources);
  return "built";
}
