import * as z from "zod/mini";
import { recognisedPageSchema } from "./recognised-page.ts";
import { modelNames } from "./recogniser-models.ts";
import type { ModelName } from "./recogniser-models.ts";

/** What the parent asks of the child that can draw: one page of a file at a time. */
export const drawRequestSchema = z.discriminatedUnion("task", [
  z.object({
    id: z.number(),
    task: z.literal("recognise"),
    bytes: z.instanceof(Uint8Array),
    page: z.number(),
    model: z.optional(z.enum(modelNames)),
  }),
  z.object({
    id: z.number(),
    task: z.literal("picture"),
    bytes: z.instanceof(Uint8Array),
    page: z.number(),
    width: z.number(),
  }),
]);
export type DrawTask =
  | {
      readonly task: "recognise";
      readonly bytes: Uint8Array;
      readonly page: number;
      readonly model?: ModelName;
    }
  | {
      readonly task: "picture";
      readonly bytes: Uint8Array;
      readonly page: number;
      readonly width: number;
    };

/** What the child says. The parent trusts none of it before it fits. */
export const drawAnswerSchema = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ id: z.number(), recognised: recognisedPageSchema }),
  z.object({ id: z.number(), picture: z.instanceof(Uint8Array) }),
  z.object({ id: z.number(), failed: z.string() }),
]);
export type DrawAnswer = z.infer<typeof drawAnswerSchema>;
