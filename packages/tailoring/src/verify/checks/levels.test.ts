import { describe, expect, it } from "vitest";
import { emptyResume } from "@savile/model";
import type { Fact } from "@savile/model";
import { factsOf } from "../../testing/build-resume.ts";
import { itemsOf, levelsIn } from "../reading/levels.ts";
import { verifyClaims } from "../verify-claims.ts";

const printed = [
  "Ostrava CAD – seen in a demo; Pipewright – good",
  "Some Portuguese from school; Danish, a few phrases",
  "Loomis viewer: can open a drawing and read it, no more",
  "Enamel work, the basics; kilnLab (hobby); Swahili (B1)",
  "Risograph, screen printing",
];
const resume = {
  ...emptyResume(),
  skills: printed.map((_, index) => ({
    id: `skl${index + 1}`,
    category: "",
    skills: [{ id: "s1", text: printed[index]?.split(/[ ,]/)[0] ?? "" }],
  })),
};
/** Each list has one value only: the words about it stand on the printed line alone. */
const facts = factsOf(resume).map((fact): Fact => {
  const line = fact.id.slice(3, 4);
  return { ...fact, span: { start: 0, end: 1, lines: [`t.l${line}`] } };
});
const lines = printed.map((text, index) => ({ id: `t.l${index + 1}`, text }));

function lower(text: string, section = "skills"): boolean {
  const claims = [{ id: "x", section, text }];
  const [found] = verifyClaims({ resume, facts, lines, asOf: "2026-11", claims });
  return found?.reasons.some((reason) => reason.includes("a lower level")) ?? false;
}

describe("the level of a thing that a line lists", () => {
  it.each([
    "Ostrava CAD – good working knowledge",
    "Portuguese good enough to take orders",
    "Danish, enough to chair meetings in",
    "Conversant enough in Danish to chair meetings",
    "Loomis: confident drawing of new parts",
    "Enamel work, advanced",
    "Advanced enamel work",
    "kilnLab power user",
    "Risograph, Swahili (fluent)",
  ])("may not be raised: %s", (text) => {
    expect(lower(text)).toBe(true);
  });

  it.each([
    "Ostrava CAD (demo)",
    "A bit of Portuguese",
    "Danish: a few phrases, no more",
    "Loomis viewer, basic",
    "Pipewright, good",
    "Pipewright and a little Danish",
    "Comfortable with Pipewright",
    "Working knowledge of Swahili",
    "Familiar with the basics of enamel work",
    "Kept good records of enamel work",
  ])("may stay or sink, and is not that of its neighbour: %s", (text) => {
    expect(lower(text)).toBe(false);
  });
});

describe("a line of a list", () => {
  it.each([
    [
      "Danish, a few phrases, Swahili (B1, spoken)",
      ["Danish, a few phrases", "Swahili (B1, spoken)"],
    ],
    ["Loomis: can open it, no more", ["Loomis: can open it, no more"]],
    ["Languages: Danish (native), basic Czech", ["Danish (native)", "basic Czech"]],
  ])("names things with what is said of them: %s", (text, items) => {
    expect(itemsOf(text).map((item) => item.text)).toEqual(items);
  });

  it("names a thing by the words before what is said of it", () => {
    const [item] = itemsOf("A little Gouache on paper – seen once");
    expect(item?.names.map(({ lower: word }) => word)).toEqual(["gouache", "paper"]);
    expect(levelsIn("seen once, in a demo").map(({ rung }) => rung)).toEqual([1]);
  });
});
