import { expect, test } from "vitest";
import { plantedPdf } from "../testing/planted-pdf.ts";
import { readPdf } from "./read-pdf.ts";

test("a PDF that is read has its pages' texts, parted by line feeds, and its title", async () => {
  const bytes = plantedPdf({ pages: ["First page", "Second page"], title: "Ada Lovelace" });
  expect(await readPdf(bytes)).toEqual({
    pageCount: 2,
    title: "Ada Lovelace",
    text: "First page\nSecond page",
    roles: [],
    links: [],
    fontsNotEmbedded: ["Helvetica"],
  });
});

test("a PDF that is read may be without title, tags and text", async () => {
  expect(await readPdf(plantedPdf({ pages: [""] }))).toMatchObject({
    pageCount: 1,
    title: "",
    text: "",
    roles: [],
  });
});

test("a PDF that is read has the roles of its structure from the outside in", async () => {
  const roles = ["Document", "L", "LI", "LBody"];
  expect((await readPdf(plantedPdf({ pages: ["Moss"], roles }))).roles).toEqual(roles);
});

test.each(["https://example.org/", "javascript:alert(1)", "file:///etc/passwd"])(
  "a PDF that is read has the link %s as it is written, safe or not",
  async (link) => {
    expect((await readPdf(plantedPdf({ pages: ["Moss"], link }))).links).toEqual([link]);
  },
);

test("a PDF that is read leaves its bytes to whoever gave them", async () => {
  const bytes = plantedPdf({ pages: ["Moss"] });
  const before = Uint8Array.from(bytes);
  await readPdf(bytes);
  expect(bytes).toEqual(before);
  expect((await readPdf(bytes)).text).toBe("Moss");
});

test.each([
  ["nothing", new Uint8Array(), "empty"],
  ["a text", new TextEncoder().encode("Ada Lovelace"), "Invalid PDF structure"],
  [
    "the head of a PDF alone",
    plantedPdf({ pages: ["Moss"] }).slice(0, 12),
    "Invalid PDF structure",
  ],
])("bytes that are no PDF are refused: %s", async (_, bytes, why) => {
  await expect(readPdf(bytes)).rejects.toThrow(why);
});
