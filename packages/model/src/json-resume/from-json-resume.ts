import { canonicalResume } from "../resume/canonical.ts";
import { maxBullets, maxEntries } from "../base/limits.ts";
import { mapResumeTexts } from "../resume/map-texts.ts";
import { parsePeriod, printPeriod } from "../resume/period.ts";
import { linesAt, makeSections, withOptional, withValue } from "../resume/entry-values.ts";
import { shapeOf } from "../resume/known-sections.ts";
import { emptyResume, entrySchema, textSchema } from "../resume/resume.ts";
import type {
  AdditionalSection,
  CertificationEntry,
  EducationEntry,
  Entry,
  EntrySection,
  Period,
  ProjectEntry,
  RecordEntry,
  Resume,
  Sections,
  Text,
} from "../resume/resume.ts";
import { isLinkText } from "../resume/web-address.ts";
import { err, ok } from "../base/result.ts";
import type { Result } from "../base/result.ts";
import { contactAt } from "./contact-at.ts";
import { isHomeless } from "./homeless-sections.ts";
import {
  firstText,
  isObject,
  linesFromTexts,
  objectOf,
  objectsAt,
  textOf,
  textsAt,
  valueAt,
} from "./read-json.ts";
import type { JsonObject } from "./read-json.ts";
import { ownSections } from "./own-sections.ts";
import { recordKeys } from "./record-keys.ts";

const sections = [
  "basics",
  "work",
  "education",
  "skills",
  "projects",
  "volunteer",
  "awards",
  "publications",
  "certificates",
  "languages",
  "interests",
  "references",
] as const;

/** Ids are given when the Resume is brought to its one form. */
const id = "";
const isoDate = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;

function dateText(date: string): string {
  return isoDate.test(date) ? printPeriod("", date) : date;
}

/** The period of two dates; an end that is missing means "present" where `open` says so. */
function periodOf(start: string, end: string, open: boolean): Period {
  if (start === "" && end === "") return parsePeriod("");
  const until = end === "" && open ? "Present" : dateText(end);
  const text = [dateText(start), until].filter((part) => part !== "").join(" – ");
  const read = parsePeriod(text);
  const isStart = until === "" && isoDate.test(start);
  return isStart ? { text, start, end: "" } : read;
}

/** The period as written in the file, if the note on it still fits the dates. */
function notedPeriod(note: JsonObject, start: string, end: string): Period | null {
  const raw = textOf(valueAt(note, "raw"));
  const from = textOf(valueAt(note, "start"));
  const to = textOf(valueAt(note, "end"));
  const fits = from === start && (to === "present" ? "" : to) === end;
  return raw !== "" && fits && "start" in note ? { text: raw, start: from, end: to } : null;
}

/** What a reader of one JSON Resume needs besides the entry: the notes by path. */
interface Notes {
  readonly values: JsonObject;
}

function datesAt(notes: Notes, entry: JsonObject, path: string, open: boolean): Period {
  const start = firstText(entry, "startDate");
  const end = firstText(entry, "endDate");
  const note = objectOf(valueAt(notes.values, `${path}.startDate`));
  return notedPeriod(note, start, end) ?? periodOf(start, end, open);
}

function dateAt(notes: Notes, entry: JsonObject, path: string, key: string): Period {
  const date = firstText(entry, key);
  const note = objectOf(valueAt(notes.values, `${path}.${key}`));
  const end = textOf(valueAt(note, "end"));
  const start = textOf(valueAt(note, "start"));
  const shown = end === "" || end === "present" ? start : end;
  const raw = textOf(valueAt(note, "raw"));
  return raw !== "" && shown === date ? { text: raw, start, end } : periodOf("", date, false);
}

/** An entry with the optional values that the file states; what is no link cannot stand as one. */
function withOptionalOf<Part extends object>(
  section: EntrySection,
  part: Part,
  json: JsonObject,
): Part {
  return withOptional(section, part, (name, { kind }) => {
    const text = firstText(json, name);
    return kind === "link" && !isLinkText(text) ? "" : text;
  });
}

function recordsAt(json: JsonObject, notes: Notes, name: keyof typeof recordKeys): RecordEntry[] {
  const keys = recordKeys[name];
  return objectsAt(json, name).map((entry, index) => {
    const path = `${name}.${index}`;
    const record: RecordEntry = {
      id,
      title: firstText(entry, keys.title),
      organization: firstText(entry, keys.organization, "company"),
      location: firstText(entry, "location"),
      dates:
        "date" in keys ? dateAt(notes, entry, path, keys.date) : datesAt(notes, entry, path, true),
      summary: firstText(entry, "summary"),
      bullets: linesFromTexts(entry, "highlights"),
    };
    return withOptionalOf(keys.section, record, entry);
  });
}

function educationAt(json: JsonObject, notes: Notes): Resume["education"] {
  return objectsAt(json, "education").map((entry, index) => {
    const details = linesFromTexts(entry, "courses");
    const score = firstText(entry, "score", "gpa");
    const known = score === "" || details.some((line) => line.text.includes(score));
    const school: EducationEntry = {
      id,
      degree: firstText(entry, "studyType"),
      field: firstText(entry, "area"),
      school: firstText(entry, "institution"),
      location: firstText(entry, "location"),
      dates: datesAt(notes, entry, `education.${index}`, false),
      details: known ? details : [{ id: "", text: `Grade: ${score}` }, ...details],
    };
    return withOptionalOf("education", school, entry);
  });
}

function projectsAt(json: JsonObject, notes: Notes): Resume["projects"] {
  return objectsAt(json, "projects").map((entry, index) => {
    const project: ProjectEntry = {
      id,
      name: firstText(entry, "name"),
      technologies: textsAt(entry, "keywords").join(", "),
      dates: datesAt(notes, entry, `projects.${index}`, false),
      description: firstText(entry, "description", "summary"),
      bullets: linesFromTexts(entry, "highlights"),
    };
    return withOptionalOf("projects", project, entry);
  });
}

function certificationsAt(json: JsonObject): Resume["certifications"] {
  return objectsAt(json, "certificates").map((entry) => {
    const certification: CertificationEntry = {
      id,
      name: firstText(entry, "name"),
      issuer: firstText(entry, "issuer"),
      year: firstText(entry, "date"),
    };
    return withOptionalOf("certifications", certification, entry);
  });
}

function plainSection(title: string, list: readonly string[], own: string): AdditionalSection {
  const lines = list.slice(0, maxBullets).map((text, index) => ({ id: `b${index + 1}`, text }));
  return { id: own, title, lines };
}

/** Interests and references have no place of their own in a Resume: they become sections by that name. */
function plainSections(json: JsonObject): AdditionalSection[] {
  const interests = objectsAt(json, "interests").map((entry) =>
    [firstText(entry, "name"), textsAt(entry, "keywords").join(", ")].filter(Boolean).join(": "),
  );
  const references = objectsAt(json, "references").map((entry) =>
    [firstText(entry, "name"), firstText(entry, "reference")].filter(Boolean).join(": "),
  );
  return [
    plainSection("Interests", interests, "interests"),
    plainSection("References", references, "references"),
  ].filter((candidate) => candidate.lines.length > 0);
}

function textIn(value: unknown): Text[] {
  const read = textSchema.safeParse(value);
  return read.success ? [read.data] : [];
}

/** An element as the schema knows it, its lines within the limits; `[]` for anything else. */
function entryIn<Section extends EntrySection>(section: Section, value: unknown): Entry<Section>[] {
  const read = entrySchema(section).safeParse(value);
  const { lines } = shapeOf(section);
  if (!read.success) return [];
  return [
    lines === null
      ? read.data
      : withValue(read.data, lines.name, linesAt(read.data, lines).slice(0, maxBullets)),
  ];
}

/** The sections without a home in the standard, from where ours keeps them. */
function homelessAt(own: JsonObject): Pick<Resume, "competencies"> & Sections {
  const entries = objectOf(valueAt(own, "entries"));
  const listAt = (name: string): unknown[] => {
    const list = valueAt(entries, name);
    return Array.isArray(list) ? list.slice(0, maxEntries) : [];
  };
  return {
    competencies: listAt("competencies").flatMap(textIn),
    ...makeSections((section) =>
      isHomeless(section) ? listAt(section).flatMap((value) => entryIn(section, value)) : [],
    ),
  };
}

function resumeOf(json: JsonObject): Resume {
  const basics = objectOf(valueAt(json, "basics"));
  const own = objectOf(valueAt(objectOf(valueAt(json, "meta")), "savile"));
  const notes: Notes = { values: objectOf(valueAt(own, "values")) };
  const homeless = homelessAt(own);
  const order = valueAt(own, "order");
  return {
    ...emptyResume(),
    ...homeless,
    language: textOf(valueAt(own, "language")),
    name: firstText(basics, "name"),
    headline: firstText(basics, "label"),
    contact: contactAt(basics),
    summary: firstText(basics, "summary"),
    experience: recordsAt(json, notes, "work").map(({ organization, ...job }) => ({
      ...job,
      company: organization,
    })),
    education: educationAt(json, notes),
    skills: objectsAt(json, "skills").map((group) => ({
      id,
      category: firstText(group, "name"),
      skills: linesFromTexts(group, "keywords"),
    })),
    projects: projectsAt(json, notes),
    certifications: certificationsAt(json),
    languages: objectsAt(json, "languages").map((entry) => ({
      id,
      name: firstText(entry, "language", "name"),
      level: firstText(entry, "fluency", "level"),
    })),
    volunteer: recordsAt(json, notes, "volunteer"),
    awards: recordsAt(json, notes, "awards"),
    publications: recordsAt(json, notes, "publications"),
    additional: [...homeless.additional, ...plainSections(json), ...ownSections(json)].slice(
      0,
      maxEntries,
    ),
    order: Array.isArray(order) ? order.filter((section) => typeof section === "string") : [],
  };
}

/**
 * Reads JSON Resume, ours or foreign, forgivingly: texts and numbers are taken, anything else is passed
 * over; at most 60 entries a section and 40 lines an entry are kept. Entries are numbered by place.
 */
export function fromJsonResume(
  value: unknown,
): Result<Resume, { readonly code: "not_json_resume" }> {
  const json = objectOf(value);
  const known = sections.some((section) => {
    const part = valueAt(json, section);
    return section === "basics" ? isObject(part) : Array.isArray(part);
  });
  if (!known) return err({ code: "not_json_resume" });
  const resume = canonicalResume(resumeOf(json));
  return ok(canonicalResume(mapResumeTexts(resume, (_, text) => textOf(text))));
}
