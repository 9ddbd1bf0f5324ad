import { expect, it } from "vitest";
import { readSource } from "../match/source.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { ofAnotherRole } from "./cross-role.ts";

const resume = buildResume({
  name: "Ada Quill",
  jobs: [
    {
      title: "Dyer",
      company: "Brannock Mills",
      start: "2016",
      end: "2019",
      bullets: ["Mixed indigo vats for wool carpets", "Kept the mordant ledger"],
    },
    {
      title: "Potter",
      company: "Kestle Pottery",
      start: "2012",
      end: "2015",
      bullets: ["Fired stoneware jars in a salt kiln"],
    },
  ],
});
const source = readSource(resume, factsOf(resume), "2026-11-21");

it.each([
  ["Mixed indigo vats", "exp2", true],
  ["Kept a ledger of mordants for carpets", "exp2", true],
  ["Fired jars for wool merchants", "exp2", false],
  ["Fired jars and bottles in a kiln", "exp2", false],
  ["Glazed bottles with ash", "exp2", false],
  ["Mixed indigo vats", "exp1", false],
])("a line may not be of another role: %s below %s: %s", (text, role, found) => {
  expect(ofAnotherRole(source, text, [role]) !== undefined).toBe(found);
});

it("a line below no role may be of any", () => {
  expect(ofAnotherRole(source, "Mixed indigo vats", [])).toBeUndefined();
});
