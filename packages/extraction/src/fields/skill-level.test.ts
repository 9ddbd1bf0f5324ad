import { expect, test } from "vitest";
import { holdsLevel, isLegend, isLevelRow, isSkillLevel, levelStart } from "./skill-level.ts";

test.each([
  "Advanced",
  "(Intermediate)",
  "Good knowledge",
  "Very good",
  "75%",
  "75",
  "4/5",
  "3 years",
  "5+ years of experience",
  "●●●○○",
  "Grundkenntnisse",
  "Niveau avancé",
  "Nivel básico",
])("%s says how well", (text) => {
  expect(isSkillLevel(text)).toBe(true);
});

test.each([
  "Expert systems",
  "Basic life support",
  "Master data",
  "C",
  "5S",
  "3D",
  "Visual Basic",
  "R",
])("%s says what", (text) => {
  expect(isSkillLevel(text)).toBe(false);
});

test("a row of levels has nothing else in its cells", () => {
  expect(isLevelRow("Advanced\tIntermediate")).toBe(true);
  expect(isLevelRow("Excel\t75%")).toBe(false);
});

test("a level behind a skill is no part of it", () => {
  expect(["Excel 75%", "Welding 4/5", "French ●●●○", "Visual Basic 6"].map(levelStart)).toEqual([
    5, 7, 6, 14,
  ]);
  expect(holdsLevel("Excel\t75%")).toBe(true);
  expect(holdsLevel("Excel\tWord")).toBe(false);
});

test.each([
  "Level",
  "Proficiency:",
  "Levels: A1/A2: Basic user",
  "Common European Framework of Reference",
  "(*) The skill scale is from 0 to 6",
])("%s explains levels", (text) => {
  expect(isLegend(text)).toBe(true);
});

test.each(["Level design", "Scale modelling", "Advanced", "Lathe"])("%s explains none", (text) => {
  expect(isLegend(text)).toBe(false);
});
