import { join } from "node:path";
import { emptyResume } from "@savile/model";
import { parsePosting } from "@savile/tailoring";
import { shareWords } from "@savile/workflow/words";
import { afterEach, describe, expect, it } from "vitest";
import { findRoot } from "../config/find-root.ts";
import { runDirectly } from "../testing/run-directly.ts";
import { jobText } from "../testing/sample-texts.ts";
import { parsePostingTask, readMarkdownTask } from "./tasks.ts";
import { textTask } from "./text-task.ts";
import { createTextPool } from "./text-pool.ts";
import type { TextPool } from "./text-pool.ts";
import { tailorTask, textWorkOf } from "./writing-tasks.ts";

// The other process knows the words of all programs; so does this one, beside which it is held.
shareWords();
const entry = join(findRoot(), "build/node/text-child.mjs");
const troubles: string[] = [];
let pool: TextPool;

function open(more: { readonly waited?: () => number } = {}): TextPool {
  pool = createTextPool({
    ...more,
    entry,
    size: 2,
    idleMs: 60_000,
    troubled: (what) => void troubles.push(what),
  });
  return pool;
}
afterEach(() => pool.close());

function input() {
  const resume = {
    ...emptyResume(),
    name: "Ada Baker",
    skills: [{ id: "skl1", category: "", skills: [{ id: "s1", text: "TypeScript" }] }],
  };
  const posting = parsePosting(jobText);
  return {
    resume,
    facts: [],
    posting,
    jobDescription: jobText,
    today: "2026-03-02",
    extractionConfidence: null,
  };
}

describe("texts in another process", () => {
  it("come out as in this one", async () => {
    const { run } = open();
    const postings = Array.from({ length: 6 }, () => run(parsePostingTask, jobText));
    for (const posting of await Promise.all(postings)) {
      expect(posting).toEqual(await runDirectly(parsePostingTask, jobText));
    }
    expect(pool.pids().length).toBeLessThanOrEqual(2);
  });

  it("are tailored with questions that this one answers", async () => {
    const { run } = open();
    const counted: number[] = [];
    const stages: string[] = [];
    const measure = async (): Promise<number> => {
      counted.push(1);
      // Its process works for others meanwhile.
      await run(parsePostingTask, jobText, { account: "ben" });
      return 1;
    };
    const onStage = ({ stage }: { stage: string }): void => void stages.push(stage);
    const away = await textWorkOf(run, "ada").tailor({ ...input(), measure, onStage });
    const here = await textWorkOf(runDirectly, "ada").tailor({
      ...input(),
      measure: async () => 1,
    });
    expect(away).toEqual(here);
    expect(counted.length).toBeGreaterThan(0);
    expect(stages).toContain("match");
  });

  it("that take too long are given up, and the others go on", async () => {
    const { run } = open({ waited: () => 0 });
    const stored = { kind: "resume" as const, resume: emptyResume(), claims: [], made: made() };
    const endless = { ...readMarkdownTask, limitMs: 1 };
    const markdown = "# Ada\n".repeat(15_000);
    const given = run(endless, { stored, markdown }, { account: "ada" });
    const other = run(parsePostingTask, jobText, { account: "ben" });
    await expect(given).rejects.toMatchObject({ code: "text_too_complex" });
    expect((await other).requirements.length).toBeGreaterThan(0);
    expect((await run(parsePostingTask, jobText, { account: "ada" })).title).toBeDefined();
  });

  it("that a busy machine held up are no complex ones", async () => {
    const stored = { kind: "resume" as const, resume: emptyResume(), claims: [], made: made() };
    const work = { stored, markdown: "# Ada\n".repeat(15_000) };
    let waited = 0;
    const held = (): number => {
      waited += 1;
      return waited;
    };
    const given = open({ waited: held }).run({ ...readMarkdownTask, limitMs: 1 }, work);
    await expect(given).rejects.toMatchObject({ code: "unavailable" });
  });

  it("that nobody waits for are not begun", async () => {
    const { run } = open();
    const stop = new AbortController();
    const first = run(parsePostingTask, jobText, { account: "ada" });
    const second = run(parsePostingTask, jobText, { account: "ada", signal: stop.signal });
    stop.abort();
    await expect(second).rejects.toMatchObject({ code: "unavailable" });
    expect((await first).requirements.length).toBeGreaterThan(0);
  });

  it("of a task that is not there, or that fails, are no answer", async () => {
    const { run } = open();
    await expect(
      run(
        textTask("unknown", () => 1),
        null,
      ),
    ).rejects.toThrow("no task unknown");
    const broken = { ...tailorTask, limitMs: 5_000 };
    const nothing = { ...input(), facts: [], measured: true, told: false };
    await expect(run(broken, nothing)).rejects.toThrow("tailor failed");
  });

  it("are refused once the pool is closed", async () => {
    const { run } = open();
    const waiting = run(parsePostingTask, jobText);
    const refused = waiting.then(
      () => "done",
      (error: unknown) => Reflect.get(Object(error), "code"),
    );
    await pool.close();
    expect(await refused).toBe("unavailable");
    await expect(run(parsePostingTask, jobText)).rejects.toMatchObject({ code: "unavailable" });
    expect(troubles).toEqual([]);
  });
});

function made() {
  return { engine: "embedded" as const, because: "no-key" as const, version: "1" };
}
