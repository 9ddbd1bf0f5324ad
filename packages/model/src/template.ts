/** Templates that exist; the first is the default. */
export const templateIds = ["modern"] as const;
export type TemplateId = (typeof templateIds)[number];

/** What a template is called and drawn for. */
export interface Template {
  readonly id: TemplateId;
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly features: readonly string[];
}

export const templates: readonly Template[] = [
  {
    id: "modern",
    name: "Modern Professional",
    category: "Modern",
    description: "One airy column with coloured section rules. Suits most trades.",
    features: ["One column", "Tagged PDF", "Dates beside each role"],
  },
];

export const papers = ["letter", "a4"] as const;
export type Paper = (typeof papers)[number];
