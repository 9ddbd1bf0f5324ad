import type { FactKind } from "../tailoring/fact.ts";

/** What a value is to its entry, whatever its section calls it. */
export type Role = "head" | "org" | "place" | "dates" | "extra" | "link" | "text";

/**
 * How a value is written: `textarea` over several lines, `period` with what its dates mean, `link` as an
 * address on the web.
 */
export type ValueKind =
  | "text"
  | "textarea"
  | "email"
  | "phone"
  | "url"
  | "link"
  | "date"
  | "period";

/** A named value; the key of an optional one is absent where nothing is stated. */
export interface FieldShape {
  readonly kind: ValueKind;
  readonly fact: FactKind;
  readonly label: string;
  readonly role?: Role;
  readonly optional?: true;
  /** Whether people look for it first in an entry. */
  readonly wanted?: true;
}

/** A list of lines: its key, the prefix of their ids, and how each of them is written. */
export interface LinesShape {
  readonly name: string;
  readonly prefix: string;
  readonly kind: "text" | "textarea" | "tag";
  readonly fact: FactKind;
  readonly label: string;
}

/** What an entry, or a fixed part of a Resume, holds. */
export interface PartShape {
  readonly fields: Readonly<Record<string, FieldShape>>;
  readonly lines: LinesShape | null;
}

/** A section of entries; `record` marks those that share the common shape of dated records. */
export interface SectionShape extends PartShape {
  /** What the section is called on screens; what files call it stands in `section-titles.data.ts`. */
  readonly name: string;
  /** Prefix of the ids of its entries: the third job is `exp3`. */
  readonly prefix: string;
  readonly record?: true;
}

const place = { kind: "text", fact: "location", label: "Location", role: "place" } as const;
const dates = {
  kind: "period",
  fact: "dates",
  label: "Dates",
  role: "dates",
  wanted: true,
} as const;
const summary = { kind: "textarea", fact: "other", label: "Summary", role: "text" } as const;
const organization = { kind: "text", fact: "org", label: "Organization", role: "org" } as const;
const bullets = {
  name: "bullets",
  prefix: "b",
  kind: "textarea",
  fact: "bullet",
  label: "Bullet",
} as const;

const url = {
  kind: "link",
  fact: "contact",
  label: "Link",
  role: "link",
  optional: true,
  wanted: true,
} as const;

/** The common shape of awards, publications, volunteering and the other dated sections. */
function recordFields(title: string, fact: FactKind = "title", org: string = organization.label) {
  return {
    title: { kind: "text", fact, label: title, role: "head", wanted: true },
    organization: { ...organization, label: org, wanted: true },
    location: place,
    dates,
    summary,
  } as const;
}

/** A section of dated records. */
function recordSection<Fields extends PartShape["fields"]>(
  name: string,
  prefix: string,
  fields: Fields,
) {
  return { name, prefix, record: true, fields, lines: bullets } as const;
}

/**
 * The shape of a Resume: every section of entries with its values and lines, in the default order of
 * printing. Types, schemas, addresses, forms and the ways in and out are derived from it; a new value or
 * section is a row here.
 */
export const resumeShape = {
  experience: {
    name: "Experience",
    prefix: "exp",
    fields: {
      title: { kind: "text", fact: "title", label: "Job title", role: "head", wanted: true },
      company: { kind: "text", fact: "org", label: "Company", role: "org", wanted: true },
      location: { ...place, wanted: true },
      dates,
      url,
      summary: { ...summary, label: "Role summary" },
    },
    lines: bullets,
  },
  // `degree` is the phrase as written, field included; `field` is the field alone where it is clear.
  education: {
    name: "Education",
    prefix: "edu",
    fields: {
      degree: { kind: "text", fact: "degree", label: "Degree", role: "head", wanted: true },
      field: { kind: "text", fact: "field", label: "Field of study", role: "extra" },
      school: { kind: "text", fact: "school", label: "School", role: "org", wanted: true },
      location: { ...place, wanted: true },
      dates,
      url,
    },
    lines: { name: "details", prefix: "d", kind: "textarea", fact: "other", label: "Detail" },
  },
  skills: {
    name: "Skills",
    prefix: "skl",
    fields: {
      category: { kind: "text", fact: "other", label: "Category", role: "head", wanted: true },
    },
    lines: { name: "skills", prefix: "s", kind: "tag", fact: "skill", label: "Skill" },
  },
  projects: {
    name: "Projects",
    prefix: "prj",
    fields: {
      name: { kind: "text", fact: "project", label: "Project", role: "head", wanted: true },
      technologies: { kind: "text", fact: "skill", label: "Technologies", role: "extra" },
      dates,
      url,
      description: { ...summary, label: "Description" },
    },
    lines: bullets,
  },
  certifications: {
    name: "Certifications",
    prefix: "crt",
    fields: {
      name: { kind: "text", fact: "cert", label: "Certification", role: "head", wanted: true },
      issuer: { kind: "text", fact: "org", label: "Issuer", role: "org", wanted: true },
      year: { kind: "date", fact: "dates", label: "Year", role: "dates", wanted: true },
      url,
    },
    lines: null,
  },
  languages: {
    name: "Languages",
    prefix: "lng",
    fields: {
      name: { kind: "text", fact: "language", label: "Language", role: "head", wanted: true },
      level: { kind: "text", fact: "language", label: "Level", role: "extra", wanted: true },
    },
    lines: null,
  },
  awards: recordSection("Awards", "awd", recordFields("Award", "award")),
  publications: recordSection("Publications", "pub", {
    ...recordFields("Publication", "publication", "Publisher"),
    url,
  }),
  volunteer: recordSection("Volunteering", "vol", recordFields("Role")),
  memberships: recordSection("Memberships", "mem", recordFields("Membership")),
  patents: recordSection("Patents", "pat", { ...recordFields("Patent"), organization }),
  speaking: recordSection("Speaking", "spk", recordFields("Talk", "title", "Event")),
  teaching: recordSection("Teaching", "tch", recordFields("Role")),
  leadership: recordSection("Leadership", "ldr", recordFields("Role")),
  military: recordSection("Military service", "mil", recordFields("Rank", "title", "Branch")),
  // A section that is none of the known ones, under the title that the person gave it.
  additional: {
    name: "Other section",
    prefix: "add",
    fields: {
      title: { kind: "text", fact: "other", label: "Section title", role: "head", wanted: true },
    },
    lines: { name: "lines", prefix: "l", kind: "textarea", fact: "other", label: "Line" },
  },
} as const satisfies Record<string, SectionShape>;

/** The head of a Resume. */
export const headShape = {
  fields: {
    name: { kind: "text", fact: "name", label: "Name" },
    headline: { kind: "text", fact: "headline", label: "Headline" },
    summary: { kind: "textarea", fact: "summary", label: "Professional summary" },
  },
  lines: null,
} as const satisfies PartShape;

/** The contact details of a Resume and of a letter. */
export const contactShape = {
  fields: {
    email: { kind: "email", fact: "contact", label: "Email" },
    phone: { kind: "phone", fact: "contact", label: "Phone" },
    location: { kind: "text", fact: "contact", label: "Location" },
    linkedin: { kind: "url", fact: "contact", label: "LinkedIn" },
    github: { kind: "url", fact: "contact", label: "GitHub" },
  },
  lines: { name: "links", prefix: "u", kind: "text", fact: "contact", label: "Link" },
} as const satisfies PartShape;

/** The competencies of a Resume, whose addresses start with `cmp`. */
export const competenciesShape = {
  fields: {},
  lines: { name: "competencies", prefix: "c", kind: "tag", fact: "skill", label: "Competency" },
} as const satisfies PartShape;

/** The paragraphs of a letter, whose addresses start with `body`. */
export const paragraphsShape = {
  name: "paragraphs",
  prefix: "p",
  kind: "textarea",
  fact: "other",
  label: "Paragraph",
} as const satisfies LinesShape;

/** A section that holds entries; `additional` holds those of the person's own. */
export type EntrySection = keyof typeof resumeShape;

/**
 * A line of prose or a single term inside an entry. `id` is unique within its entry (`b2`, `s3`), so that
 * `<entry id>.<id>` is its address in the document.
 */
export type Text = { id: string; text: string };

/**
 * A period. `text` is what the person wrote and what is printed; `start` and `end` are derived for
 * computing: `""`, `YYYY`, `YYYY-MM` or `YYYY-MM-DD` at the precision written; `end` may be `present`.
 */
export type Period = { text: string; start: string; end: string };

type ValueOf<Field> = Field extends { kind: "period" } ? Period : string;
type OptionalName<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { optional: true } ? Name : never;
}[keyof Fields];

/** The values of a part with this shape. */
export type PartValues<Part extends PartShape> = {
  [Name in Exclude<keyof Part["fields"], OptionalName<Part["fields"]>>]: ValueOf<
    Part["fields"][Name]
  >;
} & {
  [Name in OptionalName<Part["fields"]>]?: ValueOf<Part["fields"][Name]>;
} & (Part["lines"] extends {
    name: infer Name extends string;
  }
    ? { [Lines in Name]: Text[] }
    : unknown);

/** An entry of a section. */
export type Entry<Section extends EntrySection> = {
  id: string;
} & PartValues<(typeof resumeShape)[Section]>;

/** The entries of every section. */
export type Sections = { [Section in EntrySection]: Entry<Section>[] };

/** An entry of any section. */
export type EntryValue = Sections[EntrySection][number];
