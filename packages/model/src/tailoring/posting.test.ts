import { describe, expect, it } from "vitest";
import { demandsOf, storedPostingSchema, withCompany } from "./posting.ts";

function stored(id: string, kind: string, level: string, at: number) {
  return {
    id,
    text: id,
    canonical: [],
    kind,
    level,
    mentions: 1,
    inTitle: false,
    weight: 1,
    span: [at, at + 2],
  };
}

const plain = { formality: 0.5, language: "en", boilerplate: [], warnings: [], confidence: 0.8 };

describe("a posting as it was stored", () => {
  it("by an earlier version has its duties apart, and no terms that are only mentioned", () => {
    const read = storedPostingSchema.parse({
      ...plain,
      title: "Clerk",
      requirements: [
        stored("r1", "duty", "required", 0),
        stored("r2", "skill", "required", 4),
        stored("r3", "skill", "context", 8),
      ],
    });
    expect(read.title).toBe("Clerk");
    expect(read.requirements.map(({ id }) => id)).toEqual(["r2"]);
    expect(read.duties.map(({ id }) => id)).toEqual(["r1"]);
  });

  it("by this version stays as it is", () => {
    const posting = {
      ...plain,
      companyCandidates: ["Acorn Mill"],
      requirements: [stored("r2", "clearance", "preferred", 4)],
      duties: [stored("r1", "duty", "required", 0)],
    };
    expect(storedPostingSchema.parse(posting)).toEqual(posting);
  });

  it("is refused where it is none", () => {
    expect(storedPostingSchema.safeParse({ requirements: 3 }).success).toBe(false);
    expect(storedPostingSchema.safeParse(null).success).toBe(false);
  });
});

it("a resume is held against what is asked and what there is to do, in the order of the text", () => {
  const posting = storedPostingSchema.parse({
    ...plain,
    requirements: [stored("r2", "skill", "required", 4)],
    duties: [stored("r1", "duty", "required", 0), stored("r3", "duty", "required", 9)],
  });
  expect(demandsOf(posting).map(({ id }) => id)).toEqual(["r1", "r2", "r3"]);
});

describe("the person's word on the employer", () => {
  const posting = storedPostingSchema.parse({
    company: "Mossgate",
    formality: 0.5,
    language: "en",
    requirements: [],
    duties: [],
    boilerplate: [],
    warnings: [],
    confidence: 1,
  });

  it("goes before what was read, and is one line", () => {
    expect(withCompany(posting, " Fern\n Light ")).toMatchObject({
      company: "Fern Light",
      companyAnswer: "Fern Light",
    });
  });

  it("may be that there is no name", () => {
    const none = withCompany(posting, "  ");
    expect(none).not.toHaveProperty("company");
    expect(none.companyAnswer).toBe("");
  });
});
