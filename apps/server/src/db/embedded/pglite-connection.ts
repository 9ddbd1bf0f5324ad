import { mkdirSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import type { ParserOptions } from "@electric-sql/pglite";
import { textTypes } from "../engine/engine.ts";
import type { Connection, RowMode } from "../engine/engine.ts";
import { SyncedFiles } from "./synced-files.ts";

const settings = [
  "shared_buffers=16MB",
  "max_wal_size=64MB",
  "min_wal_size=32MB",
  // A log that is used again holds what stood in it: deleted texts would stay on the disk.
  "wal_recycle=off",
  "timezone=UTC",
];
/** In a folder a commit is answered when its log is on the disk; `fdatasync` would be answered and not done. */
const syncedSettings = ["fsync=on", "wal_sync_method=fsync"];
const parsers: ParserOptions = Object.fromEntries(
  textTypes.map((type) => [type, (value: string) => value]),
);

/**
 * Opens PGlite in a folder, or in memory, with settings for a process that shares its machine; an `image`
 * (see `dumpDataDir`) spares the making of an empty database.
 */
export function openPglite(folder: string | undefined, image?: Blob): Promise<PGlite> {
  if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const chosen = folder === undefined ? settings : [...settings, ...syncedSettings];
  const startParams = [
    ...PGlite.defaultStartParams,
    ...chosen.flatMap((setting) => ["-c", setting]),
  ];
  return PGlite.create({
    ...(folder === undefined ? {} : { fs: new SyncedFiles(folder) }),
    ...(image === undefined ? {} : { loadDataDir: image }),
    startParams,
  });
}

/** The statements of PGlite or of one of its transactions behind the common face. */
export function pgliteConnection(pglite: Pick<PGlite, "query">): Connection {
  return {
    query: async (text: string, values: readonly unknown[], mode: RowMode) => {
      const result = await pglite.query(text, [...values], {
        rowMode: mode === "arrays" ? "array" : "object",
        parsers,
      });
      return result.rows;
    },
  };
}
