import { emptyResume } from "@savile/model";
import type { Resume } from "@savile/model";
import type { LayoutPool } from "@savile/documents";
import { openRenderer } from "../quality/engines.ts";
import { atMost, quantile } from "./figures.ts";
import type { Figure } from "./figures.ts";

function job(index: number, turn: number, bullets: number): Resume["experience"][number] {
  return {
    id: `exp${index}`,
    title: "Warehouse Supervisor",
    company: `Harrow Freight ${index}`,
    location: "Leeds",
    dates: { text: "March 2019 – May 2022", start: "2019-03", end: "2022-05" },
    summary: "",
    bullets: Array.from({ length: bullets }, (_, line) => ({
      id: `b${line + 1}`,
      text: `Planned shift ${turn}-${line} for 24 pickers on two docks and kept late departures under 2 % over the whole season, peak weeks included.`,
    })),
  };
}

/** A resume of `jobs` entries of `bullets` lines each, whose text differs in each turn, so that no cache flatters. */
function resumeOf(jobs: number, bullets: number, turn: number): Resume {
  return {
    ...emptyResume(),
    name: "Ada Winterbourne",
    headline: "Warehouse Supervisor",
    summary: "Eleven years in freight, the last six in charge of a night shift.",
    experience: Array.from({ length: jobs }, (_, index) => job(index + 1, turn, bullets)),
  };
}

async function measure(renderer: LayoutPool, jobs: number, bullets: number): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < 60; turn += 1) {
    const started = performance.now();
    const layout = await renderer.layout({
      document: { kind: "resume", resume: resumeOf(jobs, bullets, turn) },
      template: "modern",
      paper: "letter",
      createdAt: turn,
      want: ["pdf"],
    });
    if (!layout.ok) throw new Error(layout.error.detail);
    if (layout.value.pageCount !== 2) throw new Error(`${layout.value.pageCount} pages`);
    if (turn >= 10) times.push(performance.now() - started);
  }
  return times;
}

function row(name: string, times: readonly number[], note: string): Figure {
  const p95 = quantile(times, 0.95).toFixed(0);
  return atMost(name, quantile(times, 0.5), "ms", 25, `50 texts, median, p95 ${p95} ms; ${note}`);
}

/** Warm time of a PDF of two pages through the pool, as the server asks for it. */
export async function measureLayout(): Promise<Figure[]> {
  const renderer = openRenderer();
  const full = await measure(renderer, 7, 5);
  const scant = await measure(renderer, 6, 7);
  await renderer.close();
  return [
    row("PDF of a two-page resume, warm", full, "second page in use"),
    row("the same with a few lines on page two", scant, "laid out twice: one page is tried first"),
  ];
}
