import { parsePosting } from "@savile/tailoring";
import { describe, expect, it } from "vitest";
import { labelledPostings } from "./read-postings.ts";
import type { Split } from "./read-postings.ts";
import { scorePosting } from "./score-posting.ts";
import type { Pairing, PostingScore } from "./score-posting.ts";

const postings = labelledPostings("open");

function scoresOf(split: Split): PostingScore[] {
  return labelledPostings(split).map((one) => scorePosting(one, parsePosting(one.text)));
}

const scores = scoresOf("open");
const later = scoresOf("second");

function share(
  of: (score: PostingScore) => Pairing,
  part: "met" | "right",
  among: readonly PostingScore[] = scores,
): number {
  const whole = part === "met" ? "labelled" : "found";
  const sum = (key: keyof Pairing) =>
    among.reduce((total, score) => total + Number(of(score)[key]), 0);
  return sum(part) / Math.max(1, sum(whole));
}

describe.skipIf(postings.length === 0)("real postings that a reader labelled", () => {
  it("name no employer that is none, and miss few", () => {
    const employers = scores.map((score) => score.employer);
    expect(employers.filter((one) => one === "wrong")).toEqual([]);
    const missing = employers.filter((one) => one === "missing").length;
    expect(missing / employers.length).toBeLessThanOrEqual(0.15);
  });

  it("keep their title", () => {
    const right = scores.filter((score) => score.title === "right").length;
    expect(right / scores.length).toBeGreaterThanOrEqual(0.95);
  });

  it("ask for what the reader found, and for little else", () => {
    expect(share((score) => score.requirements, "met")).toBeGreaterThanOrEqual(0.85);
    expect(share((score) => score.requirements, "right")).toBeGreaterThanOrEqual(0.85);
    expect(share((score) => score.years, "met")).toBeGreaterThanOrEqual(0.95);
    expect(share((score) => score.duties, "met")).toBeGreaterThanOrEqual(0.85);
  });

  it("read no worse than they did, those that were opened later", () => {
    expect(later.filter(({ employer }) => employer === "wrong")).toEqual([]);
    expect(share((score) => score.requirements, "met", later)).toBeGreaterThanOrEqual(0.79);
    expect(share((score) => score.requirements, "right", later)).toBeGreaterThanOrEqual(0.82);
    expect(share((score) => score.years, "met", later)).toBeGreaterThanOrEqual(0.87);
    expect(share((score) => score.duties, "met", later)).toBeGreaterThanOrEqual(0.87);
  });
});

it("a found phrase counts where most of its words lie in a labelled one", () => {
  const text = "Clerk\nRequirements\n- Excellent phone manner\n- Knowledge of Excel";
  const label = {
    file: "made-up",
    title: "Clerk",
    titleAlso: [],
    employer: null,
    employerAlso: [],
    agency: false,
    location: null,
    contactPerson: null,
    reference: null,
    deadline: null,
    mustAnswer: [],
    requirements: [
      { text: "Excellent phone manner", kind: "skill", level: "required" },
      { text: "two years in a shop", kind: "years", level: "required", years: 2 },
    ],
    duties: [],
    notAsked: [],
  };
  const score = scorePosting({ label, text }, parsePosting(text));
  expect(score.requirements).toMatchObject({ found: 2, right: 1, labelled: 2, met: 1 });
  expect(score.requirements.missed).toEqual(["two years in a shop"]);
  expect(score.years).toMatchObject({ labelled: 1, met: 0 });
  expect(score.employer).toBe("free");
});
