import { readFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folderBlobStore } from "../../adapters/blob-store/folder-blob-store.ts";
import type { Engine } from "../../db/engine/engine.ts";
import { migrate } from "../../db/migrate.ts";
import { openMemoryEngine } from "../../testing/memory-engine.ts";
import { migrationsFolder, openTestEngine } from "../../testing/open-test-database.ts";
import { checkBackupFile, writeBackupFile } from "./backup-file.ts";
import { packBackup } from "./pack-backup.ts";
import { tablesInOrder } from "./table-order.ts";
import { unpackBackup } from "./unpack-backup.ts";

const key = "u/account-1/00ff";
const gone = "u/account-1/00aa";
const madeAt = new Date("2026-11-28T11:30:00.000Z");
let folder: string;
let source: Engine;
const opened: Engine[] = [];

const run = (engine: Engine, text: string) => engine.query(text, [], "objects");

async function fill(engine: Engine): Promise<void> {
  await migrate(engine, migrationsFolder);
  await run(
    engine,
    "insert into accounts (id, email, place, created_at) values ('account-1', 'ä\"\\\\@x.test', null, '2026-01-02T03:04:05.678901Z')",
  );
  await run(
    engine,
    `insert into audit_entries (at, actor, action, details) values (now(), 'a', 'b', '{"n": 0.1, "deep": {"t": "two\\nlines"}}'), (now(), 'c', 'd', '[]')`,
  );
  await run(
    engine,
    `insert into blobs (key, account_id, state, size, sha256, media_type, created_at) values ('${key}', 'account-1', 'ready', 5, 'x', 'text/plain', now()), ('${gone}', 'account-1', 'ready', 5, 'x', 'text/plain', now()), ('u/account-1/00bb', 'account-1', 'deleting', 5, 'x', 'text/plain', now())`,
  );
}

async function everything(engine: Engine): Promise<Record<string, readonly unknown[]>> {
  const tables = await engine.transaction((connection) => tablesInOrder(connection));
  const rows = await Promise.all(
    tables.map(async (table) => [
      table,
      await run(engine, `select to_jsonb(t)::text as row from "${table}" t order by 1`),
    ]),
  );
  return Object.fromEntries(rows);
}

async function empty(open: () => Promise<Engine>): Promise<Engine> {
  const engine = await open();
  opened.push(engine);
  return engine;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "savile backup "));
  source = await empty(openTestEngine);
  await fill(source);
  await folderBlobStore(join(folder, "blobs")).put(key, Buffer.from("bytes"));
});
afterAll(async () => {
  for (const engine of opened) await engine.close();
  await rm(folder, { recursive: true, force: true });
});

async function* nothing() {}

const pack = (file: string) =>
  packBackup({
    engine: source,
    blobs: folderBlobStore(join(folder, "blobs")),
    file,
    release: "0.1.0",
    madeAt,
  });

const unpack = (file: string, engine: Engine) =>
  unpackBackup({
    file,
    engine,
    migrations: migrationsFolder,
    blobs: folderBlobStore(join(folder, "elsewhere")),
  });

describe("a backup", () => {
  it.each([
    ["the same kind of database", openTestEngine],
    ["an embedded database", openMemoryEngine],
  ])("comes back whole into %s, and numbers go on", async (_, open) => {
    const file = join(folder, "whole.backup");
    const counted = await pack(file);
    expect(counted).toMatchObject({
      rows: { accounts: 1, audit_entries: 2, blobs: 3 },
      files: 1,
      lost: 1,
    });
    const target = await empty(open);
    expect(await unpack(file, target)).toMatchObject({ ok: true, value: { count: counted } });
    expect(await everything(target)).toEqual(await everything(source));
    const bytes = await folderBlobStore(join(folder, "elsewhere")).get(key);
    expect(Buffer.from(bytes ?? []).toString()).toBe("bytes");
    const ids = await run(
      target,
      "insert into audit_entries (at, actor, action) values (now(), 'e', 'f') returning id::int as id",
    );
    expect(ids).toEqual([{ id: 3 }]);
  });

  it("goes into an empty database only", async () => {
    const file = join(folder, "again.backup");
    await pack(file);
    expect(await unpack(file, source)).toEqual({ ok: false, error: "not_empty" });
  });

  it("of a newer release is refused before anything is written", async () => {
    const file = join(folder, "newer.backup");
    const head = { madeAt: madeAt.toISOString(), release: "9.0.0", migrations: ["later"] };
    await writeBackupFile(file, head, nothing());
    const target = await empty(openTestEngine);
    expect(await unpack(file, target)).toEqual({ ok: false, error: "newer_release" });
    expect(await run(target, "select * from pg_tables where schemaname = 'public'")).toEqual([]);
  });

  it("is refused where a byte of it is another one, or its end is missing", async () => {
    const file = join(folder, "damaged.backup");
    await pack(file);
    const bytes = await readFile(file);
    for (const at of [30, Math.floor(bytes.length / 2), bytes.length - 12]) {
      const altered = Buffer.from(bytes);
      altered.writeUInt8(altered.readUInt8(at) ^ 0x10, at);
      await writeFile(file, altered);
      expect((await checkBackupFile(file)).ok).toBe(false);
    }
    await writeFile(file, bytes.subarray(0, bytes.length - 40));
    expect(await checkBackupFile(file)).toEqual({ ok: false, error: "damaged" });
    await writeFile(file, bytes);
    expect((await checkBackupFile(file)).ok).toBe(true);
  });

  it("is told from other files, and from none", async () => {
    await writeFile(join(folder, "text"), "no backup");
    expect((await checkBackupFile(join(folder, "text"))).ok).toBe(false);
    expect(await checkBackupFile(join(folder, "none"))).toEqual({ ok: false, error: "not_found" });
  });
});
