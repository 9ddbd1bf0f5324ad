import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import { cacheFolder } from "../../../scripts/cache-folder.ts";
import { themesAsOf } from "./theme-list.data.ts";
import type { Theme } from "./theme-list.data.ts";

const minutes = 60_000;

/** The name of the package of a theme. */
function packageOf(theme: Theme): string {
  return `jsonresume-theme-${theme.name}`;
}

/** The module of a theme's folder that hands out the theme; it is written when all else is there. */
export function themeEntry(folder: string): string {
  return join(folder, "entry.mjs");
}

/**
 * The folder with the package of a theme: the one of the cache, else one that npm brings into it, without
 * running any script of it. It never becomes a dependency.
 */
export async function bringTheme(theme: Theme): Promise<Result<string, string>> {
  const name = packageOf(theme);
  const folder = cacheFolder("themes", `${theme.name}-${theme.version}`);
  if (existsSync(themeEntry(folder))) return ok(folder);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), '{ "private": true }\n');
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--omit=dev"];
  const args = ["install", ...quiet, `--before=${themesAsOf}`, `${name}@${theme.version}`];
  try {
    await promisify(execFile)("npm", args, { cwd: folder, timeout: 3 * minutes });
    // Resolved from here, a package may be of either module system.
    await writeFile(themeEntry(folder), `import * as theme from "${name}";\nexport { theme };\n`);
    return ok(folder);
  } catch {
    return err("npm did not bring it");
  }
}
