import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { jobsOf } from "../testing/jobs-of.ts";

test("jobs without a date before, between and behind dated ones are jobs of their own", async () => {
  const jobs = await jobsOf(
    [
      "Work experience",
      "Night porter",
      "Hotel Adler, Leeds",
      "Looked after the desk at night.",
      "",
      "Kitchen porter",
      "Pizza Bella, York",
      "2016 - 2019",
      "Washing up.",
      "",
      "Waiter, Cafe Rila, Leeds",
      "Served tables.",
      "",
      "Barman",
      "Club Sky, Rye",
      "2012 - 2014",
      "Cocktails for 200 guests a night.",
    ].join("\n"),
  );
  expect(jobs).toEqual([
    "Night porter | Hotel Adler | ..",
    "Kitchen porter | Pizza Bella | 2016..2019",
    "Waiter | Cafe Rila | ..",
    "Barman | Club Sky | 2012..2014",
  ]);
});

test("a part of a job that is set apart stays with it", async () => {
  const jobs = await jobsOf(
    [
      "Work experience",
      "Head chef",
      "Hotel Adler, Leeds",
      "2016 - 2019",
      "Ran a kitchen of nine for the owner and his family.",
      "",
      "Pastry chef",
      "Bread and desserts for weddings, in the quiet months",
      "",
      "Team of nine",
      "Two apprentices, both passed",
      "",
      "Barman",
      "Club Sky, Rye",
      "2012 - 2014",
    ].join("\n"),
  );
  expect(jobs).toEqual(["Head chef | Hotel Adler | 2016..2019", "Barman | Club Sky | 2012..2014"]);
});

test("what was done in few words is told, and no title", async () => {
  const text =
    "Ana Prado\nana@example.org\n\nWork\nOwn workshop\n2010 - 2015\nRepaired bicycles\n\nBarman\nClub Sky, Rye\n2008 - 2010\nMixed drinks.\n";
  const result = await extract(new TextEncoder().encode(text), { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  expect(
    result.value.resume.experience.map(({ title, company, summary }) => [title, company, summary]),
  ).toEqual([
    ["", "Own workshop", "Repaired bicycles"],
    ["Barman", "Club Sky", "Mixed drinks."],
  ]);
});
