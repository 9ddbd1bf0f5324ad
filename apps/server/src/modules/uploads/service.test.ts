import { timeLimit } from "@savile/testing";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { uploadResponseSchema, uploadSchema } from "@savile/contracts";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openExtraction } from "../../testing/extraction.ts";
import { resumeText } from "../../testing/sample-texts.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import * as files from "../../testing/tiny-files.ts";
import { api, get, signIn, upload } from "../../testing/visitor.ts";
import type { FilePart, Person } from "../../testing/visitor.ts";
import { sweepBlobs } from "../blobs/service.ts";

const pdf = "application/pdf";
const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const extractor = openExtraction();
const limit = 10_485_760;

let service: TestService;
let person: Person;

beforeAll(async () => {
  service = await startTestService({ worker: false, parts: { extractor, pictures: extractor } });
  person = await signIn(service);
});
afterAll(async () => {
  await extractor.close();
  await service.close();
});

const send = (...parts: FilePart[]) => upload(service, person, parts);

async function refusal(...parts: FilePart[]) {
  const answer = await send(...parts);
  return { status: answer.statusCode, ...answer.json<{ error_code: string; detail: string }>() };
}

async function storedFiles(): Promise<string[]> {
  const found = await readdir(service.folder, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

describe("an upload", () => {
  it("of each type is read, and shown again with its facts", async () => {
    const lines = resumeText.split("\n").filter((line) => line !== "");
    const parts: FilePart[] = [
      { bytes: resumeText, name: "cv.txt" },
      { bytes: files.tinyPdf(), name: "cv.pdf", type: pdf },
      { bytes: files.tinyDocx(lines), name: "cv.docx", type: docx },
    ];
    for (const part of parts) {
      const answer = await send(part);
      expect(answer.statusCode).toBe(201);
      const body = uploadResponseSchema.parse(answer.json());
      expect(body.extraction_result.extracted_data.basics).toMatchObject({ name: "Mira Stolz" });
      const read = await get(service, `/upload/${body.upload_id}`, person.headers);
      const shown = uploadSchema.parse(read.json());
      expect(shown.file_name).toBe(part.name);
      expect(shown.extraction.facts.some((fact) => fact.text === "Mira Stolz")).toBe(true);
    }
  });

  it("of a JSON Resume is read as such, also where it was pasted as text", async () => {
    const bytes = JSON.stringify({
      basics: { name: "Mira Stolz" },
      work: [{ name: "Bluefin Ltd" }],
    });
    for (const part of [
      { bytes, name: "cv.json", type: "application/json" },
      { bytes, name: "pasted-resume.txt" },
    ]) {
      const answer = await send(part);
      expect(answer.statusCode).toBe(201);
      const { upload_id: id } = uploadResponseSchema.parse(answer.json());
      const read = uploadSchema.parse((await get(service, `/upload/${id}`, person.headers)).json());
      expect(read.extraction).toMatchObject({ format: "json", resume: { name: "Mira Stolz" } });
    }
    const damaged = { bytes: '{ "basics": ', name: "cv.json", type: "application/json" };
    expect((await refusal(damaged)).status).toBe(422);
    const text = { bytes: resumeText, name: "cv.json", type: "application/json" };
    expect((await refusal(text)).status).toBe(415);
  });

  it("is kept encrypted, readable for the service's user only, under a name of ours", async () => {
    await send({ bytes: resumeText, name: "very-private-name.txt" });
    const stored = await storedFiles();
    expect(stored.length).toBeGreaterThan(0);
    for (const file of stored) {
      expect(file).not.toContain("private");
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect((await readFile(file)).includes("Mira Stolz")).toBe(false);
    }
  });

  it("is gone after it was deleted, with its bytes", async () => {
    const { upload_id: id } = uploadResponseSchema.parse(
      (await send({ bytes: resumeText, name: "gone.txt" })).json(),
    );
    const before = (await storedFiles()).length;
    const url = `${api}/upload/${id}`;
    const answer = await service.app.inject({ method: "DELETE", url, headers: person.write });
    expect(answer.json()).toEqual({ success: true });
    expect((await get(service, `/upload/${id}`, person.headers)).json()).toMatchObject({
      error_code: "upload_not_found",
    });
    await sweepBlobs(service.needs);
    expect((await storedFiles()).length).toBe(before - 1);
  });
});

describe("an upload that cannot be used", () => {
  const zip = zipSync({ "a.txt": strToU8("a") });

  it.each([
    ["a program", Buffer.from("MZ\u0090\u0000\u0003\u0000".padEnd(400, "\u0001"), "latin1")],
    ["HTML", Buffer.from("<!doctype html><html><body>Hello</body></html>")],
    ["PNG", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
    ["ZIP", zip],
    [
      "XLSX",
      zipSync({ "[Content_Types].xml": strToU8("<Types/>"), "xl/workbook.xml": strToU8("<w/>") }),
    ],
    ["ODT", zipSync({ mimetype: strToU8("application/vnd.oasis.opendocument.text") })],
    ["DOC", Buffer.from("d0cf11e0a1b11ae1".padEnd(1024, "0"), "hex")],
    ["RTF", Buffer.from("{\\rtf1\\ansi Hello}")],
  ])("U6: %s under the name of a PDF or a Word file", async (_, bytes) => {
    for (const [name, type] of [
      ["a.pdf", pdf],
      ["a.docx", docx],
    ] as const) {
      expect(await refusal({ bytes, name, type })).toMatchObject({
        status: 415,
        detail: "Unsupported file type. Please upload PDF, DOCX, or TXT files only.",
      });
    }
  });

  it("U6, U7: extension, declared type and content that disagree", async () => {
    const parts: FilePart[] = [
      { bytes: files.tinyPdf(), name: "a.txt" },
      { bytes: files.tinyPdf(), name: "a.pdf", type: "text/plain" },
      { bytes: resumeText, name: "a.exe", type: "text/plain" },
      { bytes: resumeText, name: "noextension", type: "text/plain" },
      { bytes: files.tinyDocx(["x"]), name: "a.pdf", type: pdf },
    ];
    for (const part of parts) expect((await refusal(part)).status).toBe(415);
  });

  it.each(["", ".", "..", `${"a".repeat(252)}.txt`])("U8: the name %j", async (name) => {
    expect(await refusal({ bytes: resumeText, name })).toMatchObject({
      status: 422,
      detail: "Invalid file name",
    });
  });

  it.each([
    ["../../a.txt", "a.txt"],
    ["C:\\files\\a.txt", "a.txt"],
    ["cv\u202etxt.txt", "cvtxt.txt"],
    ["Lebenslauf Müller.txt", "Lebenslauf Müller.txt"],
  ])("U9: the name %j is only a label", async (name, label) => {
    const answer = await send({ bytes: resumeText, name });
    expect(answer.json()).toMatchObject({ file_name: label });
  });

  it("U9: a name with a hidden end is refused", async () => {
    expect((await refusal({ bytes: resumeText, name: "a.pdf%00.exe" })).status).toBe(422);
  });

  it("U10: a PDF with a password", async () => {
    const part = { bytes: files.encryptedPdf(), name: "a.pdf", type: pdf };
    const answer = await refusal(part);
    expect(answer).toMatchObject({ status: 422, error_code: "encrypted_file" });
    expect(answer.detail).toContain("password-protected");
  });

  it("U11: a scan without text", async () => {
    const answer = await refusal({ bytes: files.pdfWithoutText(), name: "a.pdf", type: pdf });
    expect(answer).toMatchObject({ status: 422, error_code: "no_text" });
  });

  it("U12: a truncated PDF, and one that unpacks to gigabytes, while the service goes on", async () => {
    const whole = files.tinyPdf();
    const cut = await refusal({ bytes: whole.subarray(0, 200), name: "a.pdf", type: pdf });
    expect(cut.status).toBe(422);
    const bytes = files.pdfBomb();
    expect(bytes.length).toBeLessThan(limit);
    const before = process.memoryUsage().rss;
    const from = performance.now();
    const bomb = refusal({ bytes, name: "bomb.pdf", type: pdf });
    const health = await service.app.inject("/health");
    expect(health.statusCode).toBe(200);
    expect((await bomb).status).toBe(422);
    expect(performance.now() - from).toBeLessThan(timeLimit(12_000));
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  it("leaves nothing behind: every stored blob is ready", async () => {
    const rows = await service.needs.database.query.query.blobs.findMany();
    expect(rows.every((row) => row.state === "ready")).toBe(true);
  });
});
