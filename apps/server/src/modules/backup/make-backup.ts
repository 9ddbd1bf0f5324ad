import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import * as z from "zod";
import type { Engine } from "../../db/engine/engine.ts";
import { nameOfBackup, prepareBackupFolder, pruneBackups } from "./kept-backups.ts";
import { removeStages, stageBackup } from "./stage-backup.ts";

const execFileAsync = promisify(execFile);
const mostOutput = 1024 * 1024;

/** What a backup holds, and where it lies. */
export interface MadeBackup {
  readonly file: string;
  readonly rows: number;
  readonly files: number;
  readonly lost: number;
}

const packedSchema = z.object({ rows: z.number(), files: z.number(), lost: z.number() });

export interface MakeBackupInput {
  readonly engine: Pick<Engine, "query" | "transaction">;
  readonly dataFolder: string;
  /** Absolute path of the bundled `operate-main.ts`, which packs in a process of its own. */
  readonly packer: string;
  readonly folder: string;
  /** How many backups stay in the folder; `null` keeps all. */
  readonly keep: number | null;
  readonly madeAt: Date;
  readonly beforeUpdate?: boolean;
  readonly withSecret?: boolean;
}

/** One sentence about a backup that was made. */
export function tellBackup({ file, rows, files, lost }: MadeBackup): string {
  const gone = lost === 0 ? "" : `, ${lost} files were missing`;
  return `Backup ${file}: ${rows} rows, ${files} files${gone}.`;
}

async function pack(input: MakeBackupInput, stage: string, file: string): Promise<MadeBackup> {
  const options = input.withSecret === true ? ["--with-secret"] : [];
  const { stdout } = await execFileAsync(
    process.execPath,
    [input.packer, "pack", stage, file, ...options],
    { maxBuffer: mostOutput, env: { ...process.env, DATA_DIR: input.dataFolder } },
  );
  return { file, ...packedSchema.parse(JSON.parse(stdout)) };
}

/**
 * A backup of an embedded database that is in use: its files are copied while nobody else reaches the engine,
 * then a process of its own turns the copy into a backup. A failure leaves nothing behind.
 */
export async function makeBackup(input: MakeBackupInput): Promise<Result<MadeBackup, "failed">> {
  const file = join(input.folder, nameOfBackup(input.madeAt, input.beforeUpdate));
  try {
    await prepareBackupFolder(input.folder);
    const stage = await stageBackup(input.engine, input.dataFolder);
    try {
      const made = await pack(input, stage, file);
      if (input.keep !== null) await pruneBackups(input.folder, input.keep);
      return ok(made);
    } finally {
      await rm(stage, { recursive: true, force: true });
    }
  } catch {
    await removeStages(input.dataFolder).catch(() => undefined);
    return err("failed");
  }
}
