import { describe, expect, it } from "vitest";
import { emptyResume } from "../resume/empty-resume.ts";
import { countryOf, countryOfPhone } from "./country-of.ts";
import { localeIn, localeOf, longDate } from "./locale.ts";
import { spelled } from "./spelled.ts";

const day = "2026-11-24";
const person = (location: string, phone = "") => ({
  ...emptyResume(),
  contact: { ...emptyResume().contact, location, phone },
});

describe("what is usual in a place", () => {
  it.each([
    ["US", "letter", "November 24, 2026", "Resume", "us"],
    ["GB", "a4", "24 November 2026", "CV", "gb"],
    ["IE", "a4", "24 November 2026", "CV", "gb"],
    ["CA", "letter", "November 24, 2026", "Resume", "ca"],
    ["AU", "a4", "24 November 2026", "Resume", "gb"],
    ["IN", "a4", "24 November 2026", "Resume", "gb"],
    ["DE", "a4", "24 November 2026", "CV", "gb"],
    ["CH", "a4", "24 November 2026", "CV", "gb"],
    ["AT", "a4", "24 November 2026", "CV", "gb"],
    ["NL", "a4", "24 November 2026", "CV", "gb"],
    ["FR", "a4", "24 November 2026", "CV", "gb"],
    ["JP", "a4", "November 24, 2026", "Resume", "us"],
  ])("in %s: %s, %s, %s, %s", (country, paper, date, resumeWord, spelling) => {
    const locale = localeIn(country, "setting");
    expect(locale).toMatchObject({ country, paper, resumeWord, spelling });
    expect(longDate(day, locale)).toBe(date);
  });
});

describe("the country of a place", () => {
  it.each([
    ["Austin, TX", "US"],
    ["Cambridge, MA 02139", "US"],
    ["Dover, DE", "US"],
    ["Gary, IN", "US"],
    ["San Jose, CA", "US"],
    ["Portland, Oregon", "US"],
    ["Remote (US)", "US"],
    ["Berlin, DE", "DE"],
    ["Bengaluru, IN", "IN"],
    ["Toronto, CA", "CA"],
    ["Toronto, ON M5V 2T6", "CA"],
    ["London, Ontario", "CA"],
    ["London", "GB"],
    ["Leeds, West Yorkshire", "GB"],
    ["Oban, Argyll", "GB"],
    ["Hexham NE46 1XD", "GB"],
    ["Bristol, UK", "GB"],
    ["Dublin 4", "IE"],
    ["Newbridge, Co. Kildare", "IE"],
    ["Downpatrick, Co. Down", "GB"],
    ["Parramatta NSW 2150", "AU"],
    ["Perth, WA", "AU"],
    ["Perth, Scotland", "GB"],
    ["Lindenstraße 5, 70173 Stuttgart", "DE"],
    ["8004 Zürich", "CH"],
    ["A-8010 Graz", "AT"],
    ["1012 AB Amsterdam", "NL"],
    ["75011 Paris", "FR"],
    ["Paris, TX", "US"],
    ["Shibuya-ku, Tokyo", "JP"],
    ["Mumbai, Maharashtra", "IN"],
    ["Remote", undefined],
    ["Smallville", undefined],
    ["", undefined],
  ])("%s is in %s", (place, country) => {
    expect(countryOf(place)).toBe(country);
  });

  it.each([
    ["+44 20 7946 0018", "GB"],
    ["0049 711 123456", "DE"],
    ["+1 555 010 0199", undefined],
    ["(020) 7946 0018", undefined],
  ])("the number %s is of %s", (phone, country) => {
    expect(countryOfPhone(phone)).toBe(country);
  });
});

describe("the place of documents", () => {
  it.each([
    [
      "the setting above all",
      { location: "Austin, TX" },
      person("Leeds, UK"),
      "CH",
      "CH",
      "setting",
    ],
    [
      "the posting's place",
      { location: "Austin, TX" },
      person("Leeds, UK"),
      undefined,
      "US",
      "posting",
    ],
    [
      "what the posting's text says",
      { text: "£32,000 a year" },
      person("Lyon"),
      undefined,
      "GB",
      "posting",
    ],
    ["the person's place", { location: "Remote" }, person("Leeds"), undefined, "GB", "person"],
    ["the person's telephone", {}, person("", "+61 2 9000 0000"), undefined, "AU", "person"],
    ["the person's language", {}, { ...emptyResume(), language: "de" }, undefined, "DE", "person"],
    ["nothing", {}, emptyResume(), undefined, "US", "nothing"],
  ] as const)("is told by %s", (_, posting, resume, setting, country, by) => {
    expect(localeOf(posting, resume, setting)).toMatchObject({ country, by });
  });
});

describe("our words", () => {
  const text = "Organized the labor of a center; my licenses and papers. Licensed to analyze.";
  it.each([
    ["us", text],
    ["gb", "Organised the labour of a centre; my licences and papers. Licensed to analyse."],
    ["ca", "Organized the labour of a centre; my licences and papers. Licensed to analyse."],
  ] as const)("are spelt as in %s", (spelling, out) => {
    expect(spelled(text, spelling)).toBe(out);
  });

  it.each(["Size, prize and seize", "A doctor's error", "enter the centerpiece"])(
    "%s stays",
    (same) => {
      expect(spelled(same, "gb")).toBe(same);
    },
  );
});
