import { fileURLToPath } from "node:url";
import { zipSync } from "fflate";
import { describe, expect, it, onTestFinished } from "vitest";
import { extract } from "../extract/extract.ts";
import { writeBombPdf } from "../testing/hostile-pdf.ts";
import { paragraph, writeDocx } from "../testing/write-docx.ts";
import { column, writePdf } from "../testing/write-pdf.ts";
import { createExtractionPool } from "./extraction-pool.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const today = "2026-11-01";
const resumeLines = [
  "Ana Prado",
  "ana@example.org",
  "Experience",
  "Cook, Blue Door Cafe, 2019 - 2021",
  "Prepared 80 meals a day",
];
const resumePdf = writePdf([{ texts: column(60, 60, resumeLines, 20) }]);
const body = resumeLines.map((line) => paragraph(line)).join("");

async function codeOf(bytes: Uint8Array): Promise<string> {
  const result = await extract(bytes, { today });
  return result.ok ? `ok ${result.value.format}` : result.error.code;
}

function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("latin1");
}

function fromLatin(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text, "latin1"));
}

/** The file with active parts: they hang in its catalogue and are never run, and their text is no text. */
function withActions(bytes: Uint8Array): Uint8Array {
  const action =
    "/OpenAction << /S /JavaScript /JS (app.alert\\('planted'\\)) >> /AA << /WC << /S /Launch /F (planted.exe) >> >> /Names << /EmbeddedFiles << /Names [(planted.txt) << /F (planted.txt) >>] >> >>";
  return fromLatin(latin(bytes).replace("/Type /Catalog", `/Type /Catalog ${action}`));
}

/** Changes the sizes that a container states of its parts, so that they lie. */
function withLyingSizes(bytes: Uint8Array, stated: number): Uint8Array {
  const out = Buffer.from(bytes);
  for (let at = 0; at + 46 < out.length; at += 1) {
    if (out.readUInt32LE(at) === 0x02014b50) out.writeUInt32LE(stated, at + 24);
  }
  return new Uint8Array(out);
}

/** Lets every part of a container point at the bytes of the first. */
function withOverlap(bytes: Uint8Array): Uint8Array {
  const out = Buffer.from(bytes);
  for (let at = 0; at + 46 < out.length; at += 1) {
    if (out.readUInt32LE(at) === 0x02014b50) out.writeUInt32LE(0, at + 42);
  }
  return new Uint8Array(out);
}

const zeros = new Uint8Array(20 * 1024 * 1024);

describe("U13: active parts of a PDF", () => {
  it("are ignored: the text is read and nothing of them", async () => {
    const result = await extract(withActions(resumePdf), { today });
    if (!result.ok) throw new Error(result.error.code);
    expect(result.value.resume.name).toBe("Ana Prado");
    expect(JSON.stringify(result.value)).not.toContain("planted");
  });
});

describe("U14: containers that lie", () => {
  it.each([
    ["a part that unpacks to 20 MB from a few kilobytes", { "word/media/zeros.bin": zeros }],
    ["a path that climbs out", { "../outside.xml": "<a/>" }],
    ["an absolute path", { "/etc/outside.xml": "<a/>" }],
    ["a path of another system", { "C:\\outside.xml": "<a/>" }],
    ["the same part twice under another case", { "WORD/document.xml": "<a/>" }],
  ])("%s", async (_, extra) => {
    const files: Record<string, string | Uint8Array> = { ...extra };
    expect(await codeOf(writeDocx({ body, extra: files }))).toMatch(/^(?:too_complex|damaged)$/);
  });

  it("sizes below the truth and parts that share their bytes", async () => {
    const honest = writeDocx({ body });
    expect(await codeOf(honest)).toBe("ok docx");
    expect(await codeOf(withLyingSizes(honest, 10))).toMatch(/^(?:damaged|too_complex)$/);
    expect(await codeOf(withLyingSizes(honest, 4_000_000_000))).toBe("too_complex");
    expect(await codeOf(withOverlap(honest))).toMatch(/^(?:damaged|unsupported)$/);
  });

  it("sixty thousand entries", async () => {
    const many: Record<string, Uint8Array> = {};
    for (let index = 0; index < 60_000; index += 1) many[`word/p${index}.xml`] = new Uint8Array();
    expect(await codeOf(zipSync(many, { level: 0 }))).toBe("too_complex");
  });
});

describe("U15: documents that call for other files", () => {
  it("a document type or an entity is refused", async () => {
    const bomb = `<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>`;
    const extra = { "word/document.xml": `${bomb}<w:document><w:body>&b;</w:body></w:document>` };
    expect(await codeOf(writeDocx({ body, extra }))).toBe("damaged");
  });

  it.each([
    "word/document.xml",
    "word/styles.xml",
    "word/numbering.xml",
    "word/header1.xml",
    "word/footer1.xml",
    "word/_rels/document.xml.rels",
    "docProps/core.xml",
    "[Content_Types].xml",
  ])("S29 a document type or an entity in %s is refused", async (part) => {
    const declarations = ['<!DOCTYPE a SYSTEM "http://198.51.100.7/a.dtd">', '<!ENTITY b "c">'];
    for (const declaration of declarations) {
      const extra = { [part]: `${declaration}<a/>` };
      expect(await codeOf(writeDocx({ body, extra }))).toBe("damaged");
    }
  });

  it("a template from elsewhere is ignored and the text is read", async () => {
    const relation = `<Relationships xmlns="r"><Relationship Id="t1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="http://198.51.100.7/planted.dotm" TargetMode="External"/></Relationships>`;
    const extra = { "word/_rels/settings.xml.rels": relation };
    const result = await extract(writeDocx({ body, extra }), { today });
    if (!result.ok) throw new Error(result.error.code);
    expect(result.value.resume.name).toBe("Ana Prado");
    expect(JSON.stringify(result.value)).not.toContain("planted");
  });
});

describe("U16: files that are two things", () => {
  it("a PDF with an archive at its end is read as a PDF alone", async () => {
    const archive = writeDocx({ body: paragraph("planted") });
    const both = fromLatin(latin(resumePdf) + latin(archive));
    const result = await extract(both, { today });
    if (!result.ok) throw new Error(result.error.code);
    expect(result.value.format).toBe("pdf");
    expect(JSON.stringify(result.value)).not.toContain("planted");
  });

  it("a PDF whose head stands at byte 900 is a PDF, later ones are not", async () => {
    const lead = `${"%".repeat(899)}\n`;
    expect(await codeOf(writePdf([{ texts: column(60, 60, resumeLines, 20) }], lead))).toBe(
      "ok pdf",
    );
    expect(await codeOf(fromLatin(`${"\u0001".repeat(5_000)}${latin(resumePdf)}`))).not.toMatch(
      /^ok/,
    );
  });
});

describe("U17: texts", () => {
  it.each([
    ["UTF-16 with a mark", Buffer.from(`\ufeff${resumeLines.join("\n")}`, "utf16le")],
    ["UTF-8 with a mark", Buffer.from(`\ufeff${resumeLines.join("\n")}`, "utf8")],
    ["Latin-1", Buffer.from(resumeLines.join("\n").replace("Cafe", "Café"), "latin1")],
  ])("%s is decoded", async (_, bytes) => {
    const result = await extract(new Uint8Array(bytes), { today });
    expect(result.ok ? result.value.resume.name : result.error.code).toBe("Ana Prado");
  });

  it("bytes that are no text are refused", async () => {
    const noise = Uint8Array.from({ length: 4_000 }, (_, index) => (index * 7919) % 251);
    expect(await codeOf(noise)).toBe("unsupported");
  });
});

describe("twenty hostile files at once", () => {
  it("are answered in time while an honest file among them is read", async () => {
    const pool = createExtractionPool({
      entry: `${root}build/node/extraction-child.mjs`,
      readable: [`${root}build/node`, `${root}node_modules`],
      size: 2,
      limits: { wallMs: 2_500 },
    });
    onTestFinished(() => pool.close());
    const before = process.memoryUsage().rss;
    const bomb = writeBombPdf(120);
    const files = [
      ...Array.from({ length: 2 }, () => bomb),
      ...Array.from({ length: 9 }, (_, index) => resumePdf.subarray(0, 200 + index * 40)),
      ...Array.from({ length: 8 }, () => writeDocx({ body, extra: { "word/z.bin": zeros } })),
      resumePdf,
    ];
    const results = await Promise.all(files.map((bytes) => pool.extract(bytes, { today })));
    const codes = results.map((result) => (result.ok ? "ok" : result.error.code));
    expect(codes.slice(0, 2).every((code) => /^(?:too_complex|timeout)$/.test(code))).toBe(true);
    expect(codes.slice(2, 11).every((code) => code === "damaged" || code === "no_text")).toBe(true);
    expect(codes.slice(11, 19).every((code) => code === "too_complex")).toBe(true);
    expect(codes.at(-1)).toBe("ok");
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });
});
