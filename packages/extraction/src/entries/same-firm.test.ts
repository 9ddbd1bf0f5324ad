import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { meansSame } from "./same-firm.ts";

test.each(["same firm", "the same school", "at the same hospital", "as above", "ditto"])(
  "%j stands for the name above",
  (text) => {
    expect(meansSame(text)).toBe(true);
  },
);

test.each(["Same Day Couriers", "Same Sky Ltd", "The Same Firm Theatre"])(
  "%j is a name",
  (text) => {
    expect(meansSame(text)).toBe(false);
  },
);

async function jobsOf(text: string): Promise<string[]> {
  const bytes = new TextEncoder().encode(`Ana Prado\nana@example.org\n\nWork\n\n${text}\n`);
  const result = await extract(bytes, { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.resume.experience.map(({ title, company }) => `${title} | ${company}`);
}

test("a job at the same firm is at the firm above it", async () => {
  const jobs = await jobsOf(
    "2021 - 2024\nSurvey Technician, Larch Surveys Ltd, Rye\n- Plots\n\n2019 - 2021\nField Assistant, same firm\n- Pegs\n",
  );
  expect(jobs).toEqual([
    "Survey Technician | Larch Surveys Ltd",
    "Field Assistant | Larch Surveys Ltd",
  ]);
});

test("somebody on his own account is not employed by the firm above", async () => {
  const jobs = await jobsOf(
    "Leading Hand, March 2015 to Dec 2018\nAlder Building Ltd, Rye\nFraming and fixing.\n\nCarpenter (subcontract, own van), 2010 - 2015\nDifferent builders around the town. Frames.\n",
  );
  expect(jobs[1]).toBe("Carpenter (subcontract, own van) | ");
});
