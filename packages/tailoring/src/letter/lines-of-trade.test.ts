import { expect, test } from "vitest";
import { buildResume } from "../testing/build-resume.ts";
import type { ResumeSketch } from "../testing/build-resume.ts";
import { tailored } from "../testing/tailored.ts";

async function letterFor(sketch: ResumeSketch, posting: string): Promise<string> {
  const { letter } = await tailored(buildResume(sketch), posting);
  return letter.letter.paragraphs.map(({ text }) => text).join("\n");
}

const posting = `Depot Supervisor

Harrow Stone Ltd, Napier

What you will do
- Run the morning meeting
- Plan loads with the weighbridge

What we need
- Leadership of a crew
- A clean record of safety`;

const operator: ResumeSketch = {
  name: "TANE WHITCOMBE",
  jobs: [
    {
      title: "Plant Operator",
      company: "Pukeko Aggregates",
      start: "2021",
      end: "present",
      bullets: [
        "Stand in for the leading hand, with the morning meeting and the paperwork",
        "Load trucks at the face, 1,800 t on a good day",
        "Feed the crusher and clear blockages under isolation",
      ],
    },
    {
      title: "Section Commander",
      company: "New Zealand Army",
      start: "2014",
      end: "2021",
      bullets: [
        "Led nine sappers and six machines on roads and flood works",
        "Assessed drivers of wheeled machines",
      ],
    },
  ],
};

test("where few lines answer, the work of today and people led stand beside them", async () => {
  const text = await letterFor(operator, posting);
  expect(text).toContain("1,800 t on a good day");
  expect(text).toContain("Led nine sappers");
});

const optician: ResumeSketch = {
  name: "LENA ABERFORTH",
  jobs: [
    {
      title: "Lead Optician",
      company: "Larch Vision",
      start: "2021",
      end: "present",
      bullets: ["Dispense 20 pairs a day", "Train new hires on frame selection"],
    },
    {
      title: "Optician / Apprentice Optician",
      company: "Spectacle Barn",
      start: "2017",
      end: "2021",
      bullets: ["Edged and mounted lenses in the shop's own lab, 40 jobs a day"],
    },
  ],
};

test("an apprenticeship that became the post is work of the trade", async () => {
  const text = await letterFor(
    optician,
    "Optician\n\nQuarry Lane Eyecare, Bath\n\nRequirements\n- Edging of lenses\n- Dispensing",
  );
  expect(text).toContain("Edged and mounted lenses");
});
