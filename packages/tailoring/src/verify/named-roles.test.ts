import { describe, expect, it } from "vitest";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import type { Fact } from "@savile/model";
import { readSource } from "../match/source.ts";
import { namedRoles } from "./named-roles.ts";

const job = { start: "2014", end: "2016", bullets: ["Baked rye bread for 40 inns"] };
const resume = buildResume({
  name: "Ada Quill",
  jobs: [
    { ...job, title: "Night Baker", company: "Garden & Yard" },
    { ...job, title: "Clerk", company: "Orland Dye Works, Tessaly State", bullets: [] },
    { ...job, title: "", company: "" },
    { ...job, title: "Kiln Hand", company: "KESTLE POTTERY INC., Brannock" },
  ],
});
/** The employer of the first role was read from the wrong piece of its header. */
const facts = factsOf(resume).map((fact): Fact => {
  const own = /^exp1\.(?:title|company)$/.test(fact.id);
  return own ? { ...fact, span: { start: 0, end: 1, lines: ["t.l1"] } } : fact;
});
const file = [{ id: "t.l1", text: "Hazel & Thorn Ltd — Night Baker, Garden & Yard" }];
const source = readSource(resume, facts, "2026-11-21", file);

describe("the roles that a claim is said to belong to", () => {
  it.each([
    ["Hazel & Thorn", ["exp1"]],
    ["Night Baker", ["exp1"]],
    ["Orland Dye Works", ["exp2"]],
    ["Kestle", ["exp4"]],
    ["the Kestle Pottery", ["exp4"]],
    ["Umbra Mills", []],
    ["", []],
  ])("are found by what is printed above them: %s", (name, roles) => {
    expect(namedRoles(source, name)).toEqual(roles);
  });
});
