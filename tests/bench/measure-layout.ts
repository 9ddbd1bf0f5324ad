import { emptyResume } from "@savile/model";
import type { Resume } from "@savile/model";
import { openRenderer } from "../quality/engines.ts";
import { atMost, quantile } from "./figures.ts";
import type { Figure } from "./figures.ts";

function job(index: number, turn: number): Resume["experience"][number] {
  return {
    id: `exp${index}`,
    title: "Warehouse Supervisor",
    company: `Harrow Freight ${index}`,
    location: "Leeds",
    dates: { text: "March 2019 – May 2022", start: "2019-03", end: "2022-05" },
    summary: "",
    bullets: Array.from({ length: 7 }, (_, line) => ({
      id: `b${line + 1}`,
      text: `Planned shift ${turn}-${line} for 24 pickers on two docks and kept late departures under 2 % over the whole season, peak weeks included.`,
    })),
  };
}

/** A resume of two pages whose text differs in each turn, so that no cache flatters. */
function twoPages(turn: number): Resume {
  return {
    ...emptyResume(),
    name: "Ada Winterbourne",
    headline: "Warehouse Supervisor",
    summary: "Eleven years in freight, the last six in charge of a night shift.",
    experience: [1, 2, 3, 4, 5, 6].map((index) => job(index, turn)),
  };
}

/** Warm time of a PDF of two pages through the pool, as the server asks for it. */
export async function measureLayout(): Promise<Figure[]> {
  const renderer = openRenderer();
  const times: number[] = [];
  let pages = 0;
  for (let turn = 0; turn < 60; turn += 1) {
    const started = performance.now();
    const layout = await renderer.layout({
      document: { kind: "resume", resume: twoPages(turn) },
      template: "modern",
      paper: "letter",
      createdAt: turn,
      want: ["pdf"],
    });
    if (!layout.ok) throw new Error(layout.error.detail);
    pages = layout.value.pageCount;
    if (turn >= 10) times.push(performance.now() - started);
  }
  await renderer.close();
  const note = `${pages} pages, 50 different texts, median; p95 ${quantile(times, 0.95).toFixed(0)} ms`;
  return [atMost("PDF of a two-page resume, warm", quantile(times, 0.5), "ms", 25, note)];
}
