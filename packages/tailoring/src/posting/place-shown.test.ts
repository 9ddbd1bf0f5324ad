import { describe, expect, it } from "vitest";
import { parsePosting } from "./parse-posting.ts";

const body =
  "\n\nWe run a small house and look after it.\n\nRequirements\n- Driving licence\n- Two years of night work";

describe("the place that the head shows", () => {
  it.each([
    ["Night Porter\nOak Mill Hotel, Bergen, Norway", "Bergen, Norway"],
    ["Night Porter\nOak Mill Hotel & Residences, Ras Al Khaimah, UAE", "Ras Al Khaimah, UAE"],
    ["Night Porter\n\nOak Mill Hotel, Salem OR. $34-40/hr", "Salem OR"],
    ["Night Porter\nOak Mill Hotel Limited\nPerth office with visits to the coast", "Perth"],
  ])("%s", (head, place) => {
    expect(parsePosting(head + body).location).toBe(place);
  });

  it.each([
    [
      "at the end of the title",
      "Night Porter, 40 hrs, Venray",
      "Our house in Venray grows.",
      "Venray",
    ],
    [
      "on a line of its own",
      "Night Porter\nOak Mill Hotel\nVenray",
      "You live near Venray.",
      "Venray",
    ],
    [
      "behind the house",
      "Night Porter",
      "The Oak Mill Hotel in Venray is looking for you.",
      "Venray",
    ],
    [
      "behind the house of the one who writes",
      "Night Porter",
      "Come to us here at the Oak Mill in Venray.",
      "Venray",
    ],
    [
      "and no days of the week",
      "Night Porter, Tues-Fri, nights",
      "We are open on days, Tues-Fri, Sat.",
      undefined,
    ],
    [
      "and no house that is called so",
      "Night Porter - Venray",
      "Venray is a house in Venray.",
      undefined,
    ],
    [
      "and nothing that one is at home in",
      "Night Porter",
      "You are at home in Steinway and Yamaha.",
      undefined,
    ],
    [
      "and no word that is not told as a town",
      "Night Porter - Residential",
      "We keep houses.",
      undefined,
    ],
  ])("%s", (_, head, line, place) => {
    expect(parsePosting(`${head}\n\n${line}${body}`).location).toBe(place);
  });

  it("is none of a search box", () => {
    expect(
      parsePosting(`ToolBoard  🔎 Porter  📍 Leeds QLD\n\nNight Porter\nOak Ltd${body}`).location,
    ).toBeUndefined();
  });
});

describe("an employer that hides has no name, nor is a street one", () => {
  it.each([
    ["Night Porter\nEmployer: Confidential (four-star hotel)", undefined],
    ["Night Porter\nOak Mill Asia Pte. Ltd.\nLocation: Leeds", "Oak Mill Asia Pte. Ltd."],
    ["Night Porter\nMill Road, Co. Cork | Permanent, full-time", undefined],
  ])("%s", (head, company) => {
    expect(parsePosting(head + body).company).toBe(company);
  });
});

describe("a long text of nothing asks for nothing, whatever it is made of", () => {
  it.each([" ".repeat(10_000), "a\n".repeat(2_000)])("text %#", (text) => {
    expect(parsePosting(text).requirements).toEqual([]);
  });
});
