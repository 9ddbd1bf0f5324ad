import { expect, test } from "vitest";
import { saidOfOneself } from "./cover-points.ts";
import { buildResume } from "../testing/build-resume.ts";
import type { ResumeSketch } from "../testing/build-resume.ts";
import { tailored } from "../testing/tailored.ts";

async function letterFor(sketch: ResumeSketch, posting: string): Promise<string> {
  const { letter } = await tailored(buildResume(sketch), posting);
  return letter.letter.paragraphs.map(({ text }) => text).join("\n");
}

const posting = `Kitchen Supervisor

Copper Ladle Catering, Hull

What you will do
- Supervise the cold section
- Order stock

What we need
- Three years of experience in kitchens
- Experience with allergen labelling
- You can lift 20 kg`;

const cook: ResumeSketch = {
  name: "ROSA O'DELL-WYNN",
  jobs: [
    {
      title: "Cook",
      company: "Harbour Canteen",
      start: "2022",
      end: "present",
      bullets: [
        "Cook 140 lunches a day with two others",
        "Cut food waste by 18% with a new order sheet",
        "Train new staff on the cold section",
        "Keep the fridge records",
        "Plan menus for the week",
        "Check deliveries against orders",
        "Carry out allergen labelling of 60 dishes",
      ],
    },
    {
      title: "Cook",
      company: "Elm Inn",
      start: "2018",
      end: "2021",
      bullets: [],
    },
  ],
};

test("what carries a demand is told, and an earlier job of the trade with its years", async () => {
  const text = await letterFor(cook, posting);
  expect(text).toContain("allergen labelling of 60 dishes");
  expect(text).toContain("from 2018 to 2021");
  expect(text).toContain("Elm Inn");
});

test("a demand that only the summary carries is said of oneself, once", async () => {
  const text = await letterFor(
    { ...cook, summary: "Cook with a light hand. Able to lift 20 kg all day." },
    posting,
  );
  expect(text.split("I am able to lift 20 kg all day.")).toHaveLength(2);
});

test("nobody signs in capitals", async () => {
  const { letter } = await tailored(buildResume(cook), posting);
  expect(letter.letter.signature).toBe("Rosa O'Dell-Wynn");
});

test.each([
  ["Can lift 20 kg all night", "I can lift 20 kg all night"],
  ["Open to night shifts.", "I am open to night shifts"],
  ["Read isometric drawings without help", undefined],
  ["Own van and hand tools", undefined],
  ["Cook with a light hand", undefined],
])("%s is said of oneself where its grammar is known", (text, said) => {
  expect(saidOfOneself(text)).toBe(said);
});

test("jobs between two that are told are named, so that none follows in words alone", async () => {
  const text = await letterFor(
    {
      ...cook,
      jobs: [
        ...(cook.jobs ?? []).slice(0, 1),
        { title: "Kitchen Porter", company: "Ash Mill", start: "2020", end: "2021", bullets: [] },
        {
          title: "Cook",
          company: "Elm Inn",
          start: "2015",
          end: "2019",
          bullets: ["Carry out allergen labelling of 30 dishes"],
        },
      ],
    },
    posting,
  );
  expect(text).toContain("from 2020 to 2021, I worked as a kitchen porter at Ash Mill");
  expect(text.match(/Before that/gu)?.length ?? 0).toBeLessThan(2);
});

test("what a referee says is said by nobody else", async () => {
  const resume = buildResume(cook);
  const additional = [
    {
      id: "add1",
      title: "References",
      lines: [{ id: "l1", text: "Able to lift 20 kg and more, says the head chef" }],
    },
  ];
  const { letter } = await tailored({ ...resume, additional }, posting);
  expect(letter.letter.paragraphs.map(({ text }) => text).join("\n")).not.toContain("able to lift");
});
