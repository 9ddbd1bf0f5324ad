import { expect, it } from "vitest";
import { sampleExtraction, sampleLines } from "../testing/sample-session.ts";
import { markLines, numberLines } from "./source-text.ts";

it("cuts each touched line into before, hit and after", () => {
  const fact = sampleExtraction().facts.find((one) => one.id === "exp1.company");
  const [marked, ...others] = markLines(sampleLines, fact?.span ?? { start: 0, end: 0, lines: [] });
  expect(others).toEqual([]);
  expect(marked).toMatchObject({
    before: "Head Gardener, ",
    hit: "Wexcombe Park",
    after: "   2019 - 2023",
  });
});

it("marks a value that runs over two lines on both", () => {
  const start = sampleLines.slice(0, 4).reduce((sum, line) => sum + line.text.length + 1, 0);
  const span = { start: start + 2, end: start + 40, page: 1, lines: ["p1.l5", "p1.l6"] };
  expect(markLines(sampleLines, span).map((line) => line.hit)).toEqual([
    "Led a team of six gardeners",
    "- Cut wate",
  ]);
});

it("numbers lines from one on each page", () => {
  const second = sampleLines.map((line) => ({ ...line, id: `p2${line.id}`, page: 2 }));
  const numbers = numberLines([...sampleLines, ...second]);
  expect(numbers.get("p1.l7")).toBe(7);
  expect(numbers.get("p2p1.l1")).toBe(1);
});
