import { mkdirSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import type { ParserOptions } from "@electric-sql/pglite";
import { textTypes } from "../engine/engine.ts";
import type { Connection, RowMode } from "../engine/engine.ts";

const settings = [
  "shared_buffers=16MB",
  "max_wal_size=64MB",
  "min_wal_size=32MB",
  // A log that is used again holds what stood in it: deleted texts would stay on the disk.
  "wal_recycle=off",
  "timezone=UTC",
];
const parsers: ParserOptions = Object.fromEntries(
  textTypes.map((type) => [type, (value: string) => value]),
);

/**
 * Opens PGlite in a folder, or in memory, with settings for a process that shares its machine; an `image`
 * (see `dumpDataDir`) spares the making of an empty database.
 */
export function openPglite(folder: string | undefined, image?: Blob): Promise<PGlite> {
  if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const startParams = [
    ...PGlite.defaultStartParams,
    ...settings.flatMap((setting) => ["-c", setting]),
  ];
  return PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
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
