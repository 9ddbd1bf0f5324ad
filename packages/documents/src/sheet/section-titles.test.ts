import { knownSections } from "@savile/model";
import { expect, test } from "vitest";
import { sectionTitles } from "./section-titles.ts";

const languages = ["en", "de", "fr", "es", "pt", "it", "nl"];

test.each(languages)(
  "the section titles of %s are words of its own, no two of them alike",
  (language) => {
    const titles = sectionTitles(language);
    const headings = knownSections.map((section) => titles[section]);
    expect(new Set([...headings, titles.additional]).size).toBe(headings.length + 1);
    for (const title of Object.values(titles)) expect(title).toMatch(/^\p{Lu}[\p{L} ]*$/u);
  },
);

test("the section titles of each language are translated, apart from words that languages share", () => {
  const english = sectionTitles("en");
  for (const language of languages.slice(1)) {
    const titles = sectionTitles(language);
    const same = knownSections.filter((section) => titles[section] === english[section]);
    expect(same.length).toBeLessThanOrEqual(2);
  }
});

test.each([
  ["de-AT", "Berufserfahrung"],
  ["DE_ch", "Berufserfahrung"],
  ["pt-BR", "Experiência"],
  ["", "Experience"],
  ["ja", "Experience"],
  ["english", "Experience"],
  ["-de", "Experience"],
  ["constructor", "Experience"],
])("the section titles for the tag %j call work %s", (tag, title) => {
  expect(sectionTitles(tag).experience).toBe(title);
});
