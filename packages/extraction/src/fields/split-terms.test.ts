import { expect, test } from "vitest";
import { splitTerms } from "./split-terms.ts";

function termsOf(text: string): string[] {
  return splitTerms(text).map(({ start, end }) => text.slice(start, end));
}

test.each([
  ["Excel · Notary Public, Ohio · Payroll", ["Excel", "Notary Public, Ohio", "Payroll"]],
  ["Excel, Word · Payroll, Ledgers · Filing", ["Excel", "Word", "Payroll", "Ledgers", "Filing"]],
  ["Baking, Costing (food, labour), Ordering", ["Baking", "Costing (food, labour)", "Ordering"]],
  ["Baking, costing and ordering", ["Baking", "costing", "ordering"]],
])("the terms of %s are told apart by the marks that part them", (text, terms) => {
  expect(termsOf(text)).toEqual(terms);
});

test("figures and pairs of letters stay whole", () => {
  expect(termsOf("20,000 parts, CI / CD, PDF / graphics")).toEqual([
    "20,000 parts",
    "CI / CD",
    "PDF",
    "graphics",
  ]);
});
