import {
  coverLetterSchema,
  pageSchema,
  papers,
  readBackSchema,
  resumeSchema,
  templateIds,
} from "@savile/model";
import * as z from "zod/mini";

const bytesSchema = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

const documentSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("resume"), resume: resumeSchema }),
  z.object({ kind: z.literal("cover_letter"), letter: coverLetterSchema }),
]);

const layoutInputSchema = z.object({
  document: documentSchema,
  template: z.enum(templateIds),
  paper: z.enum(papers),
  createdAt: z.number(),
  want: z.array(z.enum(["pdf", "pages", "drawings"])),
});

const readBackInputSchema = z.object({
  bytes: bytesSchema,
  format: z.enum(["pdf", "txt"]),
  document: documentSchema,
});

/** What a child is asked to do. `warm` loads everything and answers with nothing. */
export const requestSchema = z.discriminatedUnion("task", [
  z.object({ task: z.literal("layout"), input: layoutInputSchema }),
  z.object({ task: z.literal("read-back"), input: readBackInputSchema }),
  z.object({ task: z.literal("warm") }),
]);
export type Request = z.infer<typeof requestSchema>;

const failureSchema = z.object({
  ok: z.literal(false),
  error: z.object({
    code: z.enum(["too_large", "missing_glyphs", "template_error", "timeout", "crashed"]),
    detail: z.string(),
  }),
});

const layoutSchema = z.object({
  pageCount: z.number(),
  pages: z.array(pageSchema),
  pdf: z.optional(bytesSchema),
  warnings: z.array(
    z.object({
      code: z.enum([
        "characters_removed",
        "letters_not_printed",
        "link_not_printed",
        "drawing_unavailable",
      ]),
      detail: z.string(),
    }),
  ),
});

/** A child's answer; `rss` is its resident memory in bytes, by which it is replaced. */
export const replySchema = z.object({
  rss: z.number(),
  answer: z.discriminatedUnion("task", [
    z.object({
      task: z.literal("layout"),
      result: z.discriminatedUnion("ok", [
        z.object({ ok: z.literal(true), value: layoutSchema }),
        failureSchema,
      ]),
    }),
    z.object({
      task: z.literal("read-back"),
      result: z.discriminatedUnion("ok", [
        z.object({ ok: z.literal(true), value: readBackSchema }),
        failureSchema,
      ]),
    }),
    z.object({ task: z.literal("warm") }),
  ]),
});
export type Reply = z.infer<typeof replySchema>;
