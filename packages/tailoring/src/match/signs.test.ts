import { expect, test } from "vitest";
import { matchPair } from "../match-pair.ts";

function verdict(requirement: string, line: string, title = "Clerk"): string {
  const role = {
    kind: "job",
    title,
    company: "Oak Mill",
    dates: { text: "2019 - 2024", start: "2019", end: "2024" },
  } as const;
  return matchPair({ requirement, lines: [{ role, text: line }], today: "2026-11-01" }).verdict;
}

test.each([
  ["Credit control", "Rang customers about overdue invoices every Friday"],
  ["Venepuncture", "Took blood from 30 patients a morning"],
  ["Experience with applicant tracking software", "Moved 400 candidates into Greenhouse"],
  ["Lawn care", "Scarified and striped the bowling green"],
  ["User administration", "Disabled the accounts of leavers the same day"],
  ["Vehicle checks", "Walked round the minibus before each trip: tyres, lights, brakes"],
  ["Information literacy", "Showed students how to search databases"],
  ["Outdoor education", "Took groups of children into the wood every week"],
])("shows a piece of work without its name: %s by %s", (requirement, line) => {
  expect(verdict(requirement, line)).toBe("met");
});

test.each([
  ["Credit control of exports", "Rang customers about overdue invoices every Friday"],
  ["Administration of Zendesk", "Closed 30 tickets a day in Freshdesk"],
  ["Applicant tracking software", "Watered the greenhouse and its tomatoes"],
  ["Venepuncture", "Sold blood oranges and lemons at the market"],
  ["Credit control", "Overdue invoices were chased by the collections team"],
  ["Vehicle checks", "Sold tyres and lights to garages"],
])("a name, a word of another trade or another's work shows nothing: %s by %s", (wanted, line) => {
  expect(verdict(wanted, line)).not.toBe("met");
});
