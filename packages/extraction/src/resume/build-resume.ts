import { emptyResume, entryPrefixes, isRecordSection } from "@savile/model";
import type { RecordSection, Resume } from "@savile/model";
import { jobGrammar, recordGrammar, studyGrammar } from "../entries/grammars.ts";
import { realLines } from "../entries/join-wrapped.ts";
import { readEntries } from "../entries/read-entries.ts";
import { degreeLevel } from "../entries/score-token.ts";
import { settleEntries } from "../entries/settle-entries.ts";
import type { Entry, Part } from "../entries/entry.ts";
import { findDates } from "../fields/dates/find-dates.ts";
import { schoolWords } from "../fields/lexicon/degrees.data.ts";
import { splitTerms } from "../fields/split-terms.ts";
import { readProfileRoles } from "../imports/read-profile-roles.ts";
import { readProfileStudies } from "../imports/read-profile-studies.ts";
import { fold } from "../text-line/clean-text.ts";
import type { Line } from "../text-line/line.ts";
import type { SectionKind } from "../headings/kinds.ts";
import type { Section } from "../sections/split-sections.ts";
import { buildJob, buildProject, buildRecord, buildStudy } from "./build-entries.ts";
import { buildLanguages } from "./build-languages.ts";
import {
  buildAdditional,
  buildCertifications,
  buildListRecords,
  takeProse,
} from "./build-lists.ts";
import { buildSkills } from "./build-skills.ts";
import { matchHeading } from "../headings/match-heading.ts";
import { labelledKind, namesLanguages } from "../sections/labelled-line.rules.ts";
import { partLabelled } from "../sections/part-labelled.ts";
import { partLanguages } from "./part-languages.ts";
import { isToldInSentences } from "./list-parts.ts";
import type { Ledger } from "./ledger.ts";
import { spanOf } from "./source.ts";

const maxEntries = 60;

function hasText(entry: Entry): boolean {
  return entry.title !== undefined || entry.organization !== undefined;
}

/** What stands before the first entry, and what entries could not hold, becomes a section of its own. */
function keepRest(ledger: Ledger, resume: Resume, section: Section, parts: readonly Part[]): void {
  const lines = parts.flatMap((part) => linesBetween(section.lines, part));
  if (lines.length === 0) return;
  addAdditional(ledger, resume, { ...section, lines });
}

function linesBetween(lines: readonly Line[], part: Part): Line[] {
  const first = realLines(part.first)[0] ?? part.first;
  const last = realLines(part.last).at(-1) ?? part.last;
  return lines.slice(lines.indexOf(first), lines.indexOf(last) + 1);
}

function addLanguages(ledger: Ledger, resume: Resume, lines: readonly Line[]): void {
  resume.languages.push(...buildLanguages(ledger, lines, resume.languages.length + 1));
}

function addSkills(ledger: Ledger, resume: Resume, lines: readonly Line[]): void {
  resume.skills.push(...buildSkills(ledger, lines, resume.skills.length + 1));
}

/** Lines among skills whose label names another kind: "Awards: …", "Interests: …". */
function isOfOtherKind({ text }: Line): boolean {
  const label = /^\s*([\p{L}][^:]{2,30}):\s+\S/u.exec(text)?.[1];
  const [kind] = matchHeading(label ?? "")?.kinds ?? [];
  return kind !== undefined && besideSkills.has(kind);
}

const besideSkills: ReadonlySet<SectionKind> = new Set([
  "awards",
  "certifications",
  "education",
  "interests",
  "publications",
  "references",
]);

/** Skills, and the lines of other kinds that stand among them by their label or by what they name. */
function addSkillSection(ledger: Ledger, resume: Resume, section: Section): void {
  const { kinds, lines } = section;
  const isSpoken = ({ text }: Line): boolean =>
    namesLanguages(text) && (kinds.includes("languages") || labelledKind(text) === "languages");
  const others = lines.filter(isOfOtherKind);
  addLanguages(ledger, resume, lines.filter(isSpoken));
  addSkills(
    ledger,
    resume,
    lines.filter((line) => !isSpoken(line) && !others.includes(line)),
  );
  if (others.length > 0)
    addAdditional(ledger, resume, { kinds: ["custom"], title: "", lines: others });
}

function addCertifications(ledger: Ledger, resume: Resume, lines: readonly Line[]): void {
  const from = resume.certifications.length + 1;
  resume.certifications.push(...buildCertifications(ledger, lines, from));
}

/** A short entry that names no school and no academic degree, below a heading that names both kinds. */
function isCertificate(entry: Entry): boolean {
  const text = `${entry.title?.text ?? ""} ${entry.organization?.text ?? ""}`;
  const level = degreeLevel(text);
  const isShort = entry.header.length <= 2 && entry.parts.length === 0;
  return isShort && (level === 0 || level === 2) && !schoolWords.test(fold(text));
}

function addAdditional(ledger: Ledger, resume: Resume, whole: Section): string | undefined {
  const { skills, languages, rest: lines } = partLabelled(whole.lines);
  addLanguages(ledger, resume, languages);
  addSkills(ledger, resume, skills);
  if (lines.length === 0) return "languages";
  const section = { ...whole, lines };
  const id = `add${resume.additional.length + 1}`;
  const built = buildAdditional(ledger, id, section.heading, section.lines);
  // A list of nothing but web addresses is in the contact details.
  if (built.lines.length === 0) {
    ledger.entries.delete(`${id}.title`);
    return undefined;
  }
  resume.additional.push(built);
  return id;
}

function addJobs(ledger: Ledger, resume: Resume, section: Section): void {
  const { lines } = section;
  const { intro, entries } = ledger.profile
    ? readProfileRoles(lines, ledger.today)
    : readEntries(lines, jobGrammar, { today: ledger.today });
  const { entries: good, orphans } = settleEntries(entries, maxEntries);
  if (good.length === 0) {
    addAdditional(ledger, resume, section);
    return;
  }
  for (const entry of good)
    resume.experience.push(buildJob(ledger, `exp${resume.experience.length + 1}`, entry));
  keepRest(ledger, resume, section, [...intro, ...orphans]);
}

function addStudies(ledger: Ledger, resume: Resume, section: Section): void {
  const { lines } = section;
  const { intro, entries } = ledger.profile
    ? readProfileStudies(lines, ledger.today)
    : readEntries(lines, studyGrammar, { today: ledger.today });
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
  const { intro, entries } = readEntries(section.lines, recordGrammar, { today: ledger.today });
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

/** Sections of short lines hold one entry a line; those with text below dated headers hold full entries. */
function looksDetailed(ledger: Ledger, lines: readonly Line[]): boolean {
  const plain = lines.filter((line) => line.bullet === undefined);
  const ranges = plain.filter((line) =>
    findDates(line.text, { today: ledger.today }).some((date) => date.kind === "range"),
  ).length;
  const bullets = lines.length - plain.length;
  const dated = plain.filter(
    (line) => findDates(line.text, { today: ledger.today }).length > 0,
  ).length;
  if (dated > 0 && bullets === 0 && plain.length >= dated * 1.6 && plain.length <= dated * 4)
    return true;
  return (
    plain.length > 0 &&
    ((ranges > 0 && lines.length > ranges) ||
      (bullets > 0 && plain.length > 0 && bullets >= plain.length * 0.5))
  );
}

const activities = new Set<RecordSection>(["volunteer", "leadership", "teaching", "military"]);

function hasRange(ledger: Ledger, lines: readonly Line[]): boolean {
  return lines.some((line) =>
    findDates(line.text, { today: ledger.today }).some((date) => date.kind === "range"),
  );
}

const achievements =
  /achievement|accomplishment|highlight|erfolge|leistungen|realisations|logros|realizacoes|conquistas/;

function addRecords(ledger: Ledger, resume: Resume, section: Section, kind: RecordSection): void {
  const list = resume[kind];
  if (achievements.test(fold(section.title)) && isToldInSentences(ledger, section.lines)) {
    addAdditional(ledger, resume, section);
    return;
  }
  const listed = kind === "publications" || kind === "patents";
  const dated = activities.has(kind) && hasRange(ledger, section.lines);
  if (!listed && (dated || looksDetailed(ledger, section.lines))) {
    const { intro, entries } = readEntries(
      section.lines,
      kind === "awards" ? recordGrammar : jobGrammar,
      { today: ledger.today },
    );
    const settled = settleEntries(entries, maxEntries);
    for (const entry of settled.entries) {
      list.push(buildRecord(ledger, `${entryPrefixes[kind]}${list.length + 1}`, entry));
    }
    keepRest(ledger, resume, section, [...intro, ...settled.orphans]);
    return;
  }
  list.push(...buildListRecords(ledger, kind, section.lines, list.length + 1));
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

/** Kind in which a section is read: a combined heading takes the first kind that has entries. */
function kindOf(section: Section): SectionKind {
  return section.kinds[0] ?? "custom";
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
