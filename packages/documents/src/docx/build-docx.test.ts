import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { readDocx } from "../check/read-docx.ts";
import { buildDocx } from "./build-docx.ts";
import type { DocxParts } from "./build-docx.ts";
import { lookOf } from "./look.ts";
import { pageOf } from "./page.ts";
import { measuresOf, plainSetting } from "./setting.ts";
import { bulletLevels, bulletList, stylesOf } from "./styles.ts";

const look = lookOf("modern");
const measures = measuresOf(look, { kind: "resume", paper: "a4" }, plainSetting);

function build(change: Partial<DocxParts>): Promise<Uint8Array> {
  return buildDocx({
    title: "Ada",
    author: "Ada",
    styles: stylesOf(look, measures, "en"),
    bullets: bulletLevels(look),
    page: pageOf("a4", measures),
    number: { size: 19, color: "5B6673" },
    numbered: false,
    body: [],
    ...change,
  });
}

function partOf(bytes: Uint8Array, path: string): string {
  const part = unzipSync(bytes)[path];
  return part === undefined ? "" : strFromU8(part);
}

test("a Word file that is built reads back as the paragraphs that it was built from", async () => {
  const body = [
    { style: "Title", runs: [{ text: "Ada <& \"Love\" 'lace'> שלום" }] },
    { style: "Heading1", runs: [{ text: "Work" }] },
    {
      style: "ListParagraph",
      numbering: { reference: bulletList, level: 0 },
      runs: [{ text: "Wrote" }, { text: "notes", break: 1 }],
    },
    { runs: [{ link: "https://x.org/?a=1&b=<2>", runs: [{ text: "x.org" }] }] },
  ];
  expect(readDocx(await build({ title: "Ada & <Charles>", body }))).toEqual({
    text: "Ada <& \"Love\" 'lace'> שלום\nWork\nWrote\nnotes\nx.org",
    roles: ["Title", "Heading1", "List", "Normal"],
    hindrances: [],
    links: ["https://x.org/?a=1&b=<2>"],
    title: "Ada & <Charles>",
  });
});

test("a Word file that is built has page numbers only where they are wanted", async () => {
  const [plain, numbered] = [await build({}), await build({ numbered: true })];
  expect(Object.keys(unzipSync(plain)).filter((path) => path.includes("footer"))).toEqual([]);
  const footer = partOf(numbered, "word/footer1.xml");
  expect(
    footer.match(/<w:instrText[^>]*>([^<]*)/gu)?.map((field) => field.replace(/.*>/u, "")),
  ).toEqual(["PAGE", "NUMPAGES"]);
});

test("a Word file that is built names its author once as such and once as its last editor", async () => {
  const core = partOf(await build({ author: "Zoë & Co" }), "docProps/core.xml");
  expect(core).toContain("<dc:creator>Zoë &amp; Co</dc:creator>");
  expect(core).toContain("<cp:lastModifiedBy>Zoë &amp; Co</cp:lastModifiedBy>");
});
