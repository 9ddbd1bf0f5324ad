import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

/** Every module that is loaded with a file, itself included; imports of types alone load nothing. */
async function loadedWith(file: string, seen = new Set<string>()): Promise<Set<string>> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!file.endsWith(".ts")) return seen;
  const text = await readFile(file, "utf8");
  for (const [, name = ""] of text.matchAll(
    /^(?:import|export) (?!type\b)[^;]*?from "([^"]+)"/gms,
  )) {
    await loadedWith(name.startsWith(".") ? resolve(dirname(file), name) : name, seen);
  }
  return seen;
}

it("loads no schema into a browser", async () => {
  const entry = fileURLToPath(new URL("client-entry.ts", import.meta.url));
  const loaded = [...(await loadedWith(entry))];
  expect(loaded.length).toBeGreaterThan(2);
  expect(loaded.filter((file) => /zod|@savile|schemas/.test(file))).toEqual([]);
});

it("would notice a schema", async () => {
  const whole = fileURLToPath(new URL("index.ts", import.meta.url));
  const loaded = [...(await loadedWith(whole))];
  expect(loaded.filter((file) => /zod/.test(file))).not.toEqual([]);
});
