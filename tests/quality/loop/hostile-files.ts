import { zipSync } from "fflate";
import {
  writeBombPdf,
  writeEncryptedPdf,
} from "../../../packages/extraction/src/testing/hostile-pdf.ts";
import { hostileTexts } from "../../../packages/extraction/src/testing/hostile-texts.ts";
import { paragraph, writeDocx } from "../../../packages/extraction/src/testing/write-docx.ts";
import { emptyResume } from "@savile/model";
import { parsePosting } from "@savile/tailoring";
import { posting } from "./sessions.ts";
import type { Errand } from "./text-fields.ts";

const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

function upload(name: string, file: string, type: string, bytes: Uint8Array): Errand {
  return {
    name: `upload ${name}`,
    send: (person) => person.file("/api/v1/upload/resume", file, type, bytes),
  };
}

function bring(name: string, bytes: Uint8Array): Errand {
  return {
    name: `import ${name}`,
    send: (person) => person.file("/api/v1/account/import", "a.zip", "application/zip", bytes),
  };
}

/** Files that were made to do harm to whoever reads them. */
export function uploadErrands(kinds: number): Errand[] {
  const zeros = new Uint8Array(20 * 1024 * 1024);
  const texts = hostileTexts
    .slice(0, kinds)
    .map(([name, text]) => upload(name, "a.txt", "text/plain", Buffer.from(text)));
  const many = Object.fromEntries(
    Array.from({ length: 60_000 }, (_, at) => [`word/p${at}.xml`, new Uint8Array()]),
  );
  const body = paragraph("Ana Prado");
  return [
    ...texts,
    upload("bomb", "a.pdf", "application/pdf", writeBombPdf(120)),
    upload("locked", "a.pdf", "application/pdf", writeEncryptedPdf()),
    upload("swelling part", "a.docx", docx, writeDocx({ body, extra: { "word/z.bin": zeros } })),
    upload("many parts", "a.docx", docx, zipSync(many, { level: 0 })),
    upload("nothing but zeros", "a.pdf", "application/pdf", zeros.subarray(0, 9_000_000)),
    upload(
      "a deep resume",
      "a.json",
      "application/json",
      Buffer.from(`{"basics":${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}}`),
    ),
    upload(
      "a wide resume",
      "a.json",
      "application/json",
      Buffer.from(`{"basics":{"name":"Ana"},"work":[${'{"name":"a"},'.repeat(200_000)}{}]}`),
    ),
  ];
}

const manifest = { format: "savile-account", version: 1, keep_originals: false, files: [] };

function archive(records: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const members = Object.entries({ "account.json": JSON.stringify(manifest), ...records }).map(
    ([name, value]) => [name, typeof value === "string" ? Buffer.from(value) : value] as const,
  );
  return zipSync(Object.fromEntries(members), { level: 6 });
}

function rows(row: string, count: number): string {
  return `[${`${row},`.repeat(count)}${row}]`;
}

/** Exports that were made to do harm to whoever takes them in. */
export function importErrands(): Errand[] {
  const wide = `{"id":"a","createdAt":"2026-01-01T00:00:00Z","x":"${"y".repeat(40)}"}`;
  return [
    bring("no archive", Buffer.from("PK not an archive")),
    bring("swelling", archive({ "records/documents.json": new Uint8Array(60 * 1024 * 1024) })),
    bring("many rows", archive({ "records/documents.json": rows(wide, 400_000) })),
    bring("many uploads", archive({ "records/uploads.json": rows(wide, 300_000) })),
    bring("deep", archive({ "records/documents.json": "[".repeat(1_000_000) })),
    bring(
      "many names",
      archive({ "records/documents.json": rows('{"a":{"b":{"c":[]}}}', 300_000) }),
    ),
  ];
}

/** An export of many sessions that ended without documents. */
export function manySessions(count: number): Uint8Array {
  const extraction = {
    version: 1,
    format: "txt",
    pages: [],
    language: "en",
    confidence: null,
    resume: { ...emptyResume(), name: "Ada" },
    facts: [],
    sections: [],
    lines: [],
    findings: [],
    unplaced: [],
  };
  const at = "2026-01-01T00:00:00.000Z";
  const source = { id: "source", accountId: "x", extraction, createdAt: at };
  const sessions = Array.from({ length: count }, (_, index) => sessionRow(index, at));
  return archive({
    "records/source_resumes.json": JSON.stringify([source]),
    "records/generation_sessions.json": JSON.stringify(sessions),
  });
}

/** Texts that do not shrink to nothing, as people's do not. */
function sessionRow(index: number, at: string): Record<string, unknown> {
  const words = Array.from({ length: 60 }, (_, word) => ((index + 1) * (word + 7) * 7919) % 99_991);
  return {
    id: `session ${index}`,
    sourceId: "source",
    title: `Session ${index}`,
    jobDescription: words.join(" "),
    posting: parsePosting(posting),
    template: "modern",
    paper: "letter",
    outcome: "failed",
    errorCode: "generation_failed",
    report: null,
    version: 1,
    decisions: [],
    answers: [],
    layout: {},
    pages: null,
    createdAt: at,
    finishedAt: at,
  };
}
