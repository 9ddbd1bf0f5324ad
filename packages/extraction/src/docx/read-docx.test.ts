import { timeLimit } from "@savile/testing";
import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { brokenPromises } from "../testing/check-promises.ts";
import { paragraph, writeDocx } from "../testing/write-docx.ts";
import { readDocx } from "./read-docx.ts";

const options = { today: "2026-11-01" };

async function linesOf(bytes: Uint8Array): Promise<string[]> {
  const result = await readDocx(bytes);
  return result.ok ? result.value.lines.map((line) => line.text) : [result.error.code];
}

async function codeOf(bytes: Uint8Array): Promise<string> {
  const result = await extract(bytes, options);
  return result.ok ? "read" : result.error.code;
}

function box(text: string): string {
  return `<w:txbxContent>${paragraph(text)}</w:txbxContent>`;
}

function cell(inner: string): string {
  return `<w:tc>${inner}</w:tc>`;
}

const resume =
  paragraph("**Experience**") +
  paragraph("**Blue Door Cafe**, Austin, TX\tMar 2021 - Present") +
  paragraph("Line Cook") +
  paragraph(
    "Cooked eighty covers a night",
    '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>',
  ) +
  paragraph("**Education**") +
  paragraph("Culinary Arts Diploma, Delmar Community College\t2018");

test("a resume with its contact details in the page header is read", async () => {
  const result = await extract(
    writeDocx({ body: resume, header: paragraph("Ana Prado\nana@example.org | 555-123-4567") }),
    options,
  );
  expect(result).toMatchObject({
    ok: true,
    value: {
      format: "docx",
      resume: {
        name: "Ana Prado",
        contact: { email: "ana@example.org", phone: "555-123-4567" },
        experience: [
          {
            title: "Line Cook",
            company: "Blue Door Cafe",
            location: "Austin, TX",
            bullets: [{ text: "Cooked eighty covers a night" }],
          },
        ],
        education: [{ school: "Delmar Community College" }],
      },
    },
  });
  expect(result.ok && result.value.findings.map((finding) => finding.code)).toContain(
    "contact_in_header",
  );
  expect(result.ok ? brokenPromises(result.value) : ["not read"]).toEqual([]);
});

test("line breaks separate lines and tabs separate cells", async () => {
  const result = await readDocx(writeDocx({ body: paragraph("one\ntwo\tthree") }));
  expect(result.ok && result.value.lines.map((line) => [line.text, line.cells.length])).toEqual([
    ["one", 1],
    ["two\tthree", 2],
  ]);
});

test("what was encoded once too often is read as it was meant", async () => {
  const body = paragraph("R&amp;D lead, Smith &amp;amp; Sons");
  expect(await linesOf(writeDocx({ body }))).toEqual(["R&D lead, Smith & Sons"]);
});

test("a text box is read once, from the choice and not from the fallback", async () => {
  const body = `<w:p><w:r><mc:AlternateContent><mc:Choice><w:drawing><wps:txbx>${box("inside")}</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict>${box("inside")}</w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
  expect(await linesOf(writeDocx({ body }))).toEqual(["inside"]);
});

test("short table cells make one line, cells with several paragraphs make columns", async () => {
  const flat = `<w:tbl><w:tr>${cell(paragraph("2019 - 2021"))}${cell(paragraph("Cook"))}</w:tr></w:tbl>`;
  const columns = `<w:tbl><w:tr>${cell(paragraph("Skills of the left side, long") + paragraph("Soup"))}${cell(paragraph("Right") + paragraph("Bread"))}</w:tr></w:tbl>`;
  expect(await linesOf(writeDocx({ body: flat }))).toEqual(["2019 - 2021\tCook"]);
  expect(await linesOf(writeDocx({ body: columns }))).toEqual([
    "Skills of the left side, long",
    "Soup",
    "Right",
    "Bread",
  ]);
});

test("links keep their target, deleted text and placeholders are left out, inserted text is kept", async () => {
  const body =
    '<w:p><w:hyperlink r:id="r9"><w:r><w:t>my page</w:t></w:r></w:hyperlink></w:p>' +
    "<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:ins><w:r><w:t>kept</w:t></w:r></w:ins></w:p>" +
    "<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>" +
    paragraph("Click here") +
    "</w:sdtContent></w:sdt>";
  const result = await readDocx(writeDocx({ body, links: { r9: "https://ana.example/" } }));
  expect(result.ok && result.value.lines.map((line) => line.text)).toEqual(["my page", "kept"]);
  expect(result.ok && result.value.aside.map((line) => line.text)).toEqual([
    "https://ana.example/",
  ]);
});

test("hidden text becomes a hidden fact and no value", async () => {
  const hidden = "<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>Kubernetes expert</w:t></w:r></w:p>";
  const result = await extract(
    writeDocx({ body: paragraph("Ana Prado") + hidden + resume }),
    options,
  );
  const facts = result.ok ? result.value.facts : [];
  expect(facts.find((fact) => fact.id === "hidden.h1")).toMatchObject({
    text: "Kubernetes expert",
    hidden: "vanish",
  });
  expect(JSON.stringify(result.ok && result.value.resume)).not.toContain("Kubernetes");
});

test("a compressed bomb is refused before it is unpacked", async () => {
  const extra = { "word/styles.xml": new Uint8Array(40_000_000) };
  const bomb = writeDocx({ body: resume, extra });
  const start = performance.now();
  expect(await codeOf(bomb)).toBe("too_complex");
  expect(performance.now() - start).toBeLessThan(timeLimit(1000));
});

test("thousands of entries are refused", async () => {
  const extra = Object.fromEntries(
    Array.from({ length: 2100 }, (_, index) => [`word/media/${index}.xml`, "x"]),
  );
  expect(await codeOf(writeDocx({ body: resume, extra }))).toBe("too_complex");
});

test.each([
  [
    "a document type",
    { "word/styles.xml": '<!DOCTYPE a [<!ENTITY b "c">]><w:styles>&b;</w:styles>' },
  ],
  ["a name that leaves the container", { "../evil.xml": "x" }],
  ["two parts that differ only in case", { "WORD/document.xml": "<a/>" }],
])("%s is damaged", async (_name, extra) => {
  expect(await codeOf(writeDocx({ body: resume, extra }))).toBe("damaged");
});

test("nesting without end is damaged", async () => {
  const deep = "<w:sdt><w:sdtContent>".repeat(300) + "</w:sdtContent></w:sdt>".repeat(300);
  expect(await codeOf(writeDocx({ body: deep }))).toBe("damaged");
});

test("a plain archive and a document with macros are unsupported", async () => {
  expect(await codeOf(zipSync({ "a.txt": new Uint8Array([65]) }))).toBe("unsupported");
  const types =
    '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>';
  expect(await codeOf(writeDocx({ body: resume, extra: { "[Content_Types].xml": types } }))).toBe(
    "unsupported",
  );
});

test("a password-protected document and a legacy one are told apart", async () => {
  const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  const mark = "EncryptedPackage".split("").flatMap((letter) => [letter.charCodeAt(0), 0]);
  expect(
    await codeOf(Uint8Array.from([...ole, ...Array.from({ length: 512 }, () => 0), ...mark])),
  ).toBe("encrypted_docx");
  expect(await codeOf(Uint8Array.from([...ole, ...Array.from({ length: 512 }, () => 0)]))).toBe(
    "unsupported",
  );
});

function head(text: string): string {
  return paragraph(`**${text}**`, '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>');
}

function row(date: string, lines: readonly string[]): string {
  return `<w:tr>${cell(paragraph(date))}${cell(lines.map((line) => paragraph(line)).join(""))}</w:tr>`;
}

const twoJobs = [
  {
    title: "Head Chef",
    company: "Blue Door Cafe",
    location: "Austin, TX",
    dates: { start: "2021-03", end: "present" },
  },
  {
    title: "Line Cook",
    company: "Harbour Inn",
    location: "Reno, NV",
    dates: { start: "2018", end: "2021" },
  },
];

test("a layout table with a sidebar is read column by column", async () => {
  const left = [
    head("Contact"),
    paragraph("ana@example.org"),
    head("Skills"),
    paragraph("Cooking"),
    paragraph("Baking"),
  ];
  const right = [
    head("Experience"),
    paragraph("**Head Chef**\tMar 2021 – Present"),
    paragraph("Blue Door Cafe, Austin, TX"),
    paragraph("• Led a team of twelve"),
    paragraph("**Line Cook**\t2018 – 2021"),
    paragraph("Harbour Inn, Reno, NV"),
    paragraph("• Cooked"),
  ];
  const body = `${paragraph("**Ana Prado**")}<w:tbl><w:tr>${cell(left.join(""))}${cell(right.join(""))}</w:tr></w:tbl>`;
  const result = await extract(writeDocx({ body }), options);
  expect(result).toMatchObject({
    ok: true,
    value: {
      resume: {
        name: "Ana Prado",
        experience: twoJobs,
        skills: [{ skills: [{ text: "Cooking" }, { text: "Baking" }] }],
      },
    },
  });
  expect(result.ok ? brokenPromises(result.value) : ["not read"]).toEqual([]);
});

test("dates in the first column of a table belong to the jobs beside them", async () => {
  const rows = [
    row("Mar 2021 – Present", [
      "**Head Chef**",
      "Blue Door Cafe, Austin, TX",
      "Led a team of twelve",
      "Planned menus",
    ]),
    row("2018 – 2021", ["**Line Cook**", "Harbour Inn, Reno, NV", "Cooked eighty covers"]),
  ];
  const body = `${paragraph("**Ana Prado**")}${paragraph("**Experience**")}<w:tbl>${rows.join("")}</w:tbl>`;
  const result = await extract(writeDocx({ body }), options);
  expect(result).toMatchObject({ ok: true, value: { resume: { experience: twoJobs } } });
  expect(result.ok ? brokenPromises(result.value) : ["not read"]).toEqual([]);
});

const relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

function relations(
  ...rows: readonly (readonly [id: string, type: string, target: string])[]
): string {
  const list = rows.map(
    ([id, type, target]) =>
      `<Relationship Id="${id}" Type="${relation}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="r">${list.join("")}</Relationships>`;
}

test("footers and footnotes are read, comments are not", async () => {
  const bytes = writeDocx({
    body: paragraph("Ana Prado"),
    extra: {
      "word/_rels/document.xml.rels": relations(
        ["f1", "footer", "footer1.xml"],
        ["n1", "footnotes", "footnotes.xml"],
        ["c1", "comments", "comments.xml"],
      ),
      "word/footer1.xml": `<w:ftr>${paragraph("ana@example.org")}</w:ftr>`,
      "word/footnotes.xml": `<w:footnotes><w:footnote w:type="separator">${paragraph("---")}</w:footnote><w:footnote w:id="2">${paragraph("Part time")}</w:footnote></w:footnotes>`,
      "word/comments.xml": `<w:comments><w:comment>${paragraph("too long?")}</w:comment></w:comments>`,
    },
  });
  expect(await linesOf(bytes)).toEqual(["Ana Prado", "Part time", "ana@example.org"]);
});

test("a link in the page header has the target of the header's own relations", async () => {
  const bytes = writeDocx({
    body: paragraph("Ana Prado"),
    extra: {
      "word/_rels/document.xml.rels": relations(["h1", "header", "header1.xml"]),
      "word/header1.xml":
        '<w:hdr><w:p><w:hyperlink r:id="r1"><w:r><w:t>profile</w:t></w:r></w:hyperlink></w:p></w:hdr>',
      "word/_rels/header1.xml.rels": relations(["r1", "hyperlink", "https://ana.example/profile"]),
    },
  });
  const result = await readDocx(bytes);
  expect(result.ok && result.value.aside.map((line) => line.text)).toEqual([
    "https://ana.example/profile",
  ]);
});

test("moved text stands at its new place alone, and hyphens of Word are hyphens", async () => {
  const body =
    "<w:p><w:moveFrom><w:r><w:t>old place</w:t></w:r></w:moveFrom><w:r><w:t>first</w:t></w:r></w:p>" +
    "<w:p><w:moveTo><w:r><w:t>new place</w:t></w:r></w:moveTo></w:p>" +
    "<w:p><w:r><w:t>co</w:t><w:noBreakHyphen/><w:t>op</w:t></w:r></w:p>";
  expect(await linesOf(writeDocx({ body }))).toEqual(["first", "new place", "co-op"]);
});

test("field codes, content controls and symbols are read as they are shown", async () => {
  const body =
    '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "https://ana.example/" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>my page</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>' +
    "<w:sdt><w:sdtPr/><w:sdtContent>" +
    paragraph("filled in") +
    "</w:sdtContent></w:sdt>" +
    '<w:p><w:r><w:sym w:font="Wingdings" w:char="F0A7"/><w:t>Baked bread</w:t></w:r></w:p>';
  const result = await readDocx(writeDocx({ body }));
  const lines = result.ok ? result.value.lines : [];
  expect(lines.map((line) => line.text)).toEqual(["my page", "filled in", "Baked bread"]);
  expect(lines[0]?.links).toMatchObject([{ url: "https://ana.example/" }]);
  expect(lines[2]?.bullet).toBeDefined();
});

test("a row with a period, a title with its list and an employer is one header and its list", async () => {
  const tall =
    paragraph("Line Cook") + paragraph("• Cooked for eighty") + paragraph("• Trained two");
  const table = `<w:tbl><w:tr>${cell(paragraph("2019 - 2021"))}${cell(tall)}${cell(paragraph("Blue Door, Leeds"))}</w:tr></w:tbl>`;
  expect(await linesOf(writeDocx({ body: table }))).toEqual([
    "2019 - 2021\tLine Cook\tBlue Door, Leeds",
    "Cooked for eighty",
    "Trained two",
  ]);
});

test("a sidebar in a layout table keeps its contact lines, the main cell its jobs", async () => {
  const side = paragraph("**Skills**") + paragraph("Baking") + paragraph("Costing");
  const main = paragraph("**Ana Prado**") + paragraph("ana@example.org") + resume;
  const table = `<w:tbl><w:tr>${cell(side)}${cell(main)}</w:tr></w:tbl>`;
  const result = await extract(writeDocx({ body: table }), options);
  expect(result).toMatchObject({
    ok: true,
    value: {
      resume: {
        name: "Ana Prado",
        skills: [{ skills: [{ text: "Baking" }, { text: "Costing" }] }],
        experience: [{ title: "Line Cook", company: "Blue Door Cafe" }],
      },
    },
  });
});

test("columns of a section are read one after the other, as they are written", async () => {
  const body = `${paragraph("left one")}${paragraph("left two")}${paragraph("right one")}<w:sectPr><w:cols w:num="2"/></w:sectPr>`;
  expect(await linesOf(writeDocx({ body }))).toEqual(["left one", "left two", "right one"]);
});

test("a document is read in well under ten milliseconds once the program is warm", async () => {
  const bytes = writeDocx({
    body: resume.repeat(6),
    header: paragraph("Ana Prado\nana@example.org"),
  });
  const times: number[] = [];
  for (let round = 0; round < 15; round += 1) {
    const start = process.cpuUsage().user;
    await readDocx(bytes);
    times.push((process.cpuUsage().user - start) / 1000);
  }
  expect(times.toSorted((a, b) => a - b)[7]).toBeLessThan(timeLimit(10));
});
