import { expect, test } from "vitest";
import { isSpokenLanguage } from "./spoken-language.ts";

test.each(["German", "allemand", "Inglés", "angielski", "Engels", "turco", "breton", "İngilizce"])(
  "%s is a language that people speak",
  (name) => {
    expect(isSpokenLanguage(name)).toBe(true);
  },
);

test.each(["Pools", "Fins", "Excel", "B2"])("%s is none", (name) => {
  expect(isSpokenLanguage(name)).toBe(false);
});

test.each([
  "isiZulu",
  "te reo Māori",
  "Irish (Gaeilge)",
  "BSL",
  "New Zealand Sign Language",
  "Louisiana Creole",
  "Diné bizaad",
  "Tok Pisin",
])("%s is one by its own name", (name) => {
  expect(isSpokenLanguage(name)).toBe(true);
});

test.each(["Sign making", "Creole cooking", "Maths (A level)"])("%s is not", (name) => {
  expect(isSpokenLanguage(name)).toBe(false);
});
