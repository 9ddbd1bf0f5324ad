import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { letterLeaves, resumeLeaves } from "../resume/address.ts";
import { emptyLetter } from "../tailoring/cover-letter.ts";
import { emptyResume, noContact } from "../resume/resume.ts";
import { someDocuments } from "../testing/any-edits.ts";
import { entryShapes } from "./list-shapes.ts";
import { sectionGroups, sectionsOf, sectionTypes } from "./sections-of.ts";

const documents = {
  resume: {
    ...emptyResume(),
    name: "Ada",
    contact: { ...noContact(), email: "ada@example.org" },
    summary: "A summary.",
    experience: [{ ...entryShapes.experience.blank("exp1"), title: "Engineer" }],
  },
  letter: {
    ...emptyLetter(),
    name: "Ada",
    date: "March 3, 2026",
    department: "People",
    businessUnit: "(Cloud)",
    company: "Acme",
    salutation: "Dear team,",
    paragraphs: ["a", "b", "c"].map((text, index) => ({ id: `p${index + 1}`, text })),
    closing: "Sincerely,",
    signature: "Ada",
  },
};

describe("the sections of a document", () => {
  it("have the types of the specification, in its order, and a name each", () => {
    expect(
      sectionsOf(documents, "cover_letter").map(({ type, label, id }) => [type, label, id]),
    ).toEqual([
      ["name", "Name", "name"],
      ["date", "Date", "date"],
      ["department", "Department", "department"],
      ["business_unit", "Business unit", "businessUnit"],
      ["company", "Company", "company"],
      ["salutation", "Salutation", "salutation"],
      ["paragraph", "Opening paragraph", "body.p1"],
      ["paragraph", "Paragraph 2", "body.p2"],
      ["paragraph", "Closing paragraph", "body.p3"],
      ["signature", "Closing", "closing"],
      ["signature_name", "Signature", "signature"],
    ]);
    expect(sectionGroups(documents, "resume")).toEqual([
      { type: "name", sections: [{ id: "name", type: "name", label: "Name", content: "Ada" }] },
      {
        type: "contact",
        sections: [
          { id: "contact.email", type: "contact", label: "Email", content: "ada@example.org" },
        ],
      },
      {
        type: "content",
        sections: [
          {
            id: "summary",
            type: "content",
            label: "Professional summary",
            content: "A summary.",
          },
          { id: "exp1.title", type: "content", label: "Job title", content: "Engineer" },
        ],
      },
    ]);
  });

  it("hold every stated text exactly once", () => {
    fc.assert(
      fc.property(someDocuments(), (shown) => {
        for (const kind of ["resume", "cover_letter"] as const) {
          const sections = sectionsOf(shown, kind);
          const leaves =
            kind === "resume" ? resumeLeaves(shown.resume) : letterLeaves(shown.letter);
          expect(sections.map(({ id }) => id).toSorted()).toEqual(
            leaves.map(({ address }) => address).toSorted(),
          );
          const ranks = sections.map(({ type }) => sectionTypes.indexOf(type));
          expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        }
      }),
      { numRuns: 100 },
    );
  });

  it("are none where nothing is stated", () => {
    const empty = { resume: emptyResume(), letter: emptyLetter() };
    expect(sectionsOf(empty, "resume")).toEqual([]);
    expect(sectionsOf(empty, "cover_letter")).toEqual([]);
  });
});
