import type { CoverLetter, Resume, TemplateId } from "@savile/model";
import { describe, expect, test } from "vitest";
import type { PrintedDocument } from "../text/layout.ts";
import { printText } from "../text/print-text.ts";
import { fullResume } from "../testing/full-resume.ts";
import { layOut, letterDocument, resumeDocument, sharedEngine } from "../testing/lay-out.ts";
import { realisticResume } from "../testing/realistic-resume.ts";
import { sampleLetter } from "../testing/sample-letter.ts";
import { readBack } from "./read-back.ts";
import { readPdf } from "./read-pdf.ts";

const { covers } = sharedEngine();

async function pdfBack(printed: Resume, expected: Resume) {
  const { pdf } = layOut(resumeDocument(printed));
  const result = await readBack(
    { bytes: pdf, format: "pdf", document: resumeDocument(expected) },
    covers,
  );
  if (!result.ok) throw new Error(result.error.detail);
  return result.value;
}

function withoutBullet(resume: Resume): Resume {
  const experience = resume.experience.map((job) => ({ ...job, bullets: job.bullets.slice(1) }));
  return { ...resume, experience };
}

describe("reading a PDF back", () => {
  test.each([
    ["every field", fullResume(), 3],
    ["two pages", realisticResume(), 2],
  ])("a good file of %s has every line, in order, tagged", async (_, resume, pageCount) => {
    const found = await pdfBack(resume, resume);
    expect(found).toMatchObject({ missing: [], inOrder: true, pageCount, tagged: true });
    expect(found.found).toBe(found.lines);
  });

  test("a letter is read back", async () => {
    const document = letterDocument(sampleLetter());
    const { pdf } = layOut(document);
    const result = await readBack({ bytes: pdf, format: "pdf", document }, covers);
    expect(result).toMatchObject({ ok: true, value: { missing: [], inOrder: true, found: 18 } });
  });

  test("lines that the file lacks are named", async () => {
    const resume = realisticResume();
    const found = await pdfBack(withoutBullet(resume), resume);
    expect(found.missing).toEqual(resume.experience.map((job) => job.bullets[0]?.text));
    expect(found.found).toBe(found.lines - 4);
    expect(found.inOrder).toBe(false);
  });

  test("lines in another order are found, but not in order", async () => {
    const resume = realisticResume();
    const experience = resume.experience.toReversed();
    const found = await pdfBack({ ...resume, experience }, resume);
    expect(found).toMatchObject({ missing: [], inOrder: false });
  });

  test("characters that no font shows are not missed", async () => {
    const resume = { ...realisticResume(), headline: "Leader 🚀 of clinics" };
    expect(await pdfBack(resume, resume)).toMatchObject({ missing: [], inOrder: true });
  });

  test("bytes that are no PDF are a failure, not an exception", async () => {
    const document = resumeDocument(realisticResume());
    const bytes = new TextEncoder().encode("not a file");
    expect(await readBack({ bytes, format: "pdf", document }, covers)).toMatchObject({
      ok: false,
      error: { code: "template_error" },
    });
  });

  test("the structure is a title, then sections, entries and lists in reading order", async () => {
    const { roles, title, fontsNotEmbedded } = await readPdf(
      layOut(resumeDocument(realisticResume())).pdf,
    );
    const shape = roles.filter((role) => /^(?:H\d|L)$/u.test(role)).join(" ");
    expect(shape).toMatch(/^H1 H2 H2 H2 H3 L H3 L H3 L H3 L H2 H3/u);
    expect(roles).toContain("LBody");
    expect(roles).toContain("P");
    expect(title).toBe("Marisol Etxeberria-Quinn – Resume");
    expect(fontsNotEmbedded).toEqual([]);
  });
});

function back(document: PrintedDocument, text: string) {
  const bytes = new TextEncoder().encode(text);
  return readBack({ bytes, format: "txt", document }, covers);
}

describe("reading plain text back", () => {
  test("a good file has every line in order", async () => {
    const document = resumeDocument(fullResume());
    expect(await back(document, printText(document))).toMatchObject({
      ok: true,
      value: { missing: [], inOrder: true, pageCount: null, tagged: null },
    });
  });

  test("a line that is cut and a damaged character are named", async () => {
    const letter: CoverLetter = sampleLetter();
    const document = letterDocument(letter);
    const text = printText(document).replace("Sincerely,", "Sincer\uFFFD");
    const result = await back(document, text);
    expect(result.ok && result.value.missing).toEqual([
      "Sincerely,",
      "unreadable character U+FFFD",
    ]);
  });
});

describe("reading any format back", () => {
  const document = resumeDocument(fullResume());

  test.each(["pdf", "docx", "json"] as const)(
    "bytes that are no %s are a failure that says so, not an exception",
    async (format) => {
      for (const bytes of [new Uint8Array(), new TextEncoder().encode("not a file")]) {
        const result = await readBack({ bytes, format, document }, covers);
        expect(!result.ok && result.error.code).toBe("template_error");
        expect(!result.ok && result.error.detail).toMatch(/^the file cannot be read back: .+/u);
      }
    },
  );

  test.each(["txt", "md"] as const)("a %s of nothing lacks everything", async (format) => {
    const result = await readBack({ bytes: new Uint8Array(), format, document }, covers);
    expect(result).toMatchObject({ ok: true, value: { format, found: 0 } });
    expect(result.ok && result.value.missing.length).toBe(result.ok && result.value.lines);
  });

  test("the order is that of the template which the file was made with", async () => {
    const bytes = new TextEncoder().encode(printText(document, "academic"));
    const inOrder = async (template: TemplateId) => {
      const result = await readBack({ bytes, format: "txt", document, template }, covers);
      return result.ok && result.value.inOrder;
    };
    expect(await inOrder("academic")).toBe(true);
    expect(await inOrder("tech")).toBe(false);
  });

  test("characters that a PDF cannot show are looked for in a text file", async () => {
    const resume = resumeDocument({ ...realisticResume(), headline: "Leader 🚀 of clinics" });
    const bytes = new TextEncoder().encode(printText(resume).replace("🚀", ""));
    const result = await readBack({ bytes, format: "txt", document: resume }, covers);
    expect(result.ok && result.value.missing).toEqual(["Leader 🚀 of clinics"]);
  });
});
