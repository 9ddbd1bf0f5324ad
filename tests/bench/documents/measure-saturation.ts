import { monitorEventLoopDelay } from "node:perf_hooks";
import { openRenderer } from "../../quality/engines.ts";
import { atMost } from "../figures.ts";
import type { Figure } from "../figures.ts";
import { twoPages } from "./sample-resume.ts";

/** How long this process could not answer anything else while the pool had all it can take. */
export async function measureSaturation(): Promise<Figure[]> {
  const pool = openRenderer();
  pool.warm();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const layouts = Array.from({ length: 100 }, (_, turn) =>
    pool.layout({
      document: { kind: "resume", resume: twoPages(turn) },
      template: "modern",
      paper: "letter",
      createdAt: turn,
      want: ["pdf", "drawings"],
    }),
  );
  const made = (await Promise.all(layouts)).filter(({ ok }) => ok).length;
  delay.disable();
  await pool.close();
  const note = `${made} of 100 documents that came at once; what /health would wait`;
  return [
    atMost(
      "p99 wait of the server while pages are laid out",
      delay.percentile(99) / 1e6,
      "ms",
      200,
      note,
    ),
  ];
}
