import { expect, test } from "vitest";
import { cutFixedColumns } from "./fixed-columns.ts";

test("a text as wide as its column is parted from the next one", () => {
  expect(
    cutFixedColumns([
      "EMPLOYER        POST                    DATES",
      "Tynedale Rescue Assistant Manager       2021 - now",
      "Allen & Sons    Kennel hand             2015 - 2018",
      "",
      "Tynedale Rescue is a good place",
    ]),
  ).toEqual([
    "EMPLOYER        POST                    DATES",
    "Tynedale Rescue\tAssistant Manager      \t2021 - now",
    "Allen & Sons   \tKennel hand            \t2015 - 2018",
    "",
    "Tynedale Rescue is a good place",
  ]);
});

test.each([
  [["DATES   EMPLOYER", "2021    Blue Door"]],
  [["Leeds   York   Hull", "Blue Door   Cook   2019"]],
])("%j has no names of three columns", (rows) => {
  expect(cutFixedColumns(rows)).toEqual(rows);
});

test("columns that tabs part begin anywhere", () => {
  const rows = ["Ticket\tNumber\tDate", "Crane Operator, first class\t000412885\t2024"];
  expect(cutFixedColumns(rows)).toEqual(rows);
});
