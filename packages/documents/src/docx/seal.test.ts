import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { sealDocx } from "./seal.ts";

const file = { createdAt: 1_700_000_000, language: "de-AT" };

/** A Word file as it is packed, with a moment of its own. */
function packed(core = ""): Uint8Array {
  const parts = {
    "word/document.xml": "<w:document/>",
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

test("a sealed Word file does not depend on when it was packed", () => {
  const core = "<dcterms:created>2020-01-01T00:00:00Z</dcterms:created>";
  const [one, other] = [packed(core), packed(core.replace("2020", "2021"))];
  expect(one).not.toEqual(other);
  expect(sealDocx(one, file)).toEqual(sealDocx(other, file));
  expect(sealDocx(one, { ...file, createdAt: 1_800_000_000 })).not.toEqual(sealDocx(one, file));
});

test("a sealed Word file tells its own moment and language", () => {
  const core = partsOf(sealDocx(packed(), file))["docProps/core.xml"];
  expect(core).toBe(
    '<cp:coreProperties><dcterms:created xsi:type="a">2023-11-14T22:13:20Z</dcterms:created><dcterms:modified>2023-11-14T22:13:20Z</dcterms:modified><dc:language>de-AT</dc:language></cp:coreProperties>',
  );
});

test("a sealed Word file keeps a language that it has", () => {
  const core = "<dc:language>pt-BR</dc:language>";
  const sealed = partsOf(sealDocx(packed(core), file))["docProps/core.xml"];
  expect(sealed?.match(/<dc:language>[^<]*/gu)).toEqual(["<dc:language>pt-BR"]);
});

test("a sealed Word file begins with its list of contents and keeps all other parts in order", () => {
  expect(Object.keys(partsOf(sealDocx(packed(), file)))).toEqual([
    "[Content_Types].xml",
    "word/document.xml",
    "docProps/core.xml",
  ]);
});

test("a sealed Word file is sealed again to the same bytes", () => {
  const sealed = sealDocx(packed(), file);
  expect(sealDocx(sealed, file)).toEqual(sealed);
});
