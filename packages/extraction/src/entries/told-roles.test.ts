import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";

test("a role beside a designation is what was done, and a dash stays in the title", async () => {
  const lines = [
    ["Organisation", "Larch Components Pvt. Ltd., Pune"],
    ["Designation", "Assistant Manager - Purchase"],
    ["Duration", "Aug 2020 till date"],
    ["Role", "Stock checks, comparison statements."],
    ["Organisation", "Alder Auto Ltd., Pune"],
    ["Designation", "Senior Engineer - Purchase (joined as Engineer)"],
    ["Duration", "July 2017 to July 2020"],
    ["Role", "Purchase of connectors and harness."],
  ].map((cells) => cells.join("\t"));
  const text = ["Ana Prado", "ana@example.org", "", "Experience", ...lines].join("\n");
  const result = await extract(new TextEncoder().encode(text), { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  const jobs = result.value.resume.experience;
  expect(jobs.map(({ title, company, summary }) => [title, company, summary])).toEqual([
    [
      "Assistant Manager - Purchase",
      "Larch Components Pvt. Ltd.",
      "Stock checks, comparison statements.",
    ],
    [
      "Senior Engineer - Purchase (joined as Engineer)",
      "Alder Auto Ltd.",
      "Purchase of connectors and harness.",
    ],
  ]);
});
