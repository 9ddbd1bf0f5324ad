import { emptyResume } from "@savile/model";
import type { Resume } from "@savile/model";

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
export function resumeOf(jobs: number, bullets: number, turn: number): Resume {
  return {
    ...emptyResume(),
    name: "Ada Winterbourne",
    headline: "Warehouse Supervisor",
    contact: { ...emptyResume().contact, email: "ada@example.org", location: "Leeds" },
    summary: "Eleven years in freight, the last six in charge of a night shift.",
    experience: Array.from({ length: jobs }, (_, index) => job(index + 1, turn, bullets)),
  };
}

/** The resume that every engine of a comparison prints: two pages. */
export function twoPages(turn: number): Resume {
  return resumeOf(7, 5, turn);
}
