import { matchCopy } from "@savile/taxonomy";
import { lineFeatures } from "./line-features.ts";
import { withoutMarkup } from "./markup.ts";
import { withoutMailMarks } from "./paste.ts";
import { sectionsOf } from "./sections.ts";
import { segmentsOf } from "./segments.ts";
import { zonesByRule } from "./zones.ts";

/** A line of a posting with all that is looked at when it is weighed. */
export interface FeaturedLine {
  readonly start: number;
  readonly end: number;
  readonly features: readonly string[];
}

/** The lines of a posting that are weighed, and the text that their places are of. */
export function postingFeatures(pasted: string): { text: string; lines: FeaturedLine[] } {
  const { text } = matchCopy(withoutMailMarks(withoutMarkup(pasted)));
  const ruled = zonesByRule(sectionsOf(segmentsOf(text)).placed);
  const lines = ruled.flatMap(({ start, end, heading, row }, at) =>
    heading || row !== undefined ? [] : [{ start, end, features: lineFeatures(ruled, at) }],
  );
  return { text, lines };
}
