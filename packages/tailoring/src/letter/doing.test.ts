import { describe, expect, it } from "vitest";
import { readSource } from "../match/source.ts";
import { makePlan } from "../plan/make-plan.ts";
import { parsePosting } from "../posting/parse-posting.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { doingPhrase, joinPhrases } from "./doing.ts";

function doing(text: string, end = "2022"): string | undefined {
  const resume = buildResume({
    name: "A B",
    jobs: [{ title: "Clerk", company: "Orbit", start: "2019", end, bullets: [text] }],
  });
  const source = readSource(resume, factsOf(resume), "2026-11-21");
  const [entry] = makePlan(source, parsePosting("Clerk at Elm"), []).ranked;
  return entry === undefined ? undefined : doingPhrase(entry);
}

describe("a line as what the work includes", () => {
  it.each([
    [
      "Checked loads against invoices and collected the payment",
      "checking loads against invoices and collecting the payment",
    ],
    ["Cleaned and sanitized stations at close", "cleaning and sanitizing stations at close"],
    ["Daily inspections of a box truck", "daily inspections of a box truck"],
    ["Collection and preparation of soil samples", "collection and preparation of soil samples"],
    [
      "Stock counts every month and re-ordering of seasonal lines",
      "stock counts every month and re-ordering of seasonal lines",
    ],
  ])("%j becomes %j", (text, phrase) => {
    expect(doing(text)).toBe(phrase);
  });

  it.each([
    "Adopted by three labs",
    "Prepared close entries and related documents",
    "No preventable accidents in five winters",
    "Top performer in the region",
    "Focus: climate change",
  ])("%j is not listed", (text) => {
    expect(doing(text)).toBeUndefined();
  });

  it("keeps apart what would run together", () => {
    expect(joinPhrases(["filing", "typing"])).toBe("filing and typing");
    expect(joinPhrases(["filing and typing", "sorting mail"])).toBe(
      "sorting mail, as well as filing and typing",
    );
    expect(joinPhrases(["filing", "typing", "sorting mail"])).toBe(
      "filing, typing and sorting mail",
    );
  });
});
