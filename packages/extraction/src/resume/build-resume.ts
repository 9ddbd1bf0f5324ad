import { emptyResume, isRecordSection } from "@savile/model";
import type { Resume } from "@savile/model";
import { jobGrammar, recordGrammar, studyGrammar } from "../entries/grammars.ts";
import { realLines } from "../entries/join-wrapped.ts";
import { readEntries } from "../entries/read-entries.ts";
import { degreeLevel } from "../entries/score-token.ts";
import { withDoubts } from "../entries/doubts.ts";
import { settleEntries } from "../entries/settle-entries.ts";
import type { Entry } from "../entries/entry.ts";
import { schoolWords } from "../fields/lexicon/degrees.data.ts";
import { splitTerms } from "../fields/split-terms.ts";
import type { SectionKind } from "../headings/kinds.ts";
import { readProfileRoles } from "../imports/read-profile-roles.ts";
import { readProfileStudies } from "../imports/read-profile-studies.ts";
import type { Section } from "../sections/split-sections.ts";
import { fold } from "../text-line/clean-text.ts";
import type { Line } from "../text-line/line.ts";
import {
  addAdditional,
  addCertifications,
  addLanguages,
  addSkills,
  keepRest,
  linesBetween,
} from "./add-additional.ts";
import { addRecords } from "./add-records.ts";
import { addSkillSection } from "./add-skill-section.ts";
import { buildJob, buildProject, buildStudy } from "./build-entries.ts";
import { takeProse } from "./build-lists.ts";
import type { Ledger } from "./ledger.ts";
import { maxEntries } from "./most-entries.ts";
import { paperRows } from "./paper-rows.ts";
import { partLanguages } from "./part-languages.ts";
import { spanOf } from "./source.ts";

function hasText(entry: Entry): boolean {
  return entry.title !== undefined || entry.organization !== undefined;
}

/** "Certificate III in Animal Care": the level of a course of study in Australia. */
const levelledStudy = /(?<!\p{L})certificate (?:i{1,3}|iv|[1-4]) in /u;

/** A short entry that names no school and no academic degree, below a heading that names both kinds. */
function isCertificate(entry: Entry): boolean {
  const text = `${entry.title?.text ?? ""} ${entry.organization?.text ?? ""}`;
  const level = degreeLevel(text);
  const isShort = entry.header.length <= 2 && entry.parts.length === 0;
  const isStudy = schoolWords.test(fold(text)) || levelledStudy.test(fold(text));
  return isShort && (level === 0 || level === 2) && !isStudy;
}

function addJobs(ledger: Ledger, resume: Resume, section: Section): void {
  const { lines } = section;
  const { intro, entries } = ledger.profile
    ? readProfileRoles(lines, ledger.dates)
    : readEntries(lines, jobGrammar, ledger.dates);
  const { entries: good, orphans } = settleEntries(entries, maxEntries);
  if (good.length === 0) {
    addAdditional(ledger, resume, section);
    return;
  }
  for (const entry of withDoubts(good))
    resume.experience.push(buildJob(ledger, `exp${resume.experience.length + 1}`, entry));
  keepRest(ledger, resume, section, [...intro, ...orphans]);
}

function addStudies(ledger: Ledger, resume: Resume, whole: Section): void {
  const papers = paperRows(whole, ledger.dates.today);
  addCertifications(ledger, resume, papers);
  const section = { ...whole, lines: whole.lines.filter((line) => !papers.includes(line)) };
  const { lines } = section;
  const { intro, entries } = ledger.profile
    ? readProfileStudies(lines, ledger.dates)
    : readEntries(lines, studyGrammar, ledger.dates);
  const { entries: good, orphans } = settleEntries(entries, maxEntries);
  if (good.length === 0) {
    addAdditional(ledger, resume, section);
    return;
  }
  const isMixed = section.kinds.includes("certifications");
  const certificates = isMixed ? good.filter(isCertificate) : [];
  for (const entry of certificates)
    addCertifications(ledger, resume, entry.header.flatMap(realLines));
  for (const entry of good.filter((one) => !certificates.includes(one)))
    resume.education.push(buildStudy(ledger, `edu${resume.education.length + 1}`, entry));
  keepRest(ledger, resume, section, [...intro, ...orphans]);
}

function addProjects(ledger: Ledger, resume: Resume, section: Section): void {
  const { intro, entries } = readEntries(section.lines, recordGrammar, ledger.dates);
  for (const entry of entries.slice(0, maxEntries)) {
    if (hasText(entry) || entry.rest.length > 0) {
      resume.projects.push(buildProject(ledger, `prj${resume.projects.length + 1}`, entry));
    }
  }
  for (const part of intro) {
    const id = `prj${resume.projects.length + 1}`;
    const lines = linesBetween(section.lines, part);
    resume.projects.push(buildListProject(ledger, id, lines));
  }
}

/** A project told in one list element: "Name: what it was". */
function buildListProject(
  ledger: Ledger,
  id: string,
  lines: readonly Line[],
): Resume["projects"][number] {
  const [first] = lines;
  const last = lines.at(-1);
  const match = first === undefined ? null : /^([^:]{3,60}):\s+/.exec(first.text);
  const empty = { id, technologies: "", dates: { text: "", start: "", end: "" }, bullets: [] };
  if (first === undefined || last === undefined) return { ...empty, name: "", description: "" };
  const whole = { start: spanOf(ledger.source, first).start, end: spanOf(ledger.source, last).end };
  if (match?.[1] === undefined)
    return { ...empty, name: ledger.take(`${id}.name`, whole, 0.6), description: "" };
  return {
    ...empty,
    name: ledger.take(`${id}.name`, { ...whole, end: whole.start + match[1].length }, 0.8),
    description: ledger.take(
      `${id}.description`,
      { ...whole, start: whole.start + match[0].length },
      0.8,
    ),
  };
}

function addCompetencies(ledger: Ledger, resume: Resume, lines: readonly Line[]): void {
  for (const line of lines) {
    line.role = "list";
    const base = spanOf(ledger.source, line).start;
    for (const term of splitTerms(line.text)) {
      const id = `c${resume.competencies.length + 1}`;
      const text = ledger.take(
        `cmp.${id}`,
        { start: base + term.start, end: base + term.end },
        0.85,
      );
      if (text !== "") resume.competencies.push({ id, text });
    }
  }
}

type Builder = (ledger: Ledger, resume: Resume, section: Section) => void;

const builders: Partial<Record<SectionKind, Builder>> = {
  experience: addJobs,
  education: addStudies,
  projects: addProjects,
  competencies: (ledger, resume, section) => addCompetencies(ledger, resume, section.lines),
  skills: addSkillSection,
  languages: (ledger, resume, { lines }) => {
    const { spoken, able } = partLanguages(lines);
    addLanguages(ledger, resume, spoken);
    addSkills(ledger, resume, able);
  },
  certifications: (ledger, resume, { lines }) => addCertifications(ledger, resume, lines),
};

/** Reads a section; gives the name under which it stands in the order of the Resume. */
function addSection(
  ledger: Ledger,
  resume: Resume,
  section: Section,
  kind: SectionKind,
): string | undefined {
  const builder = builders[kind];
  if (builder !== undefined) {
    builder(ledger, resume, section);
    return kind;
  }
  if (kind === "summary" && resume.summary === "") {
    resume.summary = takeProse(ledger, "summary", section.lines, 0.9);
    return kind;
  }
  if (!isRecordSection(kind)) return addAdditional(ledger, resume, section);
  addRecords(ledger, resume, section, kind);
  return kind;
}

/** Kinds whose entries are posts as well, without pay. */
const unpaid: ReadonlySet<SectionKind> = new Set(["volunteer", "leadership"]);

/**
 * Kind in which a section is read: the first one that its heading names. "Leadership and Work Experience" holds
 * jobs, and a job is never read as something else.
 */
function kindOf({ kinds: [first = "custom", ...others] }: Section): SectionKind {
  return unpaid.has(first) && others.includes("experience") ? "experience" : first;
}

/** The contact zone is read last, and what closes a file tells nothing. */
const unread: ReadonlySet<SectionKind> = new Set(["contact", "closing"]);

/** Values of all sections but the contact zone, in the order of the file. */
export function buildSections(ledger: Ledger, sections: readonly Section[]): Resume {
  const resume = emptyResume();
  const order: string[] = [];
  for (const section of sections) {
    const kind = kindOf(section);
    if (unread.has(kind) || section.lines.length === 0) continue;
    const place = addSection(ledger, resume, section, kind);
    if (place !== undefined && !order.includes(place)) order.push(place);
    const own = resume.additional.at(-1)?.id;
    if (own !== undefined && !order.includes(own)) order.push(own);
  }
  resume.order = [...order, ...resume.order.filter((name) => !order.includes(name))];
  return resume;
}
