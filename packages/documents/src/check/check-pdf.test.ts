import { expect, test } from "vitest";
import { plantedPdf } from "../testing/planted-pdf.ts";
import { checkPdf } from "./check-pdf.ts";

const good = { pages: ["Ada Lovelace", "Wrote notes"], title: "Ada Lovelace", roles: ["H1"] };
/** The planted file names a font and does not carry it. */
const font = "the font Helvetica";

test("a PDF with every line in order is told of nothing but the font that it does not carry", async () => {
  expect(await checkPdf(plantedPdf(good), ["Ada Lovelace", "Wrote notes"])).toEqual({
    format: "pdf",
    lines: 2,
    found: 2,
    missing: [font],
    inOrder: true,
    pageCount: 2,
    tagged: true,
  });
});

test("a PDF without tags is not tagged, and no heading is missed in it", async () => {
  expect(await checkPdf(plantedPdf({ ...good, roles: [] }), [])).toMatchObject({
    missing: [font],
    tagged: false,
  });
});

test.each([
  ["a heading of level 2 first", { ...good, roles: ["Document", "H2"] }],
  ["a heading without level first", { ...good, roles: ["H", "H1"] }],
  ["no heading", { ...good, roles: ["Document", "P"] }],
])("a tagged PDF with %s lacks a heading of level 1", async (_, planted) => {
  expect((await checkPdf(plantedPdf(planted), [])).missing).toEqual([
    "a heading of level 1 at the top",
    font,
  ]);
});

test("a PDF names what it lacks: lines first, then title, links and fonts", async () => {
  const planted = plantedPdf({ pages: ["Ada Lovelace"], link: "javascript:alert(1)" });
  expect(await checkPdf(planted, ["Ada Lovelace", "Wrote notes", "Dreamed"])).toMatchObject({
    lines: 3,
    found: 1,
    missing: ["Wrote notes", "Dreamed", "a title", "a safe link: javascript:alert(1)", font],
    inOrder: false,
  });
});

test("a PDF whose lines stand in another order has them all, but not in order", async () => {
  expect(await checkPdf(plantedPdf(good), ["Wrote notes", "Ada Lovelace"])).toMatchObject({
    found: 2,
    inOrder: false,
  });
});
