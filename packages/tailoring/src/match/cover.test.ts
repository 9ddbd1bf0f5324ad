import { expect, test } from "vitest";
import { coverOf, stepOf } from "./cover.ts";
import type { Cover } from "./cover.ts";
import { segmentsOf } from "./segments.ts";
import { toldBy } from "./told-words.ts";

function coverBy(demand: string, line: string, title?: string): Cover {
  const [segment] = segmentsOf(demand);
  if (segment === undefined) throw new Error(`${demand} asks for nothing`);
  return coverOf(segment, toldBy(line), title === undefined ? undefined : toldBy(title));
}

test.each([
  ["Reconciliation of accounts", "Reconciled the accounts of two shops", "same"],
  ["Net Promoter Score", "NPS up by nine points", "alias"],
  ["NPS", "Net Promoter Score up by nine points", "alias"],
  ["Stocktaking", "Took stock each quarter", "same"],
  ["Power tools", "Jigsaw and planer daily", "narrower"],
  ["Accounting software", "All books in Xero", "narrower"],
  ["Supervision of crews", "Oversaw two crews", "equivalent"],
])("%s is said by: %s", (demand, line, rule) => {
  const { open, carried } = coverBy(demand, line);
  expect(open).toEqual([]);
  const [segment] = segmentsOf(demand);
  expect(segment && stepOf(segment, carried).rule).toBe(rule);
});

test.each([
  ["Ticket handling", "Ticket sales at the window"],
  ["Event organisation", "Handed out flyers of other firms"],
  ["Xero", "All books in Sage"],
  ["Power tools", "Chisels and hand planes"],
])("%s is not said by: %s", (demand, line) => {
  expect(coverBy(demand, line).open).not.toEqual([]);
});

test("a title above stands for its field, and for nothing near it", () => {
  expect(coverBy("Electrical testing", "Tested circuits", "Electrician, Oak").open).toEqual([]);
  expect(coverBy("Hospital cleaning", "Cleaned rooms", "Cleaner, Oak").open).not.toEqual([]);
});
