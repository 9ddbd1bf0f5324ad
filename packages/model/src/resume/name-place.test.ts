import { describe, expect, it } from "vitest";
import { letterLeaves, resumeLeaves } from "./address.ts";
import { namePlace } from "./name-place.ts";
import { emptyResume, noContact, noPeriod } from "./resume.ts";
import type { Resume } from "./resume.ts";

function line(id: string, text: string) {
  return { id, text };
}

const resume: Resume = {
  ...emptyResume(),
  name: "Ada",
  contact: { ...noContact(), email: "ada@example.org", links: [line("u1", "example.org")] },
  competencies: [line("c1", "Planning"), line("c2", "Costing")],
  experience: [
    {
      id: "exp1",
      title: "Senior Engineer",
      company: "Acme",
      location: "Oslo",
      dates: { ...noPeriod(), text: "2020" },
      summary: "Bridges",
      bullets: [line("b7", "Drew"), line("b2", "Built")],
    },
    {
      id: "exp2",
      title: "",
      company: "",
      location: "",
      dates: noPeriod(),
      summary: "",
      bullets: [line("b1", "Swept")],
    },
  ],
  skills: [{ id: "skl1", category: "Tools", skills: [line("s1", "Saw"), line("s2", "Plane")] }],
  additional: [{ id: "add1", title: "Hobbies", lines: [line("l1", "Chess")] }],
};

describe("an address in words", () => {
  it.each([
    ["name", "Name"],
    ["contact.email", "Contact, e-mail"],
    ["contact.u1", "Contact, link 1"],
    ["cmp.c2", "Core Competencies, item 2"],
    ["exp1", "Senior Engineer"],
    ["exp1.b2", "Senior Engineer, line 2"],
    ["exp1.company", "Senior Engineer, employer"],
    ["exp1.title", "Acme, title"],
    ["exp1.summary", "Senior Engineer, summary"],
    ["exp2.b1", "Experience, entry 2, line 1"],
    ["skl1.s2", "Tools, item 2"],
    ["add1.l1", "Hobbies, line 1"],
  ])("%s", (address, words) => {
    expect(namePlace({ kind: "resume", resume }, address)).toBe(words);
  });

  it("is that of a paragraph or of a part of a letter", () => {
    const letter = {
      language: "en",
      name: "Ada",
      contact: noContact(),
      date: "May 1",
      department: "",
      businessUnit: "",
      company: "Acme",
      location: "",
      salutation: "Dear all",
      paragraphs: [line("p1", "One"), line("p2", "Two")],
      closing: "Sincerely",
      signature: "Ada",
    };
    const document = { kind: "cover_letter" as const, letter };
    expect(namePlace(document, "body.p2")).toBe("Letter, paragraph 2");
    expect(namePlace(document, "salutation")).toBe("Letter, greeting");
    for (const { address } of letterLeaves(letter)) {
      expect(namePlace(document, address)).not.toMatch(/undefined|\b0\b|body|p\d/);
    }
  });

  it("holds no path, whatever the value", () => {
    for (const { address } of resumeLeaves(resume)) {
      expect(namePlace({ kind: "resume", resume }, address)).not.toMatch(/[a-z]{3}\d|\bb\d|0/);
    }
  });
});
