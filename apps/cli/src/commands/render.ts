import { extname } from "node:path";
import type { PrintedDocument } from "@savile/documents";
import {
  coverLetterSchema,
  fromJsonResume,
  papers,
  resumeSchema,
  tailoredDocumentSchema,
  templateIds,
} from "@savile/model";
import type { Made, TailoredDocument } from "@savile/model";
import { exportDocument, exportFormats } from "@savile/workflow";
import * as z from "zod/mini";
import { oneOf, onlyFile, parseOptions, required } from "../options.ts";
import { readBytes } from "../sources.ts";
import { unusable } from "../terminal.ts";
import type { Terminal } from "../terminal.ts";

const printedSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("resume"), resume: resumeSchema }),
  z.object({ kind: z.literal("cover_letter"), letter: coverLetterSchema }),
]);

const made: Made = { engine: "embedded", because: "asked", version: "1" };

function withoutClaims(document: PrintedDocument): TailoredDocument {
  return { ...document, claims: [], made };
}

/** A document of ours, or a JSON Resume. */
function parseDocument(path: string, bytes: Uint8Array): TailoredDocument {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw unusable(`${path}: This is no JSON.`);
  }
  const tailored = tailoredDocumentSchema.safeParse(value);
  if (tailored.success) return tailored.data;
  const printed = printedSchema.safeParse(value);
  if (printed.success) return withoutClaims(printed.data);
  const resume = fromJsonResume(value);
  if (resume.ok) return withoutClaims({ kind: "resume", resume: resume.value });
  throw unusable(`${path}: This is neither a document of Savile nor a JSON Resume.`);
}

/** `savile render FILE.json --out FILE.(pdf|txt) [--template ID] [--paper letter|a4]` */
export async function render(args: readonly string[], terminal: Terminal): Promise<void> {
  const options = parseOptions(args, { template: "text", out: "text", paper: "text" });
  const path = onlyFile(options);
  const out = required(options, "out");
  const document = parseDocument(path, await readBytes(path, terminal));
  const file = await exportDocument(
    {
      document,
      template: oneOf("template", options.text("template") ?? "modern", templateIds),
      paper: oneOf("paper", options.text("paper") ?? "letter", papers),
      format: oneOf("out", extname(out).slice(1), exportFormats),
      createdAt: 0,
    },
    terminal.renderer,
  );
  if (!file.ok) throw unusable(`${path}: ${file.error.detail}`);
  await terminal.writeBytes(out, file.value.bytes);
  const { found, lines } = file.value.readBack;
  terminal.write(
    `${out}: ${file.value.bytes.byteLength} bytes, text layer verified ${found}/${lines}`,
  );
}
