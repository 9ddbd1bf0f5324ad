import type { SessionLayout } from "@savile/contracts";
import type { LayoutInput } from "@savile/documents";
import { accentIds, changeSchema, papers, templateIds } from "@savile/model";
import type { AccentId, Change, Paper, TemplateId } from "@savile/model";
import * as z from "zod";

type Breaks = NonNullable<LayoutInput["breaks"]>;

const breakSchema = z.object({
  keepTogether: z.boolean().optional(),
  breakBefore: z.boolean().optional(),
});

export const layoutSchema = z.object({
  pageBudget: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  breaks: z.record(z.string(), breakSchema).optional(),
  accent: z.enum(accentIds).optional(),
  setAside: z.array(changeSchema).optional(),
});

/**
 * What a person decided about the pages of a resume; an absent budget leaves the length to the content, an absent
 * accent the colours to the template. The accent is that of the letter as well.
 * `setAside` are changes of lines that are left out for the length: they come back with their lines.
 */
export interface StoredLayout {
  readonly pageBudget?: 1 | 2 | 3 | undefined;
  readonly breaks?: Breaks | undefined;
  readonly accent?: AccentId | undefined;
  readonly setAside?: readonly Change[] | undefined;
}

/** Everything besides its words that the pages of a document depend on. */
export interface PrintSettings {
  readonly template: TemplateId;
  readonly paper: Paper;
  readonly layout: StoredLayout;
}

const settingsSchema = z.object({
  template: z.enum(templateIds),
  paper: z.enum(papers),
  layout: layoutSchema,
});

function tidyBreak(given: z.infer<typeof breakSchema>): Breaks[string] {
  const { keepTogether, breakBefore } = given;
  return {
    ...(keepTogether === undefined ? {} : { keepTogether }),
    ...(breakBefore === undefined ? {} : { breakBefore }),
  };
}

function tidyBreaks(given: Readonly<Record<string, z.infer<typeof breakSchema>>>): Breaks {
  return Object.fromEntries(Object.entries(given).map(([id, one]) => [id, tidyBreak(one)]));
}

/** Reads the settings of a stored session. */
export function printSettingsOf(row: {
  readonly template: string;
  readonly paper: string;
  readonly layout: unknown;
}): PrintSettings {
  const { template, paper, layout } = settingsSchema.parse(row);
  const { pageBudget, breaks = {}, accent, setAside } = layout;
  return { template, paper, layout: { pageBudget, breaks: tidyBreaks(breaks), accent, setAside } };
}

/** Page breaks as the wire has them. */
export function breaksOf(wire: SessionLayout["breaks"]): Breaks {
  return tidyBreaks(
    Object.fromEntries(
      Object.entries(wire).map(([id, one]) => [
        id,
        { keepTogether: one.keep_together, breakBefore: one.break_before },
      ]),
    ),
  );
}

/** Page budget, page breaks and colour as the wire shows them. */
export function presentLayout(layout: unknown): SessionLayout {
  const { pageBudget, breaks = {}, accent } = layoutSchema.parse(layout);
  return {
    page_budget: pageBudget ?? null,
    accent: accent ?? null,
    breaks: Object.fromEntries(
      Object.entries(breaks).map(([id, { keepTogether, breakBefore }]) => [
        id,
        {
          ...(keepTogether === undefined ? {} : { keep_together: keepTogether }),
          ...(breakBefore === undefined ? {} : { break_before: breakBefore }),
        },
      ]),
    ),
  };
}
