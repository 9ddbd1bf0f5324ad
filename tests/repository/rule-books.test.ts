import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { forgottenBooks } from "./rule-books.ts";
import { productPaths, repositoryRoot } from "./source-files.ts";

const files = productPaths().map((path) => ({
  path,
  text: readFileSync(`${repositoryRoot}${path}`, "utf8"),
}));

describe("books of rules", () => {
  it("are all in the registry of their package, whose test runs their examples", () => {
    expect(files.filter(({ path }) => path.endsWith(".rules.ts")).length).toBeGreaterThan(1);
    expect(forgottenBooks(files)).toEqual([]);
  });

  const rules = {
    path: "packages/x/src/deep/towns.rules.ts",
    text: "export const towns: ChoosingBook<string, number> = {};",
  };
  const registry = {
    path: "packages/x/src/rule-books.ts",
    text: 'import { towns } from "./deep/towns.rules.ts";\nexport const all = [withBook(towns)];',
  };

  it("are found where they are registered", () => {
    expect(forgottenBooks([rules, registry])).toEqual([]);
  });

  it.each([
    ["a package without a registry", [rules], "has no src/rule-books.ts"],
    ["a file that is not imported", [rules, { ...registry, text: "" }], "does not hold towns"],
    [
      "a book that is imported only",
      [rules, { ...registry, text: 'import { towns } from "./deep/towns.rules.ts";' }],
      "does not hold towns",
    ],
    ["a file of rules without a book", [{ ...rules, text: "" }, registry], "exports no book"],
    [
      "a book in another file",
      [{ ...rules, path: "packages/x/src/towns.ts" }, registry],
      "lies in no file of rules",
    ],
  ])("are missed in %s", (_, planted, fault) => {
    expect(forgottenBooks(planted)).toEqual([expect.stringContaining(fault)]);
  });
});
