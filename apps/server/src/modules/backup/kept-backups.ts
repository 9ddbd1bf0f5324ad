import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

const shape = /^savile-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)(?:-before-update)?\.backup$/;

/** The name of a backup: it tells when it was made, so that names are in the order of time. */
export function nameOfBackup(madeAt: Date, beforeUpdate = false): string {
  const time = `${madeAt.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
  return `savile-${time}${beforeUpdate ? "-before-update" : ""}.backup`;
}

function timeOf(name: string): Date | null {
  const time = shape.exec(name)?.[1];
  if (time === undefined) return null;
  const [day = "", clock = ""] = time.split("T");
  return new Date(`${day}T${clock.replaceAll("-", ":")}`);
}

/** A backup in a folder, and when it was made. */
export interface KeptBackup {
  readonly file: string;
  readonly madeAt: Date;
}

/** The backups of a folder, the newest first. Only whole ones have such names. */
export async function keptBackups(folder: string): Promise<KeptBackup[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => {
      const madeAt = timeOf(name);
      return madeAt === null ? [] : [{ file: join(folder, name), madeAt }];
    })
    .toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
}

/** Removes the oldest backups of a folder beyond `keep`, and what a killed backup left half written. */
export async function pruneBackups(folder: string, keep: number): Promise<void> {
  for (const { file } of (await keptBackups(folder)).slice(keep)) await rm(file, { force: true });
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((found) => /^savile-.*\.backup\.[0-9a-f]+\.part$/.test(found))) {
    await rm(join(folder, name), { force: true });
  }
}

/** Makes the folder of backups (0700). */
export async function prepareBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}
