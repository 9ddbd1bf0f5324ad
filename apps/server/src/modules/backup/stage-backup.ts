import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { cp, link, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { withDeadline } from "../../db/engine/deadline.ts";
import type { Engine } from "../../db/engine/engine.ts";

const mark = "backup.making.";
const holdMs = 60_000;

/** Gives every file of a folder a second name below another one: files in it are never written again. */
async function linkAll(from: string, into: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  await mkdir(into, { recursive: true, mode: 0o700 });
  for (const entry of entries) {
    const [old, next] = [join(from, entry.name), join(into, entry.name)];
    if (entry.isDirectory()) await linkAll(old, next);
    else if (!entry.name.endsWith(".part")) await link(old, next).catch(() => undefined);
  }
}

/** Removes what backups that were killed left in a data folder. */
export async function removeStages(dataFolder: string): Promise<void> {
  const names = await readdir(dataFolder).catch(() => []);
  for (const name of names.filter((found) => found.startsWith(mark))) {
    await rm(join(dataFolder, name), { recursive: true, force: true });
  }
}

/**
 * Copies the embedded database and links the files of one moment into a folder of its own, whose name it
 * answers. Nobody else reaches the engine meanwhile (some tenths of a second); what is costly comes after it,
 * elsewhere.
 */
export async function stageBackup(
  engine: Pick<Engine, "query" | "transaction">,
  dataFolder: string,
): Promise<string> {
  const stage = join(dataFolder, `${mark}${randomBytes(4).toString("hex")}`);
  await mkdir(stage, { mode: 0o700 });
  await withDeadline(holdMs, async () => {
    await engine.query("CHECKPOINT", [], "objects");
    await engine.transaction(async () => {
      await cp(join(dataFolder, "database"), join(stage, "database"), {
        recursive: true,
        mode: constants.COPYFILE_FICLONE,
      });
      await linkAll(join(dataFolder, "blobs"), join(stage, "blobs"));
    });
  });
  return stage;
}
