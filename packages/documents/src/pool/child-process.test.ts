import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startChild } from "./child-process.ts";
import type { ChildOptions, LayoutChild } from "./child-process.ts";

const warm = { task: "warm" } as const;
const reply = { rss: 1, answer: { task: "warm" } } as const;
const open: LayoutChild[] = [];
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "savile children "));
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((child) => child.end()));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** Starts a child whose program is the given script. */
async function childOf(script: string, change: Partial<ChildOptions> = {}): Promise<LayoutChild> {
  const entry = join(folder, `child ${open.length} ${script.length}.mjs`);
  await writeFile(entry, script);
  const child = startChild({ entry, setup: {}, limitMs: 60_000, onReady: () => {}, ...change });
  open.push(child);
  return child;
}

const ready = "process.send({ backend: 'native' });";
const answers = `process.on("message", () => process.send(${JSON.stringify(reply)}));${ready}`;

describe("a child", () => {
  test("answers what it was asked before it was ready, and then once for each request", async () => {
    const child = await childOf(answers);
    expect(await child.ask(warm)).toEqual({ kind: "answered", reply });
    expect(await child.ask(warm)).toEqual({ kind: "answered", reply });
    expect(child.alive()).toBe(true);
  });

  test("says which engine it has, and gets its setup", async () => {
    const backends: string[] = [];
    const setup = { templates: "/a folder", backend: "wasm" } as const;
    const script = `
      const { backend, templates } = JSON.parse(process.argv[2]);
      process.on("message", () => process.send({ rss: templates.length, answer: { task: "warm" } }));
      process.send({ backend });`;
    const child = await childOf(script, { setup, onReady: (name) => backends.push(name) });
    expect(await child.ask(warm)).toMatchObject({ reply: { rss: "/a folder".length } });
    expect(backends).toEqual(["wasm"]);
  });

  test("knows nothing of this process's environment", async () => {
    const script = `
      const known = Object.keys(process.env).filter((name) => name !== "MALLOC_ARENA_MAX");
      process.on("message", () => process.send({ rss: known.length, answer: { task: "warm" } }));${ready}`;
    const given = Object.keys(process.env).length;
    const answered = await (await childOf(script)).ask(warm);
    const known = answered.kind === "answered" ? answered.reply.rss : given;
    // Node and the system add a few of their own.
    expect(known).toBeLessThan(Math.min(4, given));
  });

  test("that does not answer in time is killed", async () => {
    const child = await childOf(`process.on("message", () => {});${ready}`, { limitMs: 50 });
    expect(await child.ask(warm)).toEqual({ kind: "timeout" });
    expect(child.alive()).toBe(false);
    expect(await child.ask(warm)).toMatchObject({ kind: "crashed" });
  });

  test.each([
    ["another answer", '{ answer: "done" }'],
    ["a text", '"done"'],
    ["nothing", "null"],
  ])("that answers with %s is killed", async (_, message) => {
    const child = await childOf(`process.on("message", () => process.send(${message}));${ready}`);
    expect(await child.ask(warm)).toEqual({ kind: "crashed", detail: "an answer that is none" });
    expect(child.alive()).toBe(false);
  });

  test("that ends tells its last words, and no more of them than fit a report", async () => {
    const script = `process.on("message", () => { process.stderr.write("x".repeat(5000) + "last words\\n", () => process.exit(3)); });${ready}`;
    const outcome = await (await childOf(script)).ask(warm);
    const detail = outcome.kind === "crashed" ? outcome.detail : "";
    expect(detail).toMatch(/^x+last words$/u);
    expect(detail.length).toBeLessThanOrEqual(2_000);
  });

  test("that ends without words tells how", async () => {
    const child = await childOf(`process.on("message", () => process.exit(3));${ready}`);
    expect(await child.ask(warm)).toEqual({ kind: "crashed", detail: "the process ended (3)" });
    expect(await child.ask(warm)).toEqual({ kind: "crashed", detail: "the process has ended" });
  });

  test("that is ended while it works says so to the one who waits, and is gone", async () => {
    const child = await childOf(`process.on("message", () => {});${ready}`);
    const waiting = child.ask(warm);
    await child.end();
    expect(await waiting).toEqual({ kind: "crashed", detail: "the pool was closed" });
    expect(() => process.kill(child.pid ?? 0, 0)).toThrow("ESRCH");
    await child.end();
  });
});
