import { describe, expect, it } from "vitest";
import { hangs, standsByItself, withoutDangling } from "./hanging.ts";
import { parsePosting } from "./parse-posting.ts";

describe("a phrase", () => {
  it.each([
    "in particular with children",
    "and of balancing a till",
    "especially under time pressure",
    "either in the public sector",
    "both face to face and by phone",
    "mainly with adults",
    "to tight deadlines",
  ])("leans on what stands before it: %s", (text) => {
    expect(hangs(text)).toBe(true);
  });

  it.each([
    "in good health",
    "at ease on ladders",
    "up to 40% overnights",
    "both written and spoken Dutch",
    "after-hours cover",
    "over two years at sea",
    "bread and pastry",
  ])("stands by itself: %s", (text) => {
    expect(standsByItself(text)).toBe(true);
  });

  it.each([
    "0.8 to 1.0 FTE",
    "six months",
    "1 April 2027",
    "isn't vital",
    "working towards it",
    "do not insist on it",
  ])("asks for nothing: %s", (text) => {
    expect(standsByItself(text)).toBe(false);
  });

  it.each([
    ["two years in a role with a", "two years in a role"],
    ["a degree in law or", "a degree in law"],
    ["willing to follow up", "willing to follow up"],
    ["writes every cheque as", "writes every cheque"],
    ["leading the", "leading"],
    ["the", "the"],
  ])("ends where its words end: %s", (text, kept) => {
    expect(withoutDangling(text)).toBe(kept);
  });
});

function askedOf(line: string): string[] {
  const head = "Clerk at Orbit Books\nLeeds\n\nTasks\n- Plan the week\n- Check deliveries\n\n";
  return parsePosting(`${head}What we ask\n- ${line}\n- French\n`)
    .requirements.map(({ text }) => text)
    .filter((text) => text !== "French");
}

describe("a demand", () => {
  it.each([
    [
      "Level 2 and Level 1 of the national swimming teacher award",
      ["Level 2 and Level 1 of the national swimming teacher award"],
    ],
    [
      "Experience in leading, or deputising for the leader of, a small team",
      ["leading, or deputising for the leader of, a small team"],
    ],
    [
      "Experience of preparing, and presenting, reports to a board",
      ["preparing, and presenting, reports to a board"],
    ],
    [
      "Comfortable with children of all ages, but especially with under-fives",
      ["Comfortable with children of all ages"],
    ],
    ["Experience of mending nets, and of splicing rope", ["mending nets", "splicing rope"]],
    [
      "A degree in a relevant subject or, failing that, four years in a comparable post",
      ["degree in a relevant subject", "four years in a comparable post"],
    ],
    [
      "Fluent in Welsh or willing to learn it within two years",
      ["Fluent in Welsh", "willing to learn it"],
    ],
    [
      "Able to work alone as well as in a team, and to know when to ask",
      ["work alone as well as in a team", "know when to ask"],
    ],
    ["Clean, tidy and punctual", ["Clean", "tidy", "punctual"]],
    [
      "Experience within a hatchery or on a trout farm",
      ["Experience within a hatchery or on a trout farm"],
    ],
    [
      "Two years' experience in a similar role with a housing association, council or other landlord",
      [
        "Two years' experience in a similar role with a housing association, council or other landlord",
      ],
    ],
    ["Mending harness, as the post includes two heavy horses", ["Mending harness"]],
    ["Working with people who are deaf", ["Working with people"]],
  ])("is shown as a phrase or whole: %s", (line, expected) => {
    expect(askedOf(line)).toEqual(expected);
  });
});
