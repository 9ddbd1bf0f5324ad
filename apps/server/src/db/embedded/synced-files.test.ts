import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPglite } from "./pglite-connection.ts";

const real = fs.fsyncSync;
let folder = "";
let syncs = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "savile-synced-"));
  fs.fsyncSync = (handle) => {
    real(handle);
    syncs += 1;
  };
  syncBuiltinESMExports();
});

afterEach(async () => {
  fs.fsyncSync = real;
  syncBuiltinESMExports();
  await rm(folder, { recursive: true, force: true });
});

test("each commit is synced before it is answered, and reading syncs nothing", async () => {
  const pglite = await openPglite(join(folder, "database"));
  await pglite.exec("create table words (id integer primary key)");
  const settings = await pglite.query("select current_setting('fsync') as fsync");
  expect(settings.rows).toEqual([{ fsync: "on" }]);
  for (let id = 0; id < 5; id += 1) {
    const before = syncs;
    await pglite.query("insert into words values ($1)", [id]);
    expect(syncs).toBeGreaterThan(before);
  }
  const before = syncs;
  await pglite.query("select * from words");
  expect(syncs).toBe(before);
  await pglite.exec("CHECKPOINT");
  expect(syncs).toBeGreaterThan(before);
  await pglite.close();
});
