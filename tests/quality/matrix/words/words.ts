/** What people of one trade write: titles from junior to senior, "{n}" is a made-up name, "{#}" a number. */
export interface Trade {
  readonly name: string;
  readonly technical?: true;
  readonly titles: readonly string[];
  readonly firms: readonly string[];
  readonly duties: readonly string[];
  readonly skills: readonly string[];
  readonly degrees: readonly string[];
  readonly certificates: readonly string[];
}

export const headingKinds = [
  "contact",
  "summary",
  "experience",
  "education",
  "skills",
  "languages",
  "certifications",
  "awards",
  "publications",
  "volunteer",
  "interests",
  "personal",
  "references",
] as const;
export type HeadingKind = (typeof headingKinds)[number];

/** Vocabulary of one language. Nothing here is shared with the code that reads resumes. */
export interface Words {
  readonly language: string;
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  readonly now: readonly string[];
  /** "to" between two dates and "at" between a title and a firm. */
  readonly to: string;
  readonly at: string;
  readonly headings: Readonly<Record<HeadingKind, readonly string[]>>;
  readonly labels: {
    readonly firm: string;
    readonly title: string;
    readonly period: string;
    readonly place: string;
  };
  readonly tableHead: readonly [string, string, string];
  readonly given: readonly string[];
  readonly family: readonly string[];
  /** Stems of made-up firms and schools. */
  readonly stems: readonly string[];
  readonly schools: readonly string[];
  /** Places as they are written beside a job. */
  readonly places: readonly string[];
  /** Places as they are written in the contact block. */
  readonly homes: readonly string[];
  readonly phones: readonly string[];
  readonly openings: readonly string[];
  readonly tongues: readonly (readonly [string, string])[];
  readonly hobbies: readonly string[];
  readonly personal: readonly string[];
  readonly causes: readonly (readonly [string, string])[];
  readonly prizes: readonly string[];
  readonly papers: readonly string[];
  readonly grade: string;
  readonly trades: readonly Trade[];
}
