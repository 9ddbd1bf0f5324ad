import { describe, expect, test } from "vitest";
import { loadPdfjs } from "../check/read-pdf.ts";
import { fullResume } from "../testing/full-resume.ts";
import { layOut, letterDocument, resumeDocument } from "../testing/lay-out.ts";
import { realisticResume } from "../testing/realistic-resume.ts";
import { sampleLetter } from "../testing/sample-letter.ts";
import { printJson, printPrintedJson } from "./print-json.ts";
import { readJson } from "./read-json.ts";

async function attachments(pdf: Uint8Array): Promise<Map<string, string>> {
  const pdfjs = await loadPdfjs();
  const task = pdfjs.getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const found: unknown = await (await task.promise).getAttachments();
  await task.destroy();
  const files = new Map<string, string>();
  for (const [name, file] of Object.entries(found ?? {})) {
    const content: unknown = Reflect.get(Object(file), "content");
    if (content instanceof Uint8Array) files.set(name, new TextDecoder().decode(content));
  }
  return files;
}

describe("a JSON file", () => {
  test("is JSON Resume 1.0.0 and reads back as the same resume", () => {
    const text = printJson(resumeDocument(realisticResume()));
    expect(JSON.parse(text)).toMatchObject({
      basics: { name: "Marisol Etxeberria-Quinn", email: "marisol.quinn@example.com" },
      meta: { version: "v1.0.0" },
    });
    expect(printJson(readJson(text))).toBe(text);
    const full = printJson(resumeDocument(fullResume()));
    expect(printJson(readJson(full))).toBe(full);
  });

  test("of a letter holds the sender where the standard has a place for him, and the letter", () => {
    const text = printJson(letterDocument(sampleLetter()));
    expect(JSON.parse(text)).toMatchObject({ basics: { name: "Marisol Etxeberria-Quinn" } });
    expect(readJson(text)).toMatchObject({
      kind: "cover_letter",
      letter: { company: "Larkspur Health Network" },
    });
    expect(() => readJson("[]")).toThrow("no JSON Resume");
  });

  test("rides in a PDF only where it is asked for, with nothing that is not printed", async () => {
    const resume = realisticResume();
    const document = resumeDocument({ ...resume, contact: { ...resume.contact, github: "quinn" } });
    const attachment = printPrintedJson(document);
    expect(attachment).not.toContain('"quinn"');
    expect([...(await attachments(layOut(document).pdf))]).toEqual([]);
    const carried = await attachments(layOut(document, { attachment }).pdf);
    expect([...carried]).toEqual([["resume.json", attachment]]);
  });
});
