import { describe, expect, it } from "vitest";
import { besideDates, isHeader, periodOf } from "./dated-header.ts";

describe("a header with dates", () => {
  it.each([
    ["TERN RADIO, orland ........ jan 2010 - may 2012", "TERN RADIO, orland"],
    ["2018 to 2025\tKESTLE NETS, Orland (my own)", "KESTLE NETS, Orland (my own)"],
    ["[Aug 2012 - Mar 2014]  Sable Net Loft", "Sable Net Loft"],
    ["Sable Net Loft (2012 - 2014)", "Sable Net Loft"],
  ])("names what stands beside them: %s", (text, name) => {
    expect(isHeader(text)).toBe(true);
    expect(besideDates(text)).toBe(name);
  });

  it.each(["Sable Net Loft", "Nets rose from 2012 to 2014 by half", "mended nets 2012 - 2014"])(
    "is not: %s",
    (text) => expect(isHeader(text)).toBe(false),
  );

  it("is short and has two ends", () => {
    expect(periodOf("Sable Net Loft 2012 - 2014")).toMatchObject({ start: "2012", end: "2014" });
    expect(periodOf("Joined Sable Net Loft in 2012")).toBeUndefined();
    expect(periodOf(`${"net ".repeat(12)}2012 - 2014`)).toBeUndefined();
  });
});
