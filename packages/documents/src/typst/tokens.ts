import { readFileSync } from "node:fs";
import { join } from "node:path";
import { papers, templateIds } from "@savile/model";
import type { Paper, TemplateId } from "@savile/model";
import * as z from "zod/mini";

const marginsSchema = z.object({ x: z.number(), top: z.number(), bottom: z.number() });
/** White edges of a page in points; `x` is left and right. */
export type Margins = z.infer<typeof marginsSchema>;

const tokensSchema = z.object({
  families: z.array(z.string()).check(z.minLength(1)),
  sizes: z.object({ body: z.number(), small: z.number() }),
  densities: z.record(
    z.enum(["normal", "compact", "roomy"]),
    z.object({
      leading: z.number(),
      letter: z.number(),
      sizes: z.object({ body: z.optional(z.number()) }),
    }),
  ),
  letter: z.object({ body: z.number(), leading: z.number() }),
  side: z.optional(
    z.object({ holds: z.enum(["sections", "headings"]), width: z.number(), gap: z.number() }),
  ),
  margins: z.record(z.enum(["resume", "cover_letter"]), z.record(z.enum(papers), marginsSchema)),
});
/** What the engine must know of a template's tokens. */
export type Tokens = z.infer<typeof tokensSchema>;

/** Width and height of a sheet in points. */
export const paperSizes: Readonly<Record<Paper, { readonly w: number; readonly h: number }>> = {
  letter: { w: 612, h: 792 },
  a4: { w: 595.28, h: 841.89 },
};

/** Reads the tokens of every template. */
export function readTokens(templates: string): ReadonlyMap<TemplateId, Tokens> {
  return new Map(
    templateIds.map((id) => {
      const source = readFileSync(join(templates, id, "tokens.json"), "utf8");
      return [id, tokensSchema.parse(JSON.parse(source))];
    }),
  );
}
