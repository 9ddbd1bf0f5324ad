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
