import { describe, expect, it } from "vitest";
import { emptyResume } from "@savile/model";
import type { Fact, Resume } from "@savile/model";
import { readSource } from "../../match/source.ts";
import { factsOf } from "../../testing/build-resume.ts";
import { verifyClaims } from "../verify-claims.ts";
import { isNotHeld, leavesOpen, openStemsOf } from "./open-parts.ts";

const dates = { text: "", start: "", end: "" };
const resume: Resume = {
  ...emptyResume(),
  name: "Ada Quill",
  education: [
    {
      id: "edu1",
      degree: "B.A. History",
      field: "",
      school: "Orland College",
      location: "",
      dates: { text: "2014", start: "", end: "2014" },
      details: [
        { id: "d1", text: "M.S. Harbour Logistics" },
        { id: "d2", text: "Tessaly University" },
        { id: "d3", text: "4 of 9 modules" },
      ],
    },
  ],
  awards: [
    {
      id: "awd1",
      title: "Shortlisted for the Copper Lantern Prize",
      organization: "",
      location: "",
      dates,
      summary: "",
      bullets: [],
    },
  ],
};

/** The details of the study stand on a line of their own, as three values of it. */
function printed(fact: Fact): Fact {
  const own = /^edu1\.d\d$/.test(fact.id);
  const span = { start: 0, end: 1, lines: [own ? "t.l2" : `t.${fact.id}`] };
  return { ...fact, span };
}

const facts = factsOf(resume).map(printed);

function verdictOn(text: string) {
  const claims = [{ id: "x", section: "summary", text }];
  return verifyClaims({ resume, facts, asOf: "2026-11", claims })[0];
}

describe("words of what is not held", () => {
  it.each([
    "in progress",
    "4 of 9 modules",
    "two of three exams passed",
    "expired 2021",
    "Runner-up",
    "not yet taken",
  ])("are known: %s", (text) => {
    expect(isNotHeld(text)).toBe(true);
  });

  it.each(["B.A. History, 2014", "Graduated with honors", "One of three finishers"])(
    "are not everywhere: %s",
    (text) => {
      expect(isNotHeld(text)).toBe(false);
    },
  );

  it.each(["Coursework in logistics", "Studied logistics", "Shortlisted for a prize"])(
    "may be left out where a claim leaves it open: %s",
    (text) => {
      expect(leavesOpen(text)).toBe(true);
    },
  );
});

describe("the parts of a source that are open", () => {
  it("are printed lines, not entries", () => {
    const stems = openStemsOf(readSource(resume, facts, "2026-11-01"));
    expect(stems.has("tessali")).toBe(true);
    expect(stems.has("orland")).toBe(false);
    expect(stems.has("lantern")).toBe(true);
  });

  it.each([
    "Holds an M.S. in Harbour Logistics",
    "Won the Copper Lantern Prize",
    "Historian with a degree in Harbour Logistics from Tessaly University",
  ])("carry no claim that takes them for whole: %s", (text) => {
    const found = verdictOn(text);
    expect(found?.verdict).toBe("unsupported");
    expect(found?.reasons.join()).toContain("does not say that this was finished");
  });

  it("ask where only a name is taken from them", () => {
    expect(verdictOn("B.A. History, Tessaly")?.reasons.join()).toContain(
      "does not say that this was finished",
    );
  });

  it("carry what leaves them open", () => {
    expect(
      verdictOn("Studied harbour logistics at Tessaly University")?.reasons.join(),
    ).not.toContain("does not say that this was finished");
  });
});
