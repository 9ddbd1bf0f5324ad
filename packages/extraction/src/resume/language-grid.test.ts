import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import { gridHeads } from "./language-grid.ts";

function headsOf(texts: readonly string[]): string[] {
  const lines = texts.map((text, at) => plainLine(`l${at}`, text, 0));
  return [...gridHeads(lines)].map(({ text }) => text);
}

test.each([
  [["Understanding\tSpeaking\tWriting", "Listening\tReading", "French\tC1\tB2\tB1"], 2],
  [["Verstehen\tSprechen\tSchreiben", "Deutsch\tC1\tC2\tB2", "Autogenschweißen"], 1],
  [["Comprendre\tParler\tÉcrire", "Écouter\tLire", "Langue(s) maternelle(s)"], 3],
])("the heads of a table of languages are no skills: %j", (texts, count) => {
  expect(headsOf(texts)).toHaveLength(count);
});

test.each([[["Writing", "Reading", "Public speaking"]], [["Writing\tExcel", "Reading"]]])(
  "skills that are named like them: %j",
  (texts) => {
    expect(headsOf(texts)).toEqual([]);
  },
);
