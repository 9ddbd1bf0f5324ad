import { describe, expect, it } from "vitest";
import { isSpelledFrom, saysMonth, spellsOut } from "./abbreviated.ts";
import { frameOf } from "./frame.ts";

function spelledBy(claim: string, word: string, source: string): boolean {
  const frame = frameOf(claim);
  const found = frame.words.find(({ lower }) => lower === word);
  return found !== undefined && spellsOut(frame, found, frameOf(source));
}

function said(claim: string, word: string, source: string): boolean {
  const frame = frameOf(claim);
  const found = frame.words.find(({ text }) => text === word);
  return found !== undefined && isSpelledFrom(frame, found, frameOf(source));
}

describe("a month in figures", () => {
  it.each(["exp. 08/2027", "8.2027", "since 2027-08", "2027/8"])("is said by %s", (text) => {
    expect(saysMonth(text, "august")).toBe(true);
  });

  it.each(["18/2027", "08/20", "2027", "room 8"])("is not said by %s", (text) => {
    expect(saysMonth(text, "august")).toBe(false);
  });
});

describe("initials", () => {
  it.each([
    ["Use of an automated external defibrillator", "external", "First aid, AED"],
    ["Bookings of online travel agencies", "travel", "Handled OTAs"],
    ["Department of motor vehicles records", "motor", "DMV records"],
  ])("cover the words that they stand for: %s", (claim, word, source) => {
    expect(spelledBy(claim, word, source)).toBe(true);
  });

  it.each([
    ["Automated, external defibrillator", "external", "AED"],
    ["External defibrillator", "external", "ED"],
    ["Automated external defibrillator", "automated", "Aed is a word here"],
    ["Online travel agencies of Europe", "europe", "OTA"],
  ])("cover nothing else: %s", (claim, word, source) => {
    expect(spelledBy(claim, word, source)).toBe(false);
  });
});

describe("letters for a name", () => {
  it.each([
    ["Inns in New Jersey and Ohio", "Jersey", "Inns in NJ, OH"],
    ["Inns in NJ", "NJ", "Inns in New Jersey"],
    ["Motors on Orland Instruments C20", "Orland", "Motors on OI C20"],
    ["Brushless DC motors", "DC", "BLDC motors"],
  ])("stand for states, and beside the same word for any: %s", (claim, word, source) => {
    expect(said(claim, word, source)).toBe(true);
  });

  it.each([
    ["Inns in New Jersey", "Jersey", "Inns in NY"],
    ["Motors of Orland Instruments", "Orland", "Motors on OI C20"],
    ["Inns in Delaware", "Delaware", "Inns de luxe"],
    ["Direct DC motors", "DC", "BLDC motors"],
  ])("stand for nothing else: %s", (claim, word, source) => {
    expect(said(claim, word, source)).toBe(false);
  });
});
