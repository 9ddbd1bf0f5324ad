import { describe, expect, it } from "vitest";
import { dutyPhrases, isFringe } from "./duty-phrase.ts";

describe("a duty in a few words", () => {
  it.each(["Sponsors a club or coaches", "Fundraise or a capital campaign"])(
    "is not made of %j, in which a verb is left as it was",
    (duty) => {
      expect(dutyPhrases(duty)).toEqual([]);
    },
  );

  it("is not cut behind half of a thing", () => {
    for (const { task } of dutyPhrases(
      "Prepare reports requiring the selection of data from files",
    ))
      expect(task).not.toMatch(/the selection$/);
  });

  it("does not end on a word that counts what was cut off", () => {
    for (const { task } of dutyPhrases("writing rosters for a team of 16"))
      expect(task).not.toMatch(/team$/);
  });

  it("is not made of a thing that an adjective opens", () => {
    expect(dutyPhrases("Full hearing assessments on adults")).toEqual([]);
  });

  it.each([
    [
      "Carry out audits of medication, falls and pressure ulcers",
      "audits of medication, falls and pressure ulcers",
    ],
    ["Conduct risk assessments of new sites", "risk assessments of new sites"],
  ])("names what is done where the verb says nothing: %s", (duty, text) => {
    expect(dutyPhrases(duty)[0]).toEqual({ text, task: "" });
  });

  it("does not take a second deed for a thing", () => {
    for (const { text } of dutyPhrases("carry out needs assessments and agree support plans"))
      expect(text).not.toMatch(/agree/);
  });

  it.each([
    ["Build the custom framework-based", /-based$/u],
    ["Maintenance of power distribution system", /system$/u],
  ])("names no thing without its end or its article: %s", (duty, end) => {
    for (const { text } of dutyPhrases(duty)) expect(text).not.toMatch(end);
  });

  it("keeps what is not counted", () => {
    expect(dutyPhrases("Preparation of hot food")).not.toEqual([]);
  });

  it("is not made of what is done to the employer", () => {
    expect(dutyPhrases("prepare us for inspection visits")).toEqual([]);
  });

  it("knows what stands on the edge of a post", () => {
    expect(isFringe("general housekeeping of the lab")).toBe(true);
    expect(isFringe("supervising three optical assistants")).toBe(false);
  });
});
