import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, readdir, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";

async function imageName(migrations: string): Promise<string> {
  const hash = createHash("sha256");
  const files = (await readdir(migrations)).filter((file) => file.endsWith(".sql")).toSorted();
  // The journal says which files are applied.
  for (const file of [...files, "meta/_journal.json"]) {
    hash.update(await readFile(join(migrations, file)));
  }
  return join(tmpdir(), `savile-test-image-${hash.digest("hex").slice(0, 16)}.tar`);
}

/** A migrated, empty database as an image: made once per machine, so that each test file opens fast. */
export async function databaseImage(
  migrations: string,
  make: () => Promise<PGlite>,
): Promise<Blob> {
  const file = await imageName(migrations);
  if (!existsSync(file)) {
    const pglite = await make();
    const image = await pglite.dumpDataDir("none");
    await pglite.close();
    const part = `${file}.${process.pid}`;
    await writeFile(part, Buffer.from(await image.arrayBuffer()));
    await rename(part, file);
  }
  return new Blob([await readFile(file)]);
}
