import { createLayoutEngine } from "@savile/documents";
import type { Layout, LayoutInput, RenderFailure } from "@savile/documents";
import type { Result } from "@savile/model";
import { openRenderer } from "../../quality/engines.ts";
import type { MeasuredEngine } from "./engine.ts";
import { twoPages } from "./sample-resume.ts";

function inputOf(turn: number): LayoutInput {
  return {
    document: { kind: "resume", resume: twoPages(turn) },
    template: "modern",
    paper: "letter",
    createdAt: turn,
    want: ["pdf"],
  };
}

function pdfOf(layout: Result<Layout, RenderFailure>): Uint8Array {
  if (!layout.ok) throw new Error(layout.error.detail);
  if (layout.value.pdf === undefined || layout.value.pageCount !== 2)
    throw new Error("no two pages");
  return layout.value.pdf;
}

/** Our engine in this process. */
export async function openSavile(): Promise<MeasuredEngine> {
  const engine = createLayoutEngine();
  return {
    make: (turn) => Promise.resolve(pdfOf(engine.layout(inputOf(turn)))),
    pids: () => [],
    close: () => Promise.resolve(),
  };
}

/** Our engine as the server has it: in a child process that is killed when it takes too long. */
export async function openSavilePool(): Promise<MeasuredEngine> {
  const pool = openRenderer();
  return {
    make: async (turn) => pdfOf(await pool.layout(inputOf(turn))),
    pids: () => pool.pids(),
    close: () => pool.close(),
  };
}
