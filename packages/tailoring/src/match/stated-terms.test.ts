import { describe, expect, test } from "vitest";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { tailored } from "../testing/tailored.ts";
import { readSource } from "./source.ts";
import { statedTerms } from "./stated-terms.ts";

function baker(line: string) {
  const resume = buildResume({
    name: "Ada Quill",
    jobs: [
      {
        title: "Baker",
        company: "Ash Mill",
        start: "2019",
        end: "present",
        bullets: ["Baked 300 loaves a day", "Ran the night shift with four bakers"],
      },
    ],
  });
  resume.additional.push({ id: "add1", title: "Terms", lines: [{ id: "l1", text: line }] });
  return resume;
}

function statedIn(line: string): Record<string, string> {
  const resume = baker(line);
  const source = readSource(resume, factsOf(resume), "2026-11-21");
  return Object.fromEntries(statedTerms(source).map(({ term, value }) => [term, value]));
}

describe("what a resume states of pay and time", () => {
  test.each([
    [
      "Notice period: 2 months. Last drawn salary: SGD 4,650. Expected: 5,600.",
      { "pay-now": "SGD 4,650", pay: "5,600", notice: "2 months" },
    ],
    [
      "Expected salary: negotiable Notice period: 1 month",
      { pay: "negotiable", notice: "1 month" },
    ],
    ["Expected CTC - 6 LPA, current CTC - 4.2 LPA", { "pay-now": "4.2 LPA", pay: "6 LPA" }],
    ["Available from 1 March 2027", { start: "1 March 2027" }],
    ["I can start in two weeks", { start: "in two weeks" }],
    ["4 weeks' notice", { notice: "4 weeks" }],
  ])("%s", (line, terms) => {
    expect(statedIn(line)).toEqual(terms);
  });

  test.each([
    ["Put up notices of 40 pages"],
    ["Available weekends"],
    ["Expected growth of the shop: 4%"],
    ["Paid salaries of 30 staff"],
    ["Expected: first team for the cup"],
    ["Notice: see the board of the hall"],
  ])("nothing: %s", (line) => {
    expect(statedIn(line)).toEqual({});
  });
});

const posting = `Baker

Elm House Ltd, Leeds

Requirements
- Baking bread

Please send your CV with a letter stating your expected salary and notice period.`;

async function letterFor(line: string) {
  const { letter } = await tailored(baker(line), posting);
  return letter.letter.paragraphs.map(({ text }) => text).join("\n");
}

test("a letter answers what it is asked of pay and time with what the resume states, and no more", async () => {
  const text = await letterFor(
    "Notice period: 1 month. Current salary: £24,000. Expected: £27,000",
  );
  expect(text).toContain("The pay I expect is £27,000. My notice period is 1 month.");
  expect(text).not.toContain("24,000");
});

test("what the resume does not state is not put off", async () => {
  expect(await letterFor("Sings in a choir")).not.toMatch(/\bpay\b|notice|when we speak/u);
});
