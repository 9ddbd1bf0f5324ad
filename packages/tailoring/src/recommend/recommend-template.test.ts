import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { seniorities, templateIds } from "@savile/model";
import type { Posting } from "@savile/model";
import { describe, expect, it } from "vitest";
import { parsePosting } from "../posting/parse-posting.ts";
import {
  accountantPosting,
  electricianPosting,
  marketingPosting,
  nursePosting,
  officePosting,
  softwarePosting,
  teacherPosting,
  warehousePosting,
} from "../testing/postings.ts";
import { buildResume } from "../testing/build-resume.ts";
import { allTerms } from "@savile/taxonomy/lexicon";
import { recommendTemplate } from "./recommend-template.ts";

function recommend(text: string) {
  return recommendTemplate({ posting: parsePosting(text) });
}

describe("the recommended template", () => {
  it.each([
    ["a nurse", nursePosting, "traditional"],
    ["a teacher", teacherPosting, "traditional"],
    ["an office coordinator", officePosting, "traditional"],
    ["an electrician", electricianPosting, "traditional"],
    ["an accountant", accountantPosting, "traditional"],
    ["a marketing assistant", marketingPosting, "creative"],
    ["a backend engineer", softwarePosting, "tech"],
    ["a warehouse lead", warehousePosting, "traditional"],
    [
      "a finance director",
      "Director of Finance at Oakline\nRequirements\n- GAAP\n- Budgeting\n- Financial reporting",
      "executive",
    ],
    [
      "a lecturer",
      "Lecturer in Biology\nQualifications\n- Microscopy\n- PCR\n- Grant writing\n- Teaching",
      "academic",
    ],
    [
      "an account executive",
      "Account Executive at Delta\nRequirements\n- B2B sales\n- Prospecting\n- Cold calling",
      "modern",
    ],
  ])("suits %s", (_, text, template) => {
    expect(recommend(text).recommended).toBe(template);
  });

  it("says why in the words of the posting", () => {
    const found = recommend(softwarePosting);
    expect(found.matchedKeywords).toContain("PostgreSQL");
    expect(found.reasoning).toContain('"PostgreSQL"');
    expect(found.reasoning).toContain('"Senior Backend Engineer" is a role in software and IT.');
    expect(found.bestFor).not.toBe("");
    for (const word of found.matchedKeywords) expect(softwarePosting).toContain(word);
  });

  it("is unsure where the posting says next to nothing", () => {
    const found = recommend("hello");
    expect(found.recommended).toBe("modern");
    expect(found.confidence).toBeLessThan(0.6);
    expect(found.matchedKeywords).toEqual([]);
  });

  it("takes the role from the resume where the posting states no title", () => {
    const posting = parsePosting("Requirements\n- reliable\n- three references");
    expect(posting.title).toBeUndefined();
    const resume = buildResume({
      name: "A B",
      jobs: [
        { title: "Graphic Designer", company: "Orbit", start: "2020", end: "2024", bullets: [] },
      ],
    });
    expect(recommendTemplate({ posting, resume }).recommended).toBe("creative");
  });
});

const requirement = fc.record({
  id: fc.string(),
  text: fc.string({ minLength: 1 }),
  canonical: fc.constantFrom(...allTerms().map((term) => term.id)).map((id) => [id]),
  kind: fc.constantFrom("skill" as const, "cert" as const, "soft" as const),
  level: fc.constantFrom("required" as const, "preferred" as const),
  mentions: fc.constant(1),
  inTitle: fc.boolean(),
  weight: fc.constantFrom(1, 2),
  span: fc.constant<[number, number]>([0, 1]),
});
const posting: fc.Arbitrary<Posting> = fc
  .record({
    title: fc.option(fc.constantFrom("Nurse", "Director", "Software Engineer", "Clerk", "x"), {
      nil: undefined,
    }),
    seniority: fc.option(fc.constantFrom(...seniorities), { nil: undefined }),
    formality: fc.double({ min: 0, max: 1, noNaN: true }),
    requirements: fc.array(requirement, { maxLength: 12 }),
  })
  .map(({ title, seniority, formality, requirements }) => ({
    ...(title === undefined ? {} : { title }),
    ...(seniority === undefined ? {} : { seniority }),
    formality,
    language: "en",
    requirements,
    duties: [],
    boilerplate: [],
    warnings: [],
    confidence: 1,
  }));

describe("every recommendation", () => {
  it("is the highest of six scores between 0 and 1, the same each time and in any order", () => {
    fc.assert(
      fc.property(posting, (made) => {
        const found = recommendTemplate({ posting: made });
        const again = recommendTemplate({
          posting: { ...made, requirements: made.requirements.toReversed() },
        });
        expect(again.scores).toEqual(found.scores);
        expect(again.recommended).toBe(found.recommended);
        expect(Object.keys(found.scores)).toEqual([...templateIds]);
        const values = Object.values(found.scores);
        expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...values)).toBeLessThanOrEqual(1);
        expect(found.scores[found.recommended]).toBe(Math.max(...values));
        expect(found.confidence).toBeGreaterThanOrEqual(0);
        expect(found.confidence).toBeLessThanOrEqual(Math.max(...values));
      }),
      { numRuns: runs(200) },
    );
  });
});
