import { coverLetterSchema, fromJsonResume } from "@savile/model";
import * as z from "zod/mini";
import type { PrintedDocument } from "../text/layout.ts";

const letterFileSchema = z.object({
  meta: z.object({ savile: z.object({ letter: coverLetterSchema }) }),
});

/** Reads what {@link printJson} writes, and any other JSON Resume. @throws Error where it is neither. */
export function readJson(text: string): PrintedDocument {
  const value: unknown = JSON.parse(text);
  const letter = letterFileSchema.safeParse(value);
  if (letter.success) return { kind: "cover_letter", letter: letter.data.meta.savile.letter };
  const resume = fromJsonResume(value);
  if (!resume.ok) throw new Error("the file is no JSON Resume");
  return { kind: "resume", resume: resume.value };
}
