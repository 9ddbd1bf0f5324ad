import { timeLimit } from "@savile/testing";
import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { readArchive } from "./read-archive.ts";

const account = { format: "savile-account", version: 1, keep_originals: false, files: [] };

it("reads the rows of a table once, however often they are asked for", () => {
  const archive = readArchive(
    zipSync({
      "account.json": strToU8(JSON.stringify(account)),
      "records/documents.json": strToU8('[{"sessionId":"one"}]'),
    }),
  );
  if (!archive.ok) throw new Error(archive.error);
  const { records } = archive.value;
  expect(records("documents")).toEqual([{ sessionId: "one" }]);
  expect(records("documents")).toBe(records("documents"));
  expect(records("uploads")).toEqual([]);
});

it("refuses records that nobody could read in a moment, before they are unpacked", () => {
  const large = new Uint8Array(65 * 1024 * 1024).fill(32);
  const bytes = zipSync({
    "account.json": strToU8(JSON.stringify(account)),
    "records/documents.json": [large, { level: 1 }],
  });
  const from = performance.now();
  expect(readArchive(bytes)).toEqual({ ok: false, error: "import_unusable" });
  expect(performance.now() - from).toBeLessThan(timeLimit(200));
});
