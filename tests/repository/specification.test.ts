import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { repositoryRoot } from "./source-files.ts";

const packages = ["model", "contracts", "documents", "tailoring"] as const;
const places: Readonly<Record<string, string>> = {
  web: "apps/web/src",
  server: "apps/server/src",
  e2e: "tests/e2e",
  repository: "tests/repository",
  ...Object.fromEntries(packages.map((name) => [name, `packages/${name}/src`])),
};

const page = readFileSync(`${repositoryRoot}docs/specification.md`, "utf8");
const rows = page
  .split("\n")
  .filter((line) => /^\| (?!demand )[^-]/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()));

/** The paths in a text, as they lie in the repository. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`(\w+)\/([\w./-]+)`/g)].flatMap(([, place = "", rest = ""]) => {
    const folder = places[place];
    return folder === undefined ? [] : [`${folder}/${rest}`];
  });
}

describe("the table of the specification", () => {
  it("names only files and folders that exist", () => {
    const named = pathsIn(page);
    expect(named.length).toBeGreaterThan(300);
    expect(named.filter((path) => !existsSync(`${repositoryRoot}${path}`))).toEqual([]);
  });

  it("says of every line where it is built, that it differs, or that it is not built", () => {
    expect(rows.length).toBeGreaterThan(200);
    const told = /\*\*(differs|not built)\*\*|^as |^the same/;
    const silent = rows.filter(
      ([, , where = ""]) => !told.test(where) && pathsIn(where).length === 0,
    );
    expect(silent).toEqual([]);
  });

  it("shows every line that is built by a test", () => {
    const unshown = rows.filter(
      ([, , where = "", shown = ""]) =>
        !where.startsWith("**not built**") &&
        !pathsIn(shown).some((path) => /\.(test|spec)\.tsx?$/.test(path)),
    );
    expect(unshown).toEqual([]);
  });
});
