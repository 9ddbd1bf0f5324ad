import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalResume } from "../canonical.ts";
import { emptyResume } from "../resume.ts";
import { anyResume } from "../testing/arbitrary.ts";
import { printLanguage, readLanguage } from "./languages.ts";
import { printSkillGroup, readSkillGroups } from "./skills.ts";
import { printTerm, readTerms } from "./terms.ts";
import { tokensOf } from "./tokens.ts";

function groupsIn(text: string): [string, string[]][] {
  return readSkillGroups(tokensOf(text)).map(({ category, skills }) => [
    category,
    skills.map((skill) => skill.text),
  ]);
}

describe("a line of terms", () => {
  it.each([
    ["Go, Rust", ["Go", "Rust"]],
    ["AWS (EC2, S3), Azure", ["AWS (EC2, S3)", "Azure"]],
    ["a (b, c", ["a (b", "c"]],
    ["Go | Rust • C", ["Go", "Rust", "C"]],
    ["a\\, b, c", ["a, b", "c"]],
    [" , ,", []],
  ])("%j is read as %j", (raw, terms) => {
    expect(readTerms(raw)).toEqual(terms);
  });

  it("escapes only commas that would cut a term", () => {
    expect(printTerm("AWS (EC2, S3)")).toBe("AWS (EC2, S3)");
    expect(printTerm("a, b")).toBe("a\\, b");
    expect(printTerm("C(, x")).toBe("C\\(\\, x");
  });
});

describe("a skill group", () => {
  it("comes back, whatever it holds", () => {
    fc.assert(
      fc.property(anyResume(), (made) => {
        const { skills } = canonicalResume({ ...emptyResume(), skills: made.skills });
        const text = skills.map(printSkillGroup).join("\n\n");
        expect(readSkillGroups(tokensOf(text))).toEqual(skills);
      }),
      { numRuns: runs(300) },
    );
  });

  it("is read from bold, plain and listed categories", () => {
    expect(groupsIn("**Languages:** Go, Rust")).toEqual([["Languages", ["Go", "Rust"]]]);
    expect(groupsIn("**Languages**: Go")).toEqual([["Languages", ["Go"]]]);
    expect(groupsIn("- Tools: Git, Docker")).toEqual([["Tools", ["Git", "Docker"]]]);
    expect(groupsIn("### Tools\n- Git\n- Docker")).toEqual([["Tools", ["Git", "Docker"]]]);
  });

  it("holds bare bullets in a row together", () => {
    expect(groupsIn("- Git\n- Docker\n- Tools: SAP\n- Word")).toEqual([
      ["", ["Git", "Docker"]],
      ["Tools", ["SAP"]],
      ["", ["Word"]],
    ]);
  });

  it("is no category where the colon belongs to the term", () => {
    expect(groupsIn("http://example.org")).toEqual([["", ["http://example.org"]]]);
    expect(groupsIn("Go, Rust: the basics")).toEqual([["", ["Go", "Rust: the basics"]]]);
  });
});

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
});
