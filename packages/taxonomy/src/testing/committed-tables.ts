import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { readTables } from "../tables/read-tables.ts";
import type { Tables } from "../tables/read-tables.ts";

/** The uncompressed bytes of the committed asset. */
export function tableBytes(): Uint8Array {
  const file = new URL("../../assets/tables.bin.br", import.meta.url);
  return brotliDecompressSync(readFileSync(file));
}

/** The tables of the committed asset. */
export function committedTables(): Tables {
  const read = readTables(tableBytes());
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}
