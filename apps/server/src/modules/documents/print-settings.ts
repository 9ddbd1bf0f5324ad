import { papers, templateIds } from "@savile/model";
import type { Paper, TemplateId } from "@savile/model";
import * as z from "zod";

const breakSchema = z.object({
  keepTogether: z.boolean().optional(),
  breakBefore: z.boolean().optional(),
});

/** What a person decided about the pages of a resume; an absent budget leaves the length to the content. */
export const layoutSchema = z.object({
  pageBudget: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  breaks: z.record(z.string(), breakSchema).optional(),
});

/** The page budget and the page breaks of a session, as they are stored. */
export interface StoredLayout {
  readonly pageBudget?: 1 | 2 | 3 | undefined;
  readonly breaks?:
    | Readonly<Record<string, { readonly keepTogether?: boolean; readonly breakBefore?: boolean }>>
    | undefined;
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

/** Reads the settings of a stored session. */
export function printSettingsOf(row: {
  readonly template: string;
  readonly paper: string;
  readonly layout: unknown;
}): PrintSettings {
  const { template, paper, layout } = settingsSchema.parse(row);
  const breaks = Object.entries(layout.breaks ?? {}).map(([id, { keepTogether, breakBefore }]) => [
    id,
    {
      ...(keepTogether === undefined ? {} : { keepTogether }),
      ...(breakBefore === undefined ? {} : { breakBefore }),
    },
  ]);
  return {
    template,
    paper,
    layout: { pageBudget: layout.pageBudget, breaks: Object.fromEntries(breaks) },
  };
}
