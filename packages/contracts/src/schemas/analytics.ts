import { applicationStates } from "@savile/model";
import * as z from "zod/mini";

/** Fewer applications than these carry no statistic. */
export const leastApplications = 5;

/** Bands of *fit*, best first. */
export const fitBands = ["80-100", "60-79", "40-59", "0-39"] as const;

export const analyticsQuerySchema = z.strictObject({
  format: z.optional(z.enum(["json", "csv"])),
});

/** A statistic: how many applications it rests on, and its value, or why it has none. */
function statistic<T extends z.ZodMiniType>(value: T) {
  return z.object({
    applications: z.int(),
    reason: z.nullable(z.literal("too_few")),
    value: z.nullable(value),
  });
}

/**
 * The person's own numbers. An application is a finished run that is not the sample. Weeks begin on Monday in UTC,
 * oldest first. `missing` counts each posting once, and holds what at least two of them asked for in vain.
 */
export const analyticsSchema = z.object({
  applications: z.int(),
  least: z.int(),
  by_week: statistic(z.array(z.object({ from: z.string(), applications: z.int() }))),
  by_fit: statistic(z.array(z.object({ band: z.enum(fitBands), applications: z.int() }))),
  missing: statistic(z.array(z.object({ term: z.string(), postings: z.int() }))),
  /** Median, in minutes. */
  to_first_download: statistic(z.number()),
  outcomes: statistic(
    z.array(z.object({ state: z.enum(applicationStates), applications: z.int() })),
  ),
});
export type Analytics = z.infer<typeof analyticsSchema>;
