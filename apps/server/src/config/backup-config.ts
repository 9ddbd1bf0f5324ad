import * as z from "zod";
import { ConfigError } from "../errors/config-error.ts";
import type { Given } from "../errors/config-error.ts";

/** Where backups go and how many of them stay. */
export interface BackupConfig {
  /** `null` is the folder `backups` of the data folder. */
  readonly folder: string | null;
  readonly keep: number;
  /** Hours between two backups of a running server; 0 makes none. */
  readonly everyHours: number;
}

const schema = z.object({
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1_000).default(7),
  BACKUP_HOURS: z.coerce.number().int().min(0).max(168).default(24),
});

/** Reads the settings of backups. Throws {@link ConfigError}. */
export function readBackupConfig(given: Given): BackupConfig {
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join("."));
    throw new ConfigError(`Settings of backups that cannot be used: ${names.join(", ")}`);
  }
  const { BACKUP_DIR, BACKUP_KEEP: keep, BACKUP_HOURS: everyHours } = parsed.data;
  return { folder: BACKUP_DIR ?? null, keep, everyHours };
}
