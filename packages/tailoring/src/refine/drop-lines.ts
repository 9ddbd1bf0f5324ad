import { isLetterPath } from "@savile/model";
import type { RefinedLine } from "@savile/model";
import type { SourceLine } from "../match/source.ts";
import { attemptOf, counted, standing } from "./bench.ts";
import type { Attempt, Bench } from "./bench.ts";
import { headlineDrop, summaryDrop } from "./drop-from-prose.ts";
import { findSubject, subjectsOf } from "./find-subject.ts";
import type { Subject } from "./find-subject.ts";
import type { Scope } from "./intent.ts";
import { letterParagraphs, paragraphLine } from "./letter-sentences.ts";
import { rolesIn, sectionIn } from "./read-scope.ts";
import { sectionName } from "./section-name.ts";
import { droppedLine } from "./shorten-resume.ts";

const reason = "You asked for it to go.";
const staying = new Set(["experience", "education", "certifications"]);

function kept(what: string): Attempt {
  return {
    kind: "declined",
    said: `${what} stays: leaving it out would make your record read differently from what it was. Single lines can go.`,
  };
}

/** A whole section, where one is named and it may go. */
function dropSection(bench: Bench, about: string): Attempt | undefined {
  const bare = about
    .toLowerCase()
    .replace(/\bsection\b/, "")
    .trim();
  const section = sectionIn(bare, bench.source);
  const words = bare.split(/\s+/).filter((word) => !/^(?:my|the|whole|entire|list|of)$/.test(word));
  if (section === undefined || words.length > 3 || isNamedOtherwise(bench, bare)) return undefined;
  const name = sectionName(bench, section);
  if (staying.has(section)) return kept(`The section "${name}"`);
  if (!holds(bench, section))
    return { kind: "nothing", said: `Your resume has no section "${name}".` };
  const line =
    section === "summary"
      ? { text: standing(bench, "summary") ?? "", evidence: ["summary"] }
      : { text: name, evidence: [] };
  return {
    kind: "lines",
    lines: [{ ...droppedLine(section, line.text, reason), evidence: line.evidence }],
    said: `The section "${name}" goes.`,
  };
}

function holds({ current }: Bench, section: string): boolean {
  if (section === "summary") return current.resume.summary !== "";
  if (current.resume.order.includes(section)) return true;
  const lists: Readonly<Record<string, readonly unknown[]>> = {
    projects: current.resume.projects,
    languages: current.resume.languages,
    awards: current.resume.awards,
    publications: current.resume.publications,
    volunteer: current.resume.volunteer,
    memberships: current.resume.memberships,
    patents: current.resume.patents,
    speaking: current.resume.speaking,
    competencies: current.resume.competencies,
    skills: current.resume.skills,
    military: current.resume.military,
  };
  return (lists[section]?.length ?? 0) > 0;
}

/** "Project management" is a skill and no section. */
function isNamedOtherwise(bench: Bench, bare: string): boolean {
  const subject = findSubject(bench.current, bare);
  return subject.lines.some(
    (line) => line.kind === "skill" && line.text.toLowerCase().includes(bare) && bare.includes(" "),
  );
}

interface Choice {
  readonly lines: readonly RefinedLine[];
  /** Lines that stay because they are the only ones of their job. */
  readonly only: number;
}

function bulletDrops(bench: Bench, found: readonly SourceLine[]): Choice {
  const left = new Map(
    bench.current.roles.map((role) => [
      role.id,
      role.lines.filter((line) => line.kind === "bullet").length,
    ]),
  );
  let only = 0;
  const lines = found.flatMap((line) => {
    const rest = left.get(line.entry ?? "") ?? 2;
    if (rest <= 1) {
      only += 1;
      return [];
    }
    left.set(line.entry ?? "", rest - 1);
    return [droppedLine(line.address, line.text, reason)];
  });
  return { lines, only };
}

/** Sentences of the letter that name a subject; the first and the last one of the letter stay. */
export function letterDrops(bench: Bench, about: string): RefinedLine[] {
  const subject = findSubject(bench.source, about);
  const names = [
    about.toLowerCase(),
    ...subject.terms.flatMap((term) => [term.name.toLowerCase()]),
  ];
  const facts = new Set(subject.lines.map((line) => line.address));
  const paragraphs = letterParagraphs(bench);
  return paragraphs.flatMap((paragraph, index) => {
    const stay = paragraph.sentences.filter((sentence, at) => {
      const named = names.some((name) => sentence.text.toLowerCase().includes(name));
      const carried = sentence.factIds.some((id) => facts.has(id) && /\.b\d/.test(id));
      return (index === 0 && at === 0) || sentence.form === true || !(named || carried);
    });
    const whole = stay.length === 0 ? null : stay;
    return stay.length === paragraph.sentences.length
      ? []
      : [paragraphLine(paragraph, whole, reason)];
  });
}

function resumeDrops(bench: Bench, subject: Subject, about: string): Choice {
  const here = subject.lines.filter((line) => bench.current.byAddress.has(line.address));
  const skills = here.filter((line) => line.place === "list");
  const bullets = here.filter((line) => line.kind === "bullet");
  const wide = /\b(?:everything|anything|all)\b/.test(about);
  const summary = [...headlineDrop(bench, subject), ...summaryDrop(bench, subject)];
  if (skills.length > 0 && !wide) {
    return {
      lines: [...skills.map((line) => droppedLine(line.address, line.text, reason)), ...summary],
      only: 0,
    };
  }
  const others = here
    .filter(
      (line) => /^(?:prj|vol|awd|pub|mem|pat|spk|lng)/.test(line.address) && line.kind !== "bullet",
    )
    .map((line) => droppedLine(line.entry ?? line.address, line.text, reason));
  const choice = bulletDrops(bench, bullets);
  return {
    lines: [
      ...choice.lines,
      ...skills.map((line) => droppedLine(line.address, line.text, reason)),
      ...(bullets.length === 0 ? others : []),
      ...summary,
    ],
    only: choice.only,
  };
}

function isPaper(subject: Subject): boolean {
  return subject.lines.some((line) => /^(?:edu|crt)/.test(line.address));
}

function dropFromLetter(bench: Bench, about: string): Attempt {
  return attemptOf(
    bench,
    letterDrops(bench, about),
    () => `The letter no longer speaks of ${about}.`,
    `The letter does not speak of "${about}", or only where it must: in its first or last sentence.`,
  );
}

function dropFromSummary(bench: Bench, about: string): Attempt {
  return attemptOf(
    bench,
    summaryDrop(bench, findSubject(bench.current, about)),
    () => `The summary no longer names ${about}.`,
    `The summary does not name "${about}", or says nothing else.`,
  );
}

/** Whether a whole job is meant. */
function isJob(bench: Bench, about: string): boolean {
  const roles = rolesIn(about.toLowerCase(), bench.source);
  if (!roles.some((role) => role.paid)) return false;
  const whole = /\b(?:job|role|position|employment|company|employer)\b/i.test(about);
  return whole || isNameOf(bench, about);
}

/** Takes out what a person names: a section, a skill, lines, a sentence of the letter. */
export function dropSubject(bench: Bench, about: string, scope: Scope): Attempt {
  if (about === "")
    return { kind: "declined", said: "Say what should go: a skill, a line or a section." };
  if (scope.of === "letter") return dropFromLetter(bench, about);
  const isSummary = /^(?:the |my )?(?:summary|profile|objective)$/i.test(about);
  if (scope.of === "summary" && !isSummary) return dropFromSummary(bench, about);
  const section = dropSection(bench, about);
  if (section !== undefined) return section;
  return isJob(bench, about) ? kept("Every job") : dropLines(bench, about);
}

function dropLines(bench: Bench, about: string): Attempt {
  const choices = subjectsOf(bench.current, about).map((subject) => ({
    subject,
    ...resumeDrops(bench, subject, about),
  }));
  const lines = choices.flatMap((choice) => choice.lines);
  const only = choices.reduce((sum, choice) => sum + choice.only, 0);
  if (lines.length === 0) {
    if (only > 0) return kept("The only line of a job");
    if (choices.some((choice) => isPaper(choice.subject))) return kept("What you studied and hold");
  }
  const more = only > 0 ? ` ${counted(only, "line")} stay as the only ones of their job.` : "";
  return attemptOf(
    bench,
    lines.filter((line) => !isLetterPath(line.path)),
    (count) => `${counted(count, "line")} taken out.${more}`,
    `Your resume does not show "${about}".`,
  );
}

function isNameOf({ source }: Bench, about: string): boolean {
  const lower = about.toLowerCase();
  return source.roles.some(
    (role) => role.org.toLowerCase() === lower || role.title.toLowerCase() === lower,
  );
}
