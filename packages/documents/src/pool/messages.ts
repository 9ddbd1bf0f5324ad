import {
  accentIds,
  coverLetterSchema,
  fileFormats,
  pageSchema,
  papers,
  readBackSchema,
  proofRowSchema,
  resumeSchema,
  templateIds,
} from "@savile/model";
import { layoutWarningCodes, renderFailureCodes } from "../text/layout.ts";
import * as z from "zod/mini";

const bytesSchema = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

const documentSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("resume"),
    resume: resumeSchema,
    proof: z.exactOptional(z.readonly(z.array(proofRowSchema))),
  }),
  z.object({ kind: z.literal("cover_letter"), letter: coverLetterSchema }),
]);

/** What every request to set a document says. */
const settingShape = {
  document: documentSchema,
  template: z.enum(templateIds),
  paper: z.enum(papers),
  pageBudget: z.optional(z.literal([1, 2, 3])),
  accent: z.optional(z.enum(accentIds)),
  breaks: z.optional(
    z.record(
      z.string(),
      z.object({
        keepTogether: z.exactOptional(z.boolean()),
        breakBefore: z.exactOptional(z.boolean()),
      }),
    ),
  ),
};

const layoutInputSchema = z.object({
  ...settingShape,
  createdAt: z.number(),
  want: z.readonly(z.array(z.enum(["pdf", "pages", "drawings"]))),
  attachment: z.optional(z.string()),
});

const pictureInputSchema = z.object({ ...settingShape, width: z.number() });

const readBackInputSchema = z.object({
  bytes: bytesSchema,
  format: z.enum(fileFormats),
  document: documentSchema,
  template: z.optional(z.enum(templateIds)),
});

/** What a child is started with: folders of templates and fonts, and the build of the page engine. */
export const childSetupSchema = z.object({
  templates: z.optional(z.string()),
  fonts: z.optional(z.string()),
  backend: z.optional(z.enum(["native", "wasm"])),
});
export type ChildSetup = z.infer<typeof childSetupSchema>;

/** The first message of a child: it takes requests from now on. */
export const readySchema = z.object({ backend: z.enum(["native", "wasm"]) });

/** What a child is asked to do. `warm` loads everything and answers with nothing. */
export const requestSchema = z.discriminatedUnion("task", [
  z.object({ task: z.literal("layout"), input: layoutInputSchema }),
  z.object({ task: z.literal("picture"), input: pictureInputSchema }),
  z.object({ task: z.literal("read-back"), input: readBackInputSchema }),
  z.object({ task: z.literal("warm") }),
]);
export type Request = z.infer<typeof requestSchema>;

const placesSchema = z.readonly(
  z.array(z.object({ path: z.string(), place: z.string(), characters: z.string() })),
);

const failureSchema = z.object({
  ok: z.literal(false),
  error: z.object({
    code: z.enum(renderFailureCodes),
    detail: z.string(),
    at: z.optional(placesSchema),
    fonts: z.optional(z.readonly(z.array(z.string()))),
  }),
});

const fitSchema = z.object({
  budget: z.nullable(z.literal([1, 2, 3])),
  met: z.boolean(),
  density: z.enum(["normal", "compact", "roomy"]),
  gap: z.number(),
  leading: z.number(),
  size: z.number(),
  body: z.number(),
  margins: z.object({ x: z.number(), top: z.number(), bottom: z.number() }),
  linesOver: z.number(),
  over: z.readonly(z.array(z.string())),
});

const layoutSchema = z.object({
  pageCount: z.number(),
  pages: z.readonly(z.array(pageSchema)),
  pdf: z.optional(bytesSchema),
  fit: fitSchema,
  warnings: z.readonly(
    z.array(
      z.object({
        code: z.enum(layoutWarningCodes),
        detail: z.string(),
        at: z.optional(placesSchema),
      }),
    ),
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
      task: z.literal("picture"),
      result: z.discriminatedUnion("ok", [
        z.object({ ok: z.literal(true), value: bytesSchema }),
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
