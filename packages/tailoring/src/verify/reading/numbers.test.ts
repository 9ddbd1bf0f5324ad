import { describe, expect, it } from "vitest";
import { frameOf } from "./frame.ts";
import { readNumbers } from "./numbers.ts";

function valuesOf(text: string): number[] {
  return readNumbers(text).map(({ value }) => value);
}

describe("numbers in words and figures", () => {
  it.each([
    ["sorted fifty-three crates", [53]],
    ["a hundred and sixty parcels", [160]],
    ["four hundred and eighteen plants", [418]],
    ["fifteen hundred pounds", [1500]],
    ["eight thousand three hundred seats", [8300]],
    ["one hundred twenty thousand euros", [120_000]],
    ["five point two litres", [5.2]],
    ["€3.4m and 2.6k", [3_400_000, 2600]],
    ["$30-45K", [30_000, 45_000]],
    ["a six-strong crew with an eight-ton hoist", [6, 8]],
    ["three dozen trays, half a dozen ovens", [36, 6]],
    ["two years and a half", [2.5]],
    ["four years and six months", [4.5]],
    ["twenty twenty-one", [2021]],
    ["R2.4 million and R75 000", [2_400_000, 75_000]],
    ["from 3 000 to 12 500 readers", [3000, 12_500]],
    ["in 2018 400 loaves", [2018, 400]],
    ["four lakh rupees", [400_000]],
    ["gate R2, hall R12", []],
  ])("%s", (text, values) => {
    expect(valuesOf(text)).toEqual(values);
  });
});

describe("what a number is", () => {
  it.each([
    ["at half past six", { kind: "clock", value: 390 }],
    ["opened at 6:30 am", { kind: "clock", value: 390 }],
    ["half a year", { kind: "plain", value: 0.5 }],
    ["half of them", { kind: "percent", value: 50 }],
    ["a third of the stock", { kind: "percent" }],
    ["tenfold", { kind: "multiple", value: 10 }],
    ["one in four", { value: 1, of: 4 }],
    ["19 of the 24 pupils", { value: 19, of: 24 }],
    ["a 3-D scan", { name: true }],
    ["a 401(k) plan", { name: true }],
    ["one of the cooks", { implicit: true }],
    ["dozens of letters", { plural: true }],
    ["some forty calls", { qualifier: "about", value: 40 }],
    ["no more than six guests", { qualifier: "most" }],
    ["no less than six guests", { qualifier: "over" }],
    ["twelve items or more", { qualifier: "over" }],
    ["better than 70 repairs", { qualifier: "over" }],
    ["5 of 60 or higher", { qualifier: "none", of: 60 }],
  ])("%s", (text, expected) => {
    expect(readNumbers(text)[0]).toMatchObject(expected);
  });

  it("takes its unit from the number before it", () => {
    expect(readNumbers("up six percent in May and another two in June")[1]).toMatchObject({
      kind: "percent",
      value: 2,
    });
    expect(readNumbers("from 9 weeks to 5")[1]?.unit?.name).toBe("week");
  });

  it("covers the words that bound it", () => {
    const words = frameOf("a month and a half, upwards of ninety").words;
    expect(words.every(({ exempt }) => exempt)).toBe(true);
  });
});

describe("sums of money", () => {
  it.each([
    ["R75 000", "R"],
    ["seventy-five thousand rand", "R"],
    ["₹500", "₹"],
    ["40 kroner", "kr"],
    ["CAD 90", "$"],
  ])("%s", (text, currency) => {
    expect(readNumbers(text)[0]).toMatchObject({ kind: "money", currency });
  });
});
