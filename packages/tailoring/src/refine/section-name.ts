import { wordTable } from "@savile/model";
import type { Bench } from "./bench.ts";

const names = wordTable<string>({
  competencies: "Core competencies",
  volunteer: "Volunteering",
});

/** The name of a section as a person reads it. */
export function sectionName({ source }: Bench, section: string): string {
  const own = source.resume.additional.find(({ id }) => id === section)?.title;
  return own ?? names[section] ?? section.charAt(0).toUpperCase() + section.slice(1);
}
