import { timeLimit } from "@savile/testing";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrationsFolder } from "../../testing/open-test-database.ts";
import { createDatabase } from "../database.ts";
import type { Database } from "../database.ts";
import { databaseError } from "../../errors/database-error.ts";
import { withDeadline } from "../engine/deadline.ts";
import { migrate } from "../migrate.ts";
import { accounts } from "../schema.ts";
import { openEmbeddedEngine } from "./embedded-engine.ts";
import type { EmbeddedEngine } from "./embedded-engine.ts";
import { startUpkeep } from "./upkeep.ts";

const entry = fileURLToPath(
  new URL("../../../../../build/node/database-worker.mjs", import.meta.url),
);
let folder: string;
let engine: EmbeddedEngine;
let database: Database;
let replaced = 0;

async function open(): Promise<void> {
  engine = await openEmbeddedEngine({
    entry,
    folder: join(folder, "database"),
    graceMs: 1_000,
    replaced: () => {
      replaced += 1;
    },
  });
  database = createDatabase(engine);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "savile thread "));
  await open();
  await withDeadline(60_000, () => migrate(engine, migrationsFolder));
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

const addAccount = (id: string) =>
  database.query
    .insert(accounts)
    .values({ id, email: `${id}@example.test`, createdAt: new Date(0) });
const ids = async () =>
  (await database.query.select({ id: accounts.id }).from(accounts)).map((row) => row.id);

describe("the embedded database in its thread", () => {
  it("commits, rolls back and names a fault as PostgreSQL does", async () => {
    await addAccount("one");
    const failing = database.transaction(async (queries) => {
      await queries.insert(accounts).values({ id: "two", email: "two", createdAt: new Date(0) });
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    expect(await ids()).toEqual(["one"]);
    const error = await addAccount("one").then(
      () => null,
      (reason: unknown) => databaseError(reason),
    );
    expect(error).toMatchObject({ fault: "unique", constraint: "accounts_pkey" });
  });

  it("lets statements of others wait while a transaction is open", async () => {
    const order: string[] = [];
    const held = database.transaction(async (queries) => {
      await sleep(80);
      await queries.execute(sql`select 1`);
      order.push("transaction");
    });
    await sleep(10);
    await Promise.all([held, ids().then(() => order.push("read"))]);
    expect(order).toEqual(["transaction", "read"]);
  });

  it("gives a transaction back that began after its caller had given up", async () => {
    const held = database.transaction(async (queries) => {
      await queries.execute(sql`select 1`);
      await sleep(300);
    });
    await sleep(20);
    const impatient = withDeadline(60, () => database.transaction(async () => "too late"));
    await expect(impatient).rejects.toMatchObject({ fault: "unavailable" });
    await held;
    expect(
      await database.transaction(async (queries) => queries.select().from(accounts)),
    ).toHaveLength(1);
  });

  it("keeps the event loop free while it works", async () => {
    const before = performance.eventLoopUtilization();
    await database.query.execute(
      sql`select count(*) from generate_series(1, 400000) as n where n::text like '%99%'`,
    );
    // Its share of the time, not the time: other work on the machine makes pauses, but no share.
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(1 / 3);
  });

  it("answers a stuck statement at its deadline and replaces the thread; what was kept is there", async () => {
    const before = replaced;
    const from = performance.now();
    const stuck = withDeadline(300, async () => database.query.execute(sql`select pg_sleep(30)`));
    const error = await stuck.then(
      () => null,
      (reason: unknown) => databaseError(reason),
    );
    expect(error?.fault).toBe("unavailable");
    expect(performance.now() - from).toBeLessThan(timeLimit(1_000));
    await expect.poll(() => replaced).toBe(before + 1);
    expect(await ids()).toEqual(["one"]);
  });

  it("goes on to notify after the thread was replaced", async () => {
    const heard: (string | null)[] = [];
    const stop = database.listen("jobs", (payload) => heard.push(payload));
    await database.query.execute(sql`select pg_notify('jobs', 'hello')`);
    await expect.poll(() => heard).toContain("hello");
    stop();
  });

  it("is kept tidy: what was written is checkpointed without anybody asking", async () => {
    const redo = async () =>
      JSON.stringify(
        await engine.query("select redo_lsn from pg_control_checkpoint()", [], "objects"),
      );
    const before = await redo();
    const upkeep = await startUpkeep({
      engine,
      folder: join(folder, "database"),
      lookMs: 50,
      checkpointMs: 100,
    });
    await database.query.execute(sql`create table filler as select repeat('x', 500) as text, n
      from generate_series(1, 2000) as n`);
    await expect.poll(redo).not.toBe(before);
    expect(upkeep.roomy).toBe(true);
    upkeep.stop();
  });

  it("opens again with everything that was there, and finds no migration to do", async () => {
    await addAccount("last");
    await engine.close();
    await open();
    expect(await migrate(engine, migrationsFolder)).toBe(0);
    expect(await ids()).toEqual(["one", "last"]);
  });
});
