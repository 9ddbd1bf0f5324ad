// @vitest-environment node
import { expect, it } from "vitest";
import { sampleExtraction, sampleLines } from "../testing/sample-session.ts";
import { markLines, numberLines } from "./source-text.ts";

function spanOf(id: string) {
  const span = sampleExtraction().facts.find((fact) => fact.id === id)?.span;
  if (span === undefined) throw new Error(`the sample states ${id}`);
  return span;
}

it("marks what was read from a line", () => {
  expect(markLines(sampleLines, [spanOf("exp1.company")])).toEqual([
    {
      line: sampleLines[3],
      parts: [
        { text: "Head Gardener, ", hit: false },
        { text: "Wexcombe Park", hit: true },
        { text: "   2019 - 2023", hit: false },
      ],
    },
  ]);
});

it("marks several values of one line, in their order and each once", () => {
  const spans = ["exp1.dates", "exp1.title", "exp1.title"].map(spanOf);
  const [line] = markLines(sampleLines, spans);
  expect(line?.parts.filter((part) => part.hit).map((part) => part.text)).toEqual([
    "Head Gardener",
    "2019 - 2023",
  ]);
  expect(line?.parts.map((part) => part.text).join("")).toBe(sampleLines[3]?.text);
});

it("marks a value that runs over two lines on both", () => {
  const start = sampleLines.slice(0, 4).reduce((sum, line) => sum + line.text.length + 1, 0);
  const span = { start: start + 2, end: start + 40, page: 1, lines: ["p1.l5", "p1.l6"] };
  const hits = markLines(sampleLines, [span]).flatMap((line) =>
    line.parts.filter((part) => part.hit).map((part) => part.text),
  );
  expect(hits).toEqual(["Led a team of six gardeners", "- Cut wate"]);
});

it("numbers lines from one on each page", () => {
  const second = sampleLines.map((line) => ({ ...line, id: `p2${line.id}`, page: 2 }));
  const numbers = numberLines([...sampleLines, ...second]);
  expect(numbers.get("p1.l7")).toBe(7);
  expect(numbers.get("p2p1.l1")).toBe(1);
});
