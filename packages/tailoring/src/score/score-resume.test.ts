import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePosting } from "../posting/parse-posting.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { nurseResume } from "../testing/gauntlet.ts";
import { nursePosting } from "../testing/postings.ts";
import { scoreResume, totalOf } from "./score-resume.ts";
import type { RawPart } from "./parts.ts";
import { fitWeights } from "./weights.data.ts";

const today = "2026-11-21";

function score(resume: typeof nurseResume, jobDescription: string) {
  return scoreResume({
    resume,
    facts: factsOf(resume),
    posting: parsePosting(jobDescription),
    today,
  });
}

function part(id: RawPart["id"], max: number, share: number): RawPart {
  return { id, max, share, details: [{ factIds: [], points: max * share, note: "" }] };
}

const weighed = [
  ["required", fitWeights.required],
  ["preferred", fitWeights.preferred],
  ["credentials", fitWeights.credentials],
  ["title", fitWeights.title],
  ["field", fitWeights.field],
  ["experience", fitWeights.experience],
  ["level", fitWeights.level],
] as const;

describe("fit", () => {
  it("scales the parts that are measured to 100, in whole points", () => {
    const found = totalOf([part("required", 30, 0.5), part("title", 20, 1)]);
    expect(found.parts.map(({ max, points }) => [max, points])).toEqual([
      [60, 30],
      [40, 40],
    ]);
    expect(found.total).toBe(70);
  });

  it("is not told where little can be measured", () => {
    expect(totalOf([part("level", 9, 1)])).toEqual({ total: null, parts: [] });
  });

  it("has parts that add up to the total exactly, and details that add up to their part", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(share, { minLength: 7, maxLength: 7 }), (shares) => {
        const found = totalOf(weighed.map(([id, max], at) => part(id, max, shares[at] ?? 0)));
        expect(found.parts.reduce((sum, { points }) => sum + points, 0)).toBe(found.total);
        expect(found.parts.reduce((sum, one) => sum + one.max, 0)).toBe(100);
        for (const { points, max: most, details } of found.parts) {
          expect(points).toBeLessThanOrEqual(most);
          expect(Math.round(10 * details.reduce((sum, one) => sum + one.points, 0))).toBe(
            10 * points,
          );
        }
      }),
    );
  });

  it("is unknown where the posting states too little", () => {
    expect(score(nurseResume, "Nurse wanted").total).toBeNull();
    expect(score(nurseResume, "").total).toBeNull();
  });

  it("does not rise with skills that are only repeated", () => {
    const stuffed = {
      ...nurseResume,
      skills: nurseResume.skills.map((group) => ({
        ...group,
        skills: [
          ...group.skills,
          ...group.skills.map((skill, index) => ({ id: `x${index}`, text: skill.text })),
        ],
      })),
    };
    expect(score(stuffed, nursePosting).total).toBe(score(nurseResume, nursePosting).total);
  });

  it("does not look at name, school or address", () => {
    const other = {
      ...nurseResume,
      name: "Nguyễn-Öztürk van der Berg",
      contact: { ...nurseResume.contact, location: "Lagos" },
      education: nurseResume.education.map((entry) => ({ ...entry, school: "Another College" })),
    };
    expect(score(other, nursePosting)).toEqual(score(nurseResume, nursePosting));
  });

  it("counts overlapping jobs once", () => {
    const resume = buildResume({
      name: "A B",
      jobs: [
        {
          title: "Clerk",
          company: "Orbit",
          start: "2019",
          end: "2023",
          bullets: ["Filed invoices for two offices"],
        },
        {
          title: "Clerk",
          company: "Delta",
          start: "2020",
          end: "2022",
          bullets: ["Filed invoices for one office"],
        },
      ],
    });
    const found = score(
      resume,
      "Clerk at Sigma\nRequirements\n- 8 years of experience\n- Data entry\n- Typing",
    );
    expect(found.parts.find((entry) => entry.id === "experience")?.details[0]?.note).toBe(
      "4 of 8 years asked for, counted in this work",
    );
  });
});
