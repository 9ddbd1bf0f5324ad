import { expect, test } from "vitest";
import { committedTables } from "../testing/committed-tables.ts";
import { scanText } from "./scan.ts";

const { facts } = committedTables();

test.each([
  ["account planningSuccessfully execute", ["account", "planning", "Successfully", "execute"]],
  ["MS ExcelHeavy lifting", ["MS", "Excel", "Heavy", "lifting"]],
  ["JavaScript and LinkedIn", ["JavaScript", "and", "LinkedIn"]],
  ["an iPhone by McGee", ["an", "iPhone", "by", "McGee"]],
  ["QwxzyQwxzy", ["QwxzyQwxzy"]],
])("%j has the words %j", (text, words) => {
  const scan = scanText(text, facts.words);
  expect(scan.words.map(({ start, end }) => text.slice(start, end))).toEqual(words);
});

test("no phrase runs over a lost line end", () => {
  const scan = scanText("account planningSuccessfully execute", facts.words);
  expect([...scan.joins]).toEqual([0, 1, 0, 1]);
});
