import { describe, expect, test } from "vitest";
import { matchPair } from "../match-pair.ts";

function verdictOf(held: string, requirement: string): string {
  const role = { kind: "section" as const, section: "certifications", title: "Certifications" };
  return matchPair({ requirement, lines: [{ role, text: held }], today: "2026-11-01" }).verdict;
}

describe("papers with a date of validity, and registers", () => {
  test.each([
    ["ENG1 medical, valid until 03/2028", "Valid ENG1 medical certificate"],
    ["BOSIET with CA-EBS, expires 2027", "Current BOSIET certificate"],
    ["HUET in date", "In-date HUET"],
    ["STCW Basic Safety Training, refreshed 2024, valid 5 years", "Valid STCW certificates"],
    ["RVN register no. 7044321 (RCVS)", "Must be on the RVN register"],
    ["Registered with the NMBI, PIN 12345", "On the live register of the NMBI"],
    ["Registered with the NMBI, PIN 12345", "Active NMBI pin"],
    ["Registered with the Nursing Council, APC to 2027", "Current Annual Practising Certificate"],
    ["CORU registered, Social Worker SW012345", "CORU-registered"],
    ["HPCSA: Physiotherapist PT 0123456", "HPCSA registration as a physiotherapist"],
    ["SACE registration no. 1234567", "Registered with the South African Council for Educators"],
    ["P.Eng., Professional Engineers Ontario, 2016", "Licensed P.Eng with PEO"],
  ])("%s shows: %s", (held, asked) => {
    expect(verdictOf(held, asked)).toBe("met");
  });

  test.each([
    ["OGUK medical valid until 05/2025", "Valid OGUK medical"],
    ["BOSIET, expired 2024", "Current BOSIET certificate"],
    ["BOSIET booked for January 2027", "BOSIET"],
    ["RVN register no. 7044321 (RCVS)", "NMC registration"],
    ["AHPRA registration (Registered Nurse, Division 1)", "AHPRA registration as a psychologist"],
    ["HPCSA: Physiotherapist PT 0123456", "HPCSA registration as a psychologist"],
    ["Registered with the NMBI, PIN 12345", "CORU registration"],
    ["Teaching Council of Ireland registered", "SACE registration"],
    ["First Aid, valid to May 2024", "Current first aid certificate"],
  ])("%s does not show: %s", (held, asked) => {
    expect(verdictOf(held, asked)).toBe("not");
  });
});
