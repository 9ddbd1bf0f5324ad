import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrationsFolder } from "../../testing/open-test-database.ts";
import { migrate } from "../migrate.ts";
import { openEmbeddedEngine } from "./embedded-engine.ts";
import type { EmbeddedEngine } from "./embedded-engine.ts";
import { startUpkeep } from "./upkeep.ts";

const entry = fileURLToPath(
  new URL("../../../../../build/node/database-worker.mjs", import.meta.url),
);
const canary = "Quillfeather-Canary-7731";
let home: string;
let engine: EmbeddedEngine;

const run = (text: string) => engine.query(text, [], "objects");

/** Files below the database that hold the canary. */
async function hits(): Promise<string[]> {
  const entries = await readdir(join(home, "database"), { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const file of entries.filter((one) => one.isFile())) {
    const bytes = await readFile(join(file.parentPath, file.name)).catch(() => null);
    if (bytes?.includes(canary) === true) found.push(file.name);
  }
  return found;
}

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "savile forget "));
  engine = await openEmbeddedEngine({ entry, folder: join(home, "database") });
  await migrate(engine, migrationsFolder);
});
afterAll(async () => {
  await engine.close();
  await rm(home, { recursive: true, force: true });
});

it("nothing of a deleted account is left in the files of the database or its log", async () => {
  await run(
    `insert into accounts (id, email, created_at) values ('a', '${canary}@x.test', now()), ('b', 'stays@x.test', now())`,
  );
  await run(
    `insert into audit_entries (at, actor, action, account_id, details) select now(), 'a', 'x', 'a', jsonb_build_object('n', n, 't', '${canary}') from generate_series(1, 200) n`,
  );
  await run("ANALYZE");
  await run("CHECKPOINT");
  expect((await hits()).length).toBeGreaterThan(1);
  await run("delete from accounts where id = 'a'");
  await run("delete from audit_entries");
  await run("CHECKPOINT");
  expect((await hits()).length).toBeGreaterThan(0);
  await run("insert into audit_entries (at, actor, action) values (now(), 'd', 'account_deleted')");
  const upkeep = await startUpkeep({ engine, folder: join(home, "database"), lookMs: 50 });
  await expect.poll(hits).toEqual([]);
  upkeep.stop();
  expect(await run("select email from accounts")).toEqual([{ email: "stays@x.test" }]);
});
