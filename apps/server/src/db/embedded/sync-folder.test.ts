import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { syncFolder } from "./sync-folder.ts";

it("every file of a folder and below it is synced", async () => {
  const folder = await mkdtemp(join(tmpdir(), "savile sync "));
  await mkdir(join(folder, "a", "b"), { recursive: true });
  await writeFile(join(folder, "one"), "1");
  await writeFile(join(folder, "a", "b", "two"), "2");
  expect(await syncFolder(folder)).toBe(2);
  await rm(folder, { recursive: true });
  await expect(syncFolder(folder)).rejects.toThrow("ENOENT");
});
