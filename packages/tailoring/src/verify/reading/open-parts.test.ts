import { describe, expect, it } from "vitest";
import { emptyResume } from "@savile/model";
import type { Fact, Resume } from "@savile/model";
import { readSource } from "../../match/source.ts";
import { factsOf } from "../../testing/build-resume.ts";
import { verifyClaims } from "../verify-claims.ts";
import {
  isNotHeld,
  labelsIn,
  leavesOpen,
  openWordsOf,
  piecesOf,
  standsOpen,
} from "./open-parts.ts";

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
    "first of two years completed",
    "expired 2021",
    "Runner-up",
    "registered for the spring exam",
    "not yet taken",
    "assessment submitted in October, result awaited",
    "awaiting registration",
    "two modules of four passed",
  ])("are known: %s", (text) => {
    expect(isNotHeld(text)).toBe(true);
  });

  it.each([
    "B.A. History, 2014",
    "Graduated with honors",
    "One of three finishers",
    "six modules of six",
  ])("are not everywhere: %s", (text) => {
    expect(isNotHeld(text)).toBe(false);
  });

  it.each(["Coursework in logistics", "Studied logistics", "Shortlisted for a prize"])(
    "may be left out where a claim leaves it open: %s",
    (text) => {
      expect(leavesOpen(text)).toBe(true);
    },
  );
});

describe("a value that its line tells of as not held", () => {
  const told = courses("Runner-up, Copper Lantern of the Year", "Boat handling, 2020");
  const source = readSource(told.resume, told.facts, "2026-11");

  it.each([
    ["Copper Lantern of the Year", true],
    ["Runner-up, Copper Lantern of the Year", false],
    ["Boat handling", false],
    ["Rope access", false],
  ])("stands open: %s", (text, open) => {
    expect(standsOpen(source, text)).toBe(open);
  });
});

describe("a printed line", () => {
  it.each([
    ["Glazing card, level 2; level 3 begun", ["Glazing card, level 2", "level 3 begun"]],
    ["Diploma in Dyeing, Orland College; not finished", undefined],
    ["First aid, 2020. Water Rescue, lapsed", ["First aid, 2020", "Water Rescue, lapsed"]],
    ["B.A. History, Orland College", undefined],
  ])("speaks of one thing in each piece: %s", (text, pieces) => {
    expect(piecesOf(text)).toEqual(pieces ?? [text]);
  });

  it("labels with a figure", () => {
    expect(labelsIn("Signalling, Level 3 and grade B")).toEqual(["level 3", "grade b"]);
  });
});

/** Lines of a file without facts of their own text: each is one value of a list of courses. */
function courses(...texts: readonly string[]): { resume: Resume; facts: Fact[] } {
  const lines = texts.map((text, index) => ({ id: `l${index + 1}`, text }));
  const told = { ...emptyResume(), additional: [{ id: "add1", title: "COURSES", lines }] };
  return { resume: told, facts: factsOf(told) };
}

describe("a designation", () => {
  const held = courses(
    "QRS, 2019",
    "TKLM: 2 of 6 exams passed",
    "Rope access (R): studying for it, test not taken",
    "Boat handling (B), 2020",
    "Signalling, level 2; level 3 begun, not finished",
  );
  const reasonsTo = (text: string) =>
    verifyClaims({
      ...held,
      asOf: "2026-11",
      claims: [{ id: "x", section: "skills", text }],
    })[0]?.reasons.join() ?? "";

  it.each(["TKLM designation", "QRS and TKLM", "Cards B and R", "Signalling, Level 3"])(
    "is not held by one who has passed a part or registered: %s",
    (text) => {
      expect(reasonsTo(text)).toContain("does not say that this was finished");
    },
  );

  it.each(["QRS, 2019", "TKLM, 2 of 6 exams", "Card B for boat handling", "Signalling, level 2"])(
    "is not tainted by its neighbours: %s",
    (text) => {
      expect(reasonsTo(text)).not.toContain("does not say that this was finished");
    },
  );
});

describe("the parts of a source that are open", () => {
  it("are printed lines, not entries", () => {
    const { stems } = openWordsOf(readSource(resume, facts, "2026-11-01"));
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

describe("what is not held", () => {
  it.each([
    "Diploma in Dyeing: begun 2019, half done",
    "Pilot card, ran out 2020",
    "Up for Mender of the Year, came second",
    "Loom licence - never took the test",
    "Three of four sections passed",
    "Enrolled in a weaving course",
  ])("is told by: %s", (text) => expect(isNotHeld(text)).toBe(true));

  it("is no title", () => {
    expect(isNotHeld("Enrolled Agent, since 2018")).toBe(false);
  });
});
