import { readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** How long the scripts of a release can still be had after the next one was built, in milliseconds. */
const keptMs = 24 * 3_600_000;
/** File systems tell times less exactly than clocks; no build follows another one so soon. */
const slackMs = 1_000;

/** When files that are no part of the newest build were replaced, in milliseconds, by name. */
type Replaced = Readonly<Record<string, number>>;

async function readReplaced(path: string): Promise<Replaced> {
  try {
    const known: unknown = JSON.parse(await readFile(path, "utf8"));
    return Object.fromEntries(
      Object.entries(Object(known)).filter(
        (pair): pair is [string, number] => typeof pair[1] === "number",
      ),
    );
  } catch {
    return {};
  }
}

/** Names of the files below a folder that were written before a moment. */
async function olderThan(folder: string, moment: number): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const times = await Promise.all(paths.map(async (path) => (await stat(path)).mtimeMs));
  return paths.filter((_, index) => (times[index] ?? 0) < moment - slackMs);
}

/**
 * Tidies the folder of the web app after a build that wrote over the one before. Files without a hash go. The
 * assets of earlier releases stay for a day after they were replaced: a tab that was opened before asks for
 * them. `record` is where it is remembered since when.
 */
export async function dropOldFiles(
  folder: string,
  record: string,
  { started, now }: { readonly started: number; readonly now: number },
): Promise<void> {
  const before = await readReplaced(record);
  const replaced: Record<string, number> = {};
  for (const path of await olderThan(folder, started)) {
    const since = before[path] ?? now;
    const isAsset = path.startsWith(join(folder, "assets"));
    if (isAsset && now - since < keptMs) replaced[path] = since;
    else await rm(path);
  }
  await writeFile(record, JSON.stringify(replaced));
}
