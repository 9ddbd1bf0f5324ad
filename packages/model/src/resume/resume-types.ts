import type { Entry, PartValues, Sections, Text, contactShape } from "./resume-shape.ts";

export type Contact = PartValues<typeof contactShape>;
export type ExperienceEntry = Entry<"experience">;
export type EducationEntry = Entry<"education">;
export type SkillGroup = Entry<"skills">;
export type ProjectEntry = Entry<"projects">;
export type CertificationEntry = Entry<"certifications">;
export type LanguageEntry = Entry<"languages">;
/** The common shape of awards, publications, volunteering and the other dated sections. */
export type RecordEntry = Entry<"awards">;
export type AdditionalSection = Entry<"additional">;

/**
 * A resume as structured values. A missing value is `""` or an empty list, never a placeholder.
 * Every leaf has an address (see `address.ts`); `order` lists the known sections and the ids of
 * additional ones in the order in which they are printed.
 */
export interface Resume extends Sections {
  language: string;
  name: string;
  headline: string;
  contact: Contact;
  summary: string;
  competencies: Text[];
  order: string[];
}
