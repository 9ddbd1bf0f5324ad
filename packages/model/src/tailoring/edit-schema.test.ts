import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listsOf, newValue } from "../edits/lists.ts";
import { anySteps, at, runSteps, someDocuments } from "../testing/any-edits.ts";
import { sample } from "../testing/sample-documents.ts";
import { editSchema, listValueSchema } from "./edit-schema.ts";

const text = { document: "resume", at, kind: "text", path: "name", old: "a", next: "b" };

describe("a stored edit", () => {
  it("comes back from JSON as it was, whatever it is", () => {
    fc.assert(
      fc.property(someDocuments(), anySteps(), (base, steps) => {
        for (const one of runSteps(base, steps).edits) {
          const stored: unknown = JSON.parse(JSON.stringify(one));
          expect(editSchema.parse(stored)).toEqual(one);
        }
      }),
      { numRuns: runs(100) },
    );
  });

  it.each([
    ["of another kind", { ...text, kind: "swap" }],
    ["of another document", { ...text, document: "posting" }],
    ["without its time", { ...text, at: undefined }],
    ["with a number for a text", { ...text, next: 1 }],
    ["with half of its periods", { ...text, period: { old: { text: "", start: "", end: "" } } }],
    ["without a neighbour", { document: "resume", at, kind: "move", list: "order", id: "skills" }],
    [
      "that states neither yes nor no",
      { document: "resume", at, kind: "confirm", path: "name", text: "a" },
    ],
  ])("%s is refused", (_, stored) => {
    expect(editSchema.safeParse(stored).success).toBe(false);
  });

  it("loses what it does not know, so that nothing else is kept with it", () => {
    expect(editSchema.parse({ ...text, admin: true })).toEqual(text);
  });
});

describe("a stored line or entry", () => {
  it("is one of each list of a document, blank or not", () => {
    for (const { list, prefix, values } of listsOf(sample)) {
      for (const value of [...values, newValue(list, `${prefix}7`)]) {
        expect(listValueSchema.parse(value)).toEqual(value);
      }
    }
  });

  it.each([
    ["with a name too many", { id: "b1", text: "x", bold: true }],
    ["without its id", { text: "x" }],
    ["of two shapes", { id: "lng1", name: "", level: "", issuer: "", year: "" }],
    ["with lines that are texts", { id: "add1", title: "", lines: ["Chess"] }],
    ["that is a list", []],
    ["that is nothing", null],
  ])("%s is refused", (_, value) => {
    expect(listValueSchema.safeParse(value).success).toBe(false);
  });
});
