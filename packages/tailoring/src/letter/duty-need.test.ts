import { timeLimit } from "@savile/testing";
import { describe, expect, it } from "vitest";
import { dutyPhrases } from "./duty-need.ts";

describe("what a duty asks one to do", () => {
  it.each([
    [
      "Provide bedside care for patients on a 30-bed telemetry unit",
      ["providing bedside care for patients"],
    ],
    [
      "You will drive a set route, unload cases with a hand truck and handle invoices",
      ["driving a set route", "unloading cases with a hand truck"],
    ],
    [
      "The Corporate Trainer designs and delivers onboarding courses for claims staff",
      ["designing and delivering onboarding courses"],
    ],
    [
      "Responsibilities include managing document productions, preparing exhibits for trial",
      ["managing document productions", "preparing exhibits for trial"],
    ],
    ["Mentor new teachers during their first two years", ["mentoring new teachers"]],
    ["Selects, evaluates and trains materials clerks", ["training materials clerks"]],
  ])("%j", (text, phrases) => {
    expect(dutyPhrases(text)).toEqual(expect.arrayContaining(phrases));
  });

  it.each([
    "Ability to lift 50 pounds",
    "Selects, evaluates and flummoxes materials for children",
    "Ensure excellence in everything you do",
    "Stock in order",
    "Participate in team meetings",
    "Fluent in Spanish",
    "Oversee company's Itemization Review department",
    "",
  ])("finds nothing that can stand alone in %j", (text) => {
    expect(dutyPhrases(text)).toEqual([]);
  });

  it("reads a hostile text in time", () => {
    const start = performance.now();
    dutyPhrases("run and ".repeat(12_000));
    dutyPhrases("The A ".repeat(16_000));
    dutyPhrases(`${" ".repeat(100_000)}x`);
    expect(performance.now() - start).toBeLessThan(timeLimit(1_500));
  });
});
