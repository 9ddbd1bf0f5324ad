import { expect, test } from "vitest";
import { buildResume } from "../testing/build-resume.ts";
import { tailored } from "../testing/tailored.ts";

const job = {
  title: "Deckhand",
  company: "Quay Lines",
  start: "2018",
  end: "present",
  bullets: [
    "Connect up tows and run the winch",
    "Trained two juniors at sea",
    "Kept the stores of spare parts for 40 boats",
  ],
};

async function letterFor(lines: readonly string[], asked: string): Promise<string> {
  const resume = buildResume({ name: "Ada Quill", jobs: [job] });
  const additional = [
    {
      id: "add1",
      title: "When and where",
      lines: lines.map((text, at) => ({ id: `l${at + 1}`, text })),
    },
  ];
  const { letter } = await tailored(
    { ...resume, additional },
    `Tug Mate at Elm Towage\n\nRequirements\n- Towing\n- Running a winch\n\nHow to apply\n${asked}`,
  );
  return letter.letter.paragraphs.map(({ text }) => text).join("\n");
}

test("where one lives is told where the posting asks for it", async () => {
  const asked = "Say in your letter where you live now or whether you would relocate.";
  expect(await letterFor(["Living in Lyttelton at present."], asked)).toContain(
    "• Living in Lyttelton at present",
  );
  expect(await letterFor(["Ready to relocate to the north."], asked)).toContain(
    "I am ready to relocate to the north.",
  );
});

test("the days and the licence are told where they are asked for", async () => {
  const text = await letterFor(
    ["I can work Monday to Thursday any hours.", "Full clean licence, own car."],
    "Please tell us in the letter which days you can work and whether you drive.",
  );
  expect(text).toContain("I can work Monday to Thursday any hours.");
  expect(text).toContain("Full clean licence, own car");
});

test("what nobody asks for stays out", async () => {
  const lines = ["Living in Lyttelton at present.", "I can work Monday to Thursday any hours."];
  const text = await letterFor(lines, "Please send your CV.");
  expect(text).not.toMatch(/Lyttelton|Thursday/u);
});

test("pay, notice and a day to start from are answered beside a story", async () => {
  const text = await letterFor(
    ["AVAILABLE: four weeks after signing."],
    "Say in your letter why a small company suits you, and when you would be available.",
  );
  expect(text).toContain("The earliest I can start is four weeks after signing.");
});
