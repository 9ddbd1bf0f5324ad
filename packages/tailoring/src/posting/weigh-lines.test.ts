import { describe, expect, it } from "vitest";
import { lineFeatures } from "./line-features.ts";
import type { JudgedLine } from "./line-features.ts";
import { parsePosting } from "./parse-posting.ts";
import { canBeWeighed, weighed } from "./weigh-lines.ts";

function line(text: string, more: Partial<JudgedLine> = {}): JudgedLine {
  return {
    text,
    bullet: false,
    heading: false,
    line: 0,
    section: "intro",
    zone: "mentions",
    kind: undefined,
    ...more,
  };
}

const must = ["Driving licence", "Excel", "Good French"].map((text, at) =>
  line(text, { bullet: true, zone: "must", section: "required", line: at }),
);

describe("what is looked at of a line", () => {
  it("is what it says, how it stands and what stands around it", () => {
    const features = lineFeatures([...must, line("Wears no tie.", { line: 3 })], 3);
    expect(features).toEqual(
      expect.arrayContaining(["w:tie", "o0:wears", "z:.", "b:0", "r:mentions", "az-1:must"]),
    );
  });

  it("is the same for every number", () => {
    expect(lineFeatures([line("3 years")], 0)).toEqual(lineFeatures([line("7 years")], 0));
  });

  it("is nothing where no line is", () => {
    expect(lineFeatures([], 0)).toEqual([]);
  });
});

describe("what was learnt", () => {
  it("leaves a line of a short posting to the rules", () => {
    expect(canBeWeighed(must)).toBe(false);
  });

  it("finds a demand among demands that no rule knows", () => {
    const odd = line("Experience with trachy management", { bullet: true, section: "required" });
    expect(weighed([...must, odd, ...must], must.length, "neither")).toBe("asks");
  });

  it("leaves what is told of the employer", () => {
    const told = line("We were founded by two brothers in 1986.", { kind: "about" });
    expect(weighed([told, told, told], 1, "neither")).toBe("neither");
  });
});

describe("a point below a heading that asks", () => {
  const posting = parsePosting(
    [
      "Support Specialist",
      "What you will do",
      "- Answer customers",
      "- Write articles",
      "- Train colleagues",
      "- Report on times",
      "What you bring",
      "- 3 years of experience in support",
      "- Confident SQL for looking up customer records",
      "- Excellent written English",
      "- Experience with Zendesk",
      "- Patience on the telephone",
      "Nice to have",
      "- German",
      "- Jira",
    ].join("\n"),
  );

  it("is a demand, however much its words tell of work", () => {
    expect(posting.requirements.flatMap(({ canonical }) => canonical)).toContain("sql");
    expect(posting.duties?.some(({ text }) => text.includes("SQL")) ?? false).toBe(false);
  });
});
