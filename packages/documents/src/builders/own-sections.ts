import { recordSections } from "@savile/model";
import type { Resume } from "@savile/model";
import { sectionTitles } from "../sheet/section-titles.ts";

type OwnSection = Exclude<
  (typeof recordSections)[number],
  "awards" | "publications" | "experience"
>;

/** An entry of one of our sections of records. */
export type OwnRecord = Resume[OwnSection][number] & { readonly url?: string };

function isOwn(section: string): section is OwnSection {
  return section !== "awards" && section !== "publications" && section !== "experience";
}

/** The sections of records that other programs have no section for, under their names, without empty ones. */
export function ownRecords(resume: Resume): { title: string; entries: readonly OwnRecord[] }[] {
  const titles = sectionTitles(resume.language);
  return recordSections
    .filter(isOwn)
    .map((section) => ({ title: titles[section], entries: resume[section] }))
    .filter(({ entries }) => entries.length > 0);
}

/** An address as programs want it, with its protocol; `""` for a text that is none. */
export function fullUrl(text: string): string {
  if (/^[a-z][a-z\d+.-]*:\S+$/iu.test(text)) return text;
  return /^[^\s/]+\.[^\s/]+(?:\/\S*)?$/u.test(text) ? `https://${text}` : "";
}

/** What stands before the technologies of a project where a program has no field for them. */
export const technologiesLabel = "Technologies: ";
