import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";

const today = "2026-11-28";

async function read(bytes: Uint8Array) {
  const result = await extract(bytes, { today });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const job = {
  title: "Analyst",
  company: "Babbage & Co",
  dates: { start: "2019-03", end: "present" },
  bullets: [{ text: "Wrote notes on the engine" }, { text: "Cut the cost by 12 %" }],
};
const person = {
  name: "Ada Byron",
  contact: { email: "ada@example.org", location: "London" },
  experience: [job],
  education: [{ degree: "BSc Mathematics", school: "University of London" }],
};

const page = `<?xml version="1.0"?><!-- made by hand --><!doctype html><html><head><title>My site</title>
<style>h1 { color: red }</style></head><body><nav><a href="/">Home</a></nav>
<h1>Ada Byron</h1><p>ada@example.org · London · <a href="https://ada.example.org">my page</a></p>
<p style="display: none">Hidden words</p>
<h2>Experience</h2><h3>Analyst, Babbage &amp; Co</h3><p>March 2019 – Present</p>
<ul><li>Wrote <b>notes</b> on the engine</li><li><p>Cut the cost by 12 %</p></li></ul>
<h2>Education</h2><p>BSc Mathematics, University of London, 2015 – 2018</p>
<script>document.write("never")</script></body></html>`;

test("a page of HTML is read as a reader sees it", async () => {
  const { format, resume, lines, confidence } = await read(strToU8(page));
  expect(format).toBe("html");
  expect(resume).toMatchObject(person);
  expect(resume.contact.links.map(({ text }) => text)).toEqual(["https://ada.example.org"]);
  expect(lines.map(({ text }) => text).join("\n")).not.toMatch(/Home|Hidden|never|My site|color/u);
  expect(confidence ?? 0).toBeGreaterThan(0.5);
});

const office = [
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"',
  'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"',
  'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"',
].join(" ");

function odt(body: string): Uint8Array {
  const content = `<?xml version="1.0"?><office:document-content ${office}><office:automatic-styles><style:style style:name="B"><style:text-properties fo:font-weight="bold"/></style:style></office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
  return zipSync({
    mimetype: [strToU8("application/vnd.oasis.opendocument.text"), { level: 0 }],
    "content.xml": strToU8(content),
  });
}

test("a document of OpenDocument is read with headings, lists, tables and what stands in no page", async () => {
  const { format, resume, lines } = await read(
    odt(`<text:tracked-changes>taken back</text:tracked-changes>
      <text:h text:outline-level="1">Ada Byron</text:h>
      <text:p>ada@example.org<text:s/>|<text:s/>London</text:p>
      <text:h text:outline-level="2">Experience</text:h>
      <table:table><table:table-row><table:table-cell><text:p><text:span text:style-name="B">Analyst, Babbage &amp; Co</text:span></text:p></table:table-cell><table:table-cell><text:p>March 2019 – Present</text:p></table:table-cell></table:table-row></table:table>
      <text:list><text:list-item><text:p>Wrote notes<office:annotation>a remark</office:annotation> on the engine</text:p></text:list-item><text:list-item><text:p>Cut the cost by 12 %</text:p></text:list-item></text:list>
      <text:h text:outline-level="2">Education</text:h>
      <text:p>BSc Mathematics, University of London, 2015 – 2018</text:p>`),
  );
  expect(format).toBe("odt");
  expect(resume).toMatchObject(person);
  expect(lines.map(({ text }) => text).join("\n")).not.toMatch(/taken back|a remark/u);
});

const cell = (...lines: string[]): string =>
  `<table:table-cell>${lines.map((line) => `<text:p>${line}</text:p>`).join("")}</table:table-cell>`;
const row = (...cells: string[]): string => `<table:table-row>${cells.join("")}</table:table-row>`;

test("a table with a date beside more lines is read by rows, and hidden text is not read", async () => {
  const { resume } = await read(
    odt(`<text:h text:outline-level="1">Ada Byron</text:h><text:p>ada@example.org</text:p>
      <text:h text:outline-level="2">Education</text:h><table:table>
      ${row(cell("2014 – 2015"), cell("Master of Arts", "Alder College"))}
      ${row(cell("2010 – 2014"), cell("Bachelor of Arts", "Birch College"))}</table:table>
      <text:p>Experience</text:p>
      <text:p>March 2019 – Present<text:tab/>Analyst, Babbage &amp; Co<text:hidden-text>salary</text:hidden-text></text:p>`),
  );
  expect(resume.education).toMatchObject([
    { school: "Alder College", dates: { start: "2014", end: "2015" } },
    { school: "Birch College", dates: { start: "2010", end: "2014" } },
  ]);
  expect(JSON.stringify(resume)).not.toContain("salary");
});

test("what belongs to a site and not to the person is no part of a page of HTML", async () => {
  const text = `<!doctype html><html><body><div id="cookie-banner">We use biscuits</div>
    <main><h1>Ada Byron</h1><p>ada@example.org</p><h2>Experience</h2><h3>Analyst, Babbage &amp; Co</h3>
    <p><time datetime="2019-03">2019</time> – <time datetime="2021-06-30">June 2021</time></p></main>
    <aside><h2>Latest posts</h2><ul><li>On engines by Lupita</li></ul></aside>
    <aside><h2>Skills</h2><ul><li>Algebra</li><li>Weaving</li></ul></aside>
    <footer>Made with Notebook CMS, hello@cms.example</footer></body></html>`;
  const { resume, lines } = await read(strToU8(text));
  expect(resume).toMatchObject({
    name: "Ada Byron",
    experience: [{ title: "Analyst", dates: { start: "2019-03", end: "2021-06" } }],
    skills: [{ skills: [{ text: "Algebra" }, { text: "Weaving" }] }],
  });
  expect(lines.map((line) => line.text).join("\n")).not.toMatch(/biscuits|Lupita|CMS/u);
});

test("a column beside the page whose headings are plain lines is the person's", async () => {
  const text = `<html><body><aside><div>Ada Byron</div><div>ada@example.org</div><div>Skills</div>
    <span>Algebra</span>, <span>Weaving</span></aside>
    <div>Experience</div><div>Analyst, Babbage &amp; Co</div><div>March 2019 – Present</div>
    <aside><div>Contact</div><div>of the people who host us</div></aside></body></html>`;
  const { resume, lines } = await read(strToU8(text));
  expect(resume).toMatchObject({
    contact: { email: "ada@example.org" },
    experience: [{ title: "Analyst" }],
    skills: [{ skills: [{ text: "Algebra" }, { text: "Weaving" }] }],
  });
  expect(lines.map((line) => line.text).join("\n")).not.toContain("host");
});

test("menus without an element of their own, small print and what a style sheet hides are left out", async () => {
  const text = `<html><head><style>/* .kept { display: none } */ .off, #gone { color: red; display:none }
    @media print { .kept { display: none } }</style></head><body>
    <div id="menu"><a href="a.html">Start</a> | <a href="b.html">Mending</a> | <a href="c.html">Prices</a></div>
    <h1>Ada Byron</h1><p class="kept">ada@example.org · London</p>
    <h2>Experience</h2><h3>Analyst, Babbage &amp; Co</h3><p>March 2019 – Present</p>
    <ul><li>Wrote <a href="d.html">notes on the engine</a></li></ul>
    <div class="wide off">cheap fast mending</div><p id="gone">nobody sees it</p>
    <p><small>Visitors: 10,482 – <a href="guests.html">Guest book</a></small></p></body></html>`;
  const { resume, lines } = await read(strToU8(text));
  expect(resume).toMatchObject({
    name: "Ada Byron",
    contact: { email: "ada@example.org" },
    experience: [{ title: "Analyst", bullets: [{ text: "Wrote notes on the engine" }] }],
  });
  expect(lines.map((line) => line.text).join("\n")).not.toMatch(
    /Mending|Prices|cheap|nobody|Visitors|Guest/u,
  );
});

test.each([
  ["a size that nobody reads", '<p style="color:#fff;font-size:1px">secret</p>'],
  ["no size at all in a sheet", '<p class="zero">secret</p>'],
  ["no opacity", '<div style="opacity: 0">secret</div>'],
  ["no colour", '<span style="color: transparent;">secret</span>'],
  ["a place beside the page", '<div class="away">secret</div>'],
  ["a place cut to nothing", '<div style="clip: rect(0, 0, 0, 0)">secret</div>'],
])("words with %s are not read", async (_name, hidden) => {
  const text = `<html><head><style>.zero { font-size: 0 } .away { position: absolute; left: -9999px }
    </style></head><body><h1>Ada Byron</h1><p>ada@example.org</p>${hidden}<h2>Experience</h2>
    <h3>Analyst, Babbage &amp; Co</h3><p>March 2019 – Present</p></body></html>`;
  const { resume, lines } = await read(strToU8(text));
  expect(lines.map((line) => line.text).join("\n")).not.toContain("secret");
  expect(resume.experience).toMatchObject([{ title: "Analyst" }]);
});

test("small, faint and shifted words and headings for readers of screens are read", async () => {
  const text = `<html><head><style>.away { position: absolute; left: -9999px }</style></head><body>
    <h1>Ada Byron</h1><p style="font-size:.9em; opacity: 0.8">ada@example.org</p>
    <h2 class="away">Experience</h2><h3 style="font-size: 12px">Analyst, Babbage &amp; Co</h3>
    <p style="left: -10px; color: #fff; background-color: #000; font-size: 10px">March 2019 – Present</p>
    <ul><li style="font-size: 90%">Wrote notes on the engine</li></ul></body></html>`;
  const { resume } = await read(strToU8(text));
  expect(resume).toMatchObject({
    contact: { email: "ada@example.org" },
    experience: [
      {
        title: "Analyst",
        dates: { start: "2019-03", end: "present" },
        bullets: [{ text: "Wrote notes on the engine" }],
      },
    ],
  });
});

test("sections and rows of OpenDocument that their writer hid are not read", async () => {
  const hiddenRow = `<table:table-row table:visibility="collapse">${cell("secret")}</table:table-row>`;
  const { lines } = await read(
    odt(`<text:h text:outline-level="1">Ada Byron</text:h><text:p>ada@example.org</text:p>
      <text:section text:name="a" text:display="none"><text:p>secret</text:p></text:section>
      <text:section text:name="b" text:display="condition" text:is-hidden="true"><text:p>secret</text:p></text:section>
      <text:section text:name="c" text:display="true"><text:p>London</text:p></text:section>
      <table:table>${hiddenRow}${row(cell("Turin"))}</table:table>`),
  );
  const text = lines.map((line) => line.text).join("\n");
  expect(text).not.toContain("secret");
  expect(text).toMatch(/London[\s\S]*Turin/u);
});

const head = String.raw`{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fnil\fcharset0 Calibri;}{\f1\fnil\fcharset204 Arial;}}{\*\generator Never;}{\info{\author Nobody}}\uc1\pard\f0 `;

test("rich text is read with its lists, its letters and its code pages", async () => {
  const { format, resume, lines } = await read(
    strToU8(
      head +
        String.raw`\b Ada Byron\b0\par ada@example.org | London\par\par\b EXPERIENCE\b0\par Analyst, Babbage & Co\tab March 2019 \endash  Present\par {\listtext\pard\plain \'b7\tab}\pard Wrote notes on the engine\par {\pntext\f0\'B7\tab}Cut the cost by 12 %\par\pard\par\b EDUCATION\b0\par BSc Mathematics, University of London, 2015 \u8211? 2018\par {\v hidden}{\deleted\revauth1 gone}{\f1 \'cc\'ee\'f1\'ea\'e2\'e0} caf\'e9{\pict 0102abcd}\par}`,
    ),
  );
  expect(format).toBe("rtf");
  expect(resume).toMatchObject(person);
  const text = lines.map((line) => line.text).join("\n");
  expect(text).toContain("Москва café");
  expect(text).not.toMatch(/Never|Nobody|hidden|gone|abcd/u);
});

test.each([
  ["an OpenDocument that is torn", odt("<text:p>"), "damaged"],
  ["one without a word", odt("<text:p/>"), "no_text"],
  ["rich text of brackets alone", strToU8(`{\\rtf1${"{".repeat(3_000)}`), "too_complex"],
])("%s is answered by its code", async (_, bytes, code) => {
  expect(await extract(bytes, { today })).toMatchObject({ ok: false, error: { code } });
});
