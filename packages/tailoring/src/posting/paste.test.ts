import { describe, expect, it } from "vitest";
import { parsePosting } from "./parse-posting.ts";
import { withoutMailMarks } from "./paste.ts";

const posting = `Shop Clerk at Orbit Books

Responsibilities
- Keep the shop tidy and order what is missing from the warehouse every week

Requirements
- Good knowledge of stock control in a busy shop with more than one till
- Fluent French and a calm manner with customers who are in a hurry
- Two years of experience in retail or in a library that lends to schools
- Excel`;

function asked(text: string): string[] {
  return parsePosting(text).requirements.map((one) => one.text.replace(/\s+/g, " "));
}

/** A text as a mail program breaks it. */
function wrapped(text: string, width: number): string {
  const broken = new RegExp(`(.{1,${width}})(?:\\s+|$)`, "g");
  return text
    .split("\n")
    .map((line) => line.replace(broken, "$1\n").trimEnd())
    .join("\n");
}

describe("a posting that went through a mail", () => {
  it("asks for the same when it is quoted", () => {
    const quoted = posting.replace(/^/gm, "> ");
    expect(asked(quoted)).toEqual(asked(posting));
    expect(asked(quoted.replace(/^/gm, "> "))).toEqual(asked(posting));
  });

  it("asks for the same when its lines are broken at the margin", () => {
    expect(asked(wrapped(posting, 56))).toEqual(asked(posting));
  });

  it("keeps every place", () => {
    const text = wrapped(posting, 56).replace(/^/gm, "> ");
    expect(withoutMailMarks(text)).toHaveLength(text.length);
  });
});

describe("a text that no mail program touched", () => {
  it.each([posting, "> one\n> two\nthree", "Short lines\nthat stand\nfor themselves"])(
    "stays as it is: %#",
    (text) => {
      expect(withoutMailMarks(text)).toBe(text);
    },
  );
});
