import { expect, test } from "vitest";
import { findPhones } from "./find-phones.ts";

test.each([
  "(555) 123-4567",
  "555.123.4567",
  "555-123-4567",
  "+1 (415) 555-0142",
  "+44 (0)20 7946 0958",
  "+49 30 901820",
  "030 / 901 820",
  "06 12 34 56 78",
  "+33 6 12 34 56 78",
  "+34 612 345 678",
  "+55 11 91234-5678",
  "0171 1234567",
  "206-555-0149 ext. 22",
])("%s is found", (text) => {
  expect(findPhones(`Phone: ${text} | a@b.org`)).toHaveLength(1);
});

test.each([
  "2010 - 2013",
  "2010-2013",
  "01/2010 - 03/2013",
  "12.03.1990",
  "Tampa, FL 33601-1234",
  "ISBN 978-3-16-148410-0",
  "doi 10.1000/182",
  "revenue of 1 200 000",
  "https://example.org/1234567890",
  "served 10,000,000 users",
])("%s is no telephone number", (text) => {
  expect(findPhones(text)).toEqual([]);
});

test("a fax number is marked", () => {
  expect(findPhones("Fax: 555-123-4567")[0]?.fax).toBe(true);
});
