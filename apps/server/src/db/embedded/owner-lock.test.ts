import { mkdir, mkdtemp, readFile, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FolderTakenError, takeOwnerLock } from "./owner-lock.ts";
import type { OwnerLock } from "./owner-lock.ts";

let folder: string;
const held: OwnerLock[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "savile lock "));
});
afterEach(async () => {
  await Promise.all(held.splice(0).map((lock) => lock.release()));
  await rm(folder, { recursive: true, force: true });
});

async function take(): Promise<OwnerLock> {
  const lock = await takeOwnerLock(folder, () => undefined);
  held.push(lock);
  return lock;
}

const file = () => join(folder, "owner.lock");

/** Rewrites the lock as that of somebody else. */
async function pretend(change: Record<string, unknown>): Promise<void> {
  const lock = await take();
  const owner: unknown = JSON.parse(await readFile(file(), "utf8"));
  await lock.release();
  const other = { ...(typeof owner === "object" ? owner : {}), nonce: "other", ...change };
  await writeFile(file(), JSON.stringify(other));
}

describe("the lock of a data folder", () => {
  it("has one owner at a time, also among many who start at once", async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, take));
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1);
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused.every((result) => result.reason instanceof FolderTakenError)).toBe(true);
    expect(await readdir(folder)).toEqual(["owner.lock"]);
  });

  it("is free again after its release", async () => {
    await (await take()).release();
    await expect(take()).resolves.toBeDefined();
  });

  it("of a process that is gone is taken over at once, by exactly one", async () => {
    await pretend({ pid: 2 ** 22 + 1 });
    const results = await Promise.allSettled(Array.from({ length: 6 }, take));
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1);
  });

  it("of a pid that now belongs to another process is taken over", async () => {
    await pretend({ startedAt: "1" });
    await expect(take()).resolves.toBeDefined();
  });

  it("of another container holds while its heartbeat is fresh, and no longer", async () => {
    await pretend({ pid: 1, pidNamespace: "pid:[1]", host: "elsewhere" });
    await expect(take()).rejects.toThrow("set DATABASE_URL");
    const old = new Date(Date.now() - 60_000);
    await utimes(file(), old, old);
    await expect(take()).resolves.toBeDefined();
  });

  it.each([
    ["empty", ""],
    ["torn", '{"pid":12,"startedAt":"7","ho'],
    ["zeroed", "\0".repeat(180)],
    ["of another shape", '{"nonce":1}'],
  ])("that is %s is taken over, by exactly one", async (_, text) => {
    await writeFile(file(), text);
    const old = new Date(Date.now() - 60_000);
    await utimes(file(), old, old);
    const results = await Promise.allSettled(Array.from({ length: 4 }, take));
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1);
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused.every((result) => result.reason instanceof FolderTakenError)).toBe(true);
  });

  it("that names nobody holds while its heartbeat is heard, and no longer", async () => {
    await writeFile(file(), "");
    const beat = setInterval(() => {
      const now = new Date();
      void utimes(file(), now, now);
    }, 200);
    await expect(take()).rejects.toBeInstanceOf(FolderTakenError);
    clearInterval(beat);
    await expect(take()).resolves.toBeDefined();
  });

  it("is not lost because it cannot be read for a moment, and its owner goes on looking", async () => {
    let lost = 0;
    const lock = await takeOwnerLock(folder, () => {
      lost += 1;
    });
    held.push(lock);
    const text = await readFile(file(), "utf8");
    // A folder in its place is an error of every read that is neither a missing file nor another owner.
    await rm(file());
    await mkdir(file());
    await sleep(4_500);
    expect(lost).toBe(0);
    await rm(file(), { recursive: true });
    await writeFile(file(), text);
    await sleep(2_500);
    expect(lost).toBe(0);
    await rm(file());
    await expect.poll(() => lost).toBeGreaterThan(0);
  });

  it("tells its owner when another one took it", async () => {
    let lost = 0;
    const lock = await takeOwnerLock(folder, () => {
      lost += 1;
    });
    held.push(lock);
    await writeFile(file(), JSON.stringify({ nonce: "thief" }));
    await expect.poll(() => lost).toBeGreaterThan(0);
  });
});
