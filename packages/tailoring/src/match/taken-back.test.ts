import { expect, it } from "vitest";
import { takenBack } from "./taken-back.ts";

function back(text: string, listed = false): [string, number][] {
  return takenBack({ text, listed, month: "2026-11" }).map(({ start, end, cap }) => [
    text.slice(start, end),
    cap,
  ]);
}

it.each<[string, [string, number][]]>([
  ["Plastered ceilings; I have never hung paper", [["I have never hung paper", 0]]],
  ["Baked rolls and never decorated cakes", [[" and never decorated cakes", 0]]],
  ["No MIG, TIG or laser welding", [["No MIG, TIG or laser welding", 0]]],
  [
    "Sorted parcels, which the night crew loaded",
    [["Sorted parcels, which the night crew loaded", 0]],
  ],
  [
    "Took orders; the wiring was done by the site electricians",
    [["the wiring was done by the site electricians", 0]],
  ],
  ["Drew plans and passed them to the structural engineer", [["the structural engineer", 0]]],
  ["Told my supervisor; he wrote the notices", [["he wrote the notices", 0]]],
  ["Ran the kiln for two years without a single accident", []],
  ["Ran a bakery of nine, trained the apprentices", []],
])("%s", (text, spans) => {
  expect(back(text)).toEqual(spans);
});

it.each<[string, [string, number][]]>([
  ["Revit (beginner), AutoCAD", [["Revit (beginner", 0.3]]],
  [
    "Asbestos licence, issued 2014, lapsed 2018",
    [["Asbestos licence, issued 2014, lapsed 2018", 0.3]],
  ],
  ["L4 dairy herd management", []],
  ["Food Handler (applied for 09/2024, issued 01/2025)", []],
  ["College of Nurses, General Class, no. 0155 5217", []],
  ["Refrigerant handling licence, Aug 2028", []],
  ["First aid valid to 03/2029; crane ticket, expired 2020", [["crane ticket, expired 2020", 0.3]]],
  ["Gas Safe since 2019", []],
])("listed: %s", (text, spans) => {
  expect(back(text, true)).toEqual(spans);
});

it.each([
  "GISP - application started, 2 years of points short",
  "L4 dairy herd management - 3 units to go",
  "Two papers outstanding",
  "Librarian Certification Grade I: applied",
  "CPR-C, exp. 10/26",
  "First aid, will redo",
])("is not held: %s", (text) => {
  expect(back(text, true).map(([, cap]) => cap)).toContain(0.3);
});
