import { describe, expect, it } from "vitest";
import { matchRequirements } from "../match/match-requirements.ts";
import { readSource } from "../match/source.ts";
import { parsePosting } from "../posting/parse-posting.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { figureOf } from "./figure-of.ts";
import { proofTable } from "./proof-table.ts";

describe("the figure of a line", () => {
  it.each([
    ["Kept the books of 30 clients in Xero", "30 clients"],
    ["Cut returns by 40% within a year", "40%"],
    ["Ran a budget of $2.4 million for 12 sites", "$2.4 million"],
    ["Led seven fitters on two sites", "seven fitters"],
    ["Trained since 2019 at the mill", undefined],
    ["Kept the ovens clean", undefined],
  ])("of %j is %j", (line, figure) => {
    expect(figureOf(line)).toBe(figure);
  });

  it("is written as the line writes it", () => {
    expect(figureOf("Saved £1,200 – a month’s rent")).toBe("£1,200");
  });
});

describe("the table of proof", () => {
  const resume = buildResume({
    name: "Ada Moss",
    jobs: [
      {
        title: "Bookkeeper",
        company: "Fern & Sons",
        start: "2019-02",
        end: "2024-03",
        bullets: ["Ran the payroll of 80 staff", "Kept the books of 30 clients in Xero"],
      },
    ],
    skills: ["Payroll", "Xero"],
  });
  const source = readSource(resume, factsOf(resume), "2026-11-21");
  const posting = parsePosting(
    "Bookkeeper\nRequirements\n- Payroll\n- 3 years of bookkeeping experience\n- Welding\nNice to have\n- Xero",
  );
  const table = proofTable({
    posting,
    sourceOf: () => source,
    matches: matchRequirements(source, posting),
  });
  const row = (text: RegExp) => table.find(({ asked }) => text.test(asked));

  it("has a row for each requirement, the must-haves first", () => {
    expect(table).toHaveLength(posting.requirements.length);
    const levels = table.map(({ level }) => level);
    expect(levels).toEqual(levels.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
  });

  it("shows the line of work with its figure and its time, not the list of skills", () => {
    expect(row(/payroll/iu)).toMatchObject({
      coverage: "met",
      factId: "exp1.b1",
      line: "Ran the payroll of 80 staff",
      figure: "80 staff",
      when: resume.experience[0]?.dates.text,
    });
    expect(row(/xero/iu)).toMatchObject({ factId: "exp1.b2", figure: "30 clients" });
  });

  it("shows years by the roles that they add up from", () => {
    expect(row(/years/iu)).toMatchObject({ line: "Bookkeeper, Fern & Sons", figure: "5 years" });
  });

  it("shows a language with its level", () => {
    const spoken = { ...resume, languages: [{ id: "lng1", name: "Spanish", level: "fluent" }] };
    const read = readSource(spoken, factsOf(spoken), "2026-11-21");
    const asked = parsePosting("Bookkeeper\nRequirements\n- Spanish\n- Payroll");
    const rows = proofTable({
      posting: asked,
      sourceOf: () => read,
      matches: matchRequirements(read, asked),
    });
    expect(rows.find(({ asked: text }) => text === "Spanish")?.line).toBe("Spanish, fluent");
  });

  it("leaves a row empty where nothing shows it", () => {
    const missing = row(/welding/iu);
    expect(missing?.coverage).toBe("missing");
    expect(missing).not.toHaveProperty("line");
  });

  it("holds no word of the person's that the resume does not hold", () => {
    const own = JSON.stringify(resume);
    const lines = table.flatMap(({ factId, line }) =>
      factId?.includes(".b") === true ? (line ?? []) : [],
    );
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !own.includes(line))).toEqual([]);
  });
});
