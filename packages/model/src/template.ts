/** Templates that exist; the first is the default. */
export const templateIds = [
  "modern",
  "traditional",
  "creative",
  "tech",
  "executive",
  "academic",
] as const;
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
  {
    id: "traditional",
    name: "Classic Executive",
    category: "Traditional",
    description: "A centred head in black with small rules. Suits formal trades.",
    features: ["One column", "Serif", "Black only"],
  },
  {
    id: "creative",
    name: "Creative Portfolio",
    category: "Creative",
    description: "A bold head that shows a person before the page is read.",
    features: ["Bold head", "Colour", "Links visible"],
  },
  {
    id: "tech",
    name: "Tech Engineer",
    category: "Tech",
    description: "Skills first and dense, for people who build things.",
    features: ["Skills first", "Dense", "Links visible"],
  },
  {
    id: "executive",
    name: "Senior Executive",
    category: "Executive",
    description: "A large name, generous margins and the summary first.",
    features: ["Large name", "Generous margins", "Summary first"],
  },
  {
    id: "academic",
    name: "Academic Research",
    category: "Academic",
    description: "Publications and teaching have their place; three pages are allowed.",
    features: ["Three pages", "Publications", "Teaching"],
  },
];

export const papers = ["letter", "a4"] as const;
export type Paper = (typeof papers)[number];
