import { expect, it } from "vitest";
import { retiredTexts } from "./retired-texts.data.ts";
import { webTexts } from "./shown-texts.ts";

/** What a file says: its strings, without its comments and names. */
function stringsOf(text: string): string {
  return [...text.matchAll(/"(?:[^"\\\n]|\\.)*"/g)].map(([one]) => one).join("\n");
}

it("no screen uses words that were replaced by plainer ones", () => {
  const { catalogues, sources } = webTexts();
  const own = sources.filter(({ text }) => text.includes("createTranslator("));
  expect(own.length).toBeGreaterThan(5);
  const found = [...catalogues, ...own].flatMap(({ path, text }) => {
    const said = stringsOf(text);
    return retiredTexts.flatMap((retired) =>
      said.includes(retired) ? [`${path}: ${retired}`] : [],
    );
  });
  expect(found).toEqual([]);
});
