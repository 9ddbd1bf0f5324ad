/** Sections that hold `RecordEntry` values. */
export const recordSections = [
  "awards",
  "publications",
  "volunteer",
  "memberships",
  "patents",
  "speaking",
  "teaching",
  "leadership",
  "military",
] as const;
export type RecordSection = (typeof recordSections)[number];

/** Whether the entries of a section are `RecordEntry` values. */
export function isRecordSection(section: string): section is RecordSection {
  const names: readonly string[] = recordSections;
  return names.includes(section);
}

/** Every section with a place of its own in the `Resume`, in the default order of printing. */
export const knownSections = [
  "summary",
  "competencies",
  "experience",
  "education",
  "skills",
  "projects",
  "certifications",
  "languages",
  ...recordSections,
] as const;
export type KnownSection = (typeof knownSections)[number];

/** Prefix of the ids of the entries of each section: the third job is `exp3`. */
export const entryPrefixes = {
  experience: "exp",
  education: "edu",
  skills: "skl",
  projects: "prj",
  certifications: "crt",
  languages: "lng",
  awards: "awd",
  publications: "pub",
  volunteer: "vol",
  memberships: "mem",
  patents: "pat",
  speaking: "spk",
  teaching: "tch",
  leadership: "ldr",
  military: "mil",
  additional: "add",
} as const satisfies Partial<Record<KnownSection | "additional", string>>;

/** Prefix of the ids of the lines of an entry: the second bullet is `b2`. */
export const linePrefixes = {
  bullets: "b",
  details: "d",
  skills: "s",
  competencies: "c",
  links: "u",
  lines: "l",
  paragraphs: "p",
} as const;
