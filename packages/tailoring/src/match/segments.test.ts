import { expect, test } from "vitest";
import { segmentsOf } from "./segments.ts";

function pieces(demand: string): string[] {
  return segmentsOf(demand).map(({ words }) => words.map(({ lower }) => lower).join(" "));
}

test.each([
  ["Experience with Sage and Xero", ["sage", "xero"]],
  ["Preparation and filing of tax returns", ["preparation filing tax returns"]],
  ["Soldering and brazing of copper pipe", ["soldering copper pipe", "brazing copper pipe"]],
  ["Health and safety", ["health safety"]],
  ["Knowledge of ISO 9001 and ISO 14001", ["iso 9001", "iso 14001"]],
  ["Baking of bread, rolls and cakes", ["baking bread", "rolls", "cakes"]],
])(
  "each thing of a demand is a piece, and what says nothing joins the next: %s",
  (demand, wanted) => {
    expect(pieces(demand)).toEqual(wanted);
  },
);

function examples(demand: string): string[] {
  return segmentsOf(demand).flatMap((piece) => piece.examples);
}

test("names behind a demand are examples, and details behind a name are none", () => {
  expect(examples("Library systems (Polaris, Sierra)")).toEqual(["Polaris", "Sierra"]);
  expect(examples("A web framework such as Rails or Django")).toEqual(["Rails", "Django"]);
  expect(examples("Zendesk administration (Triggers, Views)")).toEqual([]);
});

test("words beside an or are alternatives", () => {
  const [piece] = segmentsOf("Welding or soldering");
  expect(piece?.either.map((group) => group.map(({ lower }) => lower))).toEqual([
    ["welding", "soldering"],
  ]);
});

test("a term is known under the other labels of the tables", () => {
  const [piece] = segmentsOf("Venepuncture");
  expect(piece?.otherwise.map(({ text }) => text)).toContain("phlebotomy");
});
