import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { systemClock } from "./adapters/clock/system-clock.ts";
import { uuidV7 } from "./adapters/ids/uuid-v7.ts";
import { backupFolderOf } from "./backup-folder.ts";
import type { Config } from "./config/config.ts";
import { createDatabase } from "./db/database.ts";
import type { EmbeddedEngine } from "./db/embedded/embedded-engine.ts";
import { serveOwner } from "./db/embedded/owner-socket.ts";
import type { OwnerAnswer } from "./db/embedded/owner-socket.ts";
import { StartError } from "./errors/start-error.ts";
import { runAdminCommand } from "./modules/admin/admin-command.ts";
import { makeBackup, tellBackup } from "./modules/backup/make-backup.ts";
import type { MakeBackupInput } from "./modules/backup/make-backup.ts";
import { scheduleBackups } from "./modules/backup/schedule-backups.ts";
import { checkDatabase } from "./modules/doctor/check-database.ts";
import type { BlobStore } from "./ports/blob-store.ts";

/** What the owner of an embedded database works with. */
export interface OwnerInput {
  readonly config: Config;
  readonly root: string;
  readonly logger: FastifyBaseLogger;
}

function backupInput({ config, root }: OwnerInput, engine: EmbeddedEngine): MakeBackupInput {
  return {
    engine,
    dataFolder: config.dataFolder,
    packer: join(root, "build/node/operate.mjs"),
    folder: backupFolderOf(config),
    keep: config.backup.keep,
    madeAt: systemClock.now(),
  };
}

/** A backup before the tables change. Throws {@link StartError}: what cannot be undone is not begun. */
export async function backupBeforeUpdate(input: OwnerInput, engine: EmbeddedEngine): Promise<void> {
  const made = await makeBackup({ ...backupInput(input, engine), beforeUpdate: true });
  if (made.ok) return;
  throw new StartError(
    "The database has to be updated, and the backup before it could not be made: free some space, or name a folder with room in BACKUP_DIR.",
  );
}

async function runBackup(
  input: OwnerInput,
  engine: EmbeddedEngine,
  [folder = "", secret]: readonly string[],
): Promise<OwnerAnswer> {
  const standard = backupInput(input, engine);
  const own = folder === "" || folder === standard.folder;
  const made = await makeBackup({
    ...standard,
    ...(own ? {} : { folder, keep: null }),
    withSecret: secret === "with-secret",
  });
  return made.ok
    ? { code: 0, lines: [tellBackup(made.value)] }
    : {
        code: 1,
        lines: ["The backup could not be made: check that the folder can be written and has room."],
      };
}

async function runAdmin(engine: EmbeddedEngine, args: readonly string[]): Promise<OwnerAnswer> {
  const needs = { database: createDatabase(engine), clock: systemClock, ids: uuidV7(systemClock) };
  const answer = await runAdminCommand(needs, args);
  if (answer.ok) return { code: 0, lines: [...answer.value] };
  return { code: answer.error.code === "usage" ? 2 : 1, lines: [answer.error.sentence] };
}

/** Keeps backups, and lets the command line work on the database while this process owns it. */
export async function startOwnerWork(
  input: OwnerInput,
  engine: EmbeddedEngine,
  blobs: BlobStore,
): Promise<() => Promise<void>> {
  const { config, root, logger } = input;
  const stopBackups = scheduleBackups({
    clock: systemClock,
    folder: backupFolderOf(config),
    everyHours: config.backup.everyHours,
    make: async () => (await makeBackup(backupInput(input, engine))).ok,
    troubled: (what) => logger.error({ what }, "backup"),
  });
  const stopServing = await serveOwner(config.dataFolder, async ([name, ...args]) => {
    if (name === "backup") return runBackup(input, engine, args);
    if (name === "admin") return runAdmin(engine, args);
    if (name !== "doctor") return { code: 2, lines: [] };
    const migrations = join(root, "apps/server/migrations");
    const found = await checkDatabase({ engine, migrations, blobs, now: systemClock.now() });
    const faults = found.filter(({ state }) => state === "fault");
    return faults.length === 0
      ? { code: 0, lines: found.map(({ text }) => text) }
      : { code: 1, lines: faults.map(({ text }) => text) };
  });
  return async () => {
    stopBackups();
    await stopServing();
  };
}
