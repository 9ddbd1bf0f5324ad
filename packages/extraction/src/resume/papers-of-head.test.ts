import { expect, test } from "vitest";
import { namesPaperOfHead } from "./papers-of-head.ts";

test.each([
  "HPCSA reg. ECP - independent practice (no restrictions)",
  "Code C1 licence + PrDP(G,P)",
  "Full clean UK driving licence",
  "NMC PIN 12A3456E",
  "Registered with CORU",
  "Enhanced DBS",
  "AHPRA registration, general",
  "Driver's license, class B",
  "Garda vetted 2025",
])("%s is a paper", (text) => {
  expect(namesPaperOfHead(text)).toBe(true);
});

test.each([
  "Pinelands, Cape Town",
  "ana@example.org, licence on request",
  "Licensing Clerk",
  "Registered Nurse",
  "Member of the choir",
  "082 555 0147",
  "I hold no licence",
  "Regent Street 12, Leeds",
])("%s is none", (text) => {
  expect(namesPaperOfHead(text)).toBe(false);
});
