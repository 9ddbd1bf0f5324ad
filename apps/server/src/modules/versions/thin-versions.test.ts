import { describe, expect, it } from "vitest";
import { versionsToThin } from "./thin-versions.ts";

type Kept = Parameters<typeof versionsToThin>[0][number];

/** Versions in the order in which they were made, `minutes` apart. */
function made(count: number, minutes = 1, part: (number: number) => Partial<Kept> = () => ({})) {
  return Array.from({ length: count }, (_, index): Kept => {
    const number = index + 1;
    const createdAt = new Date(Date.UTC(2026, 0, 1) + index * minutes * 60_000);
    return { number, by: number === 1 ? "engine" : "you", basis: null, createdAt, ...part(number) };
  });
}

describe("versions of a session", () => {
  it("stay as long as they are few", () => {
    expect(versionsToThin(made(100))).toEqual([]);
    expect(versionsToThin([])).toEqual([]);
  });

  it("go oldest first, but for the first one and the newest", () => {
    expect(versionsToThin(made(103))).toEqual([2, 3, 4]);
    const few = versionsToThin(made(60), 10);
    expect(few).not.toContain(1);
    expect(Math.max(...few)).toBe(40);
  });

  it("go as quick saves before those after which the person paused", () => {
    const paused = made(101, 10);
    expect(versionsToThin(paused)).toEqual([2]);
    const mixed = paused.map((version) =>
      version.number === 51
        ? { ...version, createdAt: new Date(version.createdAt.getTime() - 9 * 60_000) }
        : version,
    );
    expect(versionsToThin(mixed)).toEqual([50]);
  });

  it("go as the person's own before what the engine, an instruction or a restore made", () => {
    const marked = made(101, 10, (number) => (number < 60 ? { by: "restore" } : {}));
    expect(versionsToThin(marked)).toEqual([60]);
  });

  it("stay where others are packed against them", () => {
    expect(versionsToThin(made(102, 1, (number) => ({ basis: number > 2 ? 2 : null })))).toEqual([
      3, 4,
    ]);
  });
});
