import { expect, test } from "vitest";
import { matchPair } from "../../match-pair.ts";

function verdictOf(text: string, requirement: string): string {
  const dates = { text: "2018 - 2023", start: "2018-01", end: "2023-12" };
  const role = { kind: "job" as const, title: "Assistant", company: "Oak Mill", dates };
  return matchPair({ requirement, lines: [{ role, text }], today: "2026-11-01" }).verdict;
}

test.each([
  ["Raised and closed work orders in Maximo", "Experience with a CMMS"],
  ["Planned 60 jobs a week in SAP PM", "Computerised maintenance management system (CMMS)"],
  ["Booked and billed eye tests in OfficeMate", "Optical practice management software"],
  ["Booked patients in Dentally", "Dental practice management software"],
  ["Charted in Epic and Cerner", "Experience with electronic health records"],
  ["Cashed up on Lightspeed every night", "Experience using a point-of-sale system"],
  ["Issued and catalogued in Koha", "Knowledge of an integrated library system (ILS)"],
  ["Checked in 80 guests a day in Opera", "Hotel property management system"],
  ["Checked in guests in Mews", "Experience of a PMS"],
  ["Posted invoices in Xero", "Experience with a computerised accounting package"],
  ["Kept registers in Arbor", "School management information system"],
  ["Ran 80 matters in LEAP", "Legal case management software"],
  ["Booked flights on Amadeus", "Global distribution system"],
  ["Dispensed 400 items a day on ProScript Connect", "PMR system"],
])("%s shows: %s", (text, asked) => {
  expect(verdictOf(text, asked)).toBe("met");
});

test.each([
  ["Raised and closed work orders in Maximo", "Experience with SAP PM"],
  ["Raised and closed work orders in Maximo", "Practice management software"],
  ["Issued and catalogued in Koha", "Practice management software"],
  ["Checked in 80 guests a day in Opera", "Library management system"],
  ["Sang Mozart at the opera", "Property management system"],
  ["Made toast and square cakes for breakfast", "POS system"],
  ["Logged calls in Salesforce", "Experience with an ERP system"],
  ["Built reports in Power BI", "Experience with Tableau"],
  ["Booked and billed eye tests in OfficeMate", "Library systems"],
  ["Ran 80 matters in LEAP", "Electronic health records"],
  ["Kept registers in Arbor", "Customer relationship management software"],
])("%s does not show: %s", (text, asked) => {
  expect(verdictOf(text, asked)).toBe("not");
});
