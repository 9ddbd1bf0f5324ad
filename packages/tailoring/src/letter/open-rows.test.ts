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

async function rowsOfCourses(line: string, asked: string): Promise<string[]> {
  const resume = buildResume({ name: "Ada Quill", jobs: [job] });
  const additional = [{ id: "add1", title: "Training", lines: [{ id: "l1", text: line }] }];
  const { letter } = await tailored(
    { ...resume, additional },
    `Marine Engineer at Elm Ferries\n\nRequirements\n${asked}\n- Overhaul of engines`,
  );
  return letter.letter.paragraphs.map(({ text }) => text);
}

it("of one long line each paper that is required stands in a row", async () => {
  const rows = await rowsOfCourses(
    "Standard First Aid & CPR-C (2024). Full driving licence.",
    "- Valid First Aid/CPR\n- Driving licence",
  );
  expect(rows.join("\n")).toMatch(/First Aid/u);
  expect(rows.join("\n")).toMatch(/driving licence/iu);
});

it("what is required is told out of a long list too", async () => {
  const rows = await rowsOfCourses(
    "Enclosed space entry (2024), hydraulics for engineers at the yard school (2023), manual handling (2023), radio watch for small craft (2022), purifiers and separators in depth (2022), fire fighting on board of ferries (2021)",
    "- Enclosed space entry",
  );
  expect(rows.join("\n")).toMatch(/Enclosed space entry/u);
});

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

it("what one says of oneself in a long line is a sentence, and no row", async () => {
  const rows = await rowsOfCourses(
    "Enclosed space entry (2024). I hold a full B licence and have my own car.",
    "- Full driving licence",
  );
  expect(rows.join("\n")).toContain("I hold a full B licence and have my own car.");
  expect(rows.join("\n")).not.toContain("• I hold");
});
