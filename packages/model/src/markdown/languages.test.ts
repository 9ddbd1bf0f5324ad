import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalResume } from "../resume/canonical.ts";
import { emptyResume } from "../resume/resume.ts";
import { anyResume } from "../testing/arbitrary.ts";
import { printLanguage, readLanguage } from "./languages.ts";
import { tokensOf } from "./tokens.ts";

describe("a language", () => {
  it.each([
    ["German | native", "German", "native"],
    ["German (native)", "German", "native"],
    ["German: C1", "German", "C1"],
    ["German – fluent", "German", "fluent"],
    ["German", "German", ""],
    ["| B2", "", "B2"],
  ])("%j is read as %j at %j", (raw, name, level) => {
    expect(readLanguage(raw)).toEqual({ name, level });
  });

  it("comes back, whatever it holds", () => {
    fc.assert(
      fc.property(anyResume(), (made) => {
        const { languages } = canonicalResume({ ...emptyResume(), languages: made.languages });
        for (const { name, level } of languages) {
          const [token] = tokensOf(printLanguage({ name, level }));
          expect(readLanguage(token?.raw ?? "")).toEqual({ name, level });
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it.each([
    ["German — C2", "German", "C2"],
    ["Serbo-Croatian", "Serbo-Croatian", ""],
    ["Serbo-Croatian - native", "Serbo-Croatian", "native"],
    ["Chinese (Mandarin) (fluent)", "Chinese (Mandarin) (fluent)", ""],
    ["**German** | C1 | spoken", "German", "C1 spoken"],
    ["", "", ""],
  ])("written as %j is %j at %j", (raw, name, level) => {
    expect(readLanguage(raw)).toEqual({ name, level });
  });

  it.each([
    [{ name: "German", level: "C1" }, "- German | C1"],
    [{ name: "German", level: "" }, "- German"],
    [{ name: "German (Swiss)", level: "" }, "- German (Swiss) |"],
    [{ name: "", level: "B2" }, "- | B2"],
  ])("%j is printed as %j", (language, line) => {
    expect(printLanguage(language)).toBe(line);
  });
});
