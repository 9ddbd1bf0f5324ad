import { runs, timeLimit } from "@savile/testing";
import { array, assert, constantFrom, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { isInBrackets, splitTags } from "./split-tags.ts";

describe("terms of a typed or pasted text", () => {
  it("stand between commas, semicolons and line breaks", () => {
    expect(splitTags("Python, SQL;  Excel \n\n- Tableau\n• Power BI", [])).toEqual([
      "Python",
      "SQL",
      "Excel",
      "Tableau",
      "Power BI",
    ]);
  });

  it("keep the commas inside their brackets; one that is never closed ends with its line", () => {
    expect(splitTags("Office (Word, Excel), Git", [])).toEqual(["Office (Word, Excel)", "Git"]);
    expect(splitTags("Office (Word, Excel\nGit, SVN", [])).toEqual([
      "Office (Word, Excel",
      "Git",
      "SVN",
    ]);
    expect(isInBrackets("Office (Word")).toBe(true);
    expect(isInBrackets("Office (Word)")).toBe(false);
  });

  it("come in once, however they are written", () => {
    expect(splitTags("python, PYTHON, Go", ["Python"])).toEqual(["Go"]);
    expect(splitTags(" , ;\n", [])).toEqual([]);
  });

  it("keep a minus or a plus of their own", () => {
    expect(splitTags("C++, -5 V supplies", [])).toEqual(["C++", "-5 V supplies"]);
  });

  it("are never empty, never doubled, and hold no line break", () => {
    const anyText = array(constantFrom(",", "\n", "(", ")", " ", "a", "B", "b", "é"), {
      maxLength: 40,
    }).map((signs) => signs.join(""));
    assert(
      property(anyText, string(), (text, standing) => {
        const terms = splitTags(text, [standing]);
        expect(terms.every((term) => term.trim() !== "" && !term.includes("\n"))).toBe(true);
        const keys = [standing, ...terms].map((term) => term.toLowerCase().trim());
        expect(new Set(keys.slice(1)).size).toBe(terms.length);
      }),
      { numRuns: runs(300) },
    );
  });

  it("are found in a long hostile text at once", () => {
    const started = performance.now();
    for (const sign of ["(", ",", "- ", " ", "\n•"]) splitTags(sign.repeat(20_000), []);
    expect(performance.now() - started).toBeLessThan(timeLimit(1_000));
  });
});
