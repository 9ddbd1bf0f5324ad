import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import * as z from "zod";
import { atMost, notMeasured } from "../figures.ts";
import type { Figure } from "../figures.ts";

const run = promisify(execFile);
const script = fileURLToPath(new URL("./run-engine.ts", import.meta.url));
const figuresSchema = z.object({
  cold: z.number(),
  median: z.number(),
  p95: z.number(),
  memory: z.number(),
  bytes: z.number(),
  pages: z.number(),
  tagged: z.boolean(),
});
type Measured = z.infer<typeof figuresSchema>;

const engines = [
  ["bare-typst", "Typst alone, ten lines of template"],
  ["savile", "Savile, template modern"],
  ["savile-pool", "Savile in a child process, as served"],
  ["react-pdf", "@react-pdf/renderer 4.9.0"],
  ["chromium", "Chromium without window, page and fonts kept"],
] as const;

async function measured(name: string): Promise<Measured | null> {
  try {
    const { stdout } = await run(process.execPath, ["--import", "tsx", script, name], {
      env: { ...process.env, NODE_ENV: "production" },
      timeout: 180_000,
    });
    return figuresSchema.parse(JSON.parse(stdout.trim().split("\n").at(-1) ?? ""));
  } catch {
    return null;
  }
}

function rowOf(label: string, figures: Measured | null): string {
  if (figures === null) return `| ${label} | not measured here | | | | | | |`;
  const { cold, median, p95, memory, bytes, pages, tagged } = figures;
  const times = [cold, median, p95].map((time) => time.toFixed(1)).join(" | ");
  return `| ${label} | ${times} | ${memory.toFixed(0)} | ${bytes} | ${pages} | ${tagged ? "yes" : "no"} |`;
}

/** The same resume by every engine, each in a process of its own, one after the other. */
export async function compareEngines(): Promise<{ table: string; figures: Figure[] }> {
  const found = new Map<string, Measured | null>();
  for (const [name] of engines) found.set(name, await measured(name));
  const table = [
    "| engine | cold ms | warm ms, median | p95 | memory MB | PDF bytes | pages | tagged |",
    "|---|---|---|---|---|---|---|---|",
    ...engines.map(([name, label]) => rowOf(label, found.get(name) ?? null)),
  ].join("\n");
  const [bare, ours] = [found.get("bare-typst"), found.get("savile")];
  const name = "PDF by Savile beside the bare engine";
  const figures =
    bare && ours
      ? [atMost(name, ours.median / bare.median, "times", 2, "same words, warm medians of one run")]
      : [notMeasured(name, "<= 2 times", "the page engine did not start")];
  return { table, figures };
}
