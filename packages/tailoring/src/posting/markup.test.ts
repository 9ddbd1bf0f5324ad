import { describe, expect, test } from "vitest";
import { parsePosting } from "./parse-posting.ts";
import { withoutMarkup } from "./markup.ts";

const page =
  "<p><strong>Payroll Clerk</strong></p><p>Alder Dental Group, Columbus, OH</p>" +
  "<h3>Requirements</h3><ul><li>Two years of payroll experience</li>" +
  '<li>Fluent <a href="https://x.example">Spanish</a></li></ul>';

function texts(text: string): string[] {
  return parsePosting(text).requirements.map((one) => one.text);
}

describe("a page pasted with its tags", () => {
  test("keeps its length, so that spans point into what was pasted", () => {
    expect(withoutMarkup(page)).toHaveLength(page.length);
    const posting = parsePosting(page);
    expect(posting.title).toBe("Payroll Clerk");
    expect(posting.years).toBe(2);
    const spanish = posting.requirements.find(({ kind }) => kind === "language");
    expect(spanish === undefined ? "" : page.slice(...spanish.span)).toContain("Spanish");
  });

  test("is read like the same page whose signs were written out", () => {
    const coded = page.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    expect(texts(coded).length).toBe(texts(page).length);
  });

  test("other words in angle brackets stay", () => {
    expect(withoutMarkup("Write to <jobs@alder.example> in C<3 or List<String>")).toBe(
      "Write to <jobs@alder.example> in C<3 or List<String>",
    );
  });
});
