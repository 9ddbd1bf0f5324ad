import { extractionFailures, extractionSchema } from "@savile/model";
import * as z from "zod/mini";
import { recognisedPageSchema } from "../ocr/recognised-page.ts";

/** What the parent asks: one file at a time. */
export const requestSchema = z.object({
  id: z.number(),
  bytes: z.instanceof(Uint8Array),
  today: z.string(),
  name: z.optional(z.string()),
  pagesOnly: z.optional(z.boolean()),
  recognised: z.optional(z.array(recognisedPageSchema)),
  unreached: z.optional(z.array(z.number())),
});

/** What the child says. The parent trusts none of it before it fits. */
export const answerSchema = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({
    id: z.number(),
    scanned: z.array(z.number()),
    result: z.union([
      z.object({ ok: z.literal(true), value: extractionSchema }),
      z.object({
        ok: z.literal(false),
        error: z.object({ code: z.enum(extractionFailures), detail: z.optional(z.string()) }),
      }),
    ]),
  }),
]);
