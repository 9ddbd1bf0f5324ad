import { describe, expect, it } from "vitest";
import { textsByAddress } from "../edits/address-text.ts";
import { sample } from "../testing/sample-documents.ts";
import { isLetterPath } from "./instruction.ts";

describe("a text of the letter that an instruction may be about", () => {
  it("is a paragraph, the greeting or the close, and nothing of its head", () => {
    const paths = [...textsByAddress(sample.letter).keys()].filter(isLetterPath);
    expect(paths).toEqual(["salutation", "body.p1", "body.p2", "body.p3", "closing"]);
  });

  it("is none of a resume", () => {
    expect([...textsByAddress(sample.resume).keys()].filter(isLetterPath)).toEqual([]);
  });
});
