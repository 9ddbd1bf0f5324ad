import { canonicalResume, printedOrder } from "../resume/canonical.ts";
import { isPeriodText, parsePeriod } from "../resume/period.ts";
import { isRecordSection, knownSections } from "../resume/resume.ts";
import type {
  AdditionalSection,
  EntrySection,
  KnownSection,
  Period,
  RecordEntry,
  RecordSection,
  Resume,
  Text,
} from "../resume/resume.ts";
import { printContact, protectFromContact } from "./contact.ts";
import { isFieldLine } from "./entries.ts";
import {
  escapeBlock,
  escapeInline,
  escapeLine,
  escapeStart,
  printHeading,
  printNote,
  protectStart,
} from "./escape.ts";
import { printLabelled, readLabelled } from "./labelled-values.ts";
import { printLanguage } from "./languages.ts";
import { printSkillGroup } from "./skills.ts";
import { sectionOfTitle, titleOfSection } from "../resume/section-titles.ts";

function join(blocks: readonly string[]): string {
  return blocks.filter((block) => block !== "").join("\n\n");
}

function bullets(list: readonly Text[]): string {
  return list.map((line) => `- ${escapeBlock(line.text, "  ")}`).join("\n");
}

/**
 * Values side by side; those at the end that are absent are left away. One at a place up to `dated` that
 * looks like a date is kept from being read as one.
 */
function pieces(values: readonly string[], dated: number): string {
  const last = values.findLastIndex((value) => value !== "");
  return allPieces(values.slice(0, last + 1), dated);
}

/** Values side by side, absent ones as empty places. */
function allPieces(values: readonly string[], dated: number): string {
  return values
    .map((value, index) => {
      const raw = escapeInline(value);
      return index > 0 && index <= dated && isPeriodText(value) ? protectStart(raw) : raw;
    })
    .join(" | ")
    .trim();
}

function entryHeading(values: readonly string[]): string {
  return printHeading(3, pieces(values, values.length));
}

/** The dates in italics; what their text does not say by itself stands in a note behind them. */
function dates({ text, start, end }: Period): string {
  if (text === "") return "";
  const read = parsePeriod(text);
  const same = read.start === start && read.end === end && isPeriodText(text);
  const raw = `*${escapeInline(text)}*`;
  return same ? raw : `${raw} ${printNote(`${start}/${end}`)}`;
}

/** A paragraph inside an entry, safe from being taken for the dates. */
function paragraph(section: EntrySection, text: string): string {
  const raw = escapeBlock(text);
  const taken = isPeriodText(text) || isFieldLine(raw) || readLabelled(section, raw) !== null;
  return taken ? protectStart(raw) : raw;
}

function head(lines: readonly string[]): string {
  return lines.filter((line) => line !== "").join("\n");
}

interface PrintedEntry {
  readonly title: readonly string[];
  readonly period: Period;
  readonly text: string;
  readonly list: readonly Text[];
}

function entry(section: EntrySection, whole: object, parts: PrintedEntry): string {
  return join([
    head([entryHeading(parts.title), dates(parts.period)]),
    ...printLabelled(section, whole),
    paragraph(section, parts.text),
    bullets(parts.list),
  ]);
}

function education(resume: Resume): string {
  return join(
    resume.education.map((school) =>
      join([
        head([entryHeading([school.degree, school.school, school.location]), dates(school.dates)]),
        school.field === "" ? "" : `Field: ${escapeInline(school.field)}`,
        ...printLabelled("education", school),
        bullets(school.details),
      ]),
    ),
  );
}

/** Certifications a line each; an optional value stands at the fourth place or behind, with its label. */
function certifications(resume: Resume): string {
  return resume.certifications
    .map((one) => {
      const labelled = printLabelled("certifications", one);
      const values = [one.name, one.issuer, one.year];
      const printed = labelled.length === 0 ? pieces(values, 1) : allPieces(values, 1);
      return `- ${escapeFirst([printed, ...labelled].join(" | "))}`.trim();
    })
    .join("\n");
}

/** A bullet whose first value is absent starts with a bar; one that opens a block is escaped. */
function escapeFirst(raw: string): string {
  return raw.startsWith("|") ? raw : escapeStart(raw);
}

function records(section: EntrySection, list: readonly RecordEntry[]): string {
  return join(
    list.map((one) =>
      entry(section, one, {
        title: [one.title, one.organization, one.location],
        period: one.dates,
        text: one.summary,
        list: one.bullets,
      }),
    ),
  );
}

type SectionPrinter = (resume: Resume) => string;

const bodies: Readonly<Record<Exclude<KnownSection, RecordSection>, SectionPrinter>> = {
  summary: (resume) => escapeBlock(resume.summary),
  competencies: (resume) => bullets(resume.competencies),
  experience: (resume) =>
    join(
      resume.experience.map((job) =>
        entry("experience", job, {
          title: [job.title, job.company, job.location],
          period: job.dates,
          text: job.summary,
          list: job.bullets,
        }),
      ),
    ),
  education,
  skills: (resume) => join(resume.skills.map(printSkillGroup)),
  projects: (resume) =>
    join(
      resume.projects.map((project) =>
        entry("projects", project, {
          title: [project.name, project.technologies],
          period: project.dates,
          text: project.description,
          list: project.bullets,
        }),
      ),
    ),
  certifications,
  languages: (resume) => resume.languages.map(printLanguage).join("\n"),
};

function sectionBody(resume: Resume, section: KnownSection): string {
  return isRecordSection(section) ? records(section, resume[section]) : bodies[section](resume);
}

/** A title that would be read as one of the known sections carries a note that it is not. */
function additional(section: AdditionalSection): string {
  const own = section.title !== "" && sectionOfTitle(section.title) === undefined;
  const heading = printHeading(2, escapeInline(section.title));
  return join([own ? heading : `${heading} ${printNote("additional")}`, bullets(section.lines)]);
}

function sectionText(resume: Resume, id: string): string {
  const section = knownSections.find((known) => known === id);
  if (section !== undefined) {
    return join([`## ${titleOfSection(section)}`, sectionBody(resume, section)]);
  }
  const own = resume.additional.find((candidate) => candidate.id === id);
  return own === undefined ? "" : additional(own);
}

/**
 * A Resume as Markdown that people can read and edit: the name as the heading of the file, headline,
 * contact line, then a section per level-2 heading. Reading it back gives {@link canonicalResume}. What the
 * text cannot say (dates of a period in words, a language other than English) stands in notes that a
 * rendered page does not show.
 */
export function printResumeMarkdown(resume: Resume): string {
  const whole = canonicalResume(resume);
  return `${join([
    printHeading(1, escapeInline(whole.name)),
    protectFromContact(escapeLine(whole.headline)),
    printContact(whole.contact),
    ...printedOrder(whole).map((id) => sectionText(whole, id)),
    whole.language === "en" ? "" : printNote(`language: ${whole.language}`),
  ])}\n`;
}
