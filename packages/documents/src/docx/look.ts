import { readFileSync } from "node:fs";
import { join } from "node:path";
import { accents, papers } from "@savile/model";
import type { AccentId, TemplateId } from "@savile/model";
import * as z from "zod/mini";
import { templatesFolder } from "../text/package-folder.ts";

const lookSchema = z.object({
  head: z.enum(["left", "centre"]),
  headline: z.enum(["plain", "italic"]),
  links: z.enum(["plain", "coloured"]),
  labels: z.string(),
  places: z.enum(["plain", "italic"]),
  name: z.object({ weight: z.number(), caps: z.boolean() }),
  section: z.object({
    align: z.string(),
    rule: z.enum(["below", "above", "beside", "none"]),
    caps: z.boolean(),
  }),
});

/** What a Word file takes of a template's tokens. Sizes are in points, gaps in parts of the text's size. */
const tokensSchema = z.object({
  families: z.array(z.string()),
  sizes: z.object({
    name: z.number(),
    headline: z.number(),
    section: z.number(),
    entry: z.number(),
    body: z.number(),
    small: z.number(),
  }),
  colours: z.object({
    primary: z.string(),
    secondary: z.string(),
    accent: z.string(),
    text: z.string(),
    text_secondary: z.string(),
    text_light: z.string(),
    border: z.string(),
  }),
  densities: z.record(
    z.enum(["normal", "compact", "roomy"]),
    z.object({
      leading: z.number(),
      gap: z.number(),
      letter: z.number(),
      sizes: z.record(z.string(), z.number()),
    }),
  ),
  gaps: z.object({
    paragraph: z.number(),
    headline: z.number(),
    contact: z.number(),
    head: z.number(),
    section: z.number(),
    afterHeading: z.number(),
    entry: z.number(),
    entryLine: z.number(),
    bullets: z.number(),
    row: z.number(),
    work: z.number(),
  }),
  letter: z.object({
    body: z.number(),
    leading: z.number(),
    paragraph: z.number(),
    part: z.number(),
    signature: z.number(),
  }),
  side: z.optional(z.object({ holds: z.string(), width: z.number(), gap: z.number() })),
  margins: z.record(
    z.enum(["resume", "cover_letter"]),
    z.record(z.enum(papers), z.object({ x: z.number(), top: z.number(), bottom: z.number() })),
  ),
  look: lookSchema,
});
/** Sizes, colours, gaps and margins of a template. */
export type Look = z.infer<typeof tokensSchema> & {
  /** The family by name and what its sizes are multiplied with, so that it looks as large as the PDF's. */
  readonly face: Face;
};

/** A family that every word processor has, or has another of the same widths for. */
export interface Face {
  readonly name: string;
  readonly scale: number;
}

// Fonts are not embedded, so a page breaks as in the PDF only where the named family, or one with the same
// widths, is on the reader's machine: these two have one everywhere.
const sans = "Arial";
const serif = "Times New Roman";
const faces: Readonly<Record<string, Face>> = {
  "Source Sans 3": { name: sans, scale: 0.92 },
  Inter: { name: sans, scale: 1 },
  "Source Serif 4": { name: serif, scale: 1.03 },
  "EB Garamond": { name: serif, scale: 0.94 },
};

const looks = new Map<TemplateId, Look>();

/** The look of a template in the colour that was chosen for it, its own where none was. */
export function lookIn(template: TemplateId, accent: AccentId | undefined): Look {
  const look = lookOf(template);
  if (accent === undefined) return look;
  const { primary, accent: secondary, border } = accents[accent];
  return { ...look, colours: { ...look.colours, primary, secondary, accent: secondary, border } };
}

/** The look of a template, read from its tokens once. */
export function lookOf(template: TemplateId): Look {
  const known = looks.get(template);
  if (known !== undefined) return known;
  const source = readFileSync(join(templatesFolder(), template, "tokens.json"), "utf8");
  const tokens = tokensSchema.parse(JSON.parse(source));
  const face = faces[tokens.families[0] ?? ""] ?? { name: sans, scale: 0.95 };
  const look = { ...tokens, face };
  looks.set(template, look);
  return look;
}
