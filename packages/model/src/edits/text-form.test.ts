import { describe, expect, it } from "vitest";
import { textsByAddress } from "./address-text.ts";
import { sample } from "../testing/sample-documents.ts";
import { isMultiline } from "./text-form.ts";

describe("a text of several lines", () => {
  it.each([
    "summary",
    "signature",
    "body.p1",
    "body.p20000",
    "exp1.summary",
    "prj2.description",
    "exp1.b12",
    "edu1.d1",
    "add1.l3",
  ])("may stand at %s", (path) => {
    expect(isMultiline(path)).toBe(true);
  });

  it.each([
    "name",
    "headline",
    "exp1.title",
    "exp1.dates",
    "skl1.s1",
    "cmp.c1",
    "contact.u1",
    "contact.email",
    "add1.title",
    "salutation",
    "closing",
    "summary.x",
    "exp1.b",
    "exp1.bx",
    "",
  ])("may not stand at %j", (path) => {
    expect(isMultiline(path)).toBe(false);
  });

  it("is in a letter a paragraph or the signature, and nothing else", () => {
    const several = [...textsByAddress(sample.letter).keys()].filter(isMultiline);
    expect(several).toEqual(["body.p1", "body.p2", "body.p3", "signature"]);
  });
});
