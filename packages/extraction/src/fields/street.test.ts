import { expect, test } from "vitest";
import { isHouseAndStreet, isStreet, isStreetOver, mayBeStreet } from "./street.ts";

test.each([
  "14 Mill Lane",
  "Flat 3, 9 Harbour Row",
  "123 West Charles Street, Apt. 2B",
  "Gartenstraße 22",
  "Am Alten Hafen 7",
  "22 allée des Vignes",
  "Calle del Olmo 14",
  "Rua das Tílias, 14",
])("%s is a street", (text) => {
  expect(isStreet(text)).toBe(true);
});

test.each([
  "Leeds",
  "10115 Berlin",
  "2019 Data Center",
  "020 7946 0163",
  "Lane Assistant",
  "Raleigh, NC 27612",
])("%s is no street", (text) => {
  expect(isStreet(text)).toBe(false);
  expect(mayBeStreet(text)).toBe(false);
});

test("a number at either end may be a house", () => {
  expect(["9 Orchards", "Mühlbach 3", "Level 3 2019"].map(mayBeStreet)).toEqual([
    true,
    true,
    false,
  ]);
});

test("a house before a street is no postal code before a town", () => {
  const texts = ["2500 Mill Court", "12 Tarn Rd.", "8001 Zürich", "4020 Linz", "Mill Court"];
  expect(texts.map(isHouseAndStreet)).toEqual([true, true, false, false, false]);
});

test("a house of five digits stands above a town with its code", () => {
  expect(isStreetOver("12243 Tarn Hall", "Raleigh, NC 27607")).toBe(true);
  expect(isStreetOver("12243 Tarn", "Germany")).toBe(false);
});

test("a day is no house", () => {
  expect(mayBeStreet("26 November 1965")).toBe(false);
  expect(mayBeStreet("26 November 1865")).toBe(false);
});
