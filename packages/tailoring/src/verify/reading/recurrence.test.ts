import { describe, expect, it } from "vitest";
import { frameOf } from "./frame.ts";
import { recurrencesIn, sameRecurrence } from "./recurrence.ts";

function daysOf(text: string): number[] {
  return recurrencesIn(frameOf(text)).map(({ days }) => Math.round(days * 10) / 10);
}

describe("how often", () => {
  it.each([
    ["Counted the stock every quarter", "tallied it every three months"],
    ["On call one week in five", "on call every 5th week"],
    ["Presented results every month", "presented results twelve times a year"],
    ["A newsletter, quarterly", "a newsletter four times a year"],
    ["Class every second Wednesday", "a class every two weeks"],
    ["Shows twice daily", "shows two times a day"],
    ["Met the first Saturday of the month", "met once a month"],
  ])("%s is the same as %s", (line, claim) => {
    const [own, other] = [line, claim].map(daysOf);
    expect(own).toHaveLength(1);
    expect(sameRecurrence(own?.[0] ?? 0, other?.[0] ?? 1)).toBe(true);
  });

  it.each([
    ["month after month", "each quarter"],
    ["weekly", "monthly"],
    ["twice a year", "every year"],
  ])("%s is not %s", (a, b) => {
    expect(sameRecurrence(daysOf(a)[0] ?? 0, daysOf(b)[0] ?? 0)).toBe(false);
  });

  it("is not told by a stretch of time or a rate of things", () => {
    expect(daysOf("Worked there for a month and sold 20 a week")).toEqual([]);
  });
});
