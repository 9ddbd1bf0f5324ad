import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { dropOldFiles } from "../../scripts/drop-old-files.ts";

const hour = 3_600_000;
const begin = Date.UTC(2026, 10, 22, 12);

let place = "";
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), "savile build "));
});
afterEach(async () => await rm(place, { recursive: true, force: true }));

/** A build of the web app that writes these files at a moment. */
async function build(at: number, files: readonly string[]): Promise<void> {
  const folder = join(place, "web");
  await mkdir(join(folder, "assets"), { recursive: true });
  for (const file of files) {
    await writeFile(join(folder, file), String(at));
    await utimes(join(folder, file), at / 1000, at / 1000);
  }
  await dropOldFiles(folder, join(place, "replaced.json"), { started: at, now: at });
}

async function files(): Promise<string[]> {
  const found = await readdir(join(place, "web"), { recursive: true });
  return found.filter((name) => name.includes(".")).toSorted();
}

it("keeps the assets of a release for a day after it was replaced, and nothing else of it", async () => {
  await build(begin, ["index.html", "old.js", "assets/app-1.js", "assets/same.css"]);
  await build(begin + 30 * hour, ["index.html", "assets/app-2.js", "assets/same.css"]);
  expect(await files()).toEqual([
    "assets/app-1.js",
    "assets/app-2.js",
    "assets/same.css",
    "index.html",
  ]);
  await build(begin + 50 * hour, ["index.html", "assets/app-3.js", "assets/same.css"]);
  expect(await files()).toContain("assets/app-1.js");
  await build(begin + 55 * hour, ["index.html", "assets/app-4.js", "assets/same.css"]);
  expect(await files()).toEqual([
    "assets/app-2.js",
    "assets/app-3.js",
    "assets/app-4.js",
    "assets/same.css",
    "index.html",
  ]);
});

it("counts anew for an asset that came back", async () => {
  await build(begin, ["assets/app-1.js"]);
  await build(begin + hour, ["assets/app-2.js"]);
  await build(begin + 20 * hour, ["assets/app-1.js"]);
  await build(begin + 30 * hour, ["assets/app-3.js"]);
  await build(begin + 40 * hour, ["assets/app-3.js"]);
  expect(await files()).toContain("assets/app-1.js");
});
