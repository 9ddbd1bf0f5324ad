import { expect, it } from "vitest";
import { drivingClasses, mayDrive } from "./driving.ts";

it.each([
  ["Driving licence, category C+E, since 2012", "Class B driving licence", true],
  ["Führerschein Klasse B", "Full driving licence", true],
  ["HGV Class 1, digital tachograph card", "HGV class 2 licence", true],
  ["Category B, clean", "D1 minibus licence", false],
  ["CDL Class B", "CDL Class A", false],
  ["CDL Class A, hazmat", "CDL Class B", true],
  ["B licence + trailer", "driving licence class B", true],
  ["Licence B, own tools", "Full driving licence", true],
])("%s for %s: %s", (held, asked, may) => {
  expect(mayDrive(drivingClasses(held) ?? [], drivingClasses(asked) ?? [])).toBe(may);
});

it("reads no class where nobody drives", () => {
  expect(drivingClasses("Class teacher of 3B")).toBeUndefined();
  expect(drivingClasses("Grade B licence of the board")).toBeUndefined();
  expect(drivingClasses("UEFA B Licence, 2021")).toBeUndefined();
  expect(drivingClasses("Nursing licence, be able to work nights")).toBeUndefined();
  expect(drivingClasses("You must be license holders of the trade")).toBeUndefined();
  expect(drivingClasses("Vitamin C and D intake")).toBeUndefined();
});
