import type { Seniority, TemplateId } from "@savile/model";

/** What a template is drawn for. */
export interface TemplateProfile {
  readonly id: TemplateId;
  /** Fields of work for which it is the first choice. */
  readonly fields: ReadonlySet<string>;
  /** How well it suits other fields, 0..1. */
  readonly otherFields: number;
  /** Levels that it suits; `undefined` stands for all. */
  readonly levels?: readonly [Seniority, Seniority];
  /** Whether it is drawn for people who lead, whatever their field. */
  readonly forLeaders?: boolean;
  /** How formal it looks, 0..1. */
  readonly formality: number;
  readonly bestFor: string;
}

export const profileOf: Readonly<Record<TemplateId, TemplateProfile>> = {
  modern: {
    id: "modern",
    fields: new Set(["product", "operations", "sales", "retail", "service", "people", "property"]),
    otherFields: 0.6,
    levels: ["entry", "senior"],
    formality: 0.5,
    bestFor: "Sales, service, operations and most other work up to senior level.",
  },
  traditional: {
    id: "traditional",
    fields: new Set([
      "finance",
      "legal",
      "health",
      "social",
      "public",
      "office",
      "education",
      "trades",
      "construction",
      "industry",
      "automotive",
      "logistics",
      "aviation",
      "energy",
      "agriculture",
      "hospitality",
    ]),
    otherFields: 0.3,
    formality: 0.8,
    bestFor: "Finance, law, health care, public service, teaching, office work and the trades.",
  },
  creative: {
    id: "creative",
    fields: new Set(["design", "marketing", "media", "beauty", "fitness"]),
    otherFields: 0.3,
    levels: ["entry", "senior"],
    formality: 0.2,
    bestFor: "Design, marketing and media.",
  },
  tech: {
    id: "tech",
    fields: new Set(["software", "security", "analysis", "engineering"]),
    otherFields: 0.3,
    formality: 0.4,
    bestFor: "Software, data, IT and engineering.",
  },
  executive: {
    id: "executive",
    fields: new Set(["leadership"]),
    otherFields: 0.3,
    levels: ["director", "executive"],
    forLeaders: true,
    formality: 0.8,
    bestFor: "Directors and executives of any field.",
  },
  academic: {
    id: "academic",
    fields: new Set(["academia", "science"]),
    otherFields: 0.3,
    formality: 0.7,
    bestFor: "Research, science and higher education.",
  },
};

/** Fields of work in plain words. */
export const fieldNames: Readonly<Record<string, string>> = {
  academia: "research and higher education",
  agriculture: "farming and gardening",
  analysis: "data and analysis",
  automotive: "vehicle repair",
  aviation: "aviation",
  beauty: "beauty care",
  construction: "construction",
  design: "design",
  education: "teaching",
  energy: "energy",
  engineering: "engineering",
  finance: "finance",
  fitness: "fitness",
  health: "health care",
  hospitality: "hospitality",
  industry: "manufacturing",
  leadership: "leadership",
  legal: "law",
  logistics: "transport and warehousing",
  marketing: "marketing",
  media: "media",
  office: "office work",
  operations: "operations",
  people: "human resources",
  product: "product work",
  property: "property",
  public: "public service",
  retail: "retail",
  sales: "sales",
  science: "science",
  security: "IT security",
  service: "customer service",
  social: "social work",
  software: "software and IT",
  trades: "the skilled trades",
};

/**
 * Fields of work by the groups of the SOC: three digits (25-1, postsecondary teachers) go before the two of
 * the family (25, education).
 */
export const fieldsOfGroups: Readonly<Record<number, string>> = {
  11: "operations",
  111: "leadership",
  112: "marketing",
  13: "operations",
  132: "finance",
  15: "software",
  152: "analysis",
  17: "engineering",
  19: "science",
  21: "social",
  23: "legal",
  25: "education",
  251: "academia",
  27: "media",
  271: "design",
  29: "health",
  31: "health",
  33: "public",
  35: "hospitality",
  37: "property",
  39: "service",
  395: "beauty",
  41: "sales",
  412: "retail",
  43: "office",
  434: "service",
  45: "agriculture",
  47: "construction",
  49: "trades",
  493: "automotive",
  51: "industry",
  518: "energy",
  53: "logistics",
  532: "aviation",
  55: "public",
};
