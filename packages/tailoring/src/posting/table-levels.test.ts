import { describe, expect, it } from "vitest";
import { parsePosting } from "./parse-posting.ts";

interface Criterion {
  readonly group?: string;
  readonly text: string;
  readonly level: "E" | "D";
  readonly assessed: string;
}

const criteria: readonly Criterion[] = [
  { group: "Qualifications", text: "GCSE English and maths", level: "E", assessed: "A" },
  { text: "NVQ Level 3 in administration", level: "D", assessed: "A" },
  { group: "Experience", text: "Two years in a busy office", level: "E", assessed: "A, I" },
  { text: "Minute taking", level: "D", assessed: "I" },
  { group: "Personal", text: "Microsoft Excel", level: "E", assessed: "T" },
  { text: "SIMS", level: "D", assessed: "A" },
];

/** The criteria with the labels of their groups, each set by `row`. */
function table(row: (one: Criterion, at: number) => string): string {
  return criteria
    .map((one, at) => (one.group === undefined ? "" : `${one.group}\n`) + row(one, at))
    .join("\n");
}

const word = { E: "Essential", D: "Desirable" } as const;

function levelsOf(body: string): string[] {
  const text = `School Secretary\n\nMain duties\n- Greet visitors\n- Keep the registers\n\nPERSON SPECIFICATION\n${body}\n\nThe trust has 11 academies and many partners.`;
  return parsePosting(text).requirements.map(({ text: what, level }) => `${level}: ${what}`);
}

const expected = [
  "required: GCSE English and maths",
  "preferred: NVQ Level 3",
  "preferred: administration",
  "required: Two years in a busy office",
  "preferred: Minute taking",
  "required: Microsoft Excel",
  "preferred: SIMS",
];

describe("a table of criteria says what is asked and at which level", () => {
  it.each([
    [
      "with its cells in a row",
      `Criterion\tE/D\tAssessed\n${table(({ text, level, assessed }) => `${text}\t${level}\t${assessed}`)}`,
    ],
    [
      "with each cell on a line",
      `Criteria\nE/D\nAssessed by\n${table(({ text, level, assessed }) => [text, level, assessed].join("\n"))}`,
    ],
    [
      "with the level in words",
      table(({ text, level }) => `${text}\n${word[level]}\nApplication / Interview`),
    ],
    ["with the level before each", table(({ text, level }) => `${level}  ${text}`)],
    ["with the level in parentheses", table(({ text, level }) => `${text} (${level})`)],
    ["with numbers", table(({ text, level }, at) => `${level}${at + 1} ${text}`)],
    [
      "with a column for each level",
      "Attribute\tEssential\tDesirable\nQualifications\tGCSE English and maths\tNVQ Level 3 in administration\nExperience\tTwo years in a busy office\tMinute taking\nSkills\tMicrosoft Excel\tSIMS",
    ],
  ])("%s", (_, body) => {
    expect(levelsOf(body)).toEqual(expected);
  });

  it("but headings over several lines are none", () => {
    const body =
      "Essential\nGCSE English and maths\nTwo years in a busy office\nMicrosoft Excel\nDesirable\nMinute taking\nSIMS";
    expect(levelsOf(body)).toEqual([
      "required: GCSE English and maths",
      "required: Two years in a busy office",
      "required: Microsoft Excel",
      "preferred: Minute taking",
      "preferred: SIMS",
    ]);
  });

  it("and a lone letter is none", () => {
    expect(
      levelsOf("- Class E licence\n- Vitamin D\n- Plan E").every((one) =>
        one.startsWith("required"),
      ),
    ).toBe(true);
  });
});
