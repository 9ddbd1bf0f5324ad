import * as z from "zod/mini";
import { knownSections } from "./known-sections.ts";

// The names of sections and ids stand apart: the browser needs them without the schemas.
export * from "./known-sections.ts";

/**
 * A line of prose or a single term inside an entry. `id` is unique within its entry (`b2`, `s3`), so that
 * `<entry id>.<id>` is its address in the document.
 */
export const textSchema = z.object({ id: z.string(), text: z.string() });
export type Text = z.infer<typeof textSchema>;

/**
 * A period. `text` is what the person wrote and what is printed; `start` and `end` are derived for
 * computing: `""`, `YYYY`, `YYYY-MM` or `YYYY-MM-DD` at the precision written; `end` may be `present`.
 */
export const periodSchema = z.object({ text: z.string(), start: z.string(), end: z.string() });
export type Period = z.infer<typeof periodSchema>;

export const contactSchema = z.object({
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  linkedin: z.string(),
  github: z.string(),
  links: z.array(textSchema),
});
export type Contact = z.infer<typeof contactSchema>;

export const experienceSchema = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  dates: periodSchema,
  summary: z.string(),
  bullets: z.array(textSchema),
});
export type ExperienceEntry = z.infer<typeof experienceSchema>;

/** `degree` is the phrase as written, field included; `field` is the field alone where it is clear. */
export const educationSchema = z.object({
  id: z.string(),
  degree: z.string(),
  field: z.string(),
  school: z.string(),
  location: z.string(),
  dates: periodSchema,
  details: z.array(textSchema),
});
export type EducationEntry = z.infer<typeof educationSchema>;

export const skillGroupSchema = z.object({
  id: z.string(),
  category: z.string(),
  skills: z.array(textSchema),
});
export type SkillGroup = z.infer<typeof skillGroupSchema>;

export const languageSchema = z.object({ id: z.string(), name: z.string(), level: z.string() });
export type LanguageEntry = z.infer<typeof languageSchema>;

export const certificationSchema = z.object({
  id: z.string(),
  name: z.string(),
  issuer: z.string(),
  year: z.string(),
});
export type CertificationEntry = z.infer<typeof certificationSchema>;

export const projectSchema = z.object({
  id: z.string(),
  name: z.string(),
  technologies: z.string(),
  dates: periodSchema,
  description: z.string(),
  bullets: z.array(textSchema),
});
export type ProjectEntry = z.infer<typeof projectSchema>;

/** The common shape of awards, publications, volunteering and the other dated sections. */
export const recordSchema = z.object({
  id: z.string(),
  title: z.string(),
  organization: z.string(),
  location: z.string(),
  dates: periodSchema,
  summary: z.string(),
  bullets: z.array(textSchema),
});
export type RecordEntry = z.infer<typeof recordSchema>;

/** A section that is none of the known ones, under the title that the person gave it. */
export const additionalSchema = z.object({
  id: z.string(),
  title: z.string(),
  lines: z.array(textSchema),
});
export type AdditionalSection = z.infer<typeof additionalSchema>;

/**
 * A resume as structured values. A missing value is `""` or an empty list, never a placeholder.
 * Every leaf has an address (see `address.ts`); `order` lists the known sections and the ids of
 * additional ones in the order in which they are printed.
 */
export const resumeSchema = z.object({
  language: z.string(),
  name: z.string(),
  headline: z.string(),
  contact: contactSchema,
  summary: z.string(),
  competencies: z.array(textSchema),
  experience: z.array(experienceSchema),
  education: z.array(educationSchema),
  skills: z.array(skillGroupSchema),
  projects: z.array(projectSchema),
  certifications: z.array(certificationSchema),
  languages: z.array(languageSchema),
  awards: z.array(recordSchema),
  publications: z.array(recordSchema),
  volunteer: z.array(recordSchema),
  memberships: z.array(recordSchema),
  patents: z.array(recordSchema),
  speaking: z.array(recordSchema),
  teaching: z.array(recordSchema),
  leadership: z.array(recordSchema),
  military: z.array(recordSchema),
  additional: z.array(additionalSchema),
  order: z.array(z.string()),
});
export type Resume = z.infer<typeof resumeSchema>;

/** A period that states nothing. */
export function noPeriod(): Period {
  return { text: "", start: "", end: "" };
}

/** Contact details that state nothing. */
export function noContact(): Contact {
  return { email: "", phone: "", location: "", linkedin: "", github: "", links: [] };
}

/** A Resume in which nothing is stated. */
export function emptyResume(): Resume {
  return {
    language: "en",
    name: "",
    headline: "",
    contact: noContact(),
    summary: "",
    competencies: [],
    experience: [],
    education: [],
    skills: [],
    projects: [],
    certifications: [],
    languages: [],
    awards: [],
    publications: [],
    volunteer: [],
    memberships: [],
    patents: [],
    speaking: [],
    teaching: [],
    leadership: [],
    military: [],
    additional: [],
    order: [...knownSections],
  };
}
