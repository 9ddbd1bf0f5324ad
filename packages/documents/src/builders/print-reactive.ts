import { canonicalLetter, canonicalResume, oneLine } from "@savile/model";
import type { Contact, Resume } from "@savile/model";
import { printedLines } from "../sheet/printed-lines.ts";
import { sectionTitles } from "../sheet/section-titles.ts";
import type { PrintedDocument } from "../text/layout.ts";
import { fullUrl, ownRecords, technologiesLabel } from "./own-sections.ts";
import type { OwnRecord } from "./own-sections.ts";
import { reactiveFrame } from "./reactive-frame.data.ts";

type Json = Record<string, unknown>;

const signs: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/gu, (sign) => signs[sign] ?? sign);
}

/** Paragraphs and below them a list, as the program keeps what is told. */
function html(text: string, items: readonly { readonly text: string }[] = []): string {
  const paragraphs = text
    .split("\n")
    .map(oneLine)
    .filter((line) => line !== "");
  const list = items.map((item) => `<li>${escaped(oneLine(item.text))}</li>`).join("");
  return [
    ...paragraphs.map((line) => `<p>${escaped(line)}</p>`),
    list === "" ? "" : `<ul>${list}</ul>`,
  ].join("");
}

/** An address; what is shown keeps the words of the document. */
function website(text = ""): Json {
  const url = fullUrl(text);
  return { url, label: url === text ? "" : text };
}

/** The program wants a name of a sign at least; nothing is made up for one that is not stated. */
function name(text: string): string {
  return text === "" ? " " : text;
}

function section(items: readonly Json[]): Json {
  return { title: "", columns: 1, hidden: false, items };
}

function custom(id: string, type: string, title: string, items: readonly Json[]): Json {
  return { id, type, title, columns: 1, hidden: false, items };
}

const shown = (id: string): Json => ({ id, hidden: false });

function workItem(entry: OwnRecord): Json {
  return {
    ...shown(entry.id),
    company: name(entry.organization),
    position: entry.title,
    location: entry.location,
    period: entry.dates.text,
    website: website(entry.url),
    description: html(entry.summary, entry.bullets),
  };
}

function basicsOf(who: { name: string; headline: string; contact: Contact }): Json {
  const [first, ...others] = who.contact.links;
  return {
    name: who.name,
    headline: who.headline,
    email: who.contact.email,
    phone: who.contact.phone,
    location: who.contact.location,
    website: website(first?.text),
    customFields: others.map(({ id, text }) => ({ id, icon: "", text, link: fullUrl(text) })),
  };
}

function profilesOf(contact: Contact): Json[] {
  return [
    { id: "linkedin", network: "LinkedIn", url: contact.linkedin },
    { id: "github", network: "GitHub", url: contact.github },
  ]
    .filter(({ url }) => url !== "")
    .map(({ id, network, url }) => ({
      ...shown(id),
      icon: "",
      network,
      username: "",
      website: website(url),
    }));
}

function educationOf(resume: Resume): Json[] {
  return resume.education.map((entry) => ({
    ...shown(entry.id),
    school: name(entry.school),
    degree: entry.degree,
    area: entry.field,
    grade: "",
    location: entry.location,
    period: entry.dates.text,
    website: website(entry.url),
    description: html("", entry.details),
  }));
}

function projectsOf(resume: Resume): Json[] {
  return resume.projects.map((entry) => ({
    ...shown(entry.id),
    name: name(entry.name),
    period: entry.dates.text,
    website: website(entry.url),
    description: html(
      [
        entry.description,
        entry.technologies === "" ? "" : `${technologiesLabel}${entry.technologies}`,
      ].join("\n"),
      entry.bullets,
    ),
  }));
}

function skillItem(id: string, label: string, keywords: readonly string[]): Json {
  return {
    ...shown(id),
    icon: "",
    name: name(label),
    proficiency: "",
    level: 0,
    keywords,
  };
}

/** Skills of a group under its name, each by itself where the group has none. */
function skillsOf(resume: Resume): Json[] {
  return resume.skills.flatMap(({ id, category, skills }) =>
    category === ""
      ? skills.map((skill) => skillItem(`${id}.${skill.id}`, skill.text, []))
      : [
          skillItem(
            id,
            category,
            skills.map(({ text }) => text),
          ),
        ],
  );
}

function shortOf(resume: Resume): Json {
  return {
    certifications: section(
      resume.certifications.map((entry) => ({
        ...shown(entry.id),
        title: name(entry.name),
        issuer: entry.issuer,
        date: entry.year,
        website: website(entry.url),
        description: "",
      })),
    ),
    languages: section(
      resume.languages.map((entry) => ({
        ...shown(entry.id),
        language: name(entry.name),
        fluency: entry.level,
        level: 0,
      })),
    ),
  };
}

interface Dated {
  readonly native: Json;
  readonly customs: readonly Json[];
}

/** Awards and publications; where one has a place, which the program has no field for, as entries of work. */
function datedOf(resume: Resume): Dated {
  const titles = sectionTitles(resume.language);
  const kinds = [
    ["awards", "awarder"],
    ["publications", "publisher"],
  ] as const;
  const native: Json = {};
  const customs: Json[] = [];
  for (const [kind, by] of kinds) {
    const entries: readonly OwnRecord[] = resume[kind];
    if (entries.some(({ location }) => location !== ""))
      customs.push(custom(kind, "experience", titles[kind], entries.map(workItem)));
    else
      native[kind] = section(
        entries.map((entry) => ({
          ...shown(entry.id),
          title: name(entry.title),
          [by]: entry.organization,
          date: entry.dates.text,
          website: website(entry.url),
          description: html(entry.summary, entry.bullets),
        })),
      );
  }
  return { native, customs };
}

function lineSection(id: string, title: string, lines: readonly string[]): Json {
  const items = lines.map((line, at) => ({ ...shown(`${id}.${at + 1}`), content: html(line) }));
  return custom(id, "summary", title, items);
}

function customsOf(resume: Resume): Json[] {
  const titles = sectionTitles(resume.language);
  const competencies = resume.competencies.map(({ id, text }) => skillItem(id, text, []));
  return [
    ...(competencies.length === 0
      ? []
      : [custom("competencies", "skills", titles.competencies, competencies)]),
    ...ownRecords(resume).map(({ title, entries }) =>
      custom(`own-${title}`, "experience", title, entries.map(workItem)),
    ),
    ...resume.additional.map(({ id, title, lines }) =>
      lineSection(
        id,
        title,
        lines.map(({ text }) => text),
      ),
    ),
  ];
}

/** The places of the sections on the page, in the order of the document. */
function framed(json: Json, customSections: readonly Json[], main: readonly string[]): string {
  const [page = {}] = reactiveFrame.metadata.layout.pages;
  const ids = customSections.map(({ id }) => String(id));
  const layout = {
    ...reactiveFrame.metadata.layout,
    pages: [{ ...page, main: [...main, ...ids] }],
  };
  const metadata = { ...reactiveFrame.metadata, layout };
  const whole = { ...reactiveFrame, ...json, customSections, metadata };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

const mainSections = ["summary", "experience", "projects", "education", "profiles"];

/** The shown words of a letter below its head. */
function letterLines(document: PrintedDocument): string[] {
  return printedLines(document)
    .filter(({ address }) => !/^(?:name|headline|contact\b)/u.test(address))
    .map(({ text }) => text);
}

/** A document as the JSON that Reactive Resume (fifth generation) imports. */
export function printReactive(document: PrintedDocument): string {
  if (document.kind === "cover_letter") {
    const letter = canonicalLetter(document.letter);
    const sections = {
      ...reactiveFrame.sections,
      profiles: section(profilesOf(letter.contact)),
    };
    const text = lineSection("letter", "Cover Letter", letterLines(document));
    return framed({ basics: basicsOf({ ...letter, headline: "" }), sections }, [text], []);
  }
  const resume = canonicalResume(document.resume);
  const { native, customs } = datedOf(resume);
  const work = resume.experience.map((job) => workItem({ ...job, organization: job.company }));
  const sections = {
    ...reactiveFrame.sections,
    profiles: section(profilesOf(resume.contact)),
    experience: section(work),
    education: section(educationOf(resume)),
    projects: section(projectsOf(resume)),
    skills: section(skillsOf(resume)),
    ...shortOf(resume),
    ...native,
  };
  const summary = { ...reactiveFrame.summary, content: html(resume.summary) };
  return framed(
    { basics: basicsOf(resume), summary, sections },
    [...customs, ...customsOf(resume)],
    mainSections,
  );
}
