import {
  documentsResponseSchema,
  exportsResponseSchema,
  pageDrawingSchema,
  pageSourceSchema,
  parserViewSchema,
  previewBundleSchema,
} from "@savile/contracts";
import { parseResumeMarkdown, resumeLeaves } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { unzipSync } from "fflate";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { givePlan } from "../../testing/plans.ts";
import { inProcessRenderer } from "../../testing/renderer.ts";
import { jobText, resumeText } from "../../testing/sample-texts.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { api, get, post, signIn, uploadText } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";

let service: TestService;
let person: Person;
let base: string;
let layouts = 0;
let readable = true;

/** The real renderer, counting its layouts; it can be told that a printed line got lost. */
function countingRenderer(): Dependencies["renderer"] {
  const real = inProcessRenderer();
  const desk: ReturnType<Dependencies["renderer"]["askedBy"]> = {
    layout: (input) => {
      layouts += 1;
      return real.layout(input);
    },
    picture: (input) => real.picture(input),
    readBack: async (input) => {
      const read = await real.readBack(input);
      if (readable || !read.ok) return read;
      return {
        ok: true,
        value: { ...read.value, found: read.value.lines - 1, missing: ["a line"], inOrder: false },
      };
    },
  };
  return { ...desk, askedBy: () => desk, backend: real.backend };
}

beforeAll(async () => {
  service = await startTestService({ parts: { renderer: countingRenderer() } });
  person = await signIn(service);
  await givePlan(service, person);
  const uploadId = await uploadText(service, person, resumeText);
  const body = { upload_id: uploadId, job_description: jobText };
  const answer = await post(service, "/generate/generate", body, person.write);
  base = `/generate/sessions/${answer.json<{ session_id: string }>().session_id}`;
});
afterAll(() => service.close());

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

  it("are shown as pages with regions; a drawing is fetched by its hash", async () => {
    const pages = pageSourceSchema.parse((await read("/preview/resume?format=pages")).json());
    expect(pages.pages.length).toBeGreaterThan(0);
    const [page] = pages.pages;
    expect(page?.drawing).toBeUndefined();
    expect(page?.regions.map((region) => region.path)).toContain("name");
    const drawing = await read(`/preview/resume/pages/${page?.hash}`);
    expect(pageDrawingSchema.parse(drawing.json()).marks.length).toBeGreaterThan(10);
    expect((await read("/preview/resume/pages/abcdef")).statusCode).toBe(404);
    const whole = await read("/preview/resume?format=pages&drawings=true");
    expect(pageSourceSchema.parse(whole.json()).pages[0]?.drawing).toBeDefined();
  });

  it("are laid out once for all their pages", async () => {
    await read("/preview/cover_letter?format=pages");
    const before = layouts;
    await Promise.all([1, 2, 3].map(() => read("/preview/cover_letter?format=pages")));
    expect(layouts).toBe(before);
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
    ["pdf", "resume", "application/pdf", "mira-stolz-resume-modern.pdf", "%PDF-"],
    ["pdf", "cover_letter", "application/pdf", "mira-stolz-cover-letter-modern.pdf", "%PDF-"],
    ["txt", "resume", text, "mira-stolz-resume-modern.txt", "Mira Stolz"],
    ["txt", "cover_letter", text, "mira-stolz-cover-letter-modern.txt", "Mira Stolz"],
    ["docx", "resume", word, "mira-stolz-resume-modern.docx", "PK"],
    ["docx", "cover_letter", word, "mira-stolz-cover-letter-modern.docx", "PK"],
    ["md", "resume", "text/markdown; charset=utf-8", "mira-stolz-resume-modern.md", "# Mira"],
    ["json", "resume", "application/json; charset=utf-8", "mira-stolz-resume-modern.json", "{"],
  ])("of %s %s is a file under a name of ours", async (format, kind, type, name, start) => {
    const answer = await download(format, kind);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe(type);
    expect(answer.headers["content-disposition"]).toContain(`attachment; filename="${name}"`);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    expect(answer.body.startsWith(start)).toBe(true);
  });

  it("of the same version is the same bytes, made once, and listed with its proof", async () => {
    const first = await download("pdf");
    const before = layouts;
    const second = await download("pdf");
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(layouts).toBe(before);
    const { exports } = exportsResponseSchema.parse((await read("/exports")).json());
    const listed = exports.find((file) => file.file_name === "mira-stolz-resume-modern.pdf");
    expect(listed?.sha256).toBe(createHash("sha256").update(first.rawPayload).digest("hex"));
    expect(listed?.read_back).toMatchObject({ missing: [], inOrder: true, tagged: true });
    const fields = listed?.read_back.fields;
    expect(fields?.recovered).toBe(fields?.intended);
  });

  it("is made again when the kept bytes are gone or were altered", async () => {
    const first = await download("txt");
    const [row] = await service.needs.database.query.query.exportedFiles.findMany({
      where: (table, { eq }) => eq(table.format, "txt"),
    });
    await service.needs.blobs.put(row?.blobKey ?? "", Buffer.from("something else"));
    expect((await download("txt")).body).toBe(first.body);
  });

  it("of both documents is one ZIP, in one format or in all of the plan", async () => {
    const both = await read("/download/docx");
    expect(both.headers["content-type"]).toBe("application/zip");
    expect(both.headers["content-disposition"]).toContain('filename="documents-docx.zip"');
    expect(Object.keys(unzipSync(both.rawPayload))).toEqual([
      "mira-stolz-resume-modern.docx",
      "mira-stolz-cover-letter-modern.docx",
    ]);
    const batch = await read("/download/batch");
    expect(batch.headers["content-disposition"]).toContain('filename="documents.zip"');
    const endings = Object.keys(unzipSync(batch.rawPayload)).map((name) => name.split(".")[1]);
    const all = ["pdf", "docx", "txt", "md", "json"];
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

  it("is refused, and not counted, when a printed line cannot be read back", async () => {
    const other = await signIn(service, "other@example.test");
    const uploadId = await uploadText(service, other, `${resumeText}\nGerman`);
    const body = { upload_id: uploadId, job_description: `${jobText} once more` };
    const answer = await post(service, "/generate/generate", body, other.write);
    const { session_id } = answer.json<{ session_id: string }>();
    readable = false;
    const url = `/generate/sessions/${session_id}/download/pdf?document_type=resume`;
    const refused = await get(service, url, other.headers);
    readable = true;
    expect(refused.statusCode).toBe(500);
    expect(refused.json()).toMatchObject({
      error_code: "export_unreadable",
      details: { missing: ["a line"] },
    });
    expect(await used(`/generate/sessions/${session_id}`, other)).toBe(0);
  });

  it("before the documents are ready is refused", async () => {
    const quiet = await startTestService({ worker: false });
    const waiting = await signIn(quiet);
    const uploadId = await uploadText(quiet, waiting, resumeText);
    const body = { upload_id: uploadId, job_description: jobText };
    const headers = { ...waiting.write, prefer: "respond-async" };
    const started = await post(quiet, "/generate/generate", body, headers);
    const { session_id } = started.json<{ session_id: string }>();
    const url = `/generate/sessions/${session_id}/download/pdf?document_type=resume`;
    expect((await get(quiet, url, waiting.headers)).json()).toMatchObject({
      error_code: "not_ready",
    });
    await quiet.close();
  });
});
