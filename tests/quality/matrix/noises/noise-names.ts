/** The noises by family, in the order in which they are applied. */
export const noiseFamilies = {
  letters: ["soft-hyphens", "split-accents", "drawn-twice", "icon-letters", "mojibake"],
  places: [
    "outdented-headings",
    "centred-side",
    "reaching-line",
    "shifted-cells",
    "tight-column",
    "raised-margin",
    "loose-marks",
    "unhung-lists",
    "rules-and-photos",
  ],
  entries: [
    "trade-word-firms",
    "odd-dates",
    "stacked-dates",
    "line-above-dates",
    "listed-entries",
    "bare-headers",
    "addressed-firms",
    "sentence-entries",
    "firm-place-title",
    "units",
  ],
  sections: ["labelled-skills", "tool-headings", "odd-contacts", "after-lines"],
} as const;

export type NoiseFamily = keyof typeof noiseFamilies;
export type NoiseName = (typeof noiseFamilies)[NoiseFamily][number];
