import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inRoot } from "./paths.ts";

/** What a build remembers of its sources lies beside its output. */
function recordOf(target: string): string {
  return inRoot(`build/${target}.sources`);
}

async function filesBelow(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null);
  if (found === null) return [];
  if (found.isFile()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const nested = await Promise.all(
    entries
      .filter((entry) => entry.name !== "node_modules" && !entry.name.includes(".test."))
      .map((entry) => filesBelow(join(path, entry.name))),
  );
  return nested.flat();
}

/** Size and time of every source: changes whenever a file is edited, added or removed. */
async function fingerprint(sources: readonly string[]): Promise<string> {
  const files = (await Promise.all(sources.map((source) => filesBelow(inRoot(source))))).flat();
  const hash = createHash("sha256");
  for (const file of files.toSorted()) {
    const { size, mtimeMs } = await stat(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/** Whether `target` was built from exactly these sources. */
export async function isFresh(target: string, sources: readonly string[]): Promise<boolean> {
  const known = await readFile(recordOf(target), "utf8").catch(() => "");
  return known !== "" && known === (await fingerprint(sources));
}

/** Records that `target` was just built from these sources. */
export async function rememberSources(target: string, sources: readonly string[]): Promise<void> {
  await mkdir(inRoot("build"), { recursive: true });
  await writeFile(recordOf(target), await fingerprint(sources));
}
