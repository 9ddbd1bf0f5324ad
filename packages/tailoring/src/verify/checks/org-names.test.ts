import { describe, expect, it } from "vitest";
import { orgAt } from "./org-names.ts";

describe("an employer", () => {
  it.each([
    ["Mender at Orland Dye Works", "Orland Dye Works, Tessaly", "Orland Dye Works"],
    ["Mender at orland dye works", "Orland Dye Works Ltd", "orland dye works"],
    ["Mender at Kestrelpay since 2020", "Kestrelpay Technologies", "Kestrelpay"],
    ["Worked for Quillon", "QUILLON INSTRUMENTS", "Quillon"],
  ])("is named in: %s", (text, org, name) => {
    expect(text.slice(...(orgAt(text, org) ?? [0, 0]))).toBe(name);
  });

  it.each([
    ["Worked in the City of Bellhaven", "City of Tarrel"],
    ["A kestrel on the roof", "Kestrel Iron"],
    ["Orlandish cloth", "Orland"],
    ["Worked", ""],
  ])("is not named in: %s (%s)", (text, org) => {
    expect(orgAt(text, org)).toBeUndefined();
  });
});
