import type { VersionSummary } from "@savile/contracts";
import { describe, expect, it } from "vitest";
import { dayName, groupVersions } from "./group-versions.ts";

const now = new Date(2026, 10, 21, 20, 0).getTime();
const minute = 60_000;

/** Versions made so many minutes before now, newest first. */
function made(...minutes: readonly number[]): VersionSummary[] {
  return minutes.map((ago, index) => ({
    number: minutes.length - index,
    by: "you",
    changes: { groups: [] },
    template: "modern",
    ats_score: null,
    created_at: new Date(now - ago * minute).toISOString(),
  }));
}

function rowsOf(versions: readonly VersionSummary[]): number[][] {
  return groupVersions(versions, now).flatMap((day) =>
    day.rows.map((row) => row.versions.map((version) => version.number)),
  );
}

describe("the list of versions", () => {
  it("stands under days", () => {
    const days = groupVersions(made(1, 60, 25 * 60, 72 * 60), now).map((day) => day.name);
    expect(days).toEqual(["Today", "Yesterday", "Wednesday, November 18, 2026"]);
    expect(dayName(now, now)).toBe("Today");
  });

  it("folds quick saves of one sitting, never the present version", () => {
    expect(rowsOf(made(0, 1, 2, 4, 60))).toEqual([[5], [4, 3, 2], [1]]);
    expect(rowsOf(made(0, 1, 2, 10))).toEqual([[4], [3], [2], [1]]);
  });

  it("folds over nothing that somebody would look for", () => {
    const versions = made(0, 1, 2, 3, 4, 5);
    const marked = versions.map((version) =>
      version.number === 3 ? { ...version, by: "refinement" as const } : version,
    );
    expect(rowsOf(marked)).toEqual([[6], [5], [4], [3], [2], [1]]);
    const answered = versions.map((version) =>
      version.number === 2 ? { ...version, changes: { groups: [], answered: ["SQL"] } } : version,
    );
    expect(rowsOf(answered)).toEqual([[6], [5, 4, 3], [2], [1]]);
  });

  it("is empty without versions", () => {
    expect(groupVersions([], now)).toEqual([]);
  });
});
