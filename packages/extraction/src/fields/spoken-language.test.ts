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
