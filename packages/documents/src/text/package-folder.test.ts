import { existsSync, readFileSync } from "node:fs";
import { isAbsolute, join, sep } from "node:path";
import { templateIds } from "@savile/model";
import { expect, test } from "vitest";
import { packageFolder, templatesFolder } from "./package-folder.ts";

test("the folder of this package is the one that has its name", () => {
  expect(isAbsolute(packageFolder())).toBe(true);
  const source: unknown = JSON.parse(readFileSync(join(packageFolder(), "package.json"), "utf8"));
  expect(source).toMatchObject({ name: "@savile/documents" });
});

test("the folder of the templates ends with a separator, as the engine wants it", () => {
  expect(templatesFolder().endsWith(sep)).toBe(true);
});

test.each(templateIds)("the folder of the templates has a page and tokens of %s", (id) => {
  for (const file of ["main.typ", "tokens.json"]) {
    expect(existsSync(join(templatesFolder(), id, file))).toBe(true);
  }
});
