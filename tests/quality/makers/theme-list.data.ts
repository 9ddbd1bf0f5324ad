/** A theme of the npm registry and the version that is used. */
export interface Theme {
  readonly name: string;
  readonly version: string;
}

/** The packages `jsonresume-theme-NAME`. A later batch stands in a list of its own, see `split.ts`. */
export const themes: readonly Theme[] = [
  { name: "even", version: "0.26.1" },
  { name: "elegant", version: "1.16.1" },
  { name: "kendall", version: "0.2.0" },
  { name: "stackoverflow", version: "3.3.0" },
  { name: "flat", version: "0.3.7" },
  { name: "paper", version: "0.5.0" },
  { name: "onepage", version: "0.0.3" },
  { name: "macchiato", version: "1.1.0" },
  { name: "spartan", version: "0.3.0" },
  { name: "eloquent", version: "5.0.0" },
  { name: "short", version: "0.1.7" },
  { name: "caffeine", version: "1.2.3" },
  { name: "kards", version: "1.0.2" },
  { name: "papirus", version: "0.0.5" },
  { name: "modern", version: "0.0.18" },
  { name: "actual", version: "0.2.2" },
];

/** A second batch, taken when the first had been learned from; one half of it is sealed. */
export const laterThemes: readonly Theme[] = [
  { name: "latte", version: "1.0.3" },
  { name: "direct", version: "0.1.1" },
  { name: "autumn", version: "1.0.1" },
  { name: "straightforward", version: "0.5.0" },
  { name: "srt", version: "0.1.3" },
  { name: "slickoverflow", version: "0.0.2" },
  { name: "compact", version: "1.0.4" },
  { name: "crisp", version: "0.2.12" },
  { name: "mantra", version: "0.3.1" },
  { name: "microdata", version: "0.2.0" },
  { name: "standard-resume", version: "2.1.0" },
  { name: "techlead", version: "1.0.1" },
];

/** What the themes depend on is taken as it stood on this day. */
export const themesAsOf = "2026-11-22";
