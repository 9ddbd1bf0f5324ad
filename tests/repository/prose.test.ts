import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { filesBelow, repositoryRoot } from "./source-files.ts";

const textFiles = /\.(ts|tsx|mjs|md|json|css|html|typ|sql|ya?ml|sh)$/;
const homes = ["root", "work"].join("|");
const machinePath = new RegExp(`(^|[^A-Za-z0-9_.])/(${homes})/`, "m");

/** Sentences that others wrote to be judged, broken ones with placeholders among them. */
const material = "tests/quality/labels/";
const files = filesBelow("").filter((path) => textFiles.test(path) && path !== "package-lock.json");

function filesWith(pattern: RegExp): string[] {
  return files.filter((path) => pattern.test(readFileSync(`${repositoryRoot}${path}`, "utf8")));
}

describe("the texts of the repository", () => {
  it("were all looked at", () => {
    expect(files.length).toBeGreaterThan(250);
  });

  it("name no path of a developer's machine", () => {
    expect(filesWith(machinePath)).toEqual([]);
  });

  it("leave no work undone without an issue", () => {
    const mark = new RegExp(["\\bTO", "DO\\b|\\bFIX", "ME\\b"].join(""));
    expect(filesWith(mark).filter((path) => !path.startsWith(material))).toEqual([]);
  });
});
