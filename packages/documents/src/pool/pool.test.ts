import { timeLimit } from "@savile/testing";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import { templatesFolder } from "../text/package-folder.ts";
import { printText } from "../text/print-text.ts";
import { inputOf, layOut, letterDocument, resumeDocument } from "../testing/lay-out.ts";
import { realisticResume } from "../testing/realistic-resume.ts";
import { sampleLetter } from "../testing/sample-letter.ts";
import { createLayoutPool } from "./pool.ts";
import type { LayoutPool, LayoutPoolOptions } from "./pool.ts";

const entry = fileURLToPath(new URL("../../../../build/node/layout-child.mjs", import.meta.url));
const document = resumeDocument(realisticResume());
const open: LayoutPool[] = [];

function poolOf(options: Partial<LayoutPoolOptions> = {}): LayoutPool {
  const pool = createLayoutPool({ entry, ...options });
  open.push(pool);
  return pool;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()));
});

/** A folder with a template whose compile does not end within a test's patience. */
async function plantEndlessTemplate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "savile templates "));
  await cp(templatesFolder(), folder, { recursive: true });
  const endless = "#for i in range(99999) { for j in range(99999) { let k = i * j } }";
  await writeFile(join(folder, "modern", "main.typ"), endless);
  return folder;
}

async function started(pool: LayoutPool): Promise<number> {
  const result = await pool.layout(inputOf(letterDocument(sampleLetter()), { want: [] }));
  expect(result.ok).toBe(true);
  const [pid] = pool.pids();
  if (pid === undefined) throw new Error("no child");
  return pid;
}

describe("a pool of layout engines", () => {
  test("gives what an engine in this process gives, and reads it back", async () => {
    const pool = poolOf();
    const result = await pool.layout(inputOf(document));
    if (!result.ok) throw new Error(result.error.detail);
    const { pdf, ...rest } = layOut(document);
    expect(Buffer.from(result.value.pdf ?? []).equals(Buffer.from(pdf))).toBe(true);
    expect({ ...result.value, pdf: undefined }).toEqual({ ...rest, pdf: undefined });
    expect(await pool.readBack({ bytes: pdf, format: "pdf", document })).toMatchObject({
      ok: true,
      value: { missing: [], inOrder: true, pageCount: 2, tagged: true },
    });
    const bytes = new TextEncoder().encode(printText(document));
    expect(await pool.readBack({ bytes, format: "txt", document })).toMatchObject({
      ok: true,
      value: { missing: [], inOrder: true },
    });
  });

  test("draws pictures before and after a file was read back", async () => {
    const pool = poolOf({ size: 1 });
    const input = { document, template: "modern", paper: "letter", width: 128 } as const;
    const first = await pool.picture(input);
    const { pdf } = layOut(document);
    const readPdf = () => pool.readBack({ bytes: pdf, format: "pdf", document });
    expect(await readPdf()).toMatchObject({ ok: true, value: { missing: [] } });
    const other = poolOf({ size: 1 });
    expect(await other.readBack({ bytes: pdf, format: "pdf", document })).toMatchObject({
      ok: true,
    });
    const second = await other.picture(input);
    expect(first.ok && first.value.length > 500).toBe(true);
    expect(second).toEqual(first);
  });

  test("passes failures of the engine on", async () => {
    const resume = { ...realisticResume(), name: "서울" };
    expect(await poolOf().layout(inputOf(resumeDocument(resume)))).toMatchObject({
      ok: false,
      error: {
        code: "missing_glyphs",
        at: [{ path: "name", place: "Name", characters: "서울" }],
        fonts: ["Noto Sans KR"],
      },
    });
  });

  test("works side by side in two children and keeps every answer with its request", async () => {
    const pool = poolOf({ size: 2 });
    const names = Array.from({ length: 8 }, (_, index) => `Person ${"I".repeat(index + 1)}`);
    const results = await Promise.all(
      names.map((name) =>
        pool.layout(inputOf(resumeDocument({ ...realisticResume(), name }), { want: ["pages"] })),
      ),
    );
    expect(pool.pids()).toHaveLength(2);
    results.forEach((result, index) => {
      const own = layOut(resumeDocument({ ...realisticResume(), name: names[index] ?? "" }));
      expect(result.ok && result.value.pages[0]?.hash).toBe(own.pages[0]?.hash);
    });
  });

  test("a child that is killed while it rests or works is replaced", async () => {
    const pool = poolOf({ size: 1 });
    const first = await started(pool);
    process.kill(first, "SIGKILL");
    const second = await started(pool);
    expect(second).not.toBe(first);
    process.kill(second, "SIGSTOP");
    const asked = pool.layout(inputOf(document, { want: ["pdf"] }));
    process.kill(second, "SIGKILL");
    expect((await asked).ok).toBe(true);
    expect(pool.pids()).not.toContain(second);
  });

  test("a child that hangs is killed at the limit and the request is answered by another", async () => {
    const pool = poolOf({ size: 1, limitMs: 1_000 });
    const pid = await started(pool);
    process.kill(pid, "SIGSTOP");
    const begun = performance.now();
    expect((await pool.layout(inputOf(document, { want: ["pdf"] }))).ok).toBe(true);
    expect(performance.now() - begun).toBeGreaterThan(900);
    expect(pool.pids()).not.toContain(pid);
  });

  test("a document that never ends fails after a second try, and the pool goes on", async () => {
    const templates = await plantEndlessTemplate();
    const pool = poolOf({ size: 1, limitMs: 400, templates });
    const begun = performance.now();
    expect(await pool.layout(inputOf(document))).toEqual({
      ok: false,
      error: { code: "timeout", detail: "no answer within 400 ms" },
    });
    expect(performance.now() - begun).toBeLessThan(timeLimit(8_000));
    expect(pool.pids()).toEqual([]);
    const bytes = new TextEncoder().encode(printText(document));
    expect((await pool.readBack({ bytes, format: "txt", document })).ok).toBe(true);
    await rm(templates, { recursive: true });
  });

  test("a child that cannot start is a failure that says why", async () => {
    const pool = poolOf({ entry: `${entry}.missing` });
    expect(await pool.layout(inputOf(document))).toMatchObject({
      ok: false,
      error: { code: "crashed", detail: expect.stringContaining("Cannot find module") },
    });
  });

  test("a newer look at a document takes the place of one that waits, files are all made", async () => {
    const pool = poolOf({ size: 1 });
    await started(pool);
    const look = pool.askedBy({ account: "ada", preview: "resume" });
    const pages = (name: string) =>
      look.layout(inputOf(resumeDocument({ ...realisticResume(), name }), { want: ["pages"] }));
    const running = pages("First");
    const waiting = pages("Second");
    const file = pool.askedBy({ account: "ada" }).layout(inputOf(document, { want: ["pdf"] }));
    const newest = pages("Third");
    expect(await waiting).toMatchObject({ ok: false, error: { code: "superseded" } });
    expect((await running).ok && (await file).ok && (await newest).ok).toBe(true);
  });

  test("an account that asks for too much is told so, and another is served", async () => {
    const pool = poolOf({ size: 1 });
    await started(pool);
    const ada = pool.askedBy({ account: "ada" });
    const input = inputOf(letterDocument(sampleLetter()), { want: [] });
    const asked = Array.from({ length: 40 }, () => ada.layout(input));
    const other = pool.askedBy({ account: "ben" }).layout(input);
    const results = await Promise.all(asked);
    const busy = results.filter((result) => !result.ok && result.error.code === "busy");
    expect(busy.length).toBe(40 - 33);
    expect(results.filter((result) => result.ok)).toHaveLength(33);
    expect((await other).ok).toBe(true);
  });

  test("without the native engine the same documents come from WebAssembly", async () => {
    const pool = poolOf({ backend: "wasm", size: 1 });
    expect(pool.backend()).toBeNull();
    const result = await pool.layout(inputOf(document, { want: ["pdf"] }));
    expect(result).toMatchObject({ ok: true, value: { pageCount: layOut(document).pageCount } });
    expect(pool.backend()).toBe("wasm");
  });

  test("an idle child ends, and the next request starts another", async () => {
    const pool = poolOf({ idleMs: 50 });
    const pid = await started(pool);
    await sleep(400);
    expect(pool.pids()).toEqual([]);
    expect(await started(pool)).not.toBe(pid);
  });

  test("warming starts a child before it is needed", async () => {
    const pool = poolOf();
    pool.warm();
    expect(pool.pids()).toHaveLength(1);
    await started(pool);
    expect(pool.pids()).toHaveLength(1);
  });

  test("closing ends the children and what still waits", async () => {
    const pool = poolOf({ size: 1 });
    const [pid] = [await started(pool)];
    const waiting = [1, 2, 3].map(() => pool.layout(inputOf(document)));
    await pool.close();
    for (const result of await Promise.all(waiting)) {
      expect(result).toMatchObject({ ok: false, error: { code: "crashed" } });
    }
    expect(() => process.kill(pid, 0)).toThrow("ESRCH");
    expect(await pool.layout(inputOf(document))).toMatchObject({ ok: false });
  });
});
