import { readFileSync } from "node:fs";
import { join } from "node:path";
import { templateIds } from "@savile/model";
import type { TemplateId } from "@savile/model";
import { expect, it } from "vitest";
import { pageFace } from "./page-face.ts";

/** The families that a template prints in, as its own tokens name them. */
function printedIn(template: TemplateId): string {
  const folder = join(import.meta.dirname, "../../../../../../packages/documents/src/templates");
  return readFileSync(join(folder, template, "tokens.json"), "utf8");
}

it.each(templateIds)("%s is edited in the family that it is printed in", (template) => {
  const { fontFamily } = pageFace(template, "exp1.b1");
  const [, name = "?"] = /"Page (\w+(?: \w+)?)"/.exec(String(fontFamily)) ?? [];
  const [, first] = /"families": \[\s*"([^"]+)"/.exec(printedIn(template)) ?? [];
  expect(first).toContain(name);
});

it("sets names and what entries are called in the heavier weight", () => {
  const weights = ["name", "exp1.title", "edu1.degree", "exp1.b1", "summary", "contact.email"].map(
    (path) => pageFace("modern", path).fontWeight,
  );
  expect(weights).toEqual(["600", "600", "600", "400", "400", "400"]);
});
