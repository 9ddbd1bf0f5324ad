import * as z from "zod";

/** What a child is told: a task, the answer to what it asked, a part of one, or that nobody waits any more. */
export const requestSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("run"), id: z.number(), task: z.string(), input: z.unknown() }),
  z.object({ kind: z.literal("answer"), id: z.number(), call: z.number(), value: z.unknown() }),
  z.object({ kind: z.literal("part"), id: z.number(), call: z.number(), value: z.unknown() }),
  z.object({ kind: z.literal("refuse"), id: z.number(), call: z.number() }),
  z.object({ kind: z.literal("abort"), id: z.number() }),
]);
export type Request = z.infer<typeof requestSchema>;

/** What a child says. */
export const replySchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready") }),
  z.object({ kind: z.literal("done"), id: z.number(), value: z.unknown(), rss: z.number() }),
  z.object({ kind: z.literal("failed"), id: z.number(), detail: z.string() }),
  z.object({
    kind: z.literal("ask"),
    id: z.number(),
    call: z.number(),
    name: z.string(),
    value: z.unknown(),
  }),
  z.object({ kind: z.literal("tell"), id: z.number(), name: z.string(), value: z.unknown() }),
]);
export type Reply = z.infer<typeof replySchema>;
