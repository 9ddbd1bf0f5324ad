import { readFileSync } from "node:fs";
import { templateIds } from "@savile/model";
import { openRenderer } from "../../quality/engines.ts";
import { atMost, notMeasured } from "../figures.ts";
import type { Figure } from "../figures.ts";
import { resumeOf } from "./sample-resume.ts";

function residentMb(pid: number | undefined): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/^VmRSS:\s*(\d+)/mu.exec(status)?.[1]) / 1024;
  } catch {
    return null;
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * Lays out so many documents that all differ, in all templates, and compares the memory of the children over
 * the last fifth with that over the second one. Children are replaced on the way as in the product.
 */
export async function measureMemory(documents = 1_000): Promise<Figure[]> {
  const name = `growth of memory over ${documents} documents`;
  const pool = openRenderer();
  const samples: number[] = [];
  const seen = new Set<number>();
  for (let turn = 0; turn < documents; turn += 1) {
    const template = templateIds[turn % templateIds.length] ?? "modern";
    const layout = await pool.layout({
      document: { kind: "resume", resume: resumeOf(1 + (turn % 8), 5, turn) },
      template,
      paper: turn % 2 === 0 ? "letter" : "a4",
      createdAt: turn,
      want: turn % 3 === 0 ? ["pdf"] : ["drawings"],
    });
    if (!layout.ok) throw new Error(`document ${turn}: ${layout.error.detail}`);
    for (const pid of pool.pids()) seen.add(pid);
    const resident = residentMb(pool.pids()[0]);
    if (resident !== null) samples.push(resident);
  }
  await pool.close();
  if (samples.length < documents / 2) return [notMeasured(name, "<= 40 MB", "no /proc here")];
  const fifth = Math.floor(samples.length / 5);
  const early = mean(samples.slice(fifth, 2 * fifth));
  const late = mean(samples.slice(-fifth));
  const note = `${early.toFixed(0)} MB early, ${late.toFixed(0)} MB late, most ${Math.max(...samples).toFixed(0)} MB; ${seen.size} children`;
  return [atMost(name, late - early, "MB", 40, note)];
}
