import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { brokenPromises } from "../testing/check-promises.ts";

const job = "Experience\nClerk, Larch Ltd, Leeds, 2019 - 2024\n- Ran payroll\n\n";

async function read(text: string) {
  const bytes = new TextEncoder().encode(`Ana Prado\nana@example.org\n\n${job}${text}\n`);
  const result = await extract(bytes, { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  expect(brokenPromises(result.value)).toEqual([]);
  const { skills, additional, certifications, memberships } = result.value.resume;
  return {
    skills: skills.flatMap((group) => group.skills.map((one) => one.text)),
    own: additional.flatMap(({ lines }) => lines.map((one) => one.text)),
    papers: certifications.map(({ name, year }) => [name, year]),
    members: memberships.map(({ title }) => title),
  };
}

test("a sentence among terms is none of them", async () => {
  const { skills, own } = await read(
    "Skills\nI can write. Paycom, Excel\nSage 50, Word. I also speak Polish at home.",
  );
  expect(skills).toEqual(["Paycom", "Excel", "Sage 50", "Word"]);
  expect(own).toEqual(["I can write.", "I also speak Polish at home."]);
});

test.each([
  ["Organised. Reliable. Punctual.", ["Organised", "Reliable", "Punctual"]],
  [
    "MS Office incl. Excel, Node.js, ASP.NET, C++",
    ["MS Office incl. Excel", "Node.js", "ASP.NET", "C++"],
  ],
  ["Jenkins, My SQL, Ichimoku", ["Jenkins", "My SQL", "Ichimoku"]],
  ["Sourdough, butchery. Pastry", ["Sourdough", "butchery", "Pastry"]],
])("the terms of %s are told apart", async (line, terms) => {
  expect((await read(`Skills\n${line}`)).skills).toEqual(terms);
});

test("a licence to drive among memberships and details is a paper", async () => {
  const { papers, own, members } = await read(
    "Memberships\nInstitute of Bakers\nFull clean UK driving licence\nCraft Guild of Cooks\n\nAdditional information\nDriving licence: B, own car\nNon-smoker\nClean driving licence held since 2010",
  );
  expect(members).toEqual(["Institute of Bakers", "Craft Guild of Cooks"]);
  expect(own).toEqual(["Non-smoker"]);
  expect(papers.map(([name]) => name)).toEqual([
    "Full clean UK driving licence",
    "Driving licence: B, own car",
    "Clean driving licence held",
  ]);
});

test("who gives licences to drive is no licence", async () => {
  const { members } = await read(
    "Memberships\nInstitute of Driving Instructors\nTaught learners for a driving licence for years\nCraft Guild of Cooks",
  );
  expect(members).toContain("Institute of Driving Instructors");
});
