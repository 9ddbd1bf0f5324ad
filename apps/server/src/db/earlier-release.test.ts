import { afterAll, beforeAll, expect, it } from "vitest";
import { StartError } from "../errors/start-error.ts";
import { migrationsFolder, openTestEngine } from "../testing/open-test-database.ts";
import type { Engine } from "./engine/engine.ts";
import { migrate } from "./migrate.ts";

let engine: Engine;

function run(text: string) {
  return engine.query(text, [], "objects");
}

beforeAll(async () => {
  engine = await openTestEngine();
  await migrate(engine, migrationsFolder);
  await run("update drizzle.__drizzle_migrations set hash = 'earlier', created_at = 1");
  await run("alter table accounts drop column onboarded");
  await run("insert into accounts (id, email, created_at) values ('a', 'a@x.test', now())");
});
afterAll(() => engine.close());

async function everything() {
  return {
    migrations: await run("select * from drizzle.__drizzle_migrations"),
    columns: await run(
      "select table_name, column_name from information_schema.columns where table_schema = 'public' order by 1, 2",
    ),
    accounts: await run("select * from accounts"),
  };
}

it("a database of an earlier release is refused with what to do, and left as it was", async () => {
  const before = await everything();
  const migrated = migrate(engine, migrationsFolder);
  await expect(migrated).rejects.toBeInstanceOf(StartError);
  await expect(migrated).rejects.toThrow(
    "export the accounts with the program that made it and import them here",
  );
  expect(await everything()).toEqual(before);
});
