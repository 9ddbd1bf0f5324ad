import { fileURLToPath } from "node:url";
import { createLayoutPool } from "@savile/documents";
import { createExtractionPool } from "@savile/extraction";
import { generationStages, textEdit } from "@savile/model";
import type { Extraction } from "@savile/model";
import { parsePosting } from "@savile/tailoring";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportDocument } from "./export-document.ts";
import { attestSource } from "./attest-source.ts";
import { layOut } from "./lay-out.ts";
import type { Renderer } from "./ports.ts";
import { readFile } from "./read-file.ts";
import { reviewDocuments, reviewTexts } from "./review-documents.ts";
import { tailorResume } from "./tailor-resume.ts";
import type { StageEvent, TailoredDocuments } from "./tailor-resume.ts";

const inRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const extractor = createExtractionPool({
  entry: inRoot("build/node/extraction-child.mjs"),
  readable: [inRoot("node_modules"), inRoot("build/node")],
  size: 1,
});
const renderer = createLayoutPool({ entry: inRoot("build/node/layout-child.mjs"), size: 1 });
afterAll(() => Promise.all([extractor.close(), renderer.close()]));

const today = "2026-11-21";

const resumeText = `Ivo Lindqvist
ivo@example.net | +46 8 505 555 01 | Uppsala, Sweden

EXPERIENCE
Line Cook, Brasserie Fyris, Uppsala
2021 - Present
- Cooked 120 covers a night on the grill station
- Wrote the allergen sheets for a menu of 40 dishes
- Helped the sous chef order meat and fish twice a week

Kitchen Porter, Hotel Linden, Uppsala
2019 - 2021
- Washed up for a kitchen of nine
- Prepared vegetables for breakfast service

EDUCATION
Restaurant and Food Programme, Celsius Upper Secondary School, 2019

SKILLS
Grill station, Allergen control, Knife skills
`;

const jobDescription = `Sous Chef
Company: Saltkråkan
Requirements
- 3+ years in a professional kitchen
- Grill station
- Allergen control
Responsibilities
- Order meat and fish with the head chef
- Cook on every station during service
`;

function input(extraction: Extraction) {
  return {
    extraction,
    posting: parsePosting(jobDescription),
    jobDescription,
    template: "modern" as const,
    paper: "a4" as const,
    today,
    createdAt: 1_700_000_000,
  };
}

describe("from a file to proven documents", () => {
  let extraction: Extraction;
  let made: TailoredDocuments;
  const stages: StageEvent[] = [];

  beforeAll(async () => {
    const bytes = new TextEncoder().encode(resumeText);
    const read = await readFile({ bytes, today, name: "ivo.txt" }, extractor);
    if (!read.ok) throw new Error(read.error.code);
    extraction = read.value;
    const result = await tailorResume(
      { ...input(extraction), onStage: (event) => stages.push(event) },
      renderer,
    );
    if (!result.ok) throw new Error(result.error.code);
    made = result.value;
  });

  it("passes the six stages in order, each started and finished once", () => {
    expect(stages.map((event) => `${event.stage} ${event.state}`)).toEqual(
      generationStages.flatMap((stage) => [`${stage.id} started`, `${stage.id} finished`]),
    );
  });

  it("proves both PDFs before the last stage ends", () => {
    for (const readBack of Object.values(made.readBacks)) {
      expect(readBack.found).toBe(readBack.lines);
      expect(readBack.tagged).toBe(true);
    }
    expect(stages.at(-1)?.found).toContain("text layer verified");
  });

  it("exports a PDF and a text file whose names tell what they are", async () => {
    const base = { template: "modern", paper: "a4", createdAt: 1_700_000_000 } as const;
    const { resume, letter } = made.tailoring;
    const pdf = await exportDocument({ ...base, document: resume, format: "pdf" }, renderer);
    const txt = await exportDocument({ ...base, document: letter, format: "txt" }, renderer);
    expect(pdf.ok && pdf.value.fileName).toBe("Ivo Lindqvist - Resume.pdf");
    expect(txt.ok && txt.value.mediaType).toBe("text/plain; charset=utf-8");
    expect(txt.ok && new TextDecoder().decode(txt.value.bytes)).toContain("Ivo Lindqvist");
  });

  it("refuses to hand out a file in which a printed line is missing", async () => {
    const { resume } = made.tailoring;
    const planted = { ...resume.resume, summary: "A line that the file does not hold." };
    const forgetful: Renderer = {
      layout: (wanted) => renderer.layout(wanted),
      readBack: (wanted) =>
        renderer.readBack({ ...wanted, document: { kind: "resume", resume: planted } }),
    };
    const exported = await exportDocument(
      { document: resume, template: "modern", paper: "a4", createdAt: 0, format: "pdf" },
      forgetful,
    );
    expect(exported.ok).toBe(false);
    expect(!exported.ok && exported.error.code).toBe("unreadable");
  });

  it("lays out pages with a region for each printed bullet", async () => {
    const layout = await layOut(
      {
        document: made.tailoring.resume,
        template: "modern",
        paper: "a4",
        createdAt: 0,
        drawings: true,
      },
      renderer,
    );
    if (!layout.ok) throw new Error(layout.error.detail);
    const paths = new Set(layout.value.pages.flatMap((page) => page.regions.map((at) => at.path)));
    const bullets = made.tailoring.resume.resume.experience.flatMap((job) =>
      job.bullets.map((bullet) => `${job.id}.${bullet.id}`),
    );
    expect(bullets.filter((path) => !paths.has(path))).toEqual([]);
    expect(layout.value.pages.every((page) => (page.drawing?.marks.length ?? 0) > 0)).toBe(true);
  });

  it("puts the resume together anew after decisions, and counts its pages", async () => {
    const { tailoring } = made;
    const decisions = tailoring.changes.map(({ id, after }) => ({
      changeId: id,
      action: "reject" as const,
      after,
      at: "2026-11-21T10:00:00.000Z",
    }));
    const rejected = await reviewDocuments(
      { ...input(extraction), tailoring, decisions },
      renderer,
    );
    if (!rejected.ok) throw new Error(rejected.error.code);
    expect(rejected.value.tailoring.resume.resume).toEqual(extraction.resume);
    expect(rejected.value.pages).toBe(1);
    const whole = await tailorResume({ ...input(extraction), decisions }, renderer);
    expect(whole.ok && whole.value.tailoring).toEqual(rejected.value.tailoring);
    expect(whole.ok && whole.value.pages).toEqual({ resume: 1, letter: 1, budget: 1 });
  });

  it("hands out what the person wrote by hand, also when the documents are made anew", async () => {
    const { tailoring } = made;
    const documents = { resume: tailoring.resume.resume, letter: tailoring.letter.letter };
    const here = { documents, at: "2026-11-21T10:00:00.000Z" };
    const pending = [
      textEdit({ ...here, document: "resume" }, "exp1.b1", "Cooked on the grill and the sauces"),
      textEdit({ ...here, document: "cover_letter" }, "salutation", "Dear Ms Ek,"),
    ].flatMap((edit) => (edit.ok ? [edit.value] : []));
    const edited = await reviewTexts({ ...input(extraction), tailoring, decisions: [], pending });
    expect(edited.refused).toEqual([]);
    for (const format of ["md", "json", "txt", "docx"] as const) {
      const { resume } = edited.tailoring;
      const print = { ...input(extraction), document: resume, format };
      const file = await exportDocument(print, renderer);
      expect(file.ok && file.value.readBack).toMatchObject({ missing: [], inOrder: true });
      const text = file.ok ? new TextDecoder().decode(file.value.bytes) : "";
      expect(format === "docx" || text.includes("the grill and the sauces")).toBe(true);
    }
    const anew = await tailorResume({ ...input(extraction), earlier: edited.tailoring }, renderer);
    expect(anew.ok && anew.value.tailoring).toEqual(edited.tailoring);
  });

  it("takes attested answers into the source, each by itself", () => {
    const good = {
      gapId: "gap.r4",
      canonical: "allergen control",
      answer: "yes" as const,
      role: "exp1",
      when: "2022",
      text: "Kept the allergen control log",
      at: "2026-11-21T10:00:00.000Z",
    };
    const attested = attestSource(extraction, [{ ...good, role: "exp99" }, good], "acc1");
    expect(attested.facts).toHaveLength(extraction.facts.length + 1);
    expect(attested.facts.at(-1)?.origin).toEqual({
      by: "user",
      accountId: "acc1",
      at: good.at,
      via: "gap-answer",
    });
    expect(attestSource(extraction, [], "acc1")).toEqual(extraction);
  });

  it("writes documents whose letters have no font here, proven as Word files; the PDF is refused by name", async () => {
    const resume = { ...extraction.resume, name: "김민준" };
    const result = await tailorResume(input({ ...extraction, resume }), renderer);
    if (!result.ok) throw new Error(result.error.code);
    expect(result.value.readBacks.resume).toMatchObject({ format: "docx", missing: [] });
    const print = { template: "modern" as const, paper: "a4" as const, createdAt: 1 };
    const document = result.value.tailoring.resume;
    expect(await exportDocument({ ...print, document, format: "pdf" }, renderer)).toMatchObject({
      ok: false,
      error: { code: "missing_glyphs", fonts: ["Noto Sans KR"] },
    });
  });

  it("counts the pages of documents that only a Word file can hold", async () => {
    const resume = { ...extraction.resume, summary: "Clerk in Seoul (서울)." };
    const result = await tailorResume(input({ ...extraction, resume }), renderer);
    if (!result.ok) throw new Error(result.error.code);
    const { pages, readBacks } = result.value;
    expect(readBacks.resume.format).toBe("docx");
    expect(pages).toMatchObject({ resume: 1, budget: 1 });
  });

  it("stops when it is cancelled", async () => {
    const controller = new AbortController();
    const result = await tailorResume(
      {
        ...input(extraction),
        signal: controller.signal,
        onStage: (event) => {
          if (event.stage === "match") controller.abort();
        },
      },
      renderer,
    );
    expect(result).toEqual({ ok: false, error: { code: "cancelled" } });
  });
});

describe("reading a file", () => {
  it("refuses an empty and an oversized file without reading it", async () => {
    const empty = await readFile({ bytes: new Uint8Array(0), today }, extractor);
    const huge = await readFile({ bytes: new Uint8Array(10_485_761), today }, extractor);
    expect(!empty.ok && empty.error.code).toBe("empty");
    expect(!huge.ok && huge.error.code).toBe("too_large");
  });
});
