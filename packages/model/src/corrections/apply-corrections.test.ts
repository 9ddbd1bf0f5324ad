import { describe, expect, it } from "vitest";
import { resumeLeaves } from "../resume/address.ts";
import { emptyResume } from "../resume/resume.ts";
import type { Resume } from "../resume/resume.ts";
import { extractionOf } from "../testing/extraction-of.ts";
import { applyCorrections } from "./apply-corrections.ts";
import type { Correction } from "./correction.ts";

const who = { accountId: "a1", at: "2026-01-02T03:04:05.000Z" };

function job(id: string, title: string, company: string, bullets: readonly string[]) {
  return {
    id,
    title,
    company,
    location: "",
    dates: { text: "2019 – 2021", start: "2019", end: "2021" },
    summary: "",
    bullets: bullets.map((text, index) => ({ id: `b${index + 1}`, text })),
  };
}

const resume: Resume = {
  ...emptyResume(),
  name: "Orla Finch",
  contact: { ...emptyResume().contact, email: "orla@example.com" },
  experience: [
    job("exp1", "Wexcombe Park", "Head Gardener", ["Led six gardeners", "Cut water use by 30%"]),
    job("exp2", "Gardener", "Mossgate", ["Kept the kitchen garden"]),
  ],
  education: [
    {
      id: "edu1",
      degree: "BSc Horticulture",
      field: "Horticulture",
      school: "Reading College",
      location: "Reading",
      dates: { text: "2015", start: "", end: "2015" },
      details: [],
    },
  ],
  additional: [
    {
      id: "add1",
      title: "Tickets",
      lines: [
        { id: "l1", text: "Chainsaw licence" },
        { id: "l2", text: "First aid" },
      ],
    },
  ],
  order: ["experience", "education", "add1"],
};
const read = extractionOf(resume, ["Hobbies: rowing", "Volunteer at the hospice"]);

function correct(...corrections: Correction[]) {
  const result = applyCorrections(read, corrections, who);
  if (!result.ok) throw new Error(`${result.error.code} at ${result.error.index}`);
  return result.value;
}

function refusal(...corrections: Correction[]) {
  const result = applyCorrections(read, corrections, who);
  return result.ok ? null : result.error;
}

const factOf = (id: string, from = read) => from.facts.find((fact) => fact.id === id);

describe("a value", () => {
  it("that was written anew is the person's, with author and time, and has no place in the file", () => {
    const after = correct({ op: "set", path: "exp2.title", text: " Senior \n Gardener " });
    expect(after.resume.experience[1]?.title).toBe("Senior Gardener");
    expect(factOf("exp2.title", after)).toEqual({
      id: "exp2.title",
      kind: "title",
      parent: "exp2",
      text: "Senior Gardener",
      confidence: 1,
      origin: { by: "user", accountId: "a1", at: who.at, via: "edit" },
    });
  });

  it("keeps the time at which its correction was made", () => {
    const at = "2025-12-24T00:00:00.000Z";
    const after = correct({ op: "set", path: "name", text: "Orla Finch-Moss", at });
    expect(factOf("name", after)?.origin).toMatchObject({ at });
  });

  it("that was confirmed is certain and still the file's", () => {
    const after = correct({ op: "confirm", path: "exp1.dates" });
    expect(factOf("exp1.dates", after)).toEqual({ ...factOf("exp1.dates"), confidence: 1 });
    expect(after.confidence ?? 0).toBeGreaterThan(read.confidence ?? 1);
  });

  it("changes place with another one, and both keep their place in the file", () => {
    const after = correct({ op: "swap", path: "exp1.title", to: "exp1.company" });
    expect(after.resume.experience[0]).toMatchObject({
      title: "Head Gardener",
      company: "Wexcombe Park",
    });
    expect(factOf("exp1.title", after)).toEqual({
      ...factOf("exp1.company"),
      id: "exp1.title",
      kind: "title",
    });
  });

  it("moves from a line to a free field, and the line is gone", () => {
    const after = correct({ op: "swap", path: "exp1.b2", to: "exp1.location" });
    expect(after.resume.experience[0]).toMatchObject({ location: "Cut water use by 30%" });
    expect(after.resume.experience[0]?.bullets).toHaveLength(1);
  });

  it("that was cleared leaves its line among those without a place", () => {
    const after = correct({ op: "set", path: "edu1.location", text: "" });
    expect(after.resume.education[0]?.location).toBe("");
    expect(after.unplaced).toContain(factOf("edu1.location")?.span?.lines[0]);
    expect(after.lines).toEqual(read.lines);
  });

  it("of dates is understood again", () => {
    const after = correct({ op: "set", path: "exp1.dates", text: "Mar 2018 - Present" });
    expect(after.resume.experience[0]?.dates).toEqual({
      text: "Mar 2018 - Present",
      start: "2018-03",
      end: "present",
    });
  });

  it("of a degree takes the field of study that was read out of it along", () => {
    const after = correct({ op: "set", path: "edu1.degree", text: "BSc Botany" });
    expect(after.resume.education[0]).toMatchObject({ degree: "BSc Botany", field: "" });
  });
});

describe("a line", () => {
  it("is added in front of another, and removed into the unplaced ones", () => {
    const after = correct(
      { op: "addLine", entry: "exp1", id: "b3", text: "Ran the nursery", before: "b1" },
      { op: "removeLine", path: "exp1.b2" },
    );
    expect(after.resume.experience[0]?.bullets.map((line) => line.id)).toEqual(["b3", "b1"]);
    expect(factOf("exp1.b3", after)?.origin.by).toBe("user");
    expect(after.unplaced).toContain(factOf("exp1.b2")?.span?.lines[0]);
  });

  it("moves to another entry with its place in the file", () => {
    const after = correct({
      op: "moveLine",
      path: "exp1.b1",
      entry: "exp2",
      id: "b2",
      before: "b1",
    });
    expect(after.resume.experience[1]?.bullets.map((line) => line.text)).toEqual([
      "Led six gardeners",
      "Kept the kitchen garden",
    ]);
    expect(factOf("exp2.b2", after)).toMatchObject({
      parent: "exp2",
      span: factOf("exp1.b1")?.span,
    });
  });

  it("of the file is placed into an entry, whole or in part, and is the file's", () => {
    const line = read.unplaced[0] ?? "";
    const after = correct({ op: "placeLine", line, to: "exp2.b2", text: "rowing" });
    const fact = factOf("exp2.b2", after);
    expect(fact).toMatchObject({ text: "rowing", confidence: 1, origin: { by: "extracted" } });
    const source = read.lines.map((one) => one.text).join("\n");
    expect(source.slice(fact?.span?.start, fact?.span?.end)).toBe("rowing");
    expect(after.unplaced).not.toContain(line);
  });
});

describe("an entry", () => {
  it("moves to another section under the names of that section, with everything it states", () => {
    const after = correct({
      op: "moveEntry",
      entry: "exp2",
      section: "volunteer",
      id: "vol1",
      before: null,
    });
    expect(after.resume.experience).toHaveLength(1);
    expect(after.resume.volunteer[0]).toMatchObject({
      id: "vol1",
      title: "Gardener",
      organization: "Mossgate",
      dates: resume.experience[1]?.dates,
    });
    expect(factOf("vol1.organization", after)?.span).toEqual(factOf("exp2.company")?.span);
  });

  it("moves up and down within its section", () => {
    const after = correct({
      op: "moveEntry",
      entry: "exp2",
      section: "experience",
      id: "exp2",
      before: "exp1",
    });
    expect(after.resume.experience.map((entry) => entry.id)).toEqual(["exp2", "exp1"]);
  });

  it("is not moved where a part of it would be lost", () => {
    const move = { op: "moveEntry", entry: "exp1", section: "certifications", id: "crt1" } as const;
    expect(refusal({ ...move, before: null })).toEqual({ code: "no_room", index: 0 });
  });

  it("that is a list under an own heading becomes the entries of a section without lines", () => {
    const after = correct({
      op: "moveEntry",
      entry: "add1",
      section: "certifications",
      id: "crt1",
      before: null,
    });
    expect(after.resume.certifications.map((entry) => entry.name)).toEqual([
      "Chainsaw licence",
      "First aid",
    ]);
    expect(after.resume.order).toEqual(["experience", "education"]);
  });

  it("is merged into another: empty places are filled, the rest become lines", () => {
    const after = correct({ op: "mergeEntry", entry: "exp2", into: "exp1" });
    expect(after.resume.experience).toHaveLength(1);
    expect(after.resume.experience[0]?.bullets.map((line) => line.text)).toEqual([
      "Led six gardeners",
      "Cut water use by 30%",
      "Gardener",
      "Mossgate",
      "Kept the kitchen garden",
    ]);
  });

  it("is added with what it states, and removed whole", () => {
    const after = correct(
      {
        op: "addEntry",
        section: "experience",
        id: "exp3",
        values: [{ field: "title", text: "Arborist" }],
        before: "exp1",
      },
      { op: "removeEntry", entry: "exp1" },
    );
    expect(after.resume.experience.map((entry) => entry.id)).toEqual(["exp3", "exp2"]);
    expect(factOf("exp3.title", after)?.origin.by).toBe("user");
    expect(after.unplaced.length).toBe(read.unplaced.length + 5);
  });

  it("is made of a line of the file, which stays the file's; an empty one is left out", () => {
    const line = read.unplaced[1] ?? "";
    const after = correct(
      { op: "addEntry", section: "volunteer", id: "vol1", values: [], before: null },
      { op: "addEntry", section: "volunteer", id: "vol2", values: [], before: null },
      { op: "placeLine", line, to: "vol2.title" },
    );
    expect(after.resume.volunteer.map((entry) => entry.id)).toEqual(["vol2"]);
    expect(factOf("vol2.title", after)).toMatchObject({
      text: "Volunteer at the hospice",
      origin: { by: "extracted" },
    });
  });

  it("of the person's own gets its place in the order of printing", () => {
    const values = [{ field: "title", text: "Interests" }];
    const after = correct({
      op: "addEntry",
      section: "additional",
      id: "add2",
      values,
      before: null,
    });
    expect(after.resume.order.at(-1)).toBe("add2");
  });
});

it("names the first correction that cannot be made, and why", () => {
  const good: Correction = { op: "confirm", path: "name" };
  const cases: [Correction, string][] = [
    [{ op: "set", path: "exp9.title", text: "x" }, "bad_place"],
    [{ op: "set", path: "__proto__.title", text: "x" }, "bad_place"],
    [{ op: "set", path: "exp1.b1", text: "  " }, "bad_text"],
    [{ op: "set", path: "name", text: "x".repeat(4_001) }, "bad_text"],
    [{ op: "set", path: "name", text: "\uD800" }, "bad_text"],
    [{ op: "confirm", path: "exp1.location" }, "bad_place"],
    [{ op: "swap", path: "name", to: "name" }, "bad_place"],
    [{ op: "addLine", entry: "exp1", id: "b1", text: "x", before: null }, "id_taken"],
    [{ op: "addLine", entry: "exp1", id: "s7", text: "x", before: null }, "id_taken"],
    [{ op: "addLine", entry: "", id: "b1", text: "x", before: null }, "no_room"],
    [{ op: "removeLine", path: "exp1.title" }, "bad_place"],
    [{ op: "moveLine", path: "exp1.b1", entry: "exp1", id: "b1", before: "b1" }, "bad_place"],
    [
      {
        op: "addEntry",
        section: "skills",
        id: "skl1",
        values: [{ field: "title", text: "x" }],
        before: null,
      },
      "bad_place",
    ],
    [{ op: "removeEntry", entry: "contact" }, "bad_place"],
    [{ op: "mergeEntry", entry: "exp1", into: "exp1" }, "bad_place"],
    [{ op: "placeLine", line: "t.l1", to: "exp1.title" }, "occupied"],
    [{ op: "placeLine", line: "nowhere", to: "exp1.b9" }, "bad_place"],
  ];
  const told = cases.map(([bad]) => [bad, refusal(good, bad)]);
  expect(told).toEqual(cases.map(([bad, code]) => [bad, { code, index: 1 }]));
});

it("keeps a fact for every value, hidden text included, under addresses that no two share", () => {
  const facts = read.facts.slice(0, 1);
  const hidden = facts.map((fact) => ({ ...fact, id: "hidden1", hidden: "white" as const }));
  const withHidden = { ...read, facts: [...read.facts, ...hidden] };
  const after = applyCorrections(
    withHidden,
    [{ op: "mergeEntry", entry: "exp2", into: "exp1" }],
    who,
  );
  if (!after.ok) throw new Error(after.error.code);
  const ids = after.value.facts.map((fact) => fact.id);
  expect(ids).toContain("hidden1");
  expect(new Set(ids).size).toBe(ids.length);
  for (const leaf of resumeLeaves(after.value.resume)) expect(ids).toContain(leaf.address);
});
