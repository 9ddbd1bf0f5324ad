import { once } from "node:events";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { titleOf } from "@savile/taxonomy";
import { build } from "esbuild";
import { expect, onTestFinished, test } from "vitest";
import { startChild } from "../sandbox/start-child.ts";
import { loadTables, loadWords } from "./load-taxonomy.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

test("the tables are loaded once and answer", () => {
  const first = loadTables();
  expect(loadTables()).toBe(first);
  if (!first.ok) throw new Error(first.error.code);
  expect(titleOf(first.value, "Registered Nurse").by).toBe("exact");
});

test("the words are loaded once and answer", () => {
  const first = loadWords();
  expect(loadWords()).toBe(first);
  if (!first.ok) throw new Error(first.error.code);
  expect(first.value.lemmas("children")).toContain("child");
});

/** Bundles a program that loads the taxonomy and tells how that went, as the build does it. */
async function bundleLoader(folder: string): Promise<string> {
  const entry = path.join(folder, "loader.mjs");
  await build({
    stdin: {
      contents: `import { loadTables } from "./load-taxonomy.ts";
const loaded = loadTables();
process.send(loaded.ok ? "loaded" : loaded.error);`,
      resolveDir: import.meta.dirname,
    },
    outfile: entry,
    bundle: true,
    format: "esm",
    platform: "node",
    logLevel: "error",
  });
  return entry;
}

test("the bounded child loads what lies beside its bundle; what is missing or no asset is told", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "loader-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const entry = await bundleLoader(folder);
  const answer = async (): Promise<unknown> => {
    const child = startChild(entry, []);
    onTestFinished(() => void child.kill("SIGKILL"));
    return (await once(child, "message"))[0];
  };
  const beside = path.join(folder, "tables.bin.br");
  expect(await answer()).toEqual({ code: "missing", file: "tables.bin.br" });
  writeFileSync(beside, "no asset");
  expect(await answer()).toEqual({ code: "not_packed", file: "tables.bin.br" });
  writeFileSync(beside, brotliCompressSync("something else"));
  expect(await answer()).toMatchObject({ code: "refused", error: { code: "no_pack" } });
  copyFileSync(`${root}packages/taxonomy/assets/tables.bin.br`, beside);
  expect(await answer()).toBe("loaded");
});

test("the reading child may read the asset beside its bundle, and not the package it came from", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "assets-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const entry = path.join(folder, "attempt.mjs");
  const beside = `${root}build/node/tables.bin.br`;
  const source = `${root}packages/taxonomy/assets/tables.bin.br`;
  writeFileSync(
    entry,
    `import { readFileSync } from "node:fs";
const outcome = {};
for (const file of ${JSON.stringify([beside, source])}) {
  try {
    outcome[file] = readFileSync(file).length > 1000;
  } catch (cause) {
    outcome[file] = cause.code;
  }
}
process.send(outcome);
`,
  );
  const child = startChild(entry, [`${root}build/node`]);
  onTestFinished(() => void child.kill("SIGKILL"));
  const [outcome] = await once(child, "message");
  expect(outcome).toEqual({ [beside]: true, [source]: "ERR_ACCESS_DENIED" });
});
