import { emptyLetter, emptyResume } from "@savile/model";
import { expect, it } from "vitest";
import { sampleSession } from "../../../testing/sample-session.ts";
import { textGroups } from "./text-groups.ts";

const { tailoring } = sampleSession();

it("lists the texts of a letter by type, in the order of the specification", () => {
  if (tailoring === null) throw new Error("the sample session has a result");
  const documents = { resume: tailoring.resume.resume, letter: tailoring.letter.letter };
  expect(textGroups(documents, "cover_letter").map(({ type }) => type)).toEqual([
    "name",
    "contact",
    "date",
    "company",
    "salutation",
    "paragraph",
    "signature",
    "signature_name",
  ]);
  const resume = textGroups(documents, "resume");
  expect(resume.map(({ type }) => type)).toEqual(["name", "contact", "content"]);
  expect(resume.at(-1)?.paths).toContain("exp1.b1");
});

it("is empty where nothing is stated", () => {
  const documents = { resume: emptyResume(), letter: emptyLetter() };
  expect(textGroups(documents, "resume")).toEqual([]);
  expect(textGroups(documents, "cover_letter")).toEqual([]);
});
