import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { atMost, notMeasured, quantile } from "../figures.ts";
import type { Figure } from "../figures.ts";

const script = fileURLToPath(new URL("./run-engine.ts", import.meta.url));
const madeSchema = z.object({
  took: z.number(),
  memory: z.number(),
  bytes: z.number(),
  pages: z.number(),
  tagged: z.boolean(),
});
type Made = z.infer<typeof madeSchema>;

const engines = [
  ["bare-typst", "Typst alone, a template of a few lines"],
  ["savile", "Savile, template modern"],
  ["savile-pool", "Savile in a child process, as served"],
  ["react-pdf", "@react-pdf/renderer 4.9.0"],
  ["chromium", "Chromium without window, page and fonts kept"],
] as const;
const warmUp = 10;
const turns = 50;
const patienceMs = 60_000;

interface Runner {
  readonly name: string;
  readonly label: string;
  readonly child: ChildProcess;
  /** From the start of the process to its first PDF. */
  cold: number;
  readonly made: Made[];
}

async function answer(child: ChildProcess): Promise<unknown> {
  const signal = AbortSignal.timeout(patienceMs);
  const [message]: unknown[] = await once(child, "message", { signal });
  return message;
}

async function ask({ child }: Runner, turn: number): Promise<Made> {
  child.send({ turn });
  return madeSchema.parse(await answer(child));
}

/** An engine that has made its first PDF, or `null` where it cannot be started here. */
async function start(name: string, label: string): Promise<Runner | null> {
  const begun = performance.now();
  const child = fork(script, [name], {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const runner: Runner = { name, label, child, cold: 0, made: [] };
  try {
    await answer(child);
    await ask(runner, 0);
    runner.cold = performance.now() - begun;
    return runner;
  } catch {
    child.kill("SIGKILL");
    return null;
  }
}

function rowOf({ label, cold, made }: Runner): string {
  const times = made.map(({ took }) => took);
  const [fastest, median, p95] = [0.02, 0.5, 0.95].map((share) =>
    quantile(times, share).toFixed(1),
  );
  const memory = Math.max(...made.map((one) => one.memory)).toFixed(0);
  const { bytes = 0, pages = 0, tagged = false } = made.at(-1) ?? {};
  return `| ${label} | ${cold.toFixed(0)} | ${fastest} | ${median} | ${p95} | ${memory} | ${bytes} | ${pages} | ${tagged ? "yes" : "no"} |`;
}

function medianOf(runners: readonly Runner[], name: string): number | undefined {
  const made = runners.find((runner) => runner.name === name)?.made;
  return (
    made &&
    quantile(
      made.map(({ took }) => took),
      0.5,
    )
  );
}

/**
 * The same resume by every engine, each in a process of its own, in turn: whatever else the machine does falls
 * on all of them alike.
 */
export async function compareEngines(): Promise<{ table: string; figures: Figure[] }> {
  const runners: Runner[] = [];
  for (const [name, label] of engines) {
    const runner = await start(name, label);
    if (runner !== null) runners.push(runner);
  }
  for (let turn = 1; turn <= warmUp + turns; turn += 1) {
    for (const runner of runners) {
      const made = await ask(runner, turn);
      if (turn > warmUp) runner.made.push(made);
    }
  }
  for (const { child } of runners) child.disconnect();
  const missing = engines.filter(([name]) => !runners.some((runner) => runner.name === name));
  const table = [
    "| engine | process start to first PDF ms | warm ms, fastest | median | p95 | memory MB | PDF bytes | pages | tagged |",
    "|---|---|---|---|---|---|---|---|---|",
    ...runners.map(rowOf),
    ...missing.map(([, label]) => `| ${label} | not measured here | | | | | | | |`),
  ].join("\n");
  const [bare, ours] = [medianOf(runners, "bare-typst"), medianOf(runners, "savile")];
  const name = "PDF by Savile beside the bare engine";
  const figure =
    bare === undefined || ours === undefined
      ? notMeasured(name, "<= 2 times", "the page engine did not start")
      : atMost(name, ours / bare, "times", 2, "same words, medians of turns taken side by side");
  return { table, figures: [figure] };
}
