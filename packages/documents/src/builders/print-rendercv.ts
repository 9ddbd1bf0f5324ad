import { canonicalLetter, canonicalResume, oneLine, parsePeriod } from "@savile/model";
import type { Contact, Period, Resume } from "@savile/model";
import { stringify } from "yaml";
import { printedLines } from "../sheet/printed-lines.ts";
import { sectionTitles } from "../sheet/section-titles.ts";
import type { PrintedDocument } from "../text/layout.ts";
import { fullUrl, ownRecords, technologiesLabel } from "./own-sections.ts";
import type { OwnRecord } from "./own-sections.ts";

type Yaml = Record<string, unknown>;

/** A text without meaning for Markdown, which the program reads its texts as. */
function plain(text: string): string {
  return oneLine(text).replace(/[\\*_[\]`]/gu, "\\$&");
}

function linked(text: string, address = ""): string {
  const url = fullUrl(address);
  return url === "" || text === "" ? plain(text) : `[${plain(text)}](${url})`;
}

/** An entry without what states nothing. */
function stated(fields: Yaml): Yaml {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== "" && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

const isoDate = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/u;

/** Both ends as dates where the words of the document say these and no more, else these words. */
function datesOf({ text, start, end }: Period): Yaml {
  const said = parsePeriod(text);
  if (
    said.start === start &&
    said.end === end &&
    start !== end &&
    isoDate.test(start) &&
    (end === "present" || isoDate.test(end))
  )
    return { start_date: start, end_date: end };
  return { date: oneLine(text) };
}

function told(text: string, items: readonly { readonly text: string }[]): Yaml {
  const lines = text
    .split("\n")
    .map(oneLine)
    .filter((line) => line !== "");
  return {
    summary: plain(lines.join(" ")),
    highlights: items.map((item) => plain(item.text)),
  };
}

function workItem(entry: OwnRecord): Yaml {
  return {
    company: linked(entry.organization, entry.url),
    position: plain(entry.title),
    ...stated({
      location: plain(entry.location),
      ...datesOf(entry.dates),
      ...told(entry.summary, entry.bullets),
    }),
  };
}

/** Records of one kind: entries of work where an organisation is told, plain ones where none is. */
function recordItems(entries: readonly OwnRecord[]): Yaml[] {
  if (entries.some(({ organization }) => organization !== "")) return entries.map(workItem);
  return entries.map((entry) => ({
    name: linked(entry.title, entry.url),
    ...stated({
      location: plain(entry.location),
      ...datesOf(entry.dates),
      ...told(entry.summary, entry.bullets),
    }),
  }));
}

function educationItems(resume: Resume): Yaml[] {
  return resume.education.map((entry) => ({
    institution: linked(entry.school, entry.url),
    area: plain(entry.field),
    ...stated({
      degree: plain(entry.degree),
      location: plain(entry.location),
      ...datesOf(entry.dates),
      highlights: entry.details.map(({ text }) => plain(text)),
    }),
  }));
}

function projectItems(resume: Resume): Yaml[] {
  return resume.projects.map((entry) => {
    const { technologies } = entry;
    const first = technologies === "" ? [] : [{ text: `${technologiesLabel}${technologies}` }];
    return {
      name: linked(entry.name, entry.url),
      ...stated({
        ...datesOf(entry.dates),
        ...told(entry.description, [...first, ...entry.bullets]),
      }),
    };
  });
}

/** Groups of skills, or the skills themselves where no group has a name. */
function skillItems({ skills }: Resume): Yaml[] {
  if (skills.every(({ category }) => category === ""))
    return skills.flatMap((group) => group.skills.map(({ text }) => ({ bullet: plain(text) })));
  return skills.map((group) => ({
    label: plain(group.category),
    details: group.skills.map(({ text }) => plain(text)).join(", "),
  }));
}

function publicationItems(entries: readonly OwnRecord[]): Yaml[] {
  return entries.map((entry) => ({
    title: linked(entry.title, entry.url),
    authors: [],
    ...stated({
      journal: plain(entry.organization),
      date: oneLine(entry.dates.text),
      summary: plain(
        [entry.location, entry.summary, ...entry.bullets.map(({ text }) => text)]
          .map(oneLine)
          .filter((text) => text !== "")
          .join(" · "),
      ),
    }),
  }));
}

type Section = readonly [title: string, items: readonly unknown[]];

function sectionsOf(resume: Resume): Section[] {
  const titles = sectionTitles(resume.language);
  const work = resume.experience.map((job) => workItem({ ...job, organization: job.company }));
  const summary = resume.summary
    .split("\n")
    .map(plain)
    .filter((line) => line !== "");
  return [
    [titles.summary, summary],
    [titles.competencies, resume.competencies.map(({ text }) => ({ bullet: plain(text) }))],
    [titles.experience, work],
    [titles.education, educationItems(resume)],
    [titles.skills, skillItems(resume)],
    [titles.projects, projectItems(resume)],
    [
      titles.certifications,
      resume.certifications.map((entry) => ({
        name: linked(entry.name, entry.url),
        ...stated({ date: entry.year, summary: plain(entry.issuer) }),
      })),
    ],
    [
      titles.languages,
      resume.languages.map(({ name, level }) => ({ label: plain(name), details: plain(level) })),
    ],
    [titles.awards, recordItems(resume.awards)],
    [titles.publications, publicationItems(resume.publications)],
    ...ownRecords(resume).map(({ title, entries }): Section => [title, recordItems(entries)]),
    ...resume.additional.map(({ title, lines }): Section => [
      title,
      lines.map(({ text }) => plain(text)),
    ]),
  ];
}

/** Sections by their names; a second one of a name gets a number, since a name stands once in a file. */
function byTitle(sections: readonly Section[]): Yaml {
  const named: Yaml = {};
  for (const [title, items] of sections) {
    if (items.length === 0) continue;
    let key = title === "" ? " " : title;
    for (let count = 2; Object.hasOwn(named, key); count += 1) key = `${title} ${count}`;
    named[key] = items;
  }
  return named;
}

const pages = /^(?:https?:\/\/)?(?:www\.)?(?:linkedin\.com\/in|github\.com)\/([^/?#]+)\/?$/iu;

/** Accounts by their user names, and the addresses that name none. */
function addressesOf({ linkedin, github, links }: Contact): Yaml {
  const accounts = [
    { network: "LinkedIn", url: linkedin },
    { network: "GitHub", url: github },
  ].filter(({ url }) => url !== "");
  const known = accounts.filter(({ url }) => pages.test(url));
  const others = [
    ...links.map(({ text }) => text),
    ...accounts.filter(({ url }) => !pages.test(url)).map(({ url }) => url),
  ];
  const sites = others.map(fullUrl).filter((url) => url !== "");
  return {
    website: sites.length > 1 ? sites : (sites[0] ?? ""),
    custom_connections: others
      .filter((text) => fullUrl(text) === "")
      .map((text) => ({ fontawesome_icon: "link", placeholder: plain(text), url: null })),
    social_networks: known.map(({ network, url }) => ({
      network,
      username: pages.exec(url)?.[1] ?? "",
    })),
  };
}

interface Head {
  readonly name: string;
  readonly headline: string;
  readonly contact: Contact;
}

function printed({ name, headline, contact }: Head, sections: readonly Section[]): string {
  const head = {
    headline: plain(headline),
    location: plain(contact.location),
    email: contact.email,
    phone: contact.phone,
    ...addressesOf(contact),
  };
  const cv = { name: oneLine(name), ...stated(head), sections: byTitle(sections) };
  return stringify({ cv }, { lineWidth: 0 });
}

/** A document as the YAML that RenderCV prints. */
export function printRenderCv(document: PrintedDocument): string {
  if (document.kind === "cover_letter") {
    const letter = canonicalLetter(document.letter);
    const lines = printedLines(document)
      .filter(({ address }) => !/^(?:name|headline|contact\b)/u.test(address))
      .map(({ text }) => plain(text));
    return printed({ ...letter, headline: "" }, [["Cover Letter", lines]]);
  }
  const resume = canonicalResume(document.resume);
  return printed(resume, sectionsOf(resume));
}
