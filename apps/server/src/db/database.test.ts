import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import {
  openTestDatabase,
  openTestEngine,
  migrationsFolder,
} from "../testing/open-test-database.ts";
import { databaseError } from "../errors/database-error.ts";
import { rows } from "./database.ts";
import type { Database } from "./database.ts";
import type { Engine } from "./engine/engine.ts";
import { checkOrder, migrate } from "./migrate.ts";
import { accounts } from "./schema.ts";

let database: Database;
const createdAt = new Date("2026-01-02T03:04:05.678Z");

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe("the database", () => {
  it("refuses the outer handle inside a transaction instead of waiting for ever", async () => {
    const misuse = database.transaction(() => database.query.execute(sql`select 1`));
    await expect(misuse).rejects.toMatchObject({
      cause: { message: expect.stringContaining("inside a transaction") },
    });
  });

  it("refuses a transaction inside a transaction", async () => {
    const misuse = database.transaction(() => database.transaction(async () => 1));
    await expect(misuse).rejects.toThrow("inside a transaction");
  });

  it("rolls back when the work throws", async () => {
    const failing = database.transaction(async (queries) => {
      await queries.insert(accounts).values({ id: "gone", email: "gone@example.test", createdAt });
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    expect(await database.query.select().from(accounts)).toEqual([]);
  });

  it("keeps times, booleans and texts as they were", async () => {
    await database.query.insert(accounts).values({ id: "a", email: "ä@example.test", createdAt });
    const [row] = await database.query.select().from(accounts);
    expect(row).toEqual({
      id: "a",
      email: "ä@example.test",
      emailVerified: false,
      isActive: true,
      isAdmin: false,
      keepOriginals: false,
      onboarded: false,
      place: null,
      visitorUntil: null,
      createdAt,
    });
  });

  it("names the kind of a fault and keeps statement and values out of it", async () => {
    const twice = database.query.insert(accounts).values({ id: "a", email: "secret", createdAt });
    const error = await twice.then(
      () => null,
      (reason: unknown) => databaseError(reason),
    );
    expect(error).toMatchObject({ fault: "unique", state: "23505", constraint: "accounts_pkey" });
    expect(error?.message).not.toContain("secret");
  });

  it("reads the same raw values on both engines", async () => {
    const shape = z.object({
      count: z.coerce.number(),
      json: z.object({ a: z.number() }),
      at: z.string(),
    });
    const read = await rows(
      database.query,
      sql`select count(*) as count, '{"a":1}'::jsonb as json, '2026-01-02T03:04:05Z'::timestamptz as at from accounts`,
      shape,
    );
    expect(read).toEqual([{ count: 1, json: { a: 1 }, at: "2026-01-02 03:04:05+00" }]);
  });

  it("brings notifications to those who listen, and none after they stopped", async () => {
    const heard: (string | null)[] = [];
    const stop = database.listen("job_events", (payload) => heard.push(payload));
    await database.query.execute(sql`select pg_notify('job_events', 'one')`);
    await expect.poll(() => heard).toContain("one");
    stop();
    await database.query.execute(sql`select pg_notify('job_events', 'two')`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).not.toContain("two");
  });
});

describe("migrations", () => {
  let engine: Engine;

  beforeAll(async () => {
    engine = await openTestEngine();
  });
  afterAll(() => engine.close());

  it("apply once and find nothing to do the second time", async () => {
    expect(await migrate(engine, migrationsFolder)).toBeGreaterThan(0);
    expect(await migrate(engine, migrationsFolder)).toBe(0);
  });

  it("refuse a journal in which a file is older than the one before", () => {
    expect(() => checkOrder([{ folderMillis: 2 }, { folderMillis: 1 }])).toThrow("not newer");
    expect(() => checkOrder([{ folderMillis: 1 }, { folderMillis: 2 }])).not.toThrow();
  });

  it("refuse a database that a newer release has migrated", async () => {
    await engine.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)",
      [],
      "objects",
    );
    await expect(migrate(engine, migrationsFolder)).rejects.toThrow("does not know");
  });

  it("go on with a database that a newer release has migrated and left readable", async () => {
    const say = (mustKnow: string) =>
      engine.query(
        `update drizzle.oldest_reader set said_by = 9999999999999, must_know = ${mustKnow}`,
        [],
        "objects",
      );
    await say("(select min(created_at) from drizzle.__drizzle_migrations)");
    expect(await migrate(engine, migrationsFolder)).toBe(0);
    await say("9999999999999");
    await expect(migrate(engine, migrationsFolder)).rejects.toThrow("does not know");
  });
});
