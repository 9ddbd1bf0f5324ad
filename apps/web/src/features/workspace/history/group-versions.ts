import type { VersionSummary } from "@savile/contracts";
import { say } from "./messages.ts";

/** A row of the list: a version, or several saves of one sitting. */
export interface VersionRow {
  readonly key: number;
  /** Newest first; more than one where they are folded. */
  readonly versions: readonly VersionSummary[];
}

/** Rows of one day. */
export interface VersionDay {
  readonly name: string;
  readonly rows: readonly VersionRow[];
}

/** Saves of one sitting are no further apart. */
const sittingMs = 5 * 60_000;
/** Fewer are not worth folding. */
const leastFolded = 3;

const dayFormat = new Intl.DateTimeFormat("en", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});
const timeFormat = new Intl.DateTimeFormat("en", {
  hour: "2-digit",
  minute: "2-digit",
  hour12: false,
});

/** "14:02" by the clock of the person. */
export function timeOf(version: VersionSummary): string {
  return timeFormat.format(Date.parse(version.created_at));
}

function dayOf(time: number): string {
  return new Date(time).toDateString();
}

/** "Today", "Yesterday", or the date. */
export function dayName(time: number, now: number): string {
  if (dayOf(time) === dayOf(now)) return say("history.today");
  const yesterday = new Date(now);
  yesterday.setDate(yesterday.getDate() - 1);
  return dayOf(time) === dayOf(yesterday.getTime())
    ? say("history.yesterday")
    : dayFormat.format(time);
}

/** A save of the person's own edits, which says no more than the next one. */
function isPlain({ by, changes }: VersionSummary): boolean {
  const { instruction, answered, withdrawn, page_budget: pages } = changes;
  const special = [instruction, answered, withdrawn, pages];
  return by === "you" && special.every((one) => one === undefined);
}

function belongs(newer: VersionSummary, older: VersionSummary): boolean {
  const apart = Date.parse(newer.created_at) - Date.parse(older.created_at);
  return isPlain(newer) && isPlain(older) && apart <= sittingMs;
}

function foldedRows(versions: readonly VersionSummary[]): VersionRow[] {
  const runs: VersionSummary[][] = [];
  for (const version of versions) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && belongs(last, version)) run.push(version);
    else runs.push([version]);
  }
  return runs.flatMap((run) =>
    run.length >= leastFolded
      ? [{ key: run[0]?.number ?? 0, versions: run }]
      : run.map((version) => ({ key: version.number, versions: [version] })),
  );
}

/**
 * Versions, newest first, by days; quick saves of one sitting stand in one row. The present version always has
 * a row of its own.
 */
export function groupVersions(versions: readonly VersionSummary[], now: number): VersionDay[] {
  const days = new Map<string, { time: number; versions: VersionSummary[] }>();
  for (const version of versions) {
    const time = Date.parse(version.created_at);
    const day = days.get(dayOf(time));
    if (day === undefined) days.set(dayOf(time), { time, versions: [version] });
    else day.versions.push(version);
  }
  const present = versions[0];
  return [...days.values()].map((day) => {
    const older = day.versions.filter((version) => version !== present);
    const own = older.length === day.versions.length || present === undefined ? [] : [present];
    const single = own.map((version) => ({ key: version.number, versions: [version] }));
    return { name: dayName(day.time, now), rows: [...single, ...foldedRows(older)] };
  });
}
