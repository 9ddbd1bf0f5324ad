import * as z from "zod/mini";

/** A rectangle in points from the top left of the upright page. */
export const boxSchema = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() });
export type Box = z.infer<typeof boxSchema>;

/** Why text of the file was read but is not part of the Resume. */
export const hiddenReasons = ["white", "tiny", "off-page", "vanish"] as const;
export const hiddenSchema = z.enum(hiddenReasons);
export type HiddenReason = z.infer<typeof hiddenSchema>;

/** What a line of the file is; every line has exactly one role. */
export const lineRoles = [
  "heading",
  "contact",
  "entry-header",
  "bullet",
  "paragraph",
  "list",
  "custom",
  "repeated",
  "hidden",
  "overprint",
  "page-number",
  "link-target",
] as const;

/**
 * One line of the uploaded file in reading order. `id` is stable and readable: `p1.l12` (PDF page 1),
 * `body.l7` (DOCX), `t.l31` (TXT), `p1.k3` (target of a link).
 */
export const sourceLineSchema = z.object({
  id: z.string(),
  text: z.string(),
  page: z.optional(z.number()),
  box: z.optional(boxSchema),
  block: z.number(),
  role: z.enum(lineRoles),
  section: z.optional(z.string()),
  bullet: z.optional(z.object({ glyph: z.string(), level: z.number() })),
  hidden: z.optional(hiddenSchema),
});
export type SourceLine = z.infer<typeof sourceLineSchema>;
export type LineRole = SourceLine["role"];

/**
 * Place of a value in the source text (all lines in order, joined by a line feed): offsets in UTF-16
 * units, the page it stands on (1-based) and the lines it touches.
 */
export const sourceSpanSchema = z.object({
  start: z.number(),
  end: z.number(),
  page: z.optional(z.number()),
  lines: z.array(z.string()),
});
export type SourceSpan = z.infer<typeof sourceSpanSchema>;

/**
 * Something about the file that the person should know, by a stable code. `path` is the address of the value
 * that it asks about, `text` what was read there.
 */
export const findingSchema = z.object({
  code: z.string(),
  detail: z.string(),
  lines: z.array(z.string()),
  path: z.optional(z.string()),
  text: z.optional(z.string()),
});
export type Finding = z.infer<typeof findingSchema>;

/** The text that the offsets of {@link SourceSpan} count in. */
export function sourceTextOf(lines: readonly SourceLine[]): string {
  return lines.map((line) => line.text).join("\n");
}
