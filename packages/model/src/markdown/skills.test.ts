import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalResume } from "../resume/canonical.ts";
import { emptyResume } from "../resume/resume.ts";
import { anyResume } from "../testing/arbitrary.ts";
import { printSkillGroup, readSkillGroups } from "./skills.ts";
import { tokensOf } from "./tokens.ts";

function groupsIn(text: string): [string, string[]][] {
  return readSkillGroups(tokensOf(text)).map(({ category, skills }) => [
    category,
    skills.map((skill) => skill.text),
  ]);
}

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
