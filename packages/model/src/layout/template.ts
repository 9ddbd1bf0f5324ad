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

/** Colours of a template as `#rrggbb`; each text colour can be read on white. */
export interface Palette {
  readonly primary: string;
  readonly secondary: string;
  readonly accent: string;
  readonly text: string;
  readonly text_secondary: string;
  readonly text_light: string;
  readonly border: string;
}

/**
 * What a template is called and drawn for. `popularity` says only what is known without counting: that a
 * template is new. `recommended` is for people of any trade; what suits a posting is worked out. `maxPages`
 * is the longest resume that a page budget may ask for. `letters`: whether it sets cover letters too.
 */
export interface Template {
  readonly id: TemplateId;
  readonly name: string;
  readonly category: string;
  readonly industry: readonly string[];
  readonly description: string;
  readonly features: readonly string[];
  readonly popularity: "trending" | "popular" | "new" | null;
  readonly recommended: boolean;
  readonly letters: boolean;
  readonly maxPages: 2 | 3;
  readonly palette: Palette;
}

export const templates: readonly Template[] = [
  {
    id: "modern",
    name: "Modern Professional",
    category: "Modern",
    industry: ["Business", "Health care", "Sales", "Operations", "Marketing"],
    description:
      "One airy column in a clear sans serif, with coloured section rules. Suits most trades.",
    features: ["One column", "Coloured rules", "Dates beside each role"],
    popularity: null,
    recommended: true,
    letters: true,
    maxPages: 2,
    palette: {
      primary: "#1f3a5f",
      secondary: "#2b5c8a",
      accent: "#2f6ea8",
      text: "#1d2430",
      text_secondary: "#48525f",
      text_light: "#5b6673",
      border: "#c3d2e0",
    },
  },
  {
    id: "traditional",
    name: "Classic Executive",
    category: "Traditional",
    industry: ["Law", "Finance", "Government", "Insurance", "Administration"],
    description:
      "A centred head, a serif in black and thin rules. Suits formal trades and printed copies.",
    features: ["Centred head", "Serif in black", "Dates at the edge"],
    popularity: "new",
    recommended: false,
    letters: true,
    maxPages: 2,
    palette: {
      primary: "#111111",
      secondary: "#1c1c1c",
      accent: "#333333",
      text: "#141414",
      text_secondary: "#3a3a3a",
      text_light: "#565656",
      border: "#111111",
    },
  },
  {
    id: "creative",
    name: "Creative Portfolio",
    category: "Creative",
    industry: ["Design", "Media", "Advertising", "Arts", "Fashion"],
    description:
      "Skills and languages stand in a tinted column beside the work, under a large name.",
    features: ["Side column", "Large name", "Skills first"],
    popularity: "new",
    recommended: false,
    letters: true,
    maxPages: 2,
    palette: {
      primary: "#211d3b",
      secondary: "#a43c12",
      accent: "#a43c12",
      text: "#232130",
      text_secondary: "#4a4759",
      text_light: "#625f70",
      border: "#d8ccb2",
    },
  },
  {
    id: "tech",
    name: "Tech Engineer",
    category: "Tech",
    industry: ["Software", "Information technology", "Engineering", "Data"],
    description:
      "Skills before work, dense lines and links that are seen. For people who build things.",
    features: ["Skills first", "Dense", "Links visible"],
    popularity: "new",
    recommended: true,
    letters: true,
    maxPages: 2,
    palette: {
      primary: "#0b4a45",
      secondary: "#0f766e",
      accent: "#0f766e",
      text: "#1a2323",
      text_secondary: "#435150",
      text_light: "#586664",
      border: "#b9d3cf",
    },
  },
  {
    id: "executive",
    name: "Senior Executive",
    category: "Executive",
    industry: ["Management", "Consulting", "Banking", "Boards"],
    description:
      "A large name and headings out in the margin of a narrow text, in a classic book face.",
    features: ["Headings in the margin", "Summary first", "Hairlines"],
    popularity: "new",
    recommended: false,
    letters: true,
    maxPages: 2,
    palette: {
      primary: "#2a2118",
      secondary: "#7a4a1e",
      accent: "#8a5a2b",
      text: "#211d19",
      text_secondary: "#4d453d",
      text_light: "#665c52",
      border: "#b89a78",
    },
  },
  {
    id: "academic",
    name: "Academic Research",
    category: "Academic",
    industry: ["Universities", "Research", "Teaching", "Publishing"],
    description:
      "Studies, publications and teaching have their place and their order; three pages are allowed.",
    features: ["Three pages", "Hanging publications", "Dates at the edge"],
    popularity: "new",
    recommended: false,
    letters: true,
    maxPages: 3,
    palette: {
      primary: "#6b1d2a",
      secondary: "#33302e",
      accent: "#6b1d2a",
      text: "#1b1918",
      text_secondary: "#45403d",
      text_light: "#5d5753",
      border: "#a59a94",
    },
  },
];

export const papers = ["letter", "a4"] as const;
export type Paper = (typeof papers)[number];
