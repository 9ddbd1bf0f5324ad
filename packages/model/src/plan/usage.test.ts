import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { usagePeriodOf, usageResetAfter, usageWarning } from "./usage.ts";

describe("usage", () => {
  it("P26: belongs to the calendar month in UTC, whatever the second", () => {
    const last = new Date("2028-02-29T23:59:59.999Z");
    expect(usagePeriodOf(last)).toBe("2028-02");
    expect(usagePeriodOf(new Date(last.getTime() + 1))).toBe("2028-03");
    expect(usageResetAfter(last).toISOString()).toBe("2028-03-01T00:00:00.000Z");
    expect(usageResetAfter(new Date("2026-12-31T23:59:59Z")).toISOString()).toBe(
      "2027-01-01T00:00:00.000Z",
    );
  });

  it("belongs to the month in UTC also where people live in another one already", () => {
    expect(usagePeriodOf(new Date("2026-03-01T01:00:00+09:00"))).toBe("2026-02");
    expect(usagePeriodOf(new Date("2026-02-28T20:00:00-08:00"))).toBe("2026-03");
  });

  it("starts anew at the first moment that belongs to the next month", () => {
    const moments = fc.date({
      min: new Date("2020-01-01T00:00:00Z"),
      max: new Date("2099-12-31T00:00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (at) => {
        const reset = usageResetAfter(at);
        expect(reset.getTime()).toBeGreaterThan(at.getTime());
        expect(usagePeriodOf(new Date(reset.getTime() - 1))).toBe(usagePeriodOf(at));
        expect(usagePeriodOf(reset)).not.toBe(usagePeriodOf(at));
      }),
      { numRuns: runs(200) },
    );
  });
});

describe("a warning about usage", () => {
  it.each([
    ["generation", 0, 4, null],
    ["generation", 3, 4, null],
    ["generation", 31, 40, null],
    ["generation", 32, 40, "You're running low on document generations this month"],
    ["generation", 4, 4, "Generation limit reached for this month"],
    ["generation", 5, 4, "Generation limit reached for this month"],
    ["download", 7, 10, null],
    ["download", 8, 10, "You're running low on PDF downloads this month"],
    ["download", 12, 10, "Download limit reached for this month"],
  ] as const)("of %s at %i of %i is %j", (kind, used, limit, text) => {
    expect(usageWarning(kind, used, limit)).toEqual(text === null ? null : { kind, text });
  });

  it("is never given where there is no limit", () => {
    expect(usageWarning("generation", 9_999, -1)).toBeNull();
    expect(usageWarning("download", 0, -1)).toBeNull();
  });

  it("of a limit of nothing is that it is reached", () => {
    expect(usageWarning("download", 0, 0)?.text).toBe("Download limit reached for this month");
  });
});
