import type { EntrySection } from "../resume/resume.ts";

/** The keys that a kind of entry has in JSON Resume, by the names of our record shape. */
export interface RecordKeys {
  readonly section: EntrySection;
  readonly title: string;
  readonly organization: string;
  /** The key of a single date; absent where there is a start and an end. */
  readonly date?: string;
}

/** How the sections with a home in JSON Resume are named there. */
export const recordKeys = {
  work: { section: "experience", title: "position", organization: "name" },
  volunteer: { section: "volunteer", title: "position", organization: "organization" },
  awards: { section: "awards", title: "title", organization: "awarder", date: "date" },
  publications: {
    section: "publications",
    title: "name",
    organization: "publisher",
    date: "releaseDate",
  },
} as const satisfies Record<string, RecordKeys>;

/** A section of JSON Resume whose entries are dated records. */
export type RecordKey = keyof typeof recordKeys;
