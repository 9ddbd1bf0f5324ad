import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../db/database.ts";
import { readRootSecret, rootSecretFile } from "../../security/root-secret.ts";
import { stillClock } from "../../testing/clock.ts";
import { openTestDatabase } from "../../testing/open-test-database.ts";
import { openRootSecrets } from "./open-root-secrets.ts";
import type { RootSecrets } from "./open-root-secrets.ts";
import { findKeyCheck } from "./repository.ts";

const [first, second] = [randomBytes(32), randomBytes(32)];
const clock = stillClock();
let folder: string;
let database: Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "savile keys "));
  database = await openTestDatabase();
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

function open(given: RootSecrets | null) {
  return openRootSecrets({ database, clock, folder, given });
}

describe("the root secret of a new installation", () => {
  it("is made and noted without any setting, and the same ever after", async () => {
    const [made] = await open(null);
    expect(await readRootSecret(folder)).toEqual(made);
    expect(await open(null)).toEqual([made]);
    expect(await findKeyCheck(database.query)).not.toBeNull();
  });

  it("may come from the settings, and then no file is made", async () => {
    expect(await open([first])).toEqual([first]);
    expect(existsSync(rootSecretFile(folder))).toBe(false);
    expect(await open([first])).toEqual([first]);
  });
});

describe("a root secret", () => {
  it("that is missing stops the start, and no other one is made", async () => {
    await open(null);
    await rm(rootSecretFile(folder));
    await expect(open(null)).rejects.toThrow("is missing, and the stored data was locked with it");
    expect(existsSync(rootSecretFile(folder))).toBe(false);
  });

  it("that is another one stops the start, from the folder and from the settings", async () => {
    await open([first]);
    await expect(open([second])).rejects.toThrow("ROOT_SECRET is not the one");
    await writeFile(rootSecretFile(folder), second.toString("hex"));
    await expect(open(null)).rejects.toThrow("root-secret is not the one");
    expect(await open([first])).toEqual([first]);
  });

  it("follows another one while both are given, and then stands alone", async () => {
    await open([first]);
    expect(await open([second, first])).toEqual([second, first]);
    expect(await open([second])).toEqual([second]);
    await expect(open([first])).rejects.toThrow("is not the one");
  });

  it("is one for all processes that start at once", async () => {
    const opened = await Promise.allSettled([open([first]), open([second])]);
    const values = opened.map((outcome) => outcome.status).toSorted();
    expect(values).toEqual(["fulfilled", "rejected"]);
  });
});
