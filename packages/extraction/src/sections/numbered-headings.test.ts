import { describe, expect, it } from "vitest";
import { plainLine } from "../text-line/line.ts";
import { numberedHeadings } from "./numbered-headings.ts";

function found(texts: readonly string[]) {
  return numberedHeadings(texts.map((text, at) => plainLine(`t.l${at}`, text, at)));
}

function titles(texts: readonly string[]): string[] {
  return found(texts).map(({ line }) => line.text);
}

const paper = ["1 Education", "Diploma, Quayside College", "2 Appointments", "Clerk", "3 Boats"];

describe("numbered headings", () => {
  it.each([
    [paper],
    [["I. Education", "II. Appointments", "III. Boats"]],
    [["A Education", "B Appointments", "C Boats"]],
  ])("count from one on: %j", (texts) => {
    expect(titles(texts)).toHaveLength(3);
  });

  it("say what they are without their number", () => {
    expect(found(paper).map(({ match }) => match?.kinds[0])).toEqual([
      "education",
      "experience",
      undefined,
    ]);
  });

  it.each([
    ["a gap", ["1 Education", "3 Appointments", "4 Boats"]],
    ["too few", ["1 Education", "2 Appointments"]],
    ["no known word", ["1 Rudder", "2 Sail", "3 Boats"]],
    ["others of the look between them", [...paper, "7 Publications"]],
    ["sentences", ["1 Education.", "2 Appointments.", "3 Boats."]],
  ])("are none with %s", (_, texts) => {
    expect(titles(texts)).toEqual([]);
  });
});
