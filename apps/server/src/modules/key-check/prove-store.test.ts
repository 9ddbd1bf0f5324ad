import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { folderBlobStore } from "../../adapters/blob-store/folder-blob-store.ts";
import type { Database } from "../../db/database.ts";
import { keyChecks } from "../../db/schema.ts";
import { StartError } from "../../errors/start-error.ts";
import { stillClock } from "../../testing/clock.ts";
import { openTestDatabase } from "../../testing/open-test-database.ts";
import { proveStore } from "./prove-store.ts";

const clock = stillClock();
let folder: string;
let database: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "savile stores "));
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const prove = (name: string) =>
  proveStore({ database, clock, blobs: folderBlobStore(join(folder, name)) });

it("the first store is noted, and every process has to see that one", async () => {
  await Promise.all([prove("shared"), prove("shared")]);
  await prove("shared");
  await expect(prove("elsewhere")).rejects.toBeInstanceOf(StartError);
  await expect(prove("elsewhere")).rejects.toThrow("another store of files");
});

it("a database that was put back takes the store that it finds", async () => {
  await database.query.delete(keyChecks).where(eq(keyChecks.id, "store"));
  await prove("elsewhere");
  await expect(prove("shared")).rejects.toThrow("another store of files");
});
