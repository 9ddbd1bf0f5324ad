import type { TemplateId } from "../layout/template.ts";
import { fileFormats } from "../layout/file-format.ts";
import type { FileFormat } from "../layout/file-format.ts";

/** Plans from the smallest to the largest. */
export const planIds = ["free", "starter", "professional", "enterprise"] as const;
export type Plan = (typeof planIds)[number];
export type PaidPlan = Exclude<Plan, "free">;

export const billingPeriods = ["monthly", "three_month", "yearly"] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** Stands for "no limit" in every count of a plan. */
export const unlimited = -1;

/** What a plan allows and costs. Counts are per calendar month in UTC; prices are US cents per period. */
export interface PlanTerms {
  readonly displayName: string;
  readonly generations: number;
  readonly refinementsPerSession: number;
  readonly refinements: number;
  readonly downloads: number;
  readonly templates: readonly TemplateId[];
  readonly formats: readonly FileFormat[];
  readonly apiKeys: boolean;
  /** The person's own numbers. */
  readonly analytics: boolean;
  readonly extras: readonly string[];
  readonly prices: Readonly<Record<BillingPeriod, number>>;
}

/** The one catalogue: every limit, lock, price, card and comparison is derived from it. */
export const planCatalogue: Readonly<Record<Plan, PlanTerms>> = {
  free: {
    displayName: "Free",
    generations: 4,
    refinementsPerSession: 1,
    refinements: 4,
    downloads: 10,
    templates: ["modern"],
    formats: ["pdf"],
    apiKeys: false,
    analytics: false,
    extras: [],
    prices: { monthly: 0, three_month: 0, yearly: 0 },
  },
  starter: {
    displayName: "Starter",
    generations: 16,
    refinementsPerSession: 2,
    refinements: 32,
    downloads: 40,
    templates: ["modern", "traditional", "creative", "tech"],
    formats: ["pdf", "docx", "txt"],
    apiKeys: false,
    analytics: false,
    extras: [],
    prices: { monthly: 900, three_month: 2_400, yearly: 8_400 },
  },
  professional: {
    displayName: "Professional",
    generations: 40,
    refinementsPerSession: 5,
    refinements: 200,
    downloads: 100,
    templates: ["modern", "traditional", "creative", "tech", "executive"],
    formats: fileFormats,
    apiKeys: false,
    analytics: true,
    extras: ["Analytics"],
    prices: { monthly: 1_900, three_month: 5_100, yearly: 18_000 },
  },
  enterprise: {
    displayName: "Premium",
    generations: 120,
    refinementsPerSession: unlimited,
    refinements: unlimited,
    downloads: 300,
    templates: ["modern", "traditional", "creative", "tech", "executive", "academic"],
    formats: fileFormats,
    apiKeys: true,
    analytics: true,
    extras: ["Analytics", "API access"],
    prices: { monthly: 3_900, three_month: 10_500, yearly: 37_200 },
  },
};

/** The smallest plan that holds a template. */
export function planOfTemplate(template: TemplateId): Plan {
  return planIds.find((plan) => planCatalogue[plan].templates.includes(template)) ?? "enterprise";
}

/** The smallest plan that holds a file format. */
export function planOfFormat(format: FileFormat): Plan {
  return planIds.find((plan) => planCatalogue[plan].formats.includes(format)) ?? "enterprise";
}
