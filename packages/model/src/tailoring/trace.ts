import * as z from "zod/mini";

/** What a piece of the file is, the weightiest first. */
export const traceKinds = ["date", "contact", "employer", "number", "text"] as const;
export type TraceKind = (typeof traceKinds)[number];

/**
 * Why words of the file are left out of the Resume. What a rule leaves out says nothing of its own; what the
 * person takes out is `by-person`.
 */
export const leftOutReasons = [
  "page-number",
  "repeated",
  "printed-twice",
  "hidden",
  "made-with",
  "document-word",
  "heading",
  "label",
  "link",
  "duration",
  "joining-word",
  "by-person",
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

const piece = { line: z.string(), kind: z.enum(traceKinds), text: z.string() };

/**
 * What became of a piece of the file: `placed` in the value with the address `at`, `left-out` for a reason,
 * or `asked` because no rule knows. Every word of every line stands in exactly one Trace.
 */
export const traceSchema = z.discriminatedUnion("state", [
  z.object({ ...piece, state: z.literal("placed"), at: z.string() }),
  z.object({ ...piece, state: z.literal("left-out"), because: z.enum(leftOutReasons) }),
  z.object({ ...piece, state: z.literal("asked") }),
]);
export type Trace = z.infer<typeof traceSchema>;
