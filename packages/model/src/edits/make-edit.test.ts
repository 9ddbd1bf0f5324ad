import { describe, expect, it } from "vitest";
import { parsePeriod } from "../resume/period.ts";
import type { ListEdit } from "../tailoring/edit.ts";
import { at } from "../testing/any-edits.ts";
import { sample, valueOf } from "../testing/sample-documents.ts";
import { newValue } from "./lists.ts";
import {
  before,
  idsOf,
  insertEdit,
  moveEdit,
  periodsOf,
  removeEdit,
  textEdit,
} from "./make-edit.ts";

const resume = { documents: sample, document: "resume", at } as const;
const letter = { documents: sample, document: "cover_letter", at } as const;
const noPlace = { ok: false, error: { code: "bad_path" } };
const fresh = { id: "b20000", text: "new" };

describe("the edit of a text", () => {
  it("says what stands there and what is to stand there, kept as it was given", () => {
    expect(valueOf(textEdit(resume, "exp1.b1", "  two\n words "))).toEqual({
      document: "resume",
      at,
      kind: "text",
      path: "exp1.b1",
      old: "line b1",
      next: "  two\n words ",
    });
  });

  it("fills a place where nothing is stated", () => {
    expect(valueOf(textEdit(letter, "businessUnit", "Cloud"))).toMatchObject({ old: "" });
  });

  it.each(["exp9.title", "exp1", "exp1.bullets", "", "body.p1", "toString"])(
    "has no place at %j of a resume",
    (path) => {
      expect(textEdit(resume, path, "x")).toEqual(noPlace);
    },
  );

  it("says what the dates meant where their text does not", () => {
    const dates = { text: "2019 - 2020", start: "2018-11", end: "2020" };
    const experience = sample.resume.experience.map((job) => ({ ...job, dates }));
    const documents = { ...sample, resume: { ...sample.resume, experience } };
    expect(valueOf(textEdit({ ...resume, documents }, "exp1.dates", "2021"))).toMatchObject({
      period: { old: dates, next: { text: "2021", start: "", end: "2021" } },
    });
    expect(valueOf(textEdit(resume, "exp1.dates", "2021"))).not.toHaveProperty("period");
  });
});

describe("what an edit says of two periods", () => {
  const plain = parsePeriod("2019 - 2020");
  const meant = { ...plain, start: "2018" };

  it("is nothing where both texts speak for themselves, or there are no dates", () => {
    expect(periodsOf(plain, parsePeriod("soon"))).toEqual({});
    expect(periodsOf(undefined, meant)).toEqual({});
    expect(periodsOf(meant, undefined)).toEqual({});
  });

  it("is both of them where one means more than it says", () => {
    expect(periodsOf(meant, plain)).toEqual({ period: { old: meant, next: plain } });
    expect(periodsOf(plain, meant)).toEqual({ period: { old: plain, next: meant } });
  });
});

describe("the ids of a list", () => {
  it("stand in their order", () => {
    expect(idsOf(sample, "resume", "exp1.bullets")).toEqual(["b1", "b2", "b3", "b4"]);
    expect(idsOf(sample, "resume", "experience")).toEqual(["exp1", "exp2"]);
    expect(idsOf(sample, "cover_letter", "body")).toEqual(["p1", "p2", "p3"]);
    expect(idsOf(sample, "resume", "patents")).toEqual([]);
  });

  it("of the sections are a copy, which only a resume has", () => {
    idsOf(sample, "resume", "order")?.reverse();
    expect(idsOf(sample, "resume", "order")).toEqual(sample.resume.order);
    expect(idsOf(sample, "cover_letter", "order")).toBeNull();
  });

  it("are none where there is no list", () => {
    expect(idsOf(sample, "resume", "exp9.bullets")).toBeNull();
    expect(idsOf(sample, "cover_letter", "experience")).toBeNull();
  });
});

describe("the neighbour before an id", () => {
  it.each([
    ["b", "a"],
    ["a", null],
    ["x", null],
  ])("%s is %s", (id, neighbour) => {
    expect(before(["a", "b"], id)).toBe(neighbour);
  });
});

describe("the edit that puts a line or an entry in", () => {
  it.each<[string | null | undefined, ListEdit["after"]]>([
    [undefined, "b4"],
    [null, null],
    ["b2", "b2"],
  ])("for %s puts it behind %s", (after, behind) => {
    expect(valueOf(insertEdit(resume, "exp1.bullets", fresh, after)).after).toBe(behind);
  });

  it("puts the first one of an empty list in the first place", () => {
    expect(valueOf(insertEdit(resume, "exp2.bullets", fresh)).after).toBeNull();
  });

  it("puts a new section of the person's own behind the last of the order, and says so of no other", () => {
    const section = valueOf(insertEdit(resume, "additional", newValue("additional", "add9")));
    expect(section.place).toBe("skills");
    const job = valueOf(insertEdit(resume, "experience", newValue("experience", "exp9")));
    expect(job).not.toHaveProperty("place");
  });

  it("has no place in the order, and where there is no list", () => {
    expect(insertEdit(resume, "order", fresh)).toEqual(noPlace);
    expect(insertEdit(resume, "exp9.bullets", fresh)).toEqual(noPlace);
    expect(insertEdit(letter, "exp1.bullets", fresh)).toEqual(noPlace);
  });
});

describe("the edit that takes a line or an entry out", () => {
  it("says what stood there and behind what, for the way back", () => {
    expect(valueOf(removeEdit(resume, "exp1.bullets", "b2"))).toEqual({
      document: "resume",
      at,
      kind: "remove",
      list: "exp1.bullets",
      after: "b1",
      value: { id: "b2", text: "line b2" },
    });
    expect(valueOf(removeEdit(resume, "experience", "exp1"))).toMatchObject({ after: null });
  });

  it("says where in the order a section of the person's own stood, if it stood there", () => {
    expect(valueOf(removeEdit(resume, "additional", "add1"))).toMatchObject({ place: "summary" });
    const documents = { ...sample, resume: { ...sample.resume, order: ["summary"] } };
    const unlisted = valueOf(removeEdit({ ...resume, documents }, "additional", "add1"));
    expect(unlisted).not.toHaveProperty("place");
  });

  it("has no place where nothing has the id", () => {
    expect(removeEdit(resume, "exp1.bullets", "b9")).toEqual(noPlace);
    expect(removeEdit(resume, "order", "summary")).toEqual(noPlace);
  });
});

describe("the edit that moves a line, an entry or a section", () => {
  it("says where it stood and where it goes", () => {
    expect(valueOf(moveEdit(resume, "order", "education", null))).toEqual({
      document: "resume",
      at,
      kind: "move",
      list: "order",
      id: "education",
      from: "experience",
      after: null,
    });
  });

  it("has no place behind itself, and for what is not there", () => {
    expect(moveEdit(resume, "exp1.bullets", "b1", "b1")).toEqual(noPlace);
    expect(moveEdit(resume, "exp1.bullets", "b9", "b1")).toEqual(noPlace);
    expect(moveEdit(resume, "exp9.bullets", "b1", null)).toEqual(noPlace);
    expect(moveEdit(letter, "order", "summary", null)).toEqual(noPlace);
  });
});
