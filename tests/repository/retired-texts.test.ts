import { expect, it } from "vitest";
import { retiredTexts } from "./retired-texts.data.ts";
import { webTexts } from "./shown-texts.ts";

it("no screen uses words that were replaced by plainer ones", () => {
  const found = webTexts().catalogues.flatMap(({ path, text }) =>
    retiredTexts.flatMap((retired) => (text.includes(retired) ? [`${path}: ${retired}`] : [])),
  );
  expect(found).toEqual([]);
});
