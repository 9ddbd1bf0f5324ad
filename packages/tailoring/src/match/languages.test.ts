import { expect, test } from "vitest";
import { languagesIn } from "./languages.ts";

test.each([
  ["Fluent in English and isiZulu", ["en", "zu"]],
  ["Setswana, Sesotho, Afrikaans", ["tn", "st", "af"]],
  ["te reo Māori", ["mi"]],
  ["polish the brass", []],
])("%s names %j", (text, codes) => {
  expect(languagesIn(text).map(({ code }) => code)).toEqual(codes);
});
