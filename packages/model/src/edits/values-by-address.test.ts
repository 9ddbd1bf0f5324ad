import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePeriod } from "../resume/period.ts";
import { someDocuments } from "../testing/any-edits.ts";
import { linesOf, sample } from "../testing/sample-documents.ts";
import { readAddress } from "./address-text.ts";
import { documentOf } from "./apply-edit.ts";
import { entryShapes } from "./list-shapes.ts";
import { addressOfValue, valuesByAddress, wordsOfValue } from "./values-by-address.ts";

describe("the address of a value", () => {
  it.each([
    ["exp1.bullets", { id: "b2", text: "" }, "exp1.b2"],
    ["competencies", { id: "c1", text: "" }, "cmp.c1"],
    ["contact.links", { id: "u1", text: "" }, "contact.u1"],
    ["body", { id: "p1", text: "" }, "body.p1"],
    ["experience", entryShapes.experience.blank("exp3"), "exp3"],
    ["additional", entryShapes.additional.blank("add3"), "add3"],
  ])("in %s is that of its line or its id: %#", (list, value, address) => {
    expect(addressOfValue(list, value)).toBe(address);
  });
});

describe("the values of a document", () => {
  it("stand under their addresses, with the list that holds them", () => {
    const values = valuesByAddress(sample, "resume");
    expect(values.get("exp1.b2")).toMatchObject({
      value: { text: "line b2" },
      held: { list: "exp1.bullets", prefix: "b" },
    });
    expect(values.get("exp1")?.value).toBe(sample.resume.experience[0]);
    expect(values.has("exp9")).toBe(false);
    expect([...valuesByAddress(sample, "cover_letter").keys()]).toEqual([
      "contact.u1",
      "body.p1",
      "body.p2",
      "body.p3",
    ]);
  });

  it("are read at the same addresses where they are lines", () => {
    fc.assert(
      fc.property(someDocuments(), (documents) => {
        for (const kind of ["resume", "cover_letter"] as const) {
          for (const [address, { value }] of valuesByAddress(documents, kind)) {
            if (!("text" in value)) continue;
            expect(readAddress(documentOf(documents, kind), address)).toBe(value.text);
          }
        }
      }),
      { numRuns: runs(50) },
    );
  });
});

describe("the words of a value", () => {
  it("are the text of a line, its breaks included", () => {
    expect(wordsOfValue({ id: "b1", text: "one\ntwo" })).toBe("one\ntwo");
  });

  it("are every text of an entry on a line of its own, of dates what is printed", () => {
    const job = {
      ...entryShapes.experience.blank("exp1"),
      title: "Engineer",
      dates: parsePeriod("since May 2020"),
      bullets: linesOf("b", "first", "", "third"),
    };
    expect(wordsOfValue(job)).toBe("Engineer\nsince May 2020\nfirst\nthird");
  });

  it("are none where nothing is stated, and hold no id", () => {
    expect(wordsOfValue(entryShapes.experience.blank("exp1"))).toBe("");
    expect(wordsOfValue({ id: "skl1", category: "", skills: linesOf("s", "") })).toBe("");
  });
});
