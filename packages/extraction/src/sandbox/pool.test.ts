import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { createExtractionPool } from "./extraction-pool.ts";
import type { ExtractionPool, ExtractionPoolOptions } from "./extraction-pool.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const entry = `${root}build/node/extraction-child.mjs`;
const today = "2026-11-01";
const text = new TextEncoder().encode(
  "Ana Prado\nana@example.org\n\nExperience\nCook, Blue Door Cafe, 2019 - 2021\n- Cooked\n",
);
const open: ExtractionPool[] = [];

function pool(options: Partial<ExtractionPoolOptions> = {}): ExtractionPool {
  const one = createExtractionPool({
    entry,
    readable: [`${root}build/node`, `${root}node_modules`],
    ...options,
  });
  open.push(one);
  return one;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

test("a pool reads several files that arrive together, one after the other", async () => {
  const one = pool();
  const results = await Promise.all([1, 2, 3].map(() => one.extract(text, { today })));
  expect(results.every((result) => result.ok && result.value.resume.name === "Ana Prado")).toBe(
    true,
  );
  expect(one.pids()).toHaveLength(1);
});

test("a file that takes too long is given up and the next one is read by a new child", async () => {
  const one = pool({ limits: { wallMs: 1 } });
  const slow = new Uint8Array(9_000_000).fill(65);
  const first = await one.extract(slow, { today });
  expect(first).toMatchObject({ ok: false, error: { code: "timeout" } });
});

test("a child that takes too much memory is ended", async () => {
  const one = pool({ limits: { residentBytes: 1_000_000 } });
  const slow = new TextEncoder().encode("word ".repeat(1_000_000));
  expect(await one.extract(slow, { today })).toMatchObject({
    ok: false,
    error: { code: "too_complex" },
  });
});

test("a worn child is replaced", async () => {
  const one = pool({ limits: { files: 1 } });
  expect((await one.extract(text, { today })).ok).toBe(true);
  const before = one.pids();
  expect((await one.extract(text, { today })).ok).toBe(true);
  expect(one.pids()).not.toEqual(before.length === 0 ? [0] : before);
});

test("an idle child is ended and the next file starts another", async () => {
  const one = pool({ idleMs: 30 });
  await one.extract(text, { today });
  await expect.poll(() => one.pids()).toEqual([]);
  expect((await one.extract(text, { today })).ok).toBe(true);
});

test("an aborted file ends as a timeout and does not disturb others", async () => {
  const one = pool();
  const stop = new AbortController();
  const first = one.extract(text, { today, signal: stop.signal });
  stop.abort();
  expect(await first).toMatchObject({ ok: false, error: { code: "timeout", detail: "aborted" } });
  expect((await one.extract(text, { today })).ok).toBe(true);
});

test("a child that cannot start is reported as a fault, not as a bad file", async () => {
  const one = pool({ entry: `${root}build/node/absent.mjs` });
  await expect(one.extract(text, { today })).rejects.toThrow(/does not start/);
});
