import { timeLimit } from "@savile/testing";
import { describe, expect, it } from "vitest";
import { readSource } from "../match/source.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { nurseResume } from "../testing/gauntlet.ts";
import { contextFor } from "./reading/context.ts";
import { verifyClaims } from "./verify-claims.ts";
import { verifyText } from "./verify-text.ts";

const source = readSource(nurseResume, factsOf(nurseResume), "2026-11");
const context = contextFor({ source, factIds: ["exp1.b1"], mode: "line" });
const own = nurseResume.experience[0]?.bullets[0]?.text ?? "";

describe("a check that fails", () => {
  it("counts as an objection, so that nothing passes unseen", () => {
    const broken = {
      ...context,
      get posting(): never {
        throw new Error("planted");
      },
    };
    const found = verifyText("Cared for six patients", broken);
    expect(found.verdict).toBe("unsupported");
    expect(found.issues.some((issue) => issue.detail === "This could not be checked.")).toBe(true);
  });
});

describe("a line in the person's own words", () => {
  it("passes as it stands, and at the head of a sentence", () => {
    expect(verifyText(own, context).verdict).toBe("supported");
  });

  it("carries nothing that is added to it", () => {
    expect(verifyText(`${own}, improving patient satisfaction`, context).verdict).toBe(
      "unsupported",
    );
  });
});

describe("levels of languages in brackets", () => {
  const polyglot = buildResume({
    name: "Ada Quill",
    languages: [
      { name: "Polish", level: "mother tongue" },
      { name: "English", level: "C1" },
      { name: "Dutch", level: "A2" },
    ],
  });
  const spoken = contextFor({
    source: readSource(polyglot, factsOf(polyglot), "2026-11"),
    factIds: ["lng1.name", "lng1.level", "lng2.name", "lng2.level", "lng3.name", "lng3.level"],
    mode: "prose",
  });

  it("belong to the name before them alone", () => {
    const said = "I speak Polish (mother tongue), English (C1) and Dutch (A2).";
    expect(verifyText(said, spoken).verdict).toBe("supported");
  });

  it.each([
    "I speak Polish (mother tongue), English (C1) and Dutch (C1).",
    "I speak Polish (mother tongue), English (C1) and fluent Dutch.",
  ])("are not raised: %s", (said) => {
    expect(verifyText(said, spoken).verdict).toBe("unsupported");
  });
});

describe("texts made to slow a check down", () => {
  const pieces = [
    "from ",
    "A ",
    "Aa",
    "pending a ",
    "degree in a ",
    " ",
    "1 to ",
    "one ",
    "a-",
    "by a",
    "(",
    "Manager at A",
    "5 of ",
  ];

  it.each(pieces)("are refused or judged in time: %j", (piece) => {
    const text = piece.repeat(Math.floor(5_900 / piece.length));
    const start = performance.now();
    verifyClaims({
      resume: nurseResume,
      facts: factsOf(nurseResume),
      asOf: "2026-11",
      claims: [
        { id: "x", section: "experience", text },
        { id: "y", section: "summary", text },
      ],
    });
    expect(performance.now() - start).toBeLessThan(timeLimit(4_000));
  });

  it("refuses what is too long for a line", () => {
    const [found] = verifyClaims({
      resume: nurseResume,
      facts: factsOf(nurseResume),
      asOf: "2026-11",
      claims: [{ id: "x", text: "Cared ".repeat(2_000) }],
    });
    expect(found?.verdict).toBe("unsupported");
  });
});
