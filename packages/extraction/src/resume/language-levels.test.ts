import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";

async function languagesOf(text: string) {
  const bytes = new TextEncoder().encode(
    `Ana Prado\nana@example.org\n\nExperience\n\nCook, Larch View, 2019 - 2021\n- Cooked\n\nLanguages\n${text}\n`,
  );
  const result = await extract(bytes, { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.resume.languages.map(({ name, level }) => `${name}: ${level}`);
}

test.each([
  ["English, Yoruba (fluent), BSL Level 2", ["English: ", "Yoruba: fluent", "BSL: Level 2"]],
  ["English, learner's Breton", ["English: ", "Breton: learner's"]],
  [
    "te reo Māori (fluent), English, New Zealand Sign Language (basic)",
    ["te reo Māori: fluent", "English: ", "New Zealand Sign Language: basic"],
  ],
  [
    "Spanish – fluent; Haitian Creole: conversational",
    ["Spanish: fluent", "Haitian Creole: conversational"],
  ],
  ["Arabic (Levantine) native, English fluent", ["Arabic (Levantine): native", "English: fluent"]],
  ["Punjabi and Urdu", ["Punjabi: ", "Urdu: "]],
  [
    "isiXhosa (mother tongue) Afrikaans (fluent) English (good)",
    ["isiXhosa: mother tongue", "Afrikaans: fluent", "English: good"],
  ],
])("%j names languages and how well they are spoken", async (text, languages) => {
  expect(await languagesOf(text)).toEqual(languages);
});

test("who gives a reference is told below them and is none", async () => {
  expect(await languagesOf("French, basic\n\nReferences available from the manager")).toEqual([
    "French: basic",
  ]);
});
