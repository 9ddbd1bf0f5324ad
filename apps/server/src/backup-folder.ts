import { join } from "node:path";
import type { Config } from "./config/config.ts";
import { DamagedDatabaseError } from "./errors/start-error.ts";
import { checkBackupFile } from "./modules/backup/backup-file.ts";
import { keptBackups } from "./modules/backup/kept-backups.ts";

type Where = Pick<Config, "backup" | "dataFolder">;

/** Where the backups of an installation lie. */
export function backupFolderOf(config: Where): string {
  return config.backup.folder ?? join(config.dataFolder, "backups");
}

/** The command that puts the newest whole backup back, where a damaged database keeps Savile from starting. */
export async function offerBackup(error: unknown, config: Where | null): Promise<string> {
  if (!(error instanceof DamagedDatabaseError) || config === null) return "";
  for (const { file } of await keptBackups(backupFolderOf(config))) {
    const checked = await checkBackupFile(file);
    if (checked.ok) {
      return ` The newest whole backup is of ${checked.value.head.madeAt}: savile restore "${file}" --replace`;
    }
  }
  return " There is no whole backup in the folder of backups.";
}
