/** Colours that a person may choose for a document; without one it has those of its template. */
export const accentIds = ["blue", "teal", "green", "plum", "rust", "graphite"] as const;
export type AccentId = (typeof accentIds)[number];

/** What an accent puts in place of a template's colours, as `#rrggbb`; each can be read on white and on the tint. */
export interface Accent {
  /** The name and the headings of sections. */
  readonly primary: string;
  /** Headline, employers, marks and links. */
  readonly accent: string;
  /** Rules between sections. */
  readonly border: string;
  /** The ground of a side column. */
  readonly tint: string;
}

export const accents: Readonly<Record<AccentId, Accent>> = {
  blue: { primary: "#163a63", accent: "#1f5f99", border: "#c2d4e6", tint: "#eff4f9" },
  teal: { primary: "#0b4a45", accent: "#0f6f67", border: "#b9d3cf", tint: "#edf5f3" },
  green: { primary: "#234a24", accent: "#2f6b2f", border: "#c4d6c1", tint: "#f0f5ee" },
  plum: { primary: "#4a1f42", accent: "#7a2f6b", border: "#ddc6d8", tint: "#f7f1f5" },
  rust: { primary: "#5a2410", accent: "#9a3c12", border: "#e2cabd", tint: "#f9f2ed" },
  graphite: { primary: "#22262b", accent: "#434b55", border: "#c9cdd2", tint: "#f2f3f5" },
};
