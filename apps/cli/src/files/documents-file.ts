import { readJson as readJsonResume } from "@savile/documents";
import type { PrintedDocument } from "@savile/documents";
import { coverLetterSchema, resumeSchema, tailoredDocumentSchema } from "@savile/model";
import type { Made, TailoredDocument } from "@savile/model";
import * as z from "zod/mini";
import { readBytes } from "./sources.ts";
import { unusable } from "../terminal/terminal.ts";
import type { Terminal } from "../terminal/terminal.ts";

const printedSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("resume"), resume: resumeSchema }),
  z.object({ kind: z.literal("cover_letter"), letter: coverLetterSchema }),
]);

const made: Made = { engine: "embedded", because: "asked", version: "1" };

function withoutClaims(document: PrintedDocument): TailoredDocument {
  return { ...document, claims: [], made };
}

/** A document of ours (with or without its claims) or a JSON Resume, from a file. */
export async function readDocument(path: string, terminal: Terminal): Promise<TailoredDocument> {
  const text = new TextDecoder().decode(await readBytes(path, terminal));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unusable(`${path}: This is no JSON.`);
  }
  const tailored = tailoredDocumentSchema.safeParse(value);
  if (tailored.success) return tailored.data;
  const printed = printedSchema.safeParse(value);
  if (printed.success) return withoutClaims(printed.data);
  try {
    return withoutClaims(readJsonResume(text));
  } catch {
    throw unusable(`${path}: This is neither a document of Savile nor a JSON Resume.`);
  }
}
