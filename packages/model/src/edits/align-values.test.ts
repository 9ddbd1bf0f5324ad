import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePeriod } from "../resume/period.ts";
import type { Text } from "../resume/resume.ts";
import { anyText } from "../testing/arbitrary.ts";
import { linesOf } from "../testing/sample-documents.ts";
import { alignText, alignValues } from "./align-values.ts";
import { entryShapes } from "./list-shapes.ts";
import { firstFreeNumber } from "./lists.ts";

function line(id: string, text: string): Text {
  return { id, text };
}

const job = {
  ...entryShapes.experience.blank("exp4"),
  title: "Engineer",
  company: "Acme",
  dates: { ...parsePeriod("2019 - 2020"), start: "2018-11" },
  bullets: [line("b7", "Led a team."), line("b2", "Wrote a book.")],
};

/** The job as it is aligned with one that was read with other ids. */
function aligned(part: Partial<typeof job>) {
  const made = { ...job, id: "exp1", dates: parsePeriod("2019 - 2020"), ...part };
  return alignValues([job], [made], "exp").values[0];
}

describe("a text that was written down and read again", () => {
  it.each([
    ["  Ada ", "Ada"],
    ["one\ntwo", "one two"],
    [" one \n two ", "one\ntwo"],
    ["", ""],
  ])("%j stays as it was, read as %j", (old, made) => {
    expect(alignText(old, made)).toBe(old);
  });

  it.each([
    ["Ada", "Eve"],
    ["Ada", ""],
    ["", "Ada"],
    ["Ada", "ada"],
    ["one two", "one\ntwo"],
  ])("%j is the new one, read as %j", (old, made) => {
    expect(alignText(old, made)).toBe(made);
  });
});

describe("aligned lines", () => {
  it("have the ids of the old ones that they go on, in their new order", () => {
    const old = [line("b7", "Led a team of five."), line("b2", "Wrote a book.")];
    const made = linesOf("b", "Wrote a book.", "Led a team of six.");
    expect(alignValues(old, made, "b").values).toEqual([
      line("b2", "Wrote a book."),
      line("b7", "Led a team of six."),
    ]);
  });

  it("have free ids where they are new, none of them taken", () => {
    const old = [line("b1", "one"), line(`b${firstFreeNumber}`, "two")];
    const made = linesOf("b", "one", "two", "three", "four");
    expect(alignValues(old, made, "b").values.map(({ id }) => id)).toEqual([
      "b1",
      `b${firstFreeNumber}`,
      `b${firstFreeNumber + 1}`,
      `b${firstFreeNumber + 2}`,
    ]);
  });

  it("say which id each new one became", () => {
    const made = linesOf("b", "two", "three");
    const { names } = alignValues([line("b9", "two")], made, "b");
    expect([...names]).toEqual([
      ["b1", "b9"],
      ["b2", `b${firstFreeNumber}`],
    ]);
  });

  it("keep old ones that state nothing behind the neighbour that is left", () => {
    const old = [line("b1", ""), line("b2", "one"), line("b3", "two"), line("b4", " ")];
    expect(alignValues(old, linesOf("b", "one", "two"), "b").values).toEqual(old);
    expect(alignValues(old, linesOf("b", "one"), "b").values.map(({ id }) => id)).toEqual([
      "b1",
      "b2",
      "b4",
    ]);
    expect(alignValues(old, [], "b").values).toEqual([line("b1", ""), line("b4", " ")]);
  });

  it("are the same lines again where nothing was changed, whatever they say", () => {
    fc.assert(
      fc.property(fc.array(anyText(), { maxLength: 6 }), (texts) => {
        const old = texts.map((text, index) => line(`b${index * 3 + 2}`, text));
        const stated = old.filter(({ text }) => text.trim() !== "");
        const made = linesOf("b", ...stated.map(({ text }) => text));
        expect(alignValues(old, made, "b").values).toEqual(expect.arrayContaining(stated));
      }),
      { numRuns: runs(1_000) },
    );
  });

  it("have each an id of its own, whatever both lists hold", () => {
    const texts = fc.array(anyText(), { maxLength: 6 });
    fc.assert(
      fc.property(texts, texts, (some, others) => {
        const { values } = alignValues(linesOf("b", ...some), linesOf("b", ...others), "b");
        expect(new Set(values.map(({ id }) => id)).size).toBe(values.length);
        expect(values.length).toBeGreaterThanOrEqual(others.length);
      }),
      { numRuns: runs(1_000) },
    );
  });
});

describe("an aligned entry", () => {
  it("is the old one where it says the same", () => {
    expect(aligned({ bullets: linesOf("b", "Led a team.", "Wrote a book.") })).toEqual(job);
  });

  it("keeps what its dates meant as long as their text stays", () => {
    expect(aligned({})?.dates).toEqual(job.dates);
    expect(aligned({ dates: parsePeriod("2019 - 2021") })?.dates).toEqual(
      parsePeriod("2019 - 2021"),
    );
  });

  it("takes the meaning that a note states for the same text", () => {
    const noted = { text: "2019 - 2020", start: "2017", end: "2020" };
    expect(aligned({ dates: noted })?.dates).toEqual(noted);
  });

  it("gives its new lines ids with the prefix of its old ones", () => {
    const made = aligned({ bullets: linesOf("b", "Led a team.", "Wrote a book.", "Sang.") });
    expect(made?.bullets.map(({ id }) => id)).toEqual(["b7", "b2", `b${firstFreeNumber}`]);
  });

  it("goes on the entry of the same name, however its lines were changed", () => {
    const other = { ...job, id: "exp9", title: "Clerk", company: "Old Mill", bullets: [] };
    const made = [
      { ...other, id: "exp1", bullets: linesOf("b", "Filed.") },
      { ...job, id: "exp2", bullets: linesOf("b", "Something else.") },
    ];
    expect(alignValues([job, other], made, "exp").values.map(({ id }) => id)).toEqual([
      "exp9",
      "exp4",
    ]);
  });
});
