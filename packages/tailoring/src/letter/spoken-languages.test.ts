import { expect, test } from "vitest";
import { buildResume } from "../testing/build-resume.ts";
import { tailored } from "../testing/tailored.ts";

const posting = `Hotel Receptionist

Quay House Hotel, Cork

Requirements
- You speak French
- Two years at a front desk`;

async function letterOf(languages: readonly { name: string; level: string }[]): Promise<string> {
  const resume = buildResume({
    name: "Ada Quill",
    jobs: [
      {
        title: "Receptionist",
        company: "Mill Lodge",
        start: "2021",
        end: "present",
        bullets: [
          "Check in 60 guests a day",
          "Train new staff at the desk",
          "Cut no-shows by 12% with a call the day before",
        ],
      },
    ],
    languages,
  });
  const { letter } = await tailored(resume, posting);
  return letter.letter.paragraphs.map(({ text }) => text).join("\n");
}

test("languages stand with their levels, so that what is only understood is not spoken", async () => {
  const text = await letterOf([
    { name: "French", level: "B2" },
    { name: "Igbo", level: "understand" },
    { name: "Irish", level: "Leaving Cert" },
  ]);
  expect(text).toContain("• Languages: French (B2), Igbo (understand), Irish (Leaving Cert)");
  expect(text).not.toMatch(/speak/u);
});

test("a language that is only read is no answer to one that is spoken", async () => {
  const text = await letterOf([{ name: "French", level: "reading only" }]);
  expect(text).not.toMatch(/speak French/u);
});
