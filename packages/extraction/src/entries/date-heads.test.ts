import { expect, it } from "vitest";
import { extract } from "../extract/extract.ts";

async function jobsOf(...lines: readonly string[]) {
  const text = `Ana Prado\nana@example.org\n\nExperience\n${lines.join("\n")}\n`;
  const read = await extract(new TextEncoder().encode(text), { today: "2026-11-01" });
  if (!read.ok) throw new Error(read.error.code);
  return read.value.resume.experience.map(({ title, company, bullets }) => [
    title,
    company,
    bullets.length,
  ]);
}

const first = [
  "Mar 2021 - Present",
  "• Staff Engineer, Larch Systems LLC",
  "• Cut the bill by half",
];
const second = [
  "Jun 2017 - Feb 2021",
  "• Senior Engineer, Orland Analytics",
  "• Mentored four people",
];

it("a period above a list whose first element is the post is a job", async () => {
  expect(await jobsOf(...first, "", ...second)).toEqual([
    ["Staff Engineer", "Larch Systems LLC", 1],
    ["Senior Engineer", "Orland Analytics", 1],
  ]);
});

it("the first element stays one where a header names the post", async () => {
  const [, ...list] = first;
  expect(
    await jobsOf(
      "Baker, Mill Lane Bread\tMar 2021 - Present",
      ...list,
      "",
      "Cook, Orland Inn\t2017 - 2020",
      "• Engineer of the soup",
    ),
  ).toEqual([
    ["Baker", "Mill Lane Bread", 2],
    ["Cook", "Orland Inn", 1],
  ]);
});
