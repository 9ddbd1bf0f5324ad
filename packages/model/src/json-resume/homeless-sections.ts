/** Sections that JSON Resume has no home for; they travel in `meta.savile.entries` in our own shape. */
export const homelessSections = [
  "competencies",
  "memberships",
  "patents",
  "speaking",
  "teaching",
  "leadership",
  "military",
  "additional",
] as const;
