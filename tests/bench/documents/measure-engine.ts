import { readFileSync } from "node:fs";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { quantile } from "../figures.ts";
import type { MeasuredEngine } from "./engine.ts";

/** What one engine took for the sample; times in ms, memory in MB, `bytes` of its PDF. */
export interface EngineFigures {
  readonly cold: number;
  readonly median: number;
  readonly p95: number;
  readonly memory: number;
  readonly bytes: number;
  readonly pages: number;
  readonly tagged: boolean;
}

const warmUp = 10;
const turns = 50;

/** Memory of a process that it shares with no other, in MB; 0 where the system does not tell. */
function memoryOf(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s*(\d+)/mu.exec(rollup)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

async function look(bytes: Uint8Array): Promise<{ pages: number; tagged: boolean }> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const tree: unknown = await page.getStructTree();
  const found = { pages: document.numPages, tagged: tree !== null && tree !== undefined };
  await document.destroy();
  return found;
}

/** Measures an engine in this process, from its start to its fiftieth warm document. */
export async function measureEngine(open: () => Promise<MeasuredEngine>): Promise<EngineFigures> {
  const started = performance.now();
  const engine = await open();
  await engine.make(0);
  const cold = performance.now() - started;
  const times: number[] = [];
  let memory = 0;
  let bytes = new Uint8Array();
  for (let turn = 1; turn <= warmUp + turns; turn += 1) {
    const begun = performance.now();
    bytes = Uint8Array.from(await engine.make(turn));
    if (turn > warmUp) times.push(performance.now() - begun);
    if (turn % 10 !== 0) continue;
    const others = engine.pids().reduce((sum, pid) => sum + memoryOf(pid), 0);
    memory = Math.max(memory, memoryOf(process.pid) + others);
  }
  const seen = await look(bytes);
  await engine.close();
  return {
    cold,
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    memory,
    bytes: bytes.byteLength,
    ...seen,
  };
}
