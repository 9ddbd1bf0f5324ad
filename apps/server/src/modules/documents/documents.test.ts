import {
  documentsResponseSchema,
  exportsResponseSchema,
  parserViewSchema,
  previewBundleSchema,
} from "@savile/contracts";
import { parseResumeMarkdown, resumeLeaves } from "@savile/model";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { newOwner } from "../../testing/sessions.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { api, get } from "../../testing/visitor.ts";

const service = await sharedService();
const { person, base } = await newOwner(service, "enterprise");

const read = (url: string) => get(service, `${base}${url}`, person.headers);
async function used(session = base, of = person): Promise<number> {
  const answer = await get(service, `${session}/exports`, of.headers);
  return exportsResponseSchema.parse(answer.json()).downloads.used;
}
const download = (format: string, kind = "resume") =>
  read(`/download/${format}?document_type=${kind}`);

describe("documents", () => {
  it("are given as Markdown that reads back to the same resume", async () => {
    const { documents } = documentsResponseSchema.parse((await read("/documents")).json());
    expect(parseResumeMarkdown(documents.resume).name).toBe("Mira Stolz");
    const bundle = previewBundleSchema.parse((await read("/preview-bundle")).json());
    expect(bundle.documents.resume.content_markdown).toBe(documents.resume);
    expect(bundle.documents.cover_letter.parsed_structure).toMatchObject({ name: "Mira Stolz" });
    expect(resumeLeaves(parseResumeMarkdown(documents.resume)).length).toBeGreaterThan(10);
  });

  it("are shown as an HTML page of pictures beside their words", async () => {
    const answer = await read("/preview/cover_letter");
    expect(answer.headers["content-type"]).toContain("text/html");
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(answer.body).toContain("<h1>Mira Stolz</h1>");
    expect(answer.body).toMatch(/<figure><svg viewBox="0 0 612 792" aria-hidden="true"/);
    expect(answer.body).not.toMatch(/<script|javascript:|https?:\/\//);
  });

  it("are shown as a file of the plan, uncounted", async () => {
    const answer = await read("/preview/resume?format=pdf");
    expect(answer.headers["content-type"]).toBe("application/pdf");
    expect(answer.headers["content-disposition"]).toBe("inline");
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    expect(answer.body.startsWith("%PDF-")).toBe(true);
    expect(await used()).toBe(0);
  });

  it("are read as a parser reads their files, value by value", async () => {
    for (const format of ["pdf", "docx", "txt"]) {
      const answer = await read(`/parser/resume?format=${format}`);
      const view = parserViewSchema.parse(answer.json());
      expect(view.text).toContain("Mira Stolz");
      expect(view.fields.find((field) => field.path === "name")).toMatchObject({
        intended: "Mira Stolz",
        recovered: "Mira Stolz",
        same: true,
      });
      expect(view.read_back.found).toBe(view.read_back.lines);
    }
  });
});

describe("a download", () => {
  const text = "text/plain; charset=utf-8";

  const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

  it.each([
    ["pdf", "resume", "application/pdf", "Mira Stolz - Account Manager.pdf", "%PDF-"],
    [
      "pdf",
      "cover_letter",
      "application/pdf",
      "Mira Stolz - Cover Letter - Account Manager.pdf",
      "%PDF-",
    ],
    ["txt", "resume", text, "Mira Stolz - Account Manager.txt", "Mira Stolz"],
    ["txt", "cover_letter", text, "Mira Stolz - Cover Letter - Account Manager.txt", "Mira Stolz"],
    ["docx", "resume", word, "Mira Stolz - Account Manager.docx", "PK"],
    ["docx", "cover_letter", word, "Mira Stolz - Cover Letter - Account Manager.docx", "PK"],
    ["md", "resume", "text/markdown; charset=utf-8", "Mira Stolz - Account Manager.md", "# Mira"],
    ["json", "resume", "application/json; charset=utf-8", "Mira Stolz - Account Manager.json", "{"],
  ])("of %s %s is a file under a name of ours", async (format, kind, type, name, start) => {
    const answer = await download(format, kind);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe(type);
    expect(answer.headers["content-disposition"]).toContain(`attachment; filename="${name}"`);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    expect(answer.body.startsWith(start)).toBe(true);
  });

  it("of both documents is one ZIP, in one format or in all of the plan", async () => {
    const both = await read("/download/docx");
    expect(both.headers["content-type"]).toBe("application/zip");
    expect(both.headers["content-disposition"]).toContain(
      'filename="Mira Stolz - Account Manager.zip"',
    );
    expect(Object.keys(unzipSync(both.rawPayload))).toEqual([
      "Mira Stolz - Account Manager.docx",
      "Mira Stolz - Cover Letter - Account Manager.docx",
    ]);
    const batch = await read("/download/batch");
    expect(batch.headers["content-disposition"]).toContain('Account Manager.zip"');
    const endings = Object.keys(unzipSync(batch.rawPayload)).map((name) => name.split(".")[1]);
    const all = ["pdf", "docx", "txt", "md", "json", "reactive", "rendercv"];
    expect(endings).toEqual(all.flatMap((format) => [format, format]));
  });

  it("carries the resume as data only where that was asked for", async () => {
    const plain = await download("pdf");
    const carrying = await read("/download/pdf?document_type=resume&embed_resume=true");
    expect(plain.rawPayload.includes("EmbeddedFile")).toBe(false);
    expect(carrying.rawPayload.byteLength).toBeGreaterThan(plain.rawPayload.byteLength);
  });

  it("in a format that does not exist is refused", async () => {
    expect((await download("xyz")).json()).toMatchObject({ error_code: "format_unknown" });
    expect((await download("pdf", "invoice")).statusCode).toBe(422);
  });

  it("is not made by HEAD", async () => {
    for (const url of ["/download/pdf?document_type=resume", "/download/batch", "/events"]) {
      const answer = await service.app.inject({
        method: "HEAD",
        url: `${api}${base}${url}`,
        headers: person.headers,
      });
      expect(answer.statusCode).toBe(405);
    }
  });
});
