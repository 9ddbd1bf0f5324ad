import { describe, expect, it } from "vitest";
import { mendAddress, mendCommas } from "./mend-words.ts";

describe("strokes of an address", () => {
  it.each([
    ["linkedin.comlin/jane", "linkedin.com/in/jane"],
    ["linkedin.com/inljane", "linkedin.com/in/jane"],
    ["www.linkedin.com/lnIjane-doe", "www.linkedin.com/in/jane-doe"],
    ["github.com|jane", "github.com/jane"],
    ["https:l/jane.dev", "https://jane.dev"],
    ["http:|lexample.org/cv", "http://example.org/cv"],
    ["jane@gmai/.com", "jane@gmail.com"],
  ])("%s is %s", (read, meant) => {
    expect(mendAddress(read)).toBe(meant);
  });

  it.each([
    "linkedin.com/in/jane",
    "github.com/lily",
    "lily@email.com",
    "https://jane.dev",
    "Excel/Illustrator",
    "and/or",
    "medium.com/@lily",
    "hello",
    "example.community",
    "all|none",
  ])("of %s stay", (text) => {
    expect(mendAddress(text)).toBe(text);
  });
});

const mend = (line: string): string => mendCommas(line.split(" ")).join(" ");

describe("the separators of a list", () => {
  it("are commas where most are", () => {
    expect(mend("Python, Java. Go, Power BI, SQL. Excel, Word, Access, Visio.")).toBe(
      "Python, Java, Go, Power BI, SQL, Excel, Word, Access, Visio.",
    );
  });

  it.each([
    "Ordered paper, ink, and toner for the office. Paid bills, fees, and taxes.",
    "Paris, France. Lyon, France. Nice, France.",
    "Excel, Word. Access",
    "Acme Corp. London",
  ])("stay in %j", (line) => {
    expect(mend(line)).toBe(line);
  });
});
