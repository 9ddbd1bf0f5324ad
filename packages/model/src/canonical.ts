import type { CoverLetter } from "./cover-letter.ts";
import { parsePeriod } from "./period.ts";
import { entryPrefixes, knownSections, linePrefixes, noPeriod } from "./resume.ts";
import type { Contact, Period, RecordEntry, RecordSection, Resume, Text } from "./resume.ts";
import { manyLines, oneLine } from "./text.ts";

const isoDate = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;
const languageTag = /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/;

function texts(prefix: string, list: readonly Text[], clean: (text: string) => string): Text[] {
  return list
    .map((line) => clean(line.text))
    .filter((text) => text !== "")
    .map((text, index) => ({ id: `${prefix}${index + 1}`, text }));
}

function contact(value: Contact): Contact {
  return {
    email: oneLine(value.email),
    phone: oneLine(value.phone),
    location: oneLine(value.location),
    linkedin: oneLine(value.linkedin),
    github: oneLine(value.github),
    links: texts(linePrefixes.links, value.links, oneLine),
  };
}

function period(value: Period): Period {
  const text = oneLine(value.text);
  if (text === "") return noPeriod();
  const start = isoDate.test(value.start) ? value.start : "";
  const end = isoDate.test(value.end) || value.end === "present" ? value.end : "";
  return start === "" && end === "" ? parsePeriod(text) : { text, start, end };
}

function isStated(value: unknown): boolean {
  if (typeof value === "string") return value !== "";
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === "object" && value !== null && Object.values(value).some(isStated);
}

/** Drops entries that state nothing and numbers the others by their place. */
function numbered<T extends object>(prefix: string, list: readonly T[]): (T & { id: string })[] {
  return list
    .filter((entry) => Object.values(entry).some(isStated))
    .map((entry, index) => ({ ...entry, id: `${prefix}${index + 1}` }));
}

function records(section: RecordSection, list: readonly RecordEntry[]): RecordEntry[] {
  return numbered(
    entryPrefixes[section],
    list.map((entry) => ({
      title: oneLine(entry.title),
      organization: oneLine(entry.organization),
      location: oneLine(entry.location),
      dates: period(entry.dates),
      summary: manyLines(entry.summary),
      bullets: texts(linePrefixes.bullets, entry.bullets, manyLines),
    })),
  );
}

function recordEntries(resume: Resume): Pick<Resume, RecordSection> {
  return {
    awards: records("awards", resume.awards),
    publications: records("publications", resume.publications),
    volunteer: records("volunteer", resume.volunteer),
    memberships: records("memberships", resume.memberships),
    patents: records("patents", resume.patents),
    speaking: records("speaking", resume.speaking),
    teaching: records("teaching", resume.teaching),
    leadership: records("leadership", resume.leadership),
    military: records("military", resume.military),
  };
}

type Entries = Pick<
  Resume,
  "experience" | "education" | "skills" | "projects" | "certifications" | "languages"
>;

function entries(resume: Resume): Entries {
  return {
    experience: numbered(
      entryPrefixes.experience,
      resume.experience.map((job) => ({
        title: oneLine(job.title),
        company: oneLine(job.company),
        location: oneLine(job.location),
        dates: period(job.dates),
        summary: manyLines(job.summary),
        bullets: texts(linePrefixes.bullets, job.bullets, manyLines),
      })),
    ),
    education: numbered(
      entryPrefixes.education,
      resume.education.map((entry) => ({
        degree: oneLine(entry.degree),
        field: oneLine(entry.field),
        school: oneLine(entry.school),
        location: oneLine(entry.location),
        dates: period(entry.dates),
        details: texts(linePrefixes.details, entry.details, manyLines),
      })),
    ),
    skills: numbered(
      entryPrefixes.skills,
      resume.skills.map((group) => ({
        category: oneLine(group.category),
        skills: texts(linePrefixes.skills, group.skills, oneLine),
      })),
    ),
    projects: numbered(
      entryPrefixes.projects,
      resume.projects.map((project) => ({
        name: oneLine(project.name),
        technologies: oneLine(project.technologies),
        dates: period(project.dates),
        description: manyLines(project.description),
        bullets: texts(linePrefixes.bullets, project.bullets, manyLines),
      })),
    ),
    certifications: numbered(
      entryPrefixes.certifications,
      resume.certifications.map((entry) => ({
        name: oneLine(entry.name),
        issuer: oneLine(entry.issuer),
        year: oneLine(entry.year),
      })),
    ),
    languages: numbered(
      entryPrefixes.languages,
      resume.languages.map((entry) => ({ name: oneLine(entry.name), level: oneLine(entry.level) })),
    ),
  };
}

/** Whether a known section states anything. */
export function hasSection(resume: Resume, section: (typeof knownSections)[number]): boolean {
  return resume[section].length > 0;
}

/**
 * Every known section and every id of `additional` exactly once: `written` first, in its order; a known
 * section that is absent there follows the one before it in the default order, an additional one comes last.
 */
export function completeOrder(written: readonly string[], additional: readonly string[]): string[] {
  const valid = new Set<string>([...knownSections, ...additional]);
  const named = new Set(written.filter((id) => valid.has(id)));
  const order = [...named];
  knownSections.forEach((section, index) => {
    if (named.has(section)) return;
    const before = knownSections[index - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, section);
  });
  return [...order, ...additional.filter((id) => !named.has(id))];
}

/** Ids of {@link Resume.order} that print something, in order. */
export function printedOrder(resume: Resume): string[] {
  const known: ReadonlyMap<string, boolean> = new Map(
    knownSections.map((section) => [section, hasSection(resume, section)]),
  );
  return resume.order.filter((id) => known.get(id) ?? true);
}

/** Renames the additional sections of an order as their entries were numbered. */
function renumberedOrder(resume: Resume, additional: readonly { from: string; id: string }[]) {
  const names = new Map(additional.map((section) => [section.from, section.id]));
  const known: readonly string[] = knownSections;
  const ids = resume.order.flatMap((id) => (known.includes(id) ? [id] : (names.get(id) ?? [])));
  return completeOrder(
    ids,
    additional.map((section) => section.id),
  );
}

/**
 * The one form of a Resume: texts trimmed and free of control characters, empty values and entries left
 * out, ids numbered by place (`exp1`, `b1`), every section in `order` once. Printing it to Markdown and
 * reading it back gives the same value. Additional sections are numbered in the order of printing, and
 * known sections without content stand at their default places.
 */
export function canonicalResume(resume: Resume): Resume {
  const { summary, competencies } = resume;
  const cleaned = resume.additional
    .map((section) => ({
      from: section.id,
      title: oneLine(section.title),
      lines: texts(linePrefixes.lines, section.lines, manyLines),
    }))
    .filter((section) => section.title !== "" || section.lines.length > 0);
  const rank = new Map(
    completeOrder(
      resume.order,
      cleaned.map((section) => section.from),
    ).map((id, index) => [id, index]),
  );
  const additional = cleaned
    .sort((a, b) => (rank.get(a.from) ?? 0) - (rank.get(b.from) ?? 0))
    .map((section, index) => ({ ...section, id: `${entryPrefixes.additional}${index + 1}` }));
  const whole: Resume = {
    language: languageTag.test(resume.language) ? resume.language : "en",
    name: oneLine(resume.name),
    headline: oneLine(resume.headline),
    contact: contact(resume.contact),
    summary: manyLines(summary),
    competencies: texts(linePrefixes.competencies, competencies, oneLine),
    ...entries(resume),
    ...recordEntries(resume),
    additional: additional.map(({ id, title, lines }) => ({ id, title, lines })),
    order: renumberedOrder(resume, additional),
  };
  const printed = printedOrder(whole);
  return {
    ...whole,
    order: completeOrder(
      printed,
      additional.map((section) => section.id),
    ),
  };
}

/** The one form of a CoverLetter: texts trimmed, empty paragraphs left out, the others `p1`, `p2`... */
export function canonicalLetter(letter: CoverLetter): CoverLetter {
  return {
    language: languageTag.test(letter.language) ? letter.language : "en",
    name: oneLine(letter.name),
    contact: contact(letter.contact),
    date: oneLine(letter.date),
    department: oneLine(letter.department),
    businessUnit: oneLine(letter.businessUnit),
    company: oneLine(letter.company),
    location: oneLine(letter.location),
    salutation: oneLine(letter.salutation),
    paragraphs: texts(linePrefixes.paragraphs, letter.paragraphs, manyLines),
    closing: oneLine(letter.closing),
    signature: manyLines(letter.signature),
  };
}
