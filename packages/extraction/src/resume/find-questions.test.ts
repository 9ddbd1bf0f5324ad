import { blankEntry } from "@savile/model";
import type { Resume } from "@savile/model";
import { describe, expect, it } from "vitest";
import { questionsAbout } from "./find-questions.ts";

type Job = Resume["experience"][number];

const sound: Job = {
  ...blankEntry("experience", "exp1"),
  title: "Night Porter",
  company: "Harbour Light Inn",
  dates: { text: "2019 – 2021", start: "2019", end: "2021" },
};

function codesOf(change: Partial<Job>, name = "Tilda Marchbanks"): string[] {
  return questionsAbout({ ...sound, ...change }, name, () => []).map(({ code }) => code);
}

const dates = (text: string, start: string, end: string) => ({ dates: { text, start, end } });

describe("before a resume is made of a job", () => {
  it("nothing is asked where it names employer, start and title", () => {
    expect(codesOf({})).toEqual([]);
  });

  it("its employer is asked for", () => {
    expect(codesOf({ company: "" })).toEqual(["no_employer"]);
  });

  it.each([
    "Freelance Illustrator",
    "Illustrator (self-employed)",
    "Founder",
    "Co-owner",
    "Übersetzerin, freiberuflich",
    "Diseñadora autónoma",
    "Career break",
  ])("no employer is asked for where nobody employed the person: %s", (title) => {
    expect(codesOf({ title, company: "" })).toEqual([]);
  });

  it.each(["Foundry Worker", "Ownership Analyst", "Carerra Sales"])(
    "words that look alike do not count: %s",
    (title) => {
      expect(codesOf({ title, company: "" })).toEqual(["no_employer"]);
    },
  );

  it.each([
    ["", "", ""],
    ["– Present", "", "present"],
    ["until 2019", "", "2019"],
    ["bis 2019", "", "2019"],
    ["some years", "", ""],
  ])("its start is asked for where it says %j", (text, start, end) => {
    expect(codesOf(dates(text, start, end))).toEqual(["no_start"]);
  });

  it.each([
    ["2019", "", "2019"],
    ["Summer 2019", "", "2019"],
    ["since 2019", "2019", "present"],
  ])("one date is enough: %j", (text, start, end) => {
    expect(codesOf(dates(text, start, end))).toEqual([]);
  });

  it.each(["7", "•", "at", "Austin, TX", "Marchbanks, Tilda"])(
    "a title that is none is asked for: %s",
    (title) => {
      expect(codesOf({ title })).toEqual(["odd_title"]);
    },
  );

  it("the question names the value, the lines of the job and what was read", () => {
    const lines: Readonly<Record<string, string[]>> = {
      "exp1.title": ["t.l3"],
      "exp1.dates": ["t.l4"],
    };
    expect(questionsAbout({ ...sound, title: "7" }, "", (id) => lines[id] ?? [])).toEqual([
      {
        code: "odd_title",
        detail: "“7” was read as a job title, but it looks like a number.",
        lines: ["t.l3", "t.l4"],
        path: "exp1.title",
        text: "7",
      },
    ]);
  });
});
