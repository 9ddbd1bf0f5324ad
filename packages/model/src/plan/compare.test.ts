import { describe, expect, it } from "vitest";
import { planIds } from "./catalogue.ts";
import { comparePlans, countText } from "./compare.ts";

function valuesOf(label: string) {
  return comparePlans().find((row) => row.label === label)?.values;
}

describe("the comparison of plans", () => {
  it("counts what each of them holds", () => {
    expect(valuesOf("Applications a month")).toEqual({
      free: "4",
      starter: "16",
      professional: "40",
      enterprise: "120",
    });
    expect(valuesOf("Templates")).toEqual({
      free: "1",
      starter: "4",
      professional: "5",
      enterprise: "6",
    });
  });

  it("says Unlimited for no limit, and never the number that stands for it", () => {
    expect(valuesOf("Refinements a month")?.enterprise).toBe("Unlimited");
    expect(valuesOf("Refinements per application")?.enterprise).toBe("Unlimited");
    for (const { values } of comparePlans()) {
      expect(Object.values(values)).not.toContain("-1");
    }
  });

  it("says yes, no and none in words, and the formats by their names", () => {
    expect(valuesOf("API keys")).toMatchObject({ free: "No", enterprise: "Yes" });
    expect(valuesOf("Extras")).toMatchObject({ free: "None", professional: "Analytics" });
    expect(valuesOf("File formats")).toMatchObject({ free: "PDF", starter: "PDF, DOCX, TXT" });
  });

  it("says something of every plan on every line, each line once", () => {
    const rows = comparePlans();
    expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
    for (const { values } of rows) {
      expect(Object.keys(values)).toEqual([...planIds]);
      expect(Object.values(values).every((value) => value !== "")).toBe(true);
    }
  });
});

describe("a count", () => {
  it.each([
    [-1, "Unlimited"],
    [0, "0"],
    [120, "120"],
  ])("of %i reads %s", (count, text) => {
    expect(countText(count)).toBe(text);
  });
});
