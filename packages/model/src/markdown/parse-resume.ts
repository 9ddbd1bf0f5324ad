import { canonicalResume, completeOrder } from "../resume/canonical.ts";
import { emptyResume, isRecordSection } from "../resume/resume.ts";
import { withOptional } from "../resume/entry-values.ts";
import type {
  CertificationEntry,
  EntrySection,
  KnownSection,
  RecordEntry,
  Resume,
  Text,
} from "../resume/resume.ts";
import { isContactLine, readContact } from "./contact.ts";
import { readEntries } from "./entries.ts";
import type { RawEntry } from "./entries.ts";
import { readLabelled } from "./labelled-values.ts";
import { readBlock, readInline, splitRaw, takeNote } from "./escape.ts";
import { readLanguage } from "./languages.ts";
import { readSkillGroups } from "./skills.ts";
import { sectionOfTitle } from "../resume/section-titles.ts";
import { takeLanguage } from "./notes.ts";
import { readTerms } from "./terms.ts";
import { joinWrapped, tokensOf } from "./tokens.ts";
import type { Token } from "./tokens.ts";

interface Section {
  readonly known: KnownSection | undefined;
  readonly title: string;
  readonly tokens: Token[];
}

/** Entries are numbered when the whole Resume is brought to its one form. */
const id = "";

function texts(list: readonly string[]): Text[] {
  return list.map((text, index) => ({ id: `b${index + 1}`, text }));
}

function blocks(list: readonly string[]): Text[] {
  return texts(list.map(readBlock));
}

/** A bold line that names a known section heads it, as files without headings do. */
function headingOf(token: Token): { raw: string; level: number } | null {
  if (token.kind === "heading") return token;
  const bold = token.kind === "text" ? /^\*\*([^*:]+)\*\*$/.exec(token.raw)?.[1] : undefined;
  if (bold === undefined || sectionOfTitle(readInline(bold)) === undefined) return null;
  return { raw: bold, level: 2 };
}

function sectionOf(heading: string): Section {
  const { raw, note } = takeNote(heading);
  const title = readInline(raw);
  const known = note === "additional" ? undefined : sectionOfTitle(title);
  return { known, title, tokens: [] };
}

/** Whether a heading is the name of the person: the first of the file, unless it names a section. */
function isName(token: Token, index: number): boolean {
  if (index > 0) return false;
  if (token.kind !== "heading") return token.kind === "text";
  return token.level === 1 || sectionOfTitle(readInline(token.raw)) === undefined;
}

interface Parts {
  name: string;
  head: Token[];
  sections: Section[];
}

function partsOf(tokens: readonly Token[]): Parts {
  const parts: Parts = { name: "", head: [], sections: [] };
  tokens.forEach((token, index) => {
    const section = parts.sections.at(-1);
    const heading = headingOf(token);
    if (isName(token, index)) parts.name = readInline(token.raw);
    else if (heading !== null && heading.level <= 2) parts.sections.push(sectionOf(heading.raw));
    else if (section === undefined) parts.head.push(token);
    else section.tokens.push(token);
  });
  return parts;
}

function readHead(resume: Resume, head: readonly Token[]): void {
  const contact = head.filter((token) => token.kind === "text" && isContactLine(token.raw));
  const taken = new Set(contact);
  const [headline, ...others] = head.filter((token) => !taken.has(token));
  resume.contact = readContact(contact.map((token) => token.raw));
  resume.headline = headline === undefined ? "" : readInline(headline.raw);
  resume.summary = others.map((token) => readBlock(token.raw)).join("\n");
}

function recordOf(entry: RawEntry): Omit<RecordEntry, "id"> {
  const [title = "", organization = "", ...location] = entry.pieces.map(readInline);
  return {
    title,
    organization,
    location: location.join(", "),
    dates: entry.dates,
    summary: entry.paragraphs.map(readBlock).join("\n"),
    bullets: blocks(entry.bullets),
  };
}

function certificationOf(raw: string): CertificationEntry {
  const pieces = splitRaw(raw, "|");
  const [name = "", issuer = "", year = ""] = pieces.slice(0, 3).map(readInline);
  const dated = /^(?:19|20)\d{2}$/.test(pieces[1] ?? "") && year === "";
  const read = dated ? { id, name, issuer: "", year: issuer } : { id, name, issuer, year };
  const labelled = pieces.slice(3).map((piece) => readLabelled("certifications", piece));
  return withOptional("certifications", read, (of) => textOf(labelled, of));
}

function textOf(labelled: readonly ReturnType<typeof readLabelled>[], name: string): string {
  return labelled.find((value) => value?.name === name)?.text ?? "";
}

/** An entry with the optional values that were read for it. */
function withLabelled<Part extends object>(
  section: EntrySection,
  part: Part,
  { labelled }: RawEntry,
): Part {
  return withOptional(section, part, (name) => labelled.get(name) ?? "");
}

function readKnown(resume: Resume, section: KnownSection, tokens: readonly Token[]): void {
  const lines = joinWrapped(tokens).map((token) => token.raw);
  if (isRecordSection(section)) {
    resume[section].push(
      ...readEntries(section, tokens).map((entry) =>
        withLabelled(section, { id, ...recordOf(entry) }, entry),
      ),
    );
    return;
  }
  switch (section) {
    case "summary":
      resume.summary = [resume.summary, ...lines.map(readBlock)].filter(Boolean).join("\n");
      return;
    case "competencies":
      resume.competencies.push(
        ...tokens.flatMap((token) =>
          texts(token.kind === "bullet" ? [readInline(token.raw)] : readTerms(token.raw)),
        ),
      );
      return;
    case "experience":
      resume.experience.push(
        ...readEntries(section, tokens).map((entry) => {
          const { organization, ...job } = recordOf(entry);
          return withLabelled(section, { id, company: organization, ...job }, entry);
        }),
      );
      return;
    case "education":
      resume.education.push(
        ...readEntries(section, tokens).map((entry) => {
          const { title, organization, location, dates } = recordOf(entry);
          const details = blocks([...entry.paragraphs, ...entry.bullets]);
          const field = readInline(entry.field);
          const school = {
            id,
            degree: title,
            field,
            school: organization,
            location,
            dates,
            details,
          };
          return withLabelled(section, school, entry);
        }),
      );
      return;
    case "skills":
      resume.skills.push(...readSkillGroups(tokens));
      return;
    case "projects":
      resume.projects.push(
        ...readEntries(section, tokens).map((entry) => {
          const { title, organization, location, dates, summary, bullets } = recordOf(entry);
          const technologies = [organization, location].filter(Boolean).join(", ");
          const project = { id, name: title, technologies, dates, description: summary, bullets };
          return withLabelled(section, project, entry);
        }),
      );
      return;
    case "certifications":
      resume.certifications.push(...lines.map(certificationOf));
      return;
    case "languages":
      resume.languages.push(
        ...tokens.flatMap((token) =>
          (token.kind === "bullet" ? [token.raw] : readTerms(token.raw)).map((raw) => ({
            id,
            ...readLanguage(raw),
          })),
        ),
      );
      return;
  }
}

/**
 * Reads a Resume from Markdown. Files printed by {@link printResumeMarkdown} come back unchanged; foreign
 * ones are read forgivingly: headings under their usual names, bold lines as headings, contact details by
 * their form, wrapped lines joined, HTML dropped. Nothing is refused; what fits nowhere is kept as text of
 * its section. Ids are numbered by place.
 */
export function parseResumeMarkdown(text: string): Resume {
  const { tokens, language } = takeLanguage(tokensOf(text));
  const { name, head, sections } = partsOf(tokens);
  const resume: Resume = { ...emptyResume(), language, name };
  readHead(resume, head);
  const order = resume.summary === "" ? [] : ["summary"];
  for (const section of sections) {
    if (section.known === undefined) {
      const own = `add${resume.additional.length + 1}`;
      const lines = blocks(joinWrapped(section.tokens).map((token) => token.raw));
      resume.additional.push({ id: own, title: section.title, lines });
      order.push(own);
    } else {
      readKnown(resume, section.known, section.tokens);
      order.push(section.known);
    }
  }
  const ids = resume.additional.map((section) => section.id);
  return canonicalResume({ ...resume, order: completeOrder(order, ids) });
}
