import { templateIds } from "@savile/model";
import { expect, test } from "vitest";
import { readTokens } from "../typst/tokens.ts";
import { templatesFolder } from "../text/package-folder.ts";
import { lookOf } from "./look.ts";

test.each(templateIds)(
  "the look of %s names a family that is everywhere, at a size near its own",
  (id) => {
    const { face } = lookOf(id);
    expect(["Arial", "Times New Roman"]).toContain(face.name);
    expect(face.scale).toBeGreaterThan(0.9);
    expect(face.scale).toBeLessThan(1.1);
  },
);

test.each(templateIds)(
  "the look of %s has the margins and text sizes that its pages are set with",
  (id) => {
    const tokens = readTokens(templatesFolder()).get(id);
    const look = lookOf(id);
    expect(look.margins).toEqual(tokens?.margins);
    expect(look.sizes.body).toBe(tokens?.sizes.body);
    expect(look.letter).toMatchObject(tokens?.letter ?? {});
  },
);

test.each(templateIds)("the look of %s goes from larger to smaller down the page", (id) => {
  const { name, headline, section, body, small } = lookOf(id).sizes;
  const sizes = [name, headline, body, small];
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(section).toBeGreaterThanOrEqual(body);
});

test.each(templateIds)("the look of %s is tighter when compact and wider when roomy", (id) => {
  const { compact, normal, roomy } = lookOf(id).densities;
  for (const part of ["leading", "gap", "letter"] as const) {
    const parts = [compact, normal, roomy].map((density) => density[part]);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  }
});

test("a look is read once", () => {
  expect(lookOf("tech")).toBe(lookOf("tech"));
  expect(lookOf("tech")).not.toBe(lookOf("modern"));
});
