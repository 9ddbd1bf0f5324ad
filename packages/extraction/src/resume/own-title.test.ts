import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";

async function headOf(lines: string) {
  const text = `${lines}\n\nExperience\n\nCook, Larch View, 2019 - 2021\n- Cooked\n\nOther\nTreasurer, Tidy Towns, since 2020\n`;
  const result = await extract(new TextEncoder().encode(text), { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  return [result.value.resume.headline, result.value.resume.contact.location];
}

test.each([
  ["Ana Prado\nBookkeeper. Rye. ana@example.org", ["Bookkeeper", ""]],
  ["Ana Prado\nOfficer, QC\nBaton Rouge, LA | ana@example.org", ["Officer, QC", "Baton Rouge, LA"]],
  ["Ana Prado\nTrade: Industrial electrician\nana@example.org", ["Industrial electrician", ""]],
  ["Ana Prado\nPanel Beater ♦ Leeds, UK ♦ ana@example.org", ["Panel Beater", "Leeds, UK"]],
  ["Ana Prado\nAsst. Manager / Buyer\nana@example.org", ["Asst. Manager / Buyer", ""]],
])("%j tells what somebody is", async (lines, head) => {
  expect(await headOf(lines)).toEqual(head);
});

test("what the whole file is called is no heading above the name", async () => {
  expect(await headOf("CURRICULUM VITAE\n\nAna Prado\nBaker\nana@example.org")).toEqual([
    "Baker",
    "",
  ]);
});
