import { describe, expect, it } from "vitest";
import type { Resume } from "@savile/model";
import { matchRequirements } from "../match/match-requirements.ts";
import { readSource } from "../match/source.ts";
import { parsePosting } from "../posting/parse-posting.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { applyGapAnswer, isGapOf } from "./apply-gap-answer.ts";
import { nearLines, pairName } from "./near-lines.ts";

const who = { accountId: "acc1", at: "2026-11-21T09:00:00.000Z" };
const resume: Resume = buildResume({
  name: "Tove Lind",
  jobs: [
    {
      title: "Baker",
      company: "Ash Mill",
      start: "2018",
      end: "2024",
      bullets: [
        "Shaped sourdough loaves for two shops from three in the morning",
        "Mixed and proved enriched doughs",
        "Kept the ovens clean",
      ],
    },
  ],
});
const facts = factsOf(resume);
const asked = [
  "sourdough loaves for shops",
  "cake decorating",
  "laminated pastry",
  "chocolate tempering",
  "allergen labelling",
  "stock rotation",
  "sugar craft",
  "oven loading",
];
const posting = parsePosting(`Baker\nRequirements\n${asked.map((one) => `- ${one}`).join("\n")}`);

function lines(declined: readonly string[] = [], known = facts) {
  const source = readSource(resume, known, "2026-11-21");
  const matches = matchRequirements(source, posting).map((match) => ({
    ...match,
    strength: match.how === "pointed" ? match.strength : 0,
  }));
  return { near: nearLines(posting, source, matches, new Set(declined)), source, matches };
}

describe("a line near to what is asked for", () => {
  it("is the one that says most of it, for at most 15 of 100 requirements", () => {
    const { near } = lines();
    expect(near).toHaveLength(1);
    expect(posting.requirements.length).toBeGreaterThanOrEqual(7);
    expect(near[0]).toMatchObject({ factId: expect.stringMatching(/^exp1\.b/u) });
    expect(near[0]?.text).toMatch(/sourdough/u);
  });

  it("is answered by pointing or a no: a yes is no statement", () => {
    const [line] = lines().near;
    if (line === undefined) throw new Error("no line is near");
    const head = { gapId: line.id, canonical: line.canonical };
    const known = ["line", "no", "undo"].map((answer) => isGapOf(posting, { ...head, answer }));
    expect(known).toEqual([true, true, true]);
    expect(isGapOf(posting, { ...head, answer: "yes" })).toBe(false);
  });

  it("is asked about once", () => {
    const [first] = lines().near;
    const again = lines([first?.canonical ?? ""]).near;
    expect(again.map(({ canonical }) => canonical)).not.toContain(first?.canonical);
  });

  it("is none where the match is sure", () => {
    const { source, matches } = lines();
    const met = matches.map((match) => ({ ...match, strength: 0.8 }));
    expect(nearLines(posting, source, met, new Set())).toEqual([]);
  });
});

describe("a yes to a line", () => {
  const requirement = posting.requirements.find(({ text }) => !/sourdough|oven/u.test(text));
  if (requirement === undefined) throw new Error("the posting asks for it");
  const answer = {
    gapId: `line.${requirement.id}`,
    canonical: pairName(requirement, "Mixed and proved enriched doughs"),
    answer: "line",
    factId: "exp1.b2",
  } as const;

  it("makes it evidence, and changes no word", () => {
    expect(isGapOf(posting, answer)).toBe(true);
    const applied = applyGapAnswer(resume, facts, answer, who);
    if (!applied.ok) throw new Error(applied.error.code);
    expect(applied.value.resume).toBe(resume);
    const source = readSource(resume, applied.value.facts, "2026-11-21");
    const match = matchRequirements(source, posting).find(({ reqId }) => reqId === requirement.id);
    expect(match).toMatchObject({ factIds: ["exp1.b2"], strength: 0.8, how: "pointed" });
  });

  it("is refused where the line says something else by now", () => {
    const other = facts.map((fact) => ({ ...fact, text: `${fact.text} today` }));
    const refused = applyGapAnswer(resume, other, answer, who);
    expect(!refused.ok && refused.error.code).toBe("gap_line_unknown");
    expect(isGapOf(posting, { ...answer, gapId: "line.r999" })).toBe(false);
    expect(isGapOf(posting, { ...answer, canonical: "line:gold:1" })).toBe(false);
  });
});
