import { expect, it } from "vitest";
import { endsInLegalForm, isNameLine } from "./names-in-line.ts";

it.each([
  "Ward Clerk, Alder Clinic, Grand Island, NE.",
  "PhD in Grinding, Hardvar University.",
  "Proactivity Manager – Macrosoft Corp.",
])("%j is a line of names", (text) => {
  expect(isNameLine(text)).toBe(true);
});

it.each([
  "Managed a caseload of twenty consumers, assisted them in reaching their plans.",
  "Ward Clerk",
  "Bread, Milk, Butter, Honey",
  "Manager of the year. looked after Leeds, York",
])("%j is none", (text) => {
  expect(isNameLine(text)).toBe(false);
});

it("knows the full stop of a legal form", () => {
  expect(endsInLegalForm("Ward Clerk, Amazonia LLC.")).toBe(true);
  expect(endsInLegalForm("Looked after the ward.")).toBe(false);
});
