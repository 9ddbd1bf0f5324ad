import { describe, expect, it, test } from "vitest";
import { parsePosting } from "./parse-posting.ts";

const head = "Shop Clerk at Orbit Books";

function asked(body: string): string[] {
  return parsePosting(`${head}\n\n${body}`).requirements.map(({ text }) => text);
}

function duties(body: string): string[] {
  return parsePosting(`${head}\n\n${body}`).duties.map(({ text }) => text);
}

describe("what is asked for is found where no heading says so", () => {
  const list =
    "- Sell frames to walk-in customers\n- Keep the shop tidy\n- Excellent phone manner\n- Comfortable in a busy shop\n- Order stock each week";

  it("among duties", () => {
    expect(asked(list)).toEqual(["phone manner", "Comfortable in a busy shop"]);
    expect(duties(list)).toHaveLength(3);
  });

  it("below a heading for duties", () => {
    expect(asked(`Responsibilities\n${list}`)).toEqual(asked(list));
  });

  it("behind a semicolon of a duty", () => {
    const body = "Responsibilities\n- Keep all logs up to date; attention to detail";
    expect(asked(body)).toEqual(["attention to detail"]);
  });

  it("in a sentence on the person", () => {
    expect(
      asked("We are looking for people with a good eye for figures who can sell frames."),
    ).toEqual(["eye for figures", "sell frames"]);
    expect(asked("The ideal candidate will be calm, honest and quick with numbers.")).toEqual([
      "calm",
      "honest",
      "quick with numbers",
    ]);
    expect(asked("Orbit Books is seeking a driven and reliable Clerk to open the shop.")).toEqual([
      "driven",
      "reliable",
    ]);
  });
});

describe("what is no demand", () => {
  it.each([
    [
      "a benefit below the demands",
      "Requirements\n- Excel\n- Health insurance\n- Free lunch on Fridays",
    ],
    ["what the law says", "Requirements\n- Excel\nWe are an equal opportunity employer."],
    ["what the employer does", "Requirements\n- Excel\nWe use SAP and love Kubernetes."],
    ["how to apply", "Requirements\n- Excel\nPlease send your CV to us."],
    ["a heading", "Requirements:\n- Excel\nYour Know-How:"],
    [
      "a story below the list",
      "Requirements\n- Excel\n\nOrbit began as a stall on the market square and grew year by year into forty shops.",
    ],
    [
      "years of others",
      "Requirements\n- Excel\n\nWith over 10 years of experience in the book trade, Orbit is known.",
    ],
    ["what is not needed", "Requirements\n- Excel\n- No lifting or driving is required"],
  ])("%s", (_, body) => {
    expect(asked(body)).toEqual(["Excel"]);
  });
});

describe("a line that does not decide goes with those around it", () => {
  it("below a heading of a known kind", () => {
    expect(asked("Requirements\n- First aid\n- Located in Leeds")).toHaveLength(2);
    expect(duties("Responsibilities\n- Some data entry\n- Stock control")).toHaveLength(2);
  });

  it("in a list where most lines say what they are", () => {
    const list = "- Ability to lift 50 lbs\n- Knowledge of paper\n- Steady hands";
    expect(asked(list)).toContain("Steady hands");
  });

  it("but not in a block of its own in which nothing is asked", () => {
    const body =
      "Requirements\n- Excel\n- Knowledge of paper\n\nA Place to Thrive\nCasual dress code\nSolar panels on the roof";
    expect(asked(body)).toEqual(["Excel", "Knowledge of paper"]);
  });
});

test("a sentence that ends with a colon opens what it speaks of", () => {
  const body =
    "You will be responsible for:\n- Stock control\n- Till rolls\nThis person must:\n- Work on two floors";
  expect(duties(body)).toEqual(["Stock control", "Till rolls"]);
  expect(asked(body)).toEqual(["Work on two floors"]);
});

test("levels come from the words of a line, then from its heading", () => {
  const levels = parsePosting(
    `${head}\n\nRequirements\n- Excel\n- Spanish is a plus\nNice to have\n- First aid`,
  ).requirements.map(({ text, level }) => `${text}: ${level}`);
  expect(levels).toEqual(["Excel: required", "Spanish: preferred", "First aid: preferred"]);
});

test("a sentence without a verb goes on with the demand before it", () => {
  expect(
    asked("Somebody happy to take blood is who we miss. Dental scaling too. We have two cats."),
  ).toContain("Dental scaling");
  expect(asked("We have two cats. Dental scaling too.")).toEqual([]);
});
