import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { papers, templateIds } from "@savile/model";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { checkDocx } from "../check/check-docx.ts";
import { readDocx } from "../check/read-docx.ts";
import type { PrintedDocument } from "../text/layout.ts";
import { plainText } from "../sheet/clean-text.ts";
import { linesOfSheet, sheetOf } from "../sheet/printed-lines.ts";
import { fullResume } from "../testing/full-resume.ts";
import { letterDocument, resumeDocument } from "../testing/lay-out.ts";
import { realisticResume } from "../testing/realistic-resume.ts";
import { sampleLetter } from "../testing/sample-letter.ts";
import { printDocx } from "./print-docx.ts";
import type { DocxInput } from "./print-docx.ts";

function print(document: PrintedDocument, change: Partial<DocxInput> = {}): Promise<Uint8Array> {
  return printDocx({
    document,
    template: "modern",
    paper: "letter",
    createdAt: 1_700_000_000,
    pageCount: 1,
    ...change,
  });
}

async function partOf(bytes: Promise<Uint8Array>, path: string): Promise<string> {
  const part = unzipSync(await bytes)[path];
  return part === undefined ? "" : strFromU8(part);
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

const documents: readonly (readonly [string, PrintedDocument])[] = [
  ["a resume with every field", resumeDocument(fullResume())],
  ["a resume of two pages", resumeDocument(realisticResume())],
  ["a letter", letterDocument(sampleLetter())],
];

describe("a Word file", () => {
  test.each(templateIds.flatMap((template) => documents.map((one) => [template, ...one] as const)))(
    "of %s: %s holds every line in order, under real headings and lists",
    async (template, _, document) => {
      const sheet = sheetOf(document, plainText, template);
      const lines = linesOfSheet(sheet).map((line) => line.text);
      expect(checkDocx(await print(document, { template }), sheet, lines)).toMatchObject({
        lines: lines.length,
        found: lines.length,
        missing: [],
        inOrder: true,
      });
    },
  );

  test("takes the colour that was chosen, and no other word or style for it", async () => {
    const document = resumeDocument(realisticResume());
    const styles = await partOf(print(document, { accent: "plum" }), "word/styles.xml");
    expect(styles).toContain("7A2F6B");
    expect(styles).not.toContain("2F6EA8");
    const [own, chosen] = await Promise.all(
      [print(document), print(document, { accent: "plum" })].map((file) =>
        partOf(file, "word/document.xml"),
      ),
    );
    expect(chosen?.replaceAll(/<[^>]+>/gu, "")).toBe(own?.replaceAll(/<[^>]+>/gu, ""));
  });

  test("has no table, tab, frame, column or drawing, and its contact details in the body", async () => {
    const bytes = print(resumeDocument(fullResume()), { pageCount: 2 });
    const body = await partOf(bytes, "word/document.xml");
    expect(body).not.toMatch(/<w:(?:tbl|tab|framePr|drawing|pict|txbxContent)[ />]/u);
    expect(body).toContain("zoe@example.org");
    expect(Object.keys(unzipSync(await bytes)).filter((path) => /header/u.test(path))).toEqual([]);
    const footer = await partOf(bytes, "word/footer1.xml");
    expect(
      footer
        .replace(/<[^>]*>/gu, "")
        .replace(/PAGE|NUMPAGES|NUM/gu, "")
        .trim(),
    ).toBe("/");
  });

  test("is as wide as the paper, in the language of the document, with its title and author", async () => {
    const document = resumeDocument({ ...realisticResume(), language: "de-AT" });
    const widths = await Promise.all(
      papers.map(async (paper) => {
        const body = await partOf(print(document, { paper }), "word/document.xml");
        return /<w:pgSz w:w="(\d+)" w:h="(\d+)"/u.exec(body)?.slice(1);
      }),
    );
    expect(widths).toEqual([
      ["12240", "15840"],
      ["11906", "16838"],
    ]);
    expect(await partOf(print(document), "word/styles.xml")).toContain('w:val="de-AT"');
    const core = await partOf(print(document), "docProps/core.xml");
    expect(core).toContain("<dc:title>Marisol Etxeberria-Quinn – Lebenslauf</dc:title>");
    expect(core).toContain("<dc:creator>Marisol Etxeberria-Quinn</dc:creator>");
    expect(core).toContain("<dc:language>de-AT</dc:language>");
    expect(core).toContain("2023-11-14T22:13:20Z");
  });

  test("links only to allowed addresses, with visible text", async () => {
    const resume = fullResume();
    const links = [
      { id: "l1", text: "javascript:alert(1)" },
      { id: "l2", text: "https://zoe.example.org/<&>" },
    ];
    const document = resumeDocument({ ...resume, contact: { ...resume.contact, links } });
    const content = readDocx(await print(document));
    expect(content.links).toEqual([
      "mailto:zoe@example.org",
      "tel:+4532550199",
      "https://linkedin.com/in/zoe-example",
      "https://github.com/zoe-example",
      "https://zoe.example.org/<&>",
      "https://nursery.example.com/about/",
      "http://gradini.example.edu",
      "https://meadows.example.net/plan",
      "https://trees.example.pl/check?id=16",
      "https://doi.example.org/10.1/soil",
    ]);
    expect(content.text).toContain("javascript:alert(1)");
  });

  test("prints markup of every kind as it is", async () => {
    const summary = "<w:t>a</w:t> & \"b\" 'c' ]]> &amp; {{d}} é 漢字";
    const content = readDocx(await print(resumeDocument({ ...realisticResume(), summary })));
    expect(content.text).toContain(summary);
  });

  test("starts an entry on a new page where the person wants it", async () => {
    const document = resumeDocument(realisticResume());
    const breaks = { exp2: { breakBefore: true } };
    const body = await partOf(print(document, { breaks }), "word/document.xml");
    expect(body.match(/<w:pageBreakBefore/gu)).toHaveLength(1);
  });

  test("has the same bytes in another process and another time zone", async () => {
    const file = fileURLToPath(new URL("./print-docx.ts", import.meta.url));
    const resume = fileURLToPath(new URL("../testing/realistic-resume.ts", import.meta.url));
    const script = `
      Promise.all([import(${JSON.stringify(file)}), import(${JSON.stringify(resume)})]).then(async ([a, b]) => {
        const document = { kind: "resume", resume: b.realisticResume() };
        const bytes = await a.printDocx({ document, template: "modern", paper: "letter", createdAt: 1700000000, pageCount: 1 });
        process.stdout.write(require("node:crypto").createHash("sha256").update(bytes).digest("hex"));
      });`;
    const other = execFileSync(process.execPath, ["--import", "tsx", "-e", script], {
      env: { ...process.env, TZ: "Pacific/Kiritimati" },
    }).toString();
    expect(other).toBe(sha256(await print(resumeDocument(realisticResume()))));
  });
});
