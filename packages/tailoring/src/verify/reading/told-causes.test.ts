import { describe, expect, it } from "vitest";
import { causesIn, tellsOfChange } from "./told-causes.ts";

function sides(text: string): [string, string][] {
  return causesIn(text).map((link) => [
    text.slice(...link.cause).trim(),
    text.slice(...link.effect).trim(),
  ]);
}

describe("a cause told by grammar", () => {
  it.each([
    ["Mentoring six trainees cut delays by half", "Mentoring six trainees", "cut delays by half"],
    [
      "The leaflets I drew brought complaints down",
      "The leaflets I drew",
      "brought complaints down",
    ],
    ["Drew leaflets, bringing complaints down", "Drew leaflets", "bringing complaints down"],
    [
      "Complaints fell from 9 to 4 with clear leaflets",
      "clear leaflets",
      "Complaints fell from 9 to 4",
    ],
    [
      "With clear leaflets, complaints fell from 9 to 4",
      "With clear leaflets,",
      "complaints fell from 9 to 4",
    ],
  ])("is found in: %s", (text, cause, effect) => {
    expect(sides(text)).toContainEqual([cause, effect]);
  });

  it.each([
    "Complaints fell from 9 to 4 with two colleagues",
    "The crew cut delays by half",
    "Ticket sales cut from 300 to 200",
    "Nightly waits brought down from 300 to 200",
    "Quietly cut waits by half",
    "Raised sales since 2019",
    "Drew leaflets, working with printers",
    "Mentored six trainees and cut delays by half",
  ])("is not found in: %s", (text) => {
    expect(sides(text)).toEqual([]);
  });
});

it("knows a change by its words or its ends", () => {
  expect(tellsOfChange("lifting takings")).toBe(false);
  expect(tellsOfChange("the yield went from 4 to 9")).toBe(true);
  expect(tellsOfChange("improved the yield")).toBe(true);
});
