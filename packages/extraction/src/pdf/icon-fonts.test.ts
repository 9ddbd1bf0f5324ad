import { expect, test } from "vitest";
import { makeChunk } from "../testing/make-chunk.ts";
import { cleanChunks } from "./clean-chunks.ts";

function textsIn(font: string): string[] {
  const chunk = makeChunk("Experience", { x0: 50, x1: 110, font });
  const page = { number: 1, w: 612, h: 792, chunks: [chunk], fills: [] };
  return cleanChunks([page]).pages.flatMap(({ chunks }) => chunks.map((one) => one.text));
}

test.each(["LMSansDemiCond10-Regular", "OpenSans-SemiCondensed"])(
  "%s is a font of letters",
  (font) => {
    expect(textsIn(font)).toEqual(["Experience"]);
  },
);

test("what is drawn in a font of icons is no text", () => {
  expect(textsIn("BrandIcons-Regular")).toEqual([]);
});
