import { expect, test } from "vitest";
import { brokenEmail, findUnendedEmails } from "./find-emails.ts";

test("an address that breaks within its host goes on in the next line", () => {
  expect(brokenEmail("Mail: ana@mail.exam", "ple.org")).toEqual({ start: 6, end: 7 });
  expect(brokenEmail("ANA@E", "XAMPLE.COM | Leeds")).toEqual({ start: 0, end: 10 });
});

test.each([
  ["ana@example.org", "leeds.uk"],
  ["ana@example", "Leeds and York"],
  ["Leeds", "ana@example.org"],
])("%s before %s is whole or none", (text, next) => {
  expect(brokenEmail(text, next)).toBeUndefined();
});

test("an address that breaks at its own hyphen goes on in the next line", () => {
  expect(brokenEmail("Mail: ana-", "prado@example.org")).toEqual({ start: 6, end: 17 });
  expect(brokenEmail("Mail: ana", "prado@example.org")).toBeUndefined();
  expect(brokenEmail("Cut costs by 60%.", "prado@example.org")).toBeUndefined();
});

test.each([
  ["LinkedIn | Jane.Doe@university | (111)111-1111", 1],
  ["jane@linkedin", 0],
  ["@jane.codes", 0],
  ["jane@example.org", 0],
  ["5 cooks @kitchen", 0],
])("addresses whose host does not end: %s", (text, count) => {
  expect(findUnendedEmails(text)).toHaveLength(count);
});
