import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePosting } from "../posting/parse-posting.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { nurseResume } from "../testing/gauntlet.ts";
import { nursePosting } from "../testing/postings.ts";
import { scoreResume, totalOf } from "./score-resume.ts";
import type { RawPart } from "./parts.ts";

const today = "2026-11-21";

function score(resume: typeof nurseResume, jobDescription: string, confidence: number | null = 1) {
  return scoreResume({
    resume,
    facts: factsOf(resume),
    posting: parsePosting(jobDescription),
    jobDescription,
    today,
    extractionConfidence: confidence,
  });
}

function part(id: RawPart["id"], max: number, share: number): RawPart {
  return { id, max, share, details: [] };
}

describe("the match estimate", () => {
  it("follows the worked example of its definition", () => {
    const parts = [
      part("required", 40, 0.65),
      part("preferred", 10, 0.5),
      part("title", 10, 0.8),
      part("experience", 10, 0.9),
      part("responsibilities", 10, 0.55),
      part("parse", 10, 1),
      part("writing", 5, 0.9),
    ];
    expect(totalOf(parts)).toMatchObject({ total: 72, missingMustHaves: 0 });
    const confirmed = parts.map((entry) =>
      entry.id === "required" ? { ...entry, share: 0.9 } : entry,
    );
    expect(totalOf(confirmed).total).toBe(82);
  });

  it("is capped by missing must-haves, as a line of its own", () => {
    const parts = [
      part("required", 40, 0.2),
      part("title", 10, 1),
      part("experience", 10, 1),
      part("responsibilities", 10, 1),
      part("education", 5, 1),
      part("parse", 10, 1),
      part("writing", 5, 1),
    ];
    const found = totalOf(parts);
    expect(found.total).toBe(60);
    expect(found.missingMustHaves).toBeGreaterThan(0);
  });

  it("shows parts that add up to the total exactly, whatever they are", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 8, maxLength: 8 }),
        (shares) => {
          const ids = [
            "required",
            "preferred",
            "title",
            "experience",
            "responsibilities",
            "education",
            "parse",
            "writing",
          ] as const;
          const max = [40, 10, 10, 10, 10, 5, 10, 5];
          const found = totalOf(
            ids.map((id, index) => part(id, max[index] ?? 0, shares[index] ?? 0)),
          );
          const tenths =
            found.parts.reduce((sum, entry) => sum + Math.round(entry.points * 10), 0) -
            Math.round(found.missingMustHaves * 10);
          expect(tenths).toBe((found.total ?? 0) * 10);
        },
      ),
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
      "4 of 8 years asked for",
    );
  });
});
