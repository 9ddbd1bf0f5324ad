import { describe, expect, it } from "vitest";
import { conjugate } from "./conjugate.ts";
import { readLine } from "./read-line.ts";

describe("a line in the first person", () => {
  it.each([
    [
      "Plan, teach and grade lessons for five classes.",
      "planned, taught and graded lessons for five classes",
    ],
    [
      "Maintains logs, orders parts and trains two helpers",
      "maintained logs, ordered parts and trained two helpers",
    ],
    ["Rig lines and set up the stage", "rigged lines and set up the stage"],
    ["Tracked attendance and reported outcomes", "tracked attendance and reported outcomes"],
    ["Co-teaching two classes of beginners", "co-taught two classes of beginners"],
    ["Carry out initial survey and plan berths", "carried out initial survey and planned berths"],
    ["HPLC runs and their records", undefined],
    ["Staff nurse on a ward", undefined],
    ["Maintain safety and support systems", undefined],
  ])("of the past: %j", (text, said) => {
    expect(conjugate(readLine(text), "past")).toBe(said);
  });

  it.each([
    ["Maintains logs and trains two helpers", "maintain logs and train two helpers"],
    ["Rebuilt the yard", "rebuilt the yard"],
  ])("of the present: %j", (text, said) => {
    expect(conjugate(readLine(text), "base")).toBe(said);
  });

  it.each([
    ["Tracked attendance and reported outcomes", "tracking attendance and reporting outcomes"],
    [
      "Run the till, count cash and write the report",
      "running the till, counting cash and writing the report",
    ],
  ])("as work: %j", (text, said) => {
    expect(conjugate(readLine(text), "gerund")).toBe(said);
  });
});

describe("an article that a resume leaves out", () => {
  it.each([
    [
      "Operated cash register and answered telephones",
      "operated the cash register and answered telephones",
    ],
    ["Led migration of two sites to a new host", "led the migration of two sites to a new host"],
    ["Built shed for six bicycles", "built a shed for six bicycles"],
    ["Provided training to new staff", "provided training to new staff"],
    ["Took charge of two wards", "took charge of two wards"],
    ["Helped create maps of two parks", "helped create maps of two parks"],
    ["Resolved sensitive and complex claims", "resolved sensitive and complex claims"],
    ["Created a progress bar", "created a progress bar"],
  ])("stands in %j", (text, said) => {
    expect(conjugate(readLine(text), "past")).toBe(said);
  });
});
