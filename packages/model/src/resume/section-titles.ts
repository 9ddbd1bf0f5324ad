import { knownSections } from "./resume.ts";
import type { KnownSection } from "./resume.ts";
import { sectionTitles } from "./section-titles.data.ts";

function keyOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const sectionByKey = new Map<string, KnownSection>(
  knownSections.flatMap((section) =>
    sectionTitles[section].map((title): [string, KnownSection] => [keyOf(title), section]),
  ),
);

/** The known section that a heading names, in English; `undefined` for a title of the person's own. */
export function sectionOfTitle(title: string): KnownSection | undefined {
  return sectionByKey.get(keyOf(title));
}

/** The heading under which a known section is written. */
export function titleOfSection(section: KnownSection): string {
  return sectionTitles[section][0];
}
