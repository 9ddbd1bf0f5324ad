import { fieldLabels, headings } from "./headings.data.ts";
import type { SectionKind } from "./headings.data.ts";

/** The section that a heading opens, by its words. */
export const kindByHeading = new Map<string, SectionKind>();
for (const kind of ["about", "duties", "required", "preferred", "benefits", "closing"] as const) {
  for (const words of headings[kind]) kindByHeading.set(words, kind);
}

/** The words of a heading without its marks. */
export function headingKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/^[#*\s]+|[:*.…\s?!-]+$/g, "")
    .replace(/\s+/g, " ");
}

/** Whether a line is a heading that every posting may have: "Requirements", "About us". */
export function isKnownHeading(line: string): boolean {
  const key = headingKey(line);
  return kindByHeading.has(key) || fieldLabels[key] !== undefined;
}
