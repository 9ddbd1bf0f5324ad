import { describe, expect, it } from "vitest";
import { matchPair, verdictOf } from "./match-pair.ts";
import type { StatedLine } from "./match-pair.ts";

const today = "2026-11-01";
const section = (name: string, text: string): StatedLine => ({
  role: { kind: "section", section: name, title: name },
  text,
});
const job = (title: string, start: string, end: string, text: string): StatedLine => ({
  role: { kind: "job", title, company: "Alder & Co", dates: { text: start, start, end } },
  text,
});

describe("a requirement beside lines", () => {
  it("is met by a line that names it, and says by which", () => {
    const found = matchPair({
      requirement: "Experience with Tableau",
      lines: [job("Analyst", "2020-01", "present", "Drew weekly dashboards in Tableau")],
      today,
    });
    expect(found.verdict).toBe("met");
    expect(found.chain[0]?.from).toContain("Tableau");
  });

  it("is not met by lines about something else", () => {
    const found = matchPair({
      requirement: "Experience with Tableau",
      lines: [job("Baker", "2020-01", "present", "Shaped 300 loaves a night")],
      today,
    });
    expect(found).toMatchObject({ verdict: "not", chain: [] });
  });

  it("takes the months of the jobs under which the lines stand", () => {
    const lines = [
      job("Baker", "2016-01", "2018-12", "Shaped 300 loaves a night"),
      job("Baker", "2020-01", "2022-12", "Ran the deck oven"),
    ];
    const asked = (requirement: string) => matchPair({ requirement, lines, today }).verdict;
    expect(asked("At least 5 years as a baker")).toBe("met");
  });

  it("is met by one of several alternatives", () => {
    const lines = [section("certifications", "CELTA, 2019")];
    expect(matchPair({ requirement: "CELTA or DELTA", lines, today }).verdict).toBe("met");
  });
});

it("a strength from 0.7 on is met, and what is only near is not", () => {
  expect([1, 0.7, 0.69, 0.3, 0].map(verdictOf)).toEqual(["met", "met", "partly", "not", "not"]);
});
