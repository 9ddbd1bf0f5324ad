import { mkdir, mkdtemp, readFile, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, it } from "vitest";
import type { TestContext } from "vitest";
import { FolderTakenError, takeOwnerLock } from "./owner-lock.ts";
import type { OwnerLock } from "./owner-lock.ts";

/** A data folder of a test alone: these tests wait for heartbeats, and do so at the same time. */
interface Place {
  readonly folder: string;
  readonly file: string;
  readonly take: (lost?: () => void) => Promise<OwnerLock>;
}

async function newPlace({ onTestFinished }: TestContext): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), "savile lock "));
  const held: OwnerLock[] = [];
  onTestFinished(async () => {
    await Promise.all(held.map((lock) => lock.release()));
    await rm(folder, { recursive: true, force: true });
  });
  return {
    folder,
    file: join(folder, "owner.lock"),
    take: async (lost = () => undefined) => {
      const lock = await takeOwnerLock(folder, lost);
      held.push(lock);
      return lock;
    },
  };
}

/** Rewrites the lock as that of somebody else. */
async function pretend({ file, take }: Place, change: Record<string, unknown>): Promise<void> {
  const lock = await take();
  const owner: unknown = JSON.parse(await readFile(file, "utf8"));
  await lock.release();
  const other = { ...(typeof owner === "object" ? owner : {}), nonce: "other", ...change };
  await writeFile(file, JSON.stringify(other));
}

/** As many who start at the same moment. */
const start = (many: number, take: Place["take"]) =>
  Promise.allSettled(Array.from({ length: many }, () => take()));

describe.concurrent("the lock of a data folder", () => {
  it("has one owner at a time, also among many who start at once", async (test) => {
    const { expect } = test;
    const place = await newPlace(test);
    const { take } = place;
    const results = await start(8, take);
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1);
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused.every((result) => result.reason instanceof FolderTakenError)).toBe(true);
    expect(await readdir(place.folder)).toEqual(["owner.lock"]);
  });

  it("is free again after its release", async (test) => {
    const { expect } = test;
    const { take } = await newPlace(test);
    await (await take()).release();
    await expect(take()).resolves.toBeDefined();
  });

  it("of a process that is gone is taken over at once, by exactly one", async (test) => {
    const { expect } = test;
    const place = await newPlace(test);
    const { take } = place;
    await pretend(place, { pid: 2 ** 22 + 1 });
    const results = await start(6, take);
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1);
  });

  it("of a pid that now belongs to another process is taken over", async (test) => {
    const { expect } = test;
    const place = await newPlace(test);
    const { take } = place;
    await pretend(place, { startedAt: "1" });
    await expect(take()).resolves.toBeDefined();
  });

  it("of another container holds while its heartbeat is fresh, and no longer", async (test) => {
    const { expect } = test;
    const place = await newPlace(test);
    const { take, file } = place;
    await pretend(place, { pid: 1, pidNamespace: "pid:[1]", host: "elsewhere" });
    await expect(take()).rejects.toThrow("set DATABASE_URL");
    const old = new Date(Date.now() - 60_000);
    await utimes(file, old, old);
    await expect(take()).resolves.toBeDefined();
  });

  it.for<[string, string]>([
    ["empty", ""],
    ["torn", '{"pid":12,"startedAt":"7","ho'],
    ["zeroed", "\0".repeat(180)],
    ["of another shape", '{"nonce":1}'],
  ])("that is %s is taken over, by exactly one", async ([, text], test) => {
    const { expect } = test;
    const { take, file } = await newPlace(test);
    await writeFile(file, text);
    const old = new Date(Date.now() - 60_000);
    await utimes(file, old, old);
    const results = await start(4, take);
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1);
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused.every((result) => result.reason instanceof FolderTakenError)).toBe(true);
  });

  it("that names nobody holds while its heartbeat is heard, and no longer", async (test) => {
    const { expect } = test;
    const { take, file } = await newPlace(test);
    await writeFile(file, "");
    const beat = setInterval(() => {
      const now = new Date();
      void utimes(file, now, now);
    }, 200);
    await expect(take()).rejects.toBeInstanceOf(FolderTakenError);
    clearInterval(beat);
    await expect(take()).resolves.toBeDefined();
  });

  it("is not lost because it cannot be read for a moment, and its owner goes on looking", async (test) => {
    const { expect } = test;
    const place = await newPlace(test);
    const { take, file } = place;
    let lost = 0;
    await take(() => void (lost += 1));
    const text = await readFile(file, "utf8");
    // A folder in its place is an error of every read that is neither a missing file nor another owner.
    await rm(file);
    await mkdir(file);
    await sleep(4_500);
    expect(lost).toBe(0);
    await rm(file, { recursive: true });
    await writeFile(file, text);
    await sleep(2_500);
    expect(lost).toBe(0);
    await rm(file);
    await expect.poll(() => lost).toBeGreaterThan(0);
  });

  it("tells its owner when another one took it", async (test) => {
    const { expect } = test;
    const { take, file } = await newPlace(test);
    let lost = 0;
    await take(() => void (lost += 1));
    await writeFile(file, JSON.stringify({ nonce: "thief" }));
    await expect.poll(() => lost).toBeGreaterThan(0);
  });
});
