import { describe, expect, it } from "vitest";
import { namesPaper, paperNames } from "./paper-names.ts";

function isNamed(asked: string, line: string): boolean {
  return namesPaper(line, paperNames(asked, []), false);
}

describe("a paper of a register", () => {
  it.each([
    ["Registered Midwife with the NMC", "NMC PIN active since 2013"],
    ["Chartered Engineer with the IMECHE", "IMECHE member 4711"],
    ["Must be registered as a nurse with the NMBI", "NMBI registration, general division"],
  ])("is named by its body: %s", (asked, line) => {
    expect(isNamed(asked, line)).toBe(true);
  });

  it.each([
    ["Registered Midwife with the NMC", "HCPC registration"],
    ["Works closely with the NMC", "PIN active since 2013"],
    ["Registered Midwife with the NMC", "Baby Friendly breastfeeding management"],
  ])("is not named by another: %s", (asked, line) => {
    expect(isNamed(asked, line)).toBe(false);
  });
});
