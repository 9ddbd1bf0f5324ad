import type { JsonResume, Person } from "../json-resume.ts";

/** A job or a study as its author types it into a document. */
export interface TexEntry {
  readonly when: string;
  readonly start: string;
  readonly end: string;
  readonly title: string;
  readonly firm: string;
  readonly place: string;
  readonly summary: string;
  readonly lines: readonly string[];
}

/** A resume with every sign that TeX would take for a command written out. */
export interface TexPerson {
  readonly index: number;
  readonly name: string;
  readonly given: string;
  readonly family: string;
  readonly label: string;
  readonly email: string;
  readonly phone: string;
  readonly place: string;
  readonly page: string;
  readonly profile: string;
  readonly handle: string;
  readonly summary: string;
  readonly jobs: readonly TexEntry[];
  readonly studies: readonly TexEntry[];
  /** Labels with the terms behind them. */
  readonly skills: readonly (readonly [string, string])[];
  readonly languages: readonly (readonly [string, string])[];
  /** Headings of other sections with a line for each entry. */
  readonly others: readonly (readonly [string, readonly string[]])[];
}

const signs: Readonly<Record<string, string>> = {
  "\\": String.raw`\textbackslash{}`,
  "~": String.raw`\textasciitilde{}`,
  "^": String.raw`\textasciicircum{}`,
};

/** A text in which nothing is a command. */
export function escapeTex(text: string): string {
  return text.replace(/[\\~^]|[&%$#_{}]/gu, (sign) => signs[sign] ?? `\\${sign}`);
}

const shortMonths = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

function writeDate(date: string, style: number): string {
  const [year = "", month = ""] = date.split("-");
  if (month === "") return year;
  if (style === 0) return `${shortMonths[Number(month) - 1]} ${year}`;
  return style === 1 ? `${month}/${year}` : year;
}

interface Span {
  readonly when: string;
  readonly start: string;
  readonly end: string;
}

/** Both dates, and both with the dash that TeX sets between years. */
export function writeSpan(from: string, to: string, style: number): Span {
  const start = writeDate(from, style);
  const end = to === "" ? "present" : writeDate(to, style);
  return { when: `${start}${style === 2 ? "--" : " -- "}${end}`, start, end };
}

function entriesOf({ work }: JsonResume, style: number): TexEntry[] {
  return work.map((job) => ({
    ...writeSpan(job.startDate, job.endDate, style),
    title: escapeTex(job.position),
    firm: escapeTex(job.company),
    place: escapeTex(job.location),
    summary: escapeTex(job.summary),
    lines: job.highlights.map(escapeTex),
  }));
}

function studiesOf({ education }: JsonResume, style: number): TexEntry[] {
  return education.map(({ studyType, area, institution, startDate, endDate }) => ({
    ...writeSpan(startDate, endDate, style),
    title: escapeTex(area === "" ? studyType : `${studyType} in ${area}`),
    firm: escapeTex(institution),
    place: "",
    summary: "",
    lines: [],
  }));
}

function skillsOf({ skills }: JsonResume): [string, string][] {
  const grouped = skills.some((group) => group.keywords.length > 0);
  return grouped
    ? skills.map(({ name, keywords }) => [escapeTex(name), escapeTex(keywords.join(", "))])
    : [["Skills", escapeTex(skills.map(({ name }) => name).join(", "))]];
}

function dated(name: string, date: string): string {
  return escapeTex(date === "" ? name : `${name}, ${date}`);
}

function othersOf(resume: JsonResume, style: number): [string, string[]][] {
  const { volunteer, certificates, awards, publications, interests } = resume;
  const sections: [string, string[]][] = [
    [
      "Volunteering",
      volunteer.map(
        (one) =>
          `${escapeTex(`${one.position}, ${one.organization}`)}, ${writeSpan(one.startDate, one.endDate, style).when}`,
      ),
    ],
    ["Certificates", certificates.map(({ name, date }) => dated(name, date))],
    ["Awards", awards.map(({ title, date }) => dated(title, date))],
    ["Publications", publications.map(({ name, publisher }) => escapeTex(`${name}. ${publisher}`))],
    ["Interests", interests.length === 0 ? [] : [interests.map(({ name }) => name).join(", ")]],
  ];
  return sections.filter(([, lines]) => lines.length > 0);
}

/** What a person would type; the number of the person says how dates are written. */
export function texPerson({ resume }: Person, index: number): TexPerson {
  const { basics } = resume;
  const [given = "", ...rest] = basics.name.split(" ");
  const { city, region, postalCode } = basics.location;
  const [profile] = basics.profiles;
  return {
    index,
    name: escapeTex(basics.name),
    given: escapeTex(given),
    family: escapeTex(rest.join(" ")),
    label: escapeTex(basics.label),
    email: escapeTex(basics.email),
    phone: escapeTex(basics.phone),
    place: escapeTex(
      [city, `${region} ${postalCode}`.trim()].filter((part) => part !== "").join(", "),
    ),
    page: escapeTex(basics.url.replace(/^https?:\/\//u, "")),
    profile: escapeTex((profile?.url ?? "").replace(/^https?:\/\/(?:www\.)?/u, "")),
    handle: escapeTex(profile?.username ?? ""),
    summary: escapeTex(basics.summary),
    jobs: entriesOf(resume, index % 3),
    studies: studiesOf(resume, index % 3),
    skills: skillsOf(resume),
    languages: resume.languages.map(({ language, fluency }) => [
      escapeTex(language),
      escapeTex(fluency),
    ]),
    others: othersOf(resume, index % 3),
  };
}
