import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { known } from "../testing/any-title.ts";
import { committedTables } from "../testing/committed-tables.ts";
import { occupationAt } from "./occupation.ts";
import { titleOf } from "./title-of.ts";

const tables = committedTables();

describe("a title", () => {
  it("keeps its occupations under rank, level, marks and schedule", () => {
    const before = fc.constantFrom("Senior ", "Junior ", "");
    const after = fc.constantFrom(" II", " (m/f/d)", " - Full Time", " (Remote)", "");
    fc.assert(
      fc.property(known, before, after, (title, rank, rest) => {
        const plain = titleOf(tables, title);
        const found = titleOf(tables, `${rank}${title}${rest}`);
        expect(["exact", "trimmed"]).toContain(found.by);
        const isSame = found.by === "trimmed" && rank === "";
        expect(isSame ? found.occupations : plain.occupations).toEqual(plain.occupations);
      }),
      { numRuns: runs(2000) },
    );
  });

  it("is parted into rank, trade, head, field and the rest", () => {
    expect(titleOf(tables, "Senior Software Engineer II (m/f/d) - Remote")).toMatchObject({
      by: "trimmed",
      core: "software engineer",
      head: "engineer",
      trade: ["software"],
      rank: ["senior"],
      rest: ["ii", "m", "f", "d", "remote"],
    });
    expect(titleOf(tables, "Director of Sales")).toMatchObject({
      by: "trimmed",
      head: "director",
      specialisation: ["sale"],
    });
    expect(titleOf(tables, "Backend Platform Engineer")).toMatchObject({
      by: "head",
      head: "engineer",
    });
    expect(titleOf(tables, "2019 to 2021")).toMatchObject({ by: "none", occupations: [] });
  });

  it("short forms count in their exact case", () => {
    const names = titleOf(tables, "RN").occupations.map((row) => occupationAt(tables, row));
    expect(names).toContainEqual({
      system: "soc",
      code: 29114100,
      name: "Registered Nurses",
      family: 29,
      minor: 2911,
    });
    expect(titleOf(tables, "rn").occupations).toEqual([]);
    expect(titleOf(tables, "hr manager").by).toBe("exact");
  });
});
