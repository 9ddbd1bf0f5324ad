import { timeLimit } from "@savile/testing";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { writeBombPdf, writeEncryptedPdf } from "../testing/hostile-pdf.ts";
import { createExtractionPool } from "./extraction-pool.ts";
import type { ExtractionPool } from "./extraction-pool.ts";
import { startChild } from "./start-child.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const today = "2026-11-01";

function pool(): ExtractionPool {
  const one = createExtractionPool({
    entry: `${root}build/node/extraction-child.mjs`,
    readable: [`${root}build/node`, `${root}node_modules`],
  });
  onTestFinished(() => one.close());
  return one;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test("a PDF with a password is told apart from a damaged one", async () => {
  expect(await pool().extract(writeEncryptedPdf(), { today })).toMatchObject({
    ok: false,
    error: { code: "encrypted_pdf" },
  });
});

test("a small PDF that unpacks to 300 MB is given up in time and its child is gone", async () => {
  const one = pool();
  await one.extract(new TextEncoder().encode("Ana Prado\nana@example.org\n"), { today });
  const pids = one.pids();
  const bomb = writeBombPdf(300);
  expect(bomb.byteLength).toBeLessThan(10_000_000);
  const start = performance.now();
  const result = await one.extract(bomb, { today });
  expect(performance.now() - start).toBeLessThan(timeLimit(9500));
  expect(result.ok ? "read" : result.error.code).toMatch(/^(?:too_complex|timeout)$/);
  await expect.poll(() => pids.some(isAlive)).toBe(false);
  const next = await one.extract(new TextEncoder().encode("Ana Prado\n"), { today });
  expect(next.ok).toBe(true);
});

test("code that got into the child can neither write, nor start a program, nor read elsewhere", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "bounds-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const entry = path.join(folder, "attempt.mjs");
  const target = path.join(folder, "written.txt");
  writeFileSync(
    entry,
    `import { readFileSync, writeFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { Worker } from "node:worker_threads";
const attempts = {
  write: () => writeFileSync(${JSON.stringify(target)}, "x"),
  spawn: () => execFileSync(process.execPath, ["--version"]),
  worker: () => new Worker("1", { eval: true }),
  read: () => readFileSync(${JSON.stringify(path.join(root, "package.json"))}),
  own: () => readFileSync(${JSON.stringify(entry)}),
};
const outcome = {};
for (const [name, attempt] of Object.entries(attempts)) {
  try {
    attempt();
    outcome[name] = "done";
  } catch (cause) {
    outcome[name] = cause.code;
  }
}
process.send(outcome);
`,
  );
  const child = startChild(entry, []);
  onTestFinished(() => void child.kill("SIGKILL"));
  const [outcome] = await once(child, "message");
  const denied = "ERR_ACCESS_DENIED";
  expect(outcome).toMatchObject({ write: denied, spawn: denied, worker: denied, read: denied });
  expect(outcome).toMatchObject({ own: "done" });
  expect(existsSync(target)).toBe(false);
});
