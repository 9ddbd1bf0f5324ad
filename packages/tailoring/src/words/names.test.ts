import { expect, test } from "vitest";
import { calmName, orgName } from "./names.ts";

test.each([
  ["The Copper Bird (bar, Old Town)", "The Copper Bird"],
  ["Oak Hall (pub", "Oak Hall"],
  ["Palazzo Hotel (4 star), St Paul's Bay", "Palazzo Hotel"],
  ["Ash & Co", "Ash & Co"],
])("%s is called %s", (org, name) => {
  expect(orgName(org)).toBe(name);
});

test.each([
  ["TAN WEI LING, MARCUS", "Tan Wei Ling, Marcus"],
  ["SHEILA McDONALD", "Sheila McDonald"],
  ["Chidi Emeka OKONKWO", "Chidi Emeka Okonkwo"],
  ["JEAN-LUC DE LA TOUR", "Jean-Luc de la Tour"],
  ["NG AH HOCK", "Ng Ah Hock"],
  ["ANN O'SHEA-LEE III", "Ann O'Shea-Lee III"],
  ["JJ Abrams", "JJ Abrams"],
  ["J.R. SMITH", "J.R. Smith"],
  ["Ana Prado", "Ana Prado"],
])("%s signs as %s", (name, signed) => {
  expect(calmName(name)).toBe(signed);
});
