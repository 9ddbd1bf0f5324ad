import { expect, it } from "vitest";
import { buildResume } from "../testing/build-resume.ts";
import { tailored } from "../testing/tailored.ts";

const job = {
  title: "Ferry Engineer",
  company: "Quay Lines",
  start: "2018",
  end: "present",
  bullets: [
    "Overhauled four main engines a year",
    "Cut fuel use by 9% with new injectors",
    "Trained two juniors at sea",
    "Kept the stores of spare parts",
  ],
};

async function rowsFor(summary: string, asked: string): Promise<string[]> {
  const resume = buildResume({ name: "Ada Quill", summary, jobs: [job], skills: ["Hydraulics"] });
  const { letter } = await tailored(
    resume,
    `Marine Engineer at Elm Ferries\n\nRequirements\n- ${asked}\n- Overhaul of engines`,
  );
  return letter.letter.paragraphs.map(({ text }) => text);
}

it("what is required and told by a summary alone stands in a row of its words", async () => {
  const rows = await rowsFor(
    "Ferry engineer with welding done on steel hulls in two yards. Calm at sea.",
    "Welding",
  );
  expect(rows.join("\n")).toMatch(/welding done on steel hulls in two yards/iu);
});

it("what the letter tells already stands in no row", async () => {
  const rows = await rowsFor("Ferry engineer. Calm at sea.", "Hydraulics");
  expect(rows.filter((text) => /hydraulics/iu.test(text)).length).toBeLessThan(2);
});

it("what somebody wants stands in no row", async () => {
  const rows = await rowsFor(
    "To obtain a post where I can use my welding within a yard",
    "Welding",
  );
  expect(rows.join("\n")).not.toMatch(/to obtain/iu);
});
