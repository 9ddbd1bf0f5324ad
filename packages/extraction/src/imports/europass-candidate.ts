import { textOf } from "../bytes/parse-xml.ts";
import type { XmlElement } from "../bytes/parse-xml.ts";
import { richText } from "./rich-text.ts";
import { allAt, firstAt, joined, lineAt, toldAt } from "./europass-xml.ts";
import { periodBetween } from "./resume-data.ts";
import type { ResumeData } from "./resume-data.ts";

function dateAt(period: XmlElement | undefined, name: string): string {
  return (
    lineAt(period, name, "FormattedDateTime") ||
    lineAt(period, name, "DateText") ||
    lineAt(period, name)
  );
}

function periodOf(period: XmlElement | undefined): ReturnType<typeof periodBetween> {
  const isOpen = ["CurrentIndicator", "Ongoing"].some((name) => lineAt(period, name) === "true");
  // A day with the time of midnight is a day.
  const [start = "", end = ""] = [dateAt(period, "StartDate"), dateAt(period, "EndDate")].map(
    (date) => date.replace(/(?<=^\d{4}-\d{2}-\d{2})T.*$/u, ""),
  );
  return periodBetween(start, isOpen ? "" : end, isOpen);
}

function channelsOf(person: XmlElement | undefined, code: RegExp): XmlElement[] {
  return allAt(person, "Communication").filter((one) => code.test(lineAt(one, "ChannelCode")));
}

function phoneOf(channel: XmlElement | undefined): string {
  const country = lineAt(channel, "CountryDialing");
  const number = [lineAt(channel, "AreaDialing"), lineAt(channel, "DialNumber")]
    .filter((part) => part !== "")
    .join(" ");
  if (number === "") return lineAt(channel, "URI");
  return country === "" ? number : `+${country.replace(/^(?:\+|00)/u, "")} ${number}`;
}

/** A place: its town and, where the file names no town, its country as written. */
function placeOf(address: XmlElement | undefined): string {
  const town = lineAt(address, "CityName") || lineAt(address, "City");
  const country = lineAt(address, "CountryCode") || lineAt(address, "Country");
  return joined(town, country.toUpperCase());
}

function addHead(
  data: ResumeData,
  person: XmlElement | undefined,
  profile: XmlElement | undefined,
) {
  const address = firstAt(person, "Communication", "Address");
  const [url = "", ...others] = channelsOf(person, /web|social/iu).map((one) => lineAt(one, "URI"));
  const { paragraphs, items } = toldAt(profile, "ExecutiveSummary");
  Object.assign(data.basics, {
    name: [lineAt(person, "PersonName", "GivenName"), lineAt(person, "PersonName", "FamilyName")]
      .filter((part) => part !== "")
      .join(" "),
    label: lineAt(profile, "Headline") || lineAt(profile, "ProfessionalTitle"),
    summary: [...paragraphs, ...items].join("\n"),
    email: lineAt(channelsOf(person, /mail/iu)[0], "URI"),
    phone: phoneOf(channelsOf(person, /phone|mobile/iu)[0]),
    location: joined(
      ...allAt(address, "AddressLine").map((one) => lineAt(one)),
      lineAt(address, "PostalCode"),
      placeOf(address),
    ),
    url,
    profiles: others.map((one) => ({ network: "Website", url: one })),
  });
}

function addJobs(data: ResumeData, profile: XmlElement | undefined): void {
  for (const employer of allAt(profile, "EmploymentHistory", "EmployerHistory")) {
    const contact = firstAt(employer, "OrganizationContact");
    const positions = allAt(employer, "PositionHistory");
    for (const position of positions.length > 0 ? positions : [employer]) {
      const { paragraphs, items } = toldAt(position, "Description");
      const period = firstAt(position, "EmploymentPeriod") ?? firstAt(employer, "EmploymentPeriod");
      const fields = {
        name: lineAt(employer, "OrganizationName"),
        position: lineAt(position, "PositionTitle"),
        location: placeOf(position) || placeOf(firstAt(contact, "Communication", "Address")),
        url: channelsOf(contact, /web/iu).map((one) => lineAt(one, "URI"))[0] ?? "",
        summary: paragraphs.join("\n"),
        highlights: items,
      };
      data.add("work", fields, periodOf(period));
    }
  }
}

function addStudies(data: ResumeData, profile: XmlElement | undefined): void {
  const path = ["EducationHistory", "EducationOrganizationAttendance"];
  for (const study of allAt(profile, ...path)) {
    const degree = firstAt(study, "EducationDegree");
    const covered = toldAt(degree, "OccupationalSkillsCovered");
    const program = lineAt(study, "ProgramName");
    const contact = firstAt(study, "OrganizationContact");
    const fields = {
      institution: lineAt(study, "OrganizationName"),
      studyType: lineAt(degree, "DegreeName") || program,
      area: lineAt(study, "MajorProgramConcentration") || lineAt(degree, "EducationField"),
      score: lineAt(degree, "FinalGrade", "ScoreText"),
      location: placeOf(firstAt(contact, "Communication", "Address")),
      url: channelsOf(contact, /web/iu).map((one) => lineAt(one, "URI"))[0] ?? "",
      courses: [...covered.paragraphs, ...covered.items],
    };
    data.add("education", fields, periodOf(firstAt(study, "AttendancePeriod")));
  }
}

/** The name of a language that is written as its code, in the language of the file. */
function languageName(code: string, locale: string): string {
  const short = code.slice(code.lastIndexOf("/") + 1).toLowerCase();
  if (!/^[a-z]{2,3}$/u.test(short)) return code;
  return new Intl.DisplayNames([locale, "en"], { type: "language" }).of(short) ?? code;
}

function competenciesOf(owner: XmlElement | undefined): string[] {
  return allAt(owner, "PersonCompetency").map((one) => lineAt(one, "CompetencyName"));
}

function addSkills(
  data: ResumeData,
  person: XmlElement | undefined,
  profile: XmlElement | undefined,
): void {
  const written = profile?.attributes["languageCode"] ?? "";
  const locale = /^[a-z]{2,3}$/u.test(written) ? written : "en";
  for (const one of allAt(person, "PrimaryLanguageCode"))
    data.add("languages", { language: languageName(lineAt(one), locale), fluency: "Native" });
  const skills: string[] = [];
  for (const one of allAt(profile, "PersonQualifications", "PersonCompetency")) {
    const name = lineAt(one, "CompetencyName") || lineAt(one, "CompetencyID");
    if (!/language/iu.test(lineAt(one, "TaxonomyID"))) {
      skills.push(name);
      continue;
    }
    const scores = allAt(one, "CompetencyDimension", "Score", "ScoreText").map((score) =>
      lineAt(score),
    );
    const fluency = [...new Set(scores.filter((score) => score !== ""))].join("/");
    data.add("languages", { language: languageName(name, locale), fluency });
  }
  const shown = firstAt(profile, "Skills");
  data.addSkills("", [...skills, ...competenciesOf(shown)]);
  for (const group of allAt(shown, "SkillsGroup"))
    data.addSkills(lineAt(group, "Title"), competenciesOf(group));
  addDigitalSkills(data, profile);
  addNamedSkills(data, profile);
}

function addDigitalSkills(data: ResumeData, profile: XmlElement | undefined): void {
  const digital = [
    ...allAt(profile, "DigitalSkills"),
    ...allAt(profile, "DigitalSkills", "DigitalSkillsGroup"),
  ];
  for (const group of digital) {
    const names = allAt(group, "DigitalSkill").map((one) => lineAt(one));
    if (names.length > 0) data.addSkills(lineAt(group, "Title"), names);
  }
}

/** Kinds of skills with sections of their own, and the names that the editor gives them. */
const namedSkills = [
  ["Communication and interpersonal skills", "CommunicationAndInterpersonalSkill"],
  ["Management and leadership skills", "ManagementAndLeadershipSkill"],
  ["Organisational skills", "OrganisationalSkill"],
] as const;

/** A skill that is told about stands as a line with what is told; the others are terms. */
function addNamedSkills(data: ResumeData, profile: XmlElement | undefined): void {
  for (const [title, name] of namedSkills) {
    const entries = ["", "Skills"].flatMap((around) =>
      entriesOf(profile, ...[around, `${name}s`, name].filter((part) => part !== "")),
    );
    const isTold = ({ paragraphs, items }: Told): boolean => paragraphs.length + items.length > 0;
    const terms = entries.filter((one) => !isTold(one)).map((one) => one.title);
    if (terms.length > 0) data.addSkills(title, terms);
    data.addSection(
      title,
      entries.filter(isTold).flatMap((one) => [one.title, ...one.paragraphs, ...one.items]),
    );
  }
}

function addInterests(data: ResumeData, profile: XmlElement | undefined): void {
  for (const { title, paragraphs, items } of entriesOf(
    profile,
    "HobbiesAndInterests",
    "HobbyOrInterest",
  ))
    data.add("interests", { name: title, keywords: [...paragraphs, ...items] });
}

function linesOf(element: XmlElement): string[] {
  const { paragraphs, items } = richText(textOf(element));
  return [...paragraphs, ...items];
}

/** What entries of the later sections of the editor say of themselves. */
interface Told {
  readonly title: string;
  readonly url: string;
  readonly organization: string;
  readonly location: string;
  readonly dates: ReturnType<typeof periodOf>;
  readonly paragraphs: readonly string[];
  readonly items: readonly string[];
}

function entriesOf(profile: XmlElement | undefined, ...path: readonly string[]): Told[] {
  return allAt(profile, ...path).map((one) => ({
    title: lineAt(one, "Title"),
    url: lineAt(one, "Link") || lineAt(one, "URL"),
    organization: lineAt(one, "OrganizationName") || lineAt(one, "Organisation"),
    location: placeOf(one) || lineAt(one, "Location"),
    dates: periodOf(firstAt(one, "Date") ?? one),
    ...toldAt(one, "Description"),
  }));
}

/** Sections that a Resume has no form for, with the names that the editor gives them. */
const ownSections = [
  ["Networks and memberships", "NetworksAndMemberships", "NetworkAndMembership"],
  ["Conferences and seminars", "ConferencesAndSeminars", "ConferenceAndSeminar"],
  ["Creative works", "CreativeWorks", "CreativeWork"],
  ["Social and political activities", "SocialAndPoliticalActivities", "SocialAndPoliticalActivity"],
] as const;

/** Projects, voluntary work, courses and the rest of what the editor offers. */
function addFurther(data: ResumeData, profile: XmlElement | undefined): void {
  for (const one of entriesOf(profile, "Projects", "Project")) {
    const { title, url, dates, paragraphs, items } = one;
    const fields = { name: title, url, description: paragraphs.join("\n"), highlights: items };
    data.add("projects", fields, dates);
  }
  for (const one of entriesOf(profile, "VoluntaryWorks", "VoluntaryWork")) {
    const { title, organization, location, url, dates, paragraphs, items } = one;
    const summary = paragraphs.join("\n");
    const fields = { position: title, organization, location, url, summary, highlights: items };
    data.add("volunteer", fields, dates);
  }
  for (const one of entriesOf(profile, "CourseCertifications", "CourseCertification"))
    data.add("certificates", {
      name: one.title,
      issuer: one.organization,
      date: one.dates.text,
      url: one.url,
    });
  for (const [title, list, name] of ownSections)
    data.addSection(
      title,
      entriesOf(profile, list, name).flatMap((one) => [
        [one.title, one.organization, one.location, one.dates.text].filter(Boolean).join(", "),
        ...one.paragraphs,
        ...one.items,
      ]),
    );
}

function addRecords(data: ResumeData, profile: XmlElement | undefined): void {
  for (const one of [
    ...allAt(profile, "Certifications", "Certification"),
    ...allAt(profile, "Licenses", "License"),
  ])
    data.add("certificates", {
      name: lineAt(one, "CertificationName") || lineAt(one, "LicenseName") || lineAt(one, "Name"),
      issuer:
        lineAt(one, "IssuingAuthority", "OrganizationName") || lineAt(one, "IssuingAuthority"),
      date: periodOf(one).text || dateAt(one, "FirstIssuedDate"),
    });
  const driving = allAt(profile, "Licenses", "License").map((one) =>
    lineAt(one, "LicenseTypeCode"),
  );
  if (driving.some((code) => code !== "")) data.addSkills("Driving licence", driving);
  for (const one of allAt(profile, "PublicationHistory", "Publication"))
    data.addDated(
      "publications",
      { name: lineAt(one, "Title"), publisher: lineAt(one, "Publisher"), url: lineAt(one, "Link") },
      "releaseDate",
      lineAt(one, "Year") || dateAt(one, "PublicationDate"),
    );
  for (const section of allAt(profile, "Others"))
    data.addSection(
      lineAt(section, "Title"),
      allAt(section, "Other").flatMap((one) => [
        lineAt(one, "Title"),
        ...allAt(one, "Description").flatMap(linesOf),
      ]),
    );
}

/** Reads the dialect of the present Europass editor. */
export function readCandidate(data: ResumeData, root: XmlElement): void {
  const person = firstAt(root, "CandidatePerson");
  const profile = firstAt(root, "CandidateProfile");
  addHead(data, person, profile);
  addJobs(data, profile);
  addStudies(data, profile);
  addSkills(data, person, profile);
  addRecords(data, profile);
  addFurther(data, profile);
  addInterests(data, profile);
}
