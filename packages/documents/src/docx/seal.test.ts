import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { sealDocx } from "./seal.ts";

const file = { createdAt: 1_700_000_000, language: "de-AT" };

function link(id: string): string {
  return `<w:hyperlink w:history="1" r:id="${id}"></w:hyperlink>`;
}

function relation(id: string): string {
  return `<Relationship Id="${id}" Target="https://x.org/${id.length}"/>`;
}

/** A Word file as it is drawn by lot: two links with the given ids, one of them used twice. */
function drawn(one: string, two: string, core = ""): Uint8Array {
  const parts = {
    "word/_rels/document.xml.rels": relation("rId1") + relation(two) + relation(one),
    "word/document.xml": `${link(one)}<w:footerReference r:id="rId1"/>${link(two)}${link(one)}`,
    "docProps/core.xml": `<cp:coreProperties>${core}<dcterms:created xsi:type="a">2026-01-01T00:00:00.123Z</dcterms:created><dcterms:modified>now</dcterms:modified></cp:coreProperties>`,
    "[Content_Types].xml": "<Types/>",
  };
  const bytes = Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)] as const);
  return zipSync(Object.fromEntries(bytes));
}

function partsOf(bytes: Uint8Array): Record<string, string> {
  const entries = Object.entries(unzipSync(bytes));
  return Object.fromEntries(entries.map(([path, part]) => [path, strFromU8(part)]));
}

test("a sealed Word file numbers its links by place and leaves other ids alone", () => {
  const parts = partsOf(sealDocx(drawn("rIdx9-q", "rIdab_c"), file));
  const ids = (parts["word/document.xml"] ?? "").match(/r:id="[^"]*"/gu);
  expect(ids).toEqual(['r:id="link1"', 'r:id="rId1"', 'r:id="link2"', 'r:id="link1"']);
  expect((parts["word/_rels/document.xml.rels"] ?? "").match(/\bId="[^"]*"/gu)).toEqual([
    'Id="rId1"',
    'Id="link2"',
    'Id="link1"',
  ]);
});

test("a sealed Word file does not depend on how its links were drawn, nor on when", () => {
  const [one, other] = [drawn("rIdaaa", "rIdbbb"), drawn("rIdccc", "rIdddd")];
  expect(one).not.toEqual(other);
  expect(sealDocx(one, file)).toEqual(sealDocx(other, file));
  expect(sealDocx(one, { ...file, createdAt: 1_800_000_000 })).not.toEqual(sealDocx(one, file));
});

test("a sealed Word file tells its own moment and language", () => {
  const core = partsOf(sealDocx(drawn("a", "b"), file))["docProps/core.xml"];
  expect(core).toBe(
    '<cp:coreProperties><dcterms:created xsi:type="a">2023-11-14T22:13:20Z</dcterms:created><dcterms:modified>2023-11-14T22:13:20Z</dcterms:modified><dc:language>de-AT</dc:language></cp:coreProperties>',
  );
});

test("a sealed Word file keeps a language that it has", () => {
  const core = "<dc:language>pt-BR</dc:language>";
  const sealed = partsOf(sealDocx(drawn("a", "b", core), file))["docProps/core.xml"];
  expect(sealed?.match(/<dc:language>[^<]*/gu)).toEqual(["<dc:language>pt-BR"]);
});

test("a sealed Word file begins with its list of contents and keeps all other parts in order", () => {
  expect(Object.keys(partsOf(sealDocx(drawn("a", "b"), file)))).toEqual([
    "[Content_Types].xml",
    "word/_rels/document.xml.rels",
    "word/document.xml",
    "docProps/core.xml",
  ]);
});

test("a sealed Word file is sealed again to the same bytes", () => {
  const sealed = sealDocx(drawn("a", "b"), file);
  expect(sealDocx(sealed, file)).toEqual(sealed);
});
