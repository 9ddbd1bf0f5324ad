import { timeLimit } from "@savile/testing";
import { afterAll, describe, expect, it } from "vitest";
import { migrationsFolder, testDatabaseUrl } from "../../testing/open-test-database.ts";
import type { Engine } from "../engine/engine.ts";
import { migrate } from "../migrate.ts";
import { openPostgresEngine } from "./postgres-engine.ts";

const engines: Engine[] = [];
afterAll(() => Promise.all(engines.map((engine) => engine.close())));

async function open(name?: string): Promise<Engine> {
  const url = new URL(testDatabaseUrl ?? "");
  if (name !== undefined) url.pathname = `/${name}`;
  const engine = await openPostgresEngine({
    url: url.href,
    directUrl: url.href,
    troubled: () => undefined,
  });
  engines.push(engine);
  return engine;
}

async function fresh(): Promise<string> {
  const name = `savile_test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await (await open()).query(`create database ${name}`, [], "objects");
  return name;
}

// The other suites run on PostgreSQL too when TEST_DATABASE_URL is set; these need what only it can do.
describe.skipIf(testDatabaseUrl === undefined)("PostgreSQL (TEST_DATABASE_URL)", () => {
  it("is migrated once by four processes that start at the same time", async () => {
    const name = await fresh();
    const four = await Promise.all([1, 2, 3, 4].map(() => open(name)));
    const applied = await Promise.all(four.map((engine) => migrate(engine, migrationsFolder)));
    expect(applied.filter((count) => count > 0)).toHaveLength(1);
  });

  it("is listened to again after the connection was cut", async () => {
    const engine = await open(await fresh());
    const heard: (string | null)[] = [];
    engine.listen("jobs", (payload) => heard.push(payload));
    await expect.poll(() => heard).toContain(null);
    heard.length = 0;
    await engine.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      [],
      "objects",
    );
    await expect.poll(() => heard).toContain(null);
    await engine.query("select pg_notify('jobs', 'again')", [], "objects");
    await expect.poll(() => heard).toContain("again");
  });

  it("answers within two seconds when no server is there", async () => {
    const from = performance.now();
    const nowhere = "postgres://postgres@127.0.0.1:1/none";
    const opening = openPostgresEngine({
      url: nowhere,
      directUrl: nowhere,
      troubled: () => undefined,
    });
    await expect(opening).rejects.toThrow("ECONNREFUSED");
    expect(performance.now() - from).toBeLessThan(timeLimit(2_000));
  });
});
