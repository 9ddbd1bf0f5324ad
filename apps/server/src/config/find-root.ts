import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";

const marker = join("apps", "server", "migrations", "meta", "_journal.json");

/** The folder of the product: the nearest one above this file that holds the migrations. */
export function findRoot(from = fileURLToPath(import.meta.url)): string {
  for (let folder = dirname(from); ; folder = dirname(folder)) {
    if (existsSync(join(folder, marker))) return folder;
    if (folder === dirname(folder)) throw new Error("the folder of the product was not found");
  }
}

const packageSchema = z.object({ version: z.string() });

/** The version of the product. */
export async function readVersion(root: string): Promise<string> {
  const text = await readFile(join(root, "apps", "server", "package.json"), "utf8");
  return packageSchema.parse(JSON.parse(text)).version;
}
