import { access, constants, stat } from "node:fs/promises";
import { join } from "node:path";
import { hasRoom } from "../../db/embedded/free-space.ts";
import { ownerOf } from "../../db/embedded/owner-lock.ts";
import type { Clock } from "../../ports/clock.ts";
import { rootSecretFile } from "../../security/root-secret.ts";
import { checkBackupFile } from "../backup/backup-file.ts";
import { keptBackups } from "../backup/kept-backups.ts";
import { fault, note, well } from "./finding.ts";
import type { Finding } from "./finding.ts";

const hourMs = 60 * 60_000;
const parts = ["", "database", "blobs", "root-secret"];

async function denied(folder: string): Promise<string | null> {
  for (const part of parts) {
    const path = join(folder, part);
    const found = await stat(path).catch(() => null);
    const asked =
      found?.isDirectory() === false
        ? constants.R_OK
        : constants.R_OK | constants.W_OK | constants.X_OK;
    const ok = await access(path, asked).then(
      () => true,
      (error: unknown) => error instanceof Error && Reflect.get(error, "code") === "ENOENT",
    );
    const me = process.getuid?.();
    // The superuser may do everything: what belongs to somebody else is found by its owner.
    if (!ok || (found !== null && me !== undefined && found.uid !== me)) return path;
  }
  return null;
}

/** Whether the data folder is there and belongs to this account. */
export async function checkAccess(folder: string): Promise<Finding> {
  const found = await stat(folder).catch(() => null);
  if (found === null)
    return note(`The data folder ${folder} is not there yet: the first start makes it.`);
  if (!found.isDirectory())
    return fault(`DATA_DIR names ${folder}, which is no folder. Name another one.`);
  const path = await denied(folder);
  return path === null
    ? well(`The data folder ${folder} belongs to this account.`)
    : fault(
        `${path} does not belong to this account: give it to the one that starts Savile (chown -R), or name another folder in DATA_DIR.`,
      );
}

/** Whether there is room to write. */
export async function checkRoom(folder: string): Promise<Finding> {
  return (await hasRoom(folder))
    ? well("There is room on the disk.")
    : fault(
        "Less than 256 MB are free: nothing new is stored until there is room. Remove old backups or move the data folder to a larger disk.",
      );
}

/** Who uses the data folder. */
export async function checkOwner(folder: string): Promise<Finding> {
  const owner = await ownerOf(folder);
  if (owner.state === "free") return well("No process uses the data folder.");
  if (owner.state === "used") {
    const who = owner.pid === null ? "" : ` (pid ${owner.pid})`;
    return well(`A process uses the data folder${who}.`);
  }
  return note(
    "The lock of a process that is gone, or a torn one, is left: the next start cleans it up.",
  );
}

/** Whether others can read the root secret. */
export async function checkSecretMode(folder: string): Promise<Finding[]> {
  const found = await stat(rootSecretFile(folder)).catch(() => null);
  if (found === null || (found.mode & 0o077) === 0) return [];
  return [fault(`${rootSecretFile(folder)} can be read by others: chmod 600 it.`)];
}

/** Whether the newest backup is whole and young enough. */
export async function checkBackups(
  folder: string,
  { clock, everyHours }: { readonly clock: Clock; readonly everyHours: number },
): Promise<Finding> {
  const [newest] = await keptBackups(folder);
  if (newest === undefined) {
    return everyHours === 0
      ? note("There is no backup here, and the server makes none by itself.")
      : note("There is no backup yet: a running server makes one, or run: savile backup");
  }
  const checked = await checkBackupFile(newest.file);
  if (!checked.ok) return fault(`The newest backup ${newest.file} is damaged: run savile backup.`);
  const hours = (clock.now().getTime() - newest.madeAt.getTime()) / hourMs;
  if (everyHours > 0 && hours > 2 * everyHours) {
    return fault(
      `The newest backup is ${Math.round(hours)} hours old: run savile backup, and keep the server running.`,
    );
  }
  return well(`The newest backup ${newest.file} is whole.`);
}
