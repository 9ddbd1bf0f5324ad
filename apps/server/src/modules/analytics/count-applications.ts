import { fitBands, leastApplications } from "@savile/contracts";
import type { Analytics } from "@savile/contracts";
import { applicationStates } from "@savile/model";
import type { Application } from "./repository.ts";

const dayMs = 24 * 60 * 60_000;
const weekMs = 7 * dayMs;
const weeksShown = 12;
const termsShown = 10;
/** What one posting alone asked for says nothing about postings. */
const leastPostings = 2;

/** The Monday before a moment, at midnight in UTC. */
function mondayOf(moment: Date): number {
  const day = Math.floor(moment.getTime() / dayMs) * dayMs;
  return day - ((moment.getUTCDay() + 6) % 7) * dayMs;
}

/** A value that enough applications carry, or why there is none. */
function carried<T>(applications: number, value: () => T) {
  return applications < leastApplications
    ? { applications, reason: "too_few" as const, value: null }
    : { applications, reason: null, value: value() };
}

function byWeek(all: readonly Application[], now: Date): Analytics["by_week"] {
  const last = mondayOf(now);
  const starts = Array.from(
    { length: weeksShown },
    (_, at) => last - (weeksShown - 1 - at) * weekMs,
  );
  const weeks = all
    .map(({ createdAt }) => mondayOf(createdAt))
    .filter((week) => starts.includes(week));
  return carried(weeks.length, () =>
    starts.map((start) => ({
      from: new Date(start).toISOString().slice(0, 10),
      applications: weeks.filter((week) => week === start).length,
    })),
  );
}

function byFit(all: readonly Application[]): Analytics["by_fit"] {
  const fits = all.flatMap(({ fit }) => (fit === null ? [] : [fit]));
  return carried(fits.length, () =>
    fitBands.map((band) => {
      const [from = 0, to = 100] = band.split("-").map(Number);
      return { band, applications: fits.filter((fit) => fit >= from && fit <= to).length };
    }),
  );
}

/** Postings that were used twice count once. */
function missing(all: readonly Application[]): Analytics["missing"] {
  return carried(new Set(all.map(({ posting }) => posting)).size, () => {
    const terms = new Map<string, { term: string; postings: Set<string> }>();
    for (const application of all) {
      for (const { key, term } of application.missing) {
        const known = terms.get(key) ?? { term, postings: new Set() };
        known.postings.add(application.posting);
        terms.set(key, known);
      }
    }
    return [...terms.values()]
      .map(({ term, postings }) => ({ term, postings: postings.size }))
      .filter(({ postings }) => postings >= leastPostings)
      .toSorted((a, b) => b.postings - a.postings || a.term.localeCompare(b.term, "en"))
      .slice(0, termsShown);
  });
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? upper)) / 2;
}

function toFirstDownload(all: readonly Application[]): Analytics["to_first_download"] {
  const minutes = all.flatMap(({ createdAt, firstDownload }) =>
    firstDownload === null ? [] : [(firstDownload.getTime() - createdAt.getTime()) / 60_000],
  );
  return carried(minutes.length, () => Math.round(median(minutes) * 10) / 10);
}

/** The numbers of a person's applications. */
export function countApplications(all: readonly Application[], now: Date): Analytics {
  return {
    applications: all.length,
    least: leastApplications,
    by_week: byWeek(all, now),
    by_fit: byFit(all),
    missing: missing(all),
    to_first_download: toFirstDownload(all),
    outcomes: carried(all.length, () =>
      applicationStates.map((state) => ({
        state,
        applications: all.filter((application) => application.state === state).length,
      })),
    ),
  };
}
