import { expect, it } from "vitest";
import { neat } from "./paper-proofs.ts";

it.each([
  ["Restricted Zone Card (RZC), valid to Sept 2028", "Restricted Zone Card (RZC)"],
  ["Chemical Handler Permit, exp. 3/2030", "Chemical Handler Permit"],
  ["Dangerous Goods by Air, exp. 02/2028", "Dangerous Goods by Air"],
  ["CPXM (Certified Buyer), 2022, valid to 2028", "CPXM (Certified Buyer)"],
  ["Harbour pilot's licence (valid until 2027-03-31)", "Harbour pilot's licence"],
  ["Radio Operator License, PG-00-11223", "Radio Operator License"],
  ["Blue Skilled Worker card, no. 40817736", "Blue Skilled Worker card"],
  ["Electrical work licence no. 148 2207", "Electrical work licence"],
  ["Pest Permit VIC no. 0338142", "Pest Permit VIC"],
  ["Network Associate (NWA), earned March 2024", "Network Associate (NWA)"],
  ["Internal Auditor ISO/IEC 17025:2017, 3 days", "Internal Auditor ISO/IEC 17025:2017"],
  ["Secret clearance, active", "Secret clearance"],
  ["2019 - Site Safety Card", "Site Safety Card"],
  ["March 2021: Site Safety Card", "Site Safety Card"],
  ["SAC Professional Surveyor, reg. no. PrQS 4471", "SAC Professional Surveyor"],
  ["Driver's licence: Code C1 (covers B)", "Driver's licence (Code C1, covers B)"],
  ["Full licence and own car", "Full licence"],
])("takes from %s what is no name", (given, name) => {
  expect(neat(given)).toBe(name);
});

it.each([
  "Level 3 Award in Pastry",
  "First Aid Level 3",
  "Class 5 driver's licence",
  "Forklift class 1 to 5",
  "18th Edition Wiring Regulations",
  "ISO 9001 Lead Auditor",
  "Food Hygiene Level 2 (Catering)",
  "OSHA 30",
  "NEBOSH General Certificate",
  "Manual driver licence (car)",
  "driver's licence no",
])("leaves %s as it is", (given) => {
  expect(neat(given)).toBe(given);
});
