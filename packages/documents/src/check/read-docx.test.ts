import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { plantedDocx, plantedLink, plantedParagraph } from "../testing/planted-docx.ts";
import { readDocx } from "./read-docx.ts";

describe("a Word file that is read", () => {
  test("has the text of each paragraph on a line of its own, with its role", () => {
    const body = [
      plantedParagraph("Ada Lovelace", "Title"),
      plantedParagraph("Work", "Heading1"),
      plantedParagraph("Wrote notes", "List"),
      "<w:p><w:r><w:t>Plain</w:t></w:r></w:p>",
    ].join("");
    expect(readDocx(plantedDocx({ body }))).toMatchObject({
      text: "Ada Lovelace\nWork\nWrote notes\nPlain",
      roles: ["Title", "Heading1", "List", "Normal"],
    });
  });

  test("joins the runs of a paragraph as they are, and breaks lines where it does", () => {
    const body =
      '<w:p><w:r><w:t>one</w:t></w:r><w:hyperlink r:id="a"><w:r><w:t xml:space="preserve"> two </w:t></w:r></w:hyperlink>' +
      '<w:r><w:br/><w:t>three</w:t><w:cr/><w:t>four</w:t><w:br w:type="page"/></w:r></w:p>';
    expect(readDocx(plantedDocx({ body })).text).toBe("one two \nthree\nfour\n");
  });

  test("passes over paragraphs without words, and over words that were struck out", () => {
    const body = [
      "<w:p/>",
      plantedParagraph(" \u00A0"),
      "<w:p><w:r><w:t/></w:r></w:p>",
      "<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p>",
      plantedParagraph("here"),
    ].join("");
    expect(readDocx(plantedDocx({ body }))).toMatchObject({ text: "here" });
  });

  test.each([
    ["&lt;b&gt; &amp; &quot;c&quot; &apos;d&apos;", "<b> & \"c\" 'd'"],
    ["&#65;&#x42;&#x1F680;", "AB🚀"],
    ["&amp;lt;", "&lt;"],
    ["&#0; &#x110000; &#99999999;", "&#0; &#x110000; &#99999999;"],
    ["&nbsp; &AMP; & ;", "&nbsp; &AMP; & ;"],
  ])("takes %s for %s", (written, text) => {
    expect(readDocx(plantedDocx({ body: plantedParagraph(written) })).text).toBe(text);
  });

  test("has its title, and none where the file has none", () => {
    const core = "<dc:title>Ada &amp; Charles</dc:title>";
    expect(readDocx(plantedDocx({ body: "<w:p></w:p>", core })).title).toBe("Ada & Charles");
    expect(readDocx(plantedDocx({})).title).toBe("");
  });

  test("leads where its outer relations lead, and not to its own parts", () => {
    const relations = `<Relationship Id="s" Target="styles.xml"/>${plantedLink("https://x.org/?a=1&amp;b=2")}${plantedLink("javascript:alert(1)")}<Relationship TargetMode="External"/>`;
    expect(readDocx(plantedDocx({ relations })).links).toEqual([
      "https://x.org/?a=1&b=2",
      "javascript:alert(1)",
    ]);
  });
});

function plantedField(said: string): string {
  return `<w:p><w:r><w:instrText>${said}</w:instrText></w:r></w:p>`;
}

test("a Word file leads where its fields lead", () => {
  const body =
    plantedField(" HYPERLINK &quot;https://x.org/?a=1&amp;b=2&quot; ") + plantedField("PAGE");
  expect(readDocx(plantedDocx({ body })).links).toEqual(["https://x.org/?a=1&b=2"]);
});

describe("what readers of a Word file stumble over", () => {
  test.each([
    ["a table", "<w:tbl><w:tr/></w:tbl>", ["w:tbl"]],
    ["a picture", '<w:r><w:drawing a="b"/></w:r>', ["w:drawing"]],
    ["an old picture", "<w:pict/>", ["w:pict"]],
    ["a frame", '<w:pPr><w:framePr w:w="9"/></w:pPr>', ["w:framePr"]],
    ["a text box", "<w:txbxContent></w:txbxContent>", ["w:txbxContent"]],
    ["a tab", "<w:r><w:tab/></w:r>", ["w:tab"]],
    ["a tab to a place", '<w:r><w:ptab w:alignment="right"/></w:r>', ["w:ptab"]],
    ["two columns", '<w:sectPr><w:cols w:space="9" w:num="2"/></w:sectPr>', ["w:cols"]],
    ["one column", '<w:sectPr><w:cols w:num="1"/></w:sectPr>', []],
    ["columns without a number", '<w:sectPr><w:cols w:space="720"/></w:sectPr>', []],
    ["tab stops", '<w:pPr><w:tabs><w:tab w:val="left" w:pos="9"/></w:tabs></w:pPr>', []],
    ["a look of tables", "<w:tblPr/>", []],
    ["its name in a text", plantedParagraph("&lt;w:tbl&gt;"), []],
  ])("is found: %s", (_, body, hindrances) => {
    expect(readDocx(plantedDocx({ body })).hindrances).toEqual(hindrances);
  });
});

describe("bytes that are no Word file", () => {
  test.each([
    ["nothing", new Uint8Array()],
    ["a text", strToU8("Ada Lovelace")],
    ["the beginning of an archive", plantedDocx({}).slice(0, 40)],
  ])("are refused: %s", (_, bytes) => {
    expect(() => readDocx(bytes)).toThrow("invalid zip data");
  });

  test("are refused by name where the archive holds something else", () => {
    const other = zipSync({ "xl/workbook.xml": strToU8("<workbook/>") });
    expect(() => readDocx(other)).toThrow("the archive holds no Word document");
  });

  test("are read as far as they go where an archive holds the document alone", () => {
    const alone = zipSync({ "word/document.xml": strToU8(plantedParagraph("Ada", "Title")) });
    expect(readDocx(alone)).toEqual({
      text: "Ada",
      roles: ["Title"],
      hindrances: [],
      links: [],
      title: "",
    });
  });
});
