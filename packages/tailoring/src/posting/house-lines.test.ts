import { describe, expect, it } from "vitest";
import { houseLines } from "./house-lines.ts";
import { parsePosting } from "./parse-posting.ts";

function companyOf(text: string): string | undefined {
  return parsePosting(text).company;
}

const asks = "\n\nRequirements\n- Two years in a kitchen\n- Clean driving licence";

describe("a house that stands over its posting", () => {
  it.each([
    [
      "Cook\nAcorn Mill Global Services India Pvt Ltd ★ 3.9 (214 Reviews)",
      "Acorn Mill Global Services India Pvt Ltd",
    ],
    ["ACORN MILL CATERING LTD.\nJob posting 26-09\nCook", "ACORN MILL CATERING LTD"],
    ["Cook\nAcorn Vale Law Group, PLLC - Tucson, AZ 85711", "Acorn Vale Law Group, PLLC"],
    [
      "MELIN Y FESEN / Acorn Vale County Borough Council\n\nCook",
      "Acorn Vale County Borough Council",
    ],
    ["Cook\nAcorn Vale Polytechnic – Centre for Bread", "Acorn Vale Polytechnic"],
    ["Cook\nACORN CITY FREIGHT, Olive Branch, MS", "ACORN CITY FREIGHT"],
  ])("is the employer: %s", (head, company) => {
    expect(companyOf(head + asks)).toBe(company);
  });

  it("is none in a label, in a sentence, or where nothing says that it is a house", () => {
    expect(houseLines("Reports to: Acorn County Council")).toEqual([]);
    expect(houseLines("Green Meadows\nNight Cook")).toEqual([]);
    expect(
      houseLines(
        "We supply bread to every school, the hospital, two hotels and Acorn Vale County Council.",
      ),
    ).toEqual([]);
  });
});

describe("a house whose years are told", () => {
  it.each([
    "Acorn Vale Dairy has shipped milk since 1949 and would like some help.",
    "Acorn Vale Playhouse opened in a grain store in 1974 and makes eight shows a year.",
  ])("is the employer: %s", (line) => {
    expect(companyOf(`Cook wanted\n\n${line}${asks}`)).toMatch(/^Acorn Vale/);
  });

  it("is none where another house was named first", () => {
    const told =
      "Red Acorn Company is a joint venture. Green Mill Corporation was founded in France in 1853.";
    expect(companyOf(`Cook\n\n${told}${asks}`)).not.toBe("Green Mill Corporation");
  });
});

it("labels that stand alone over their values are read as a table is", () => {
  const cells = "Position\n\nNight Cook\n\nEmployer\n\nAcorn Mill\n\nWhere\n\nCork";
  expect(parsePosting(cells + asks)).toMatchObject({ company: "Acorn Mill", location: "Cork" });
});
