import { fileURLToPath } from "node:url";
import { createLayoutPool } from "@savile/documents";
import { createExtractionPool } from "@savile/extraction";
import { fileEnding, fileFormats, fromJsonResume, templateIds } from "@savile/model";
import type { ProofRow, TailoredDocument } from "@savile/model";
import { afterAll, describe, expect, it } from "vitest";
import { fullResume } from "../../documents/src/testing/full-resume.ts";
import { realisticResume } from "../../documents/src/testing/realistic-resume.ts";
import { sampleLetter } from "../../documents/src/testing/sample-letter.ts";
import { exportDocument } from "./export-document.ts";
import type { ExportDocumentInput } from "./export-document.ts";
import type { Renderer } from "./ports.ts";
import { whatParserReads } from "./what-parser-reads.ts";

const inRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const extractor = createExtractionPool({
  entry: inRoot("build/node/extraction-child.mjs"),
  readable: [inRoot("node_modules"), inRoot("build/node")],
  size: 1,
});
const renderer = createLayoutPool({ entry: inRoot("build/node/layout-child.mjs"), size: 1 });
afterAll(() => Promise.all([extractor.close(), renderer.close()]));

const made = { engine: "embedded", because: "asked", version: "1" } as const;
const resume: TailoredDocument = { kind: "resume", resume: realisticResume(), claims: [], made };
const full: TailoredDocument = { kind: "resume", resume: fullResume(), claims: [], made };
const letter: TailoredDocument = {
  kind: "cover_letter",
  letter: sampleLetter(),
  claims: [],
  made,
};

function asked(change: Partial<ExportDocumentInput>): ExportDocumentInput {
  return {
    document: resume,
    template: "modern",
    paper: "letter",
    format: "pdf",
    createdAt: 1_790_000_000,
    ...change,
  };
}

describe("exporting a document", () => {
  it.each(fileFormats)(
    "a resume as %s is handed out with every field recovered",
    async (format) => {
      const file = await exportDocument(asked({ format }), renderer, extractor);
      if (!file.ok) throw new Error(file.error.detail);
      const { readBack, fileName } = file.value;
      expect(fileName).toBe(`Marisol Etxeberria-Quinn - Resume.${fileEnding(format)}`);
      expect(readBack).toMatchObject({ format, missing: [], inOrder: true });
      expect(readBack.found).toBe(readBack.lines);
      expect(readBack.fields?.lost).toEqual([]);
      expect(readBack.fields?.intended).toBeGreaterThan(60);
    },
  );

  it.each(fileFormats)("every kind of section and a letter go out as %s", async (format) => {
    for (const document of [full, letter]) {
      const file = await exportDocument(asked({ document, format }), renderer, extractor);
      expect(file.ok && file.value.readBack.missing).toEqual([]);
    }
  });

  it("a document written from right to left goes out with its true count", async () => {
    const summary = "מנהלת תפעול עם 16 שנות ניסיון ב-Epic Cadence.";
    const hebrew = { ...realisticResume(), language: "he", name: "דנה לוי", summary };
    const document: TailoredDocument = { kind: "resume", resume: hebrew, claims: [], made };
    const file = await exportDocument(asked({ document }), renderer);
    if (!file.ok) throw new Error(file.error.detail);
    const { found, lines, missing } = file.value.readBack;
    expect(missing).toHaveLength(lines - found);
    const word = await exportDocument(asked({ document, format: "docx" }), renderer, extractor);
    expect(word.ok && word.value.readBack.fields?.lost).toEqual([]);
  });

  it("letters that no font of ours shows are refused in a PDF and printed in all other files", async () => {
    const korean = { ...realisticResume(), name: "김서연" };
    const document: TailoredDocument = { kind: "resume", resume: korean, claims: [], made };
    for (const format of fileFormats) {
      const file = await exportDocument(asked({ document, format }), renderer, extractor);
      expect(file.ok || file.error.code).toBe(format === "pdf" ? "missing_glyphs" : true);
    }
  });

  it("a PDF has as many pages as its layout, or is refused", async () => {
    const pages: Renderer = {
      layout: async (input) => {
        const layout = await renderer.layout(input);
        return layout.ok ? { ok: true, value: { ...layout.value, pageCount: 5 } } : layout;
      },
      readBack: (input) => renderer.readBack(input),
    };
    expect(await exportDocument(asked({}), pages)).toMatchObject({
      ok: false,
      error: { code: "unreadable", detail: expect.stringContaining("5 pages") },
    });
  });
});

describe("a resume that came as data", () => {
  it("goes out as JSON Resume with what no value of ours holds, wherever its entry stands", async () => {
    const kept = {
      basics: { name: "Ada Byron", pronouns: "she" },
      work: [
        { name: "Babbage & Co", position: "Analyst", startDate: "2019-03", client: "Lovelace" },
        { name: "Gone Ltd", position: "Clerk", startDate: "2015", client: "Nobody" },
      ],
      meta: { theme: "even" },
    };
    const read = fromJsonResume(kept);
    if (!read.ok) throw new Error(read.error.code);
    const [job] = read.value.experience;
    if (job === undefined) throw new Error("no job");
    const bullets = [{ id: "b1", text: "Wrote notes on the engine" }];
    const tailored = { ...read.value, experience: [{ ...job, bullets }] };
    const document: TailoredDocument = { kind: "resume", resume: tailored, claims: [], made };
    const file = await exportDocument(asked({ document, format: "json", kept }), renderer);
    if (!file.ok) throw new Error(file.error.detail);
    const json: unknown = JSON.parse(new TextDecoder().decode(file.value.bytes));
    expect(json).toMatchObject({
      basics: { name: "Ada Byron", pronouns: "she" },
      work: [{ client: "Lovelace", highlights: ["Wrote notes on the engine"] }],
      meta: { theme: "even" },
    });
    expect(JSON.stringify(json)).not.toContain("Nobody");
  });
});

describe("what a parser reads", () => {
  it("is the text of the file and each printed value beside the recovered one", async () => {
    const view = await whatParserReads(asked({ format: "docx" }), renderer, extractor);
    if (!view.ok) throw new Error(view.error.code);
    expect(view.value.text).toContain("Harbour Lane Health");
    expect(view.value.fields.find((row) => row.path === "exp1.company")).toEqual({
      path: "exp1.company",
      label: "Employer",
      intended: "Harbour Lane Health",
      recovered: "Harbour Lane Health",
      same: true,
    });
    expect(view.value.readBack.fields?.recovered).toBe(view.value.fields.length);
  });

  it("of a letter is its lines", async () => {
    const view = await whatParserReads(asked({ document: letter }), renderer, extractor);
    if (!view.ok) throw new Error(view.error.code);
    expect(view.value.fields.every((row) => row.same)).toBe(true);
    expect(view.value.fields.map((row) => row.label)).toContain("Salutation");
  });
});

describe("the table of proof as a last page", () => {
  const proof = Array.from({ length: 14 }, (_, at): ProofRow => ({
    reqId: `r${at}`,
    asked: `Requirement number ${at + 1} with a few words`,
    level: "required",
    coverage: "met",
    factId: "exp1.b1",
    line: `Kept the books of ${30 + at} clients in Xero and closed each month within three days`,
    figure: `${30 + at} clients`,
    when: "Mar 2019 - Oct 2024",
  }));

  it.each(["pdf", "docx", "txt"] as const)(
    "of a %s is set and read back in every template, and costs the resume no room",
    async (format) => {
      for (const template of templateIds) {
        const plain = await exportDocument(asked({ format, template, pageBudget: 2 }), renderer);
        const made = await exportDocument(
          asked({ format, template, pageBudget: 2, proof }),
          renderer,
        );
        if (!made.ok || !plain.ok) throw new Error(`${template}: not handed out`);
        const { readBack } = made.value;
        expect(readBack.found).toBe(readBack.lines);
        expect(readBack.lines).toBe(plain.value.readBack.lines + 1 + 4 * proof.length);
        expect(readBack.inOrder).toBe(true);
        if (format !== "pdf") continue;
        const before = plain.value.readBack.pageCount ?? 0;
        expect(readBack.pageCount).toBeGreaterThan(before);
      }
    },
  );

  it("is no part of a letter, nor of data", async () => {
    for (const [document, format] of [
      [letter, "pdf"],
      [resume, "json"],
      [resume, "md"],
    ] as const) {
      const plain = await exportDocument(asked({ document, format }), renderer);
      const made = await exportDocument(asked({ document, format, proof }), renderer);
      if (!made.ok || !plain.ok) throw new Error(`${format}: not handed out`);
      expect(made.value.bytes).toEqual(plain.value.bytes);
    }
  });
});
