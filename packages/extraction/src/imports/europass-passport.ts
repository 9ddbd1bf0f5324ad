import type { XmlElement } from "../bytes/parse-xml.ts";
import { allAt, firstAt, joined, lineAt, toldAt } from "./europass-xml.ts";
import { periodBetween } from "./resume-data.ts";
import type { ResumeData } from "./resume-data.ts";

/** A date whose parts are attributes: year, "--03" and "---15". */
function dateAt(period: XmlElement | undefined, name: string): string {
  const date = firstAt(period, name);
  if (date === undefined) return "";
  const { year = "", month = "", day = "" } = date.attributes;
  if (year === "") return lineAt(period, name);
  const [mm = "", dd = ""] = [month, day].map((part) =>
    /\d{1,2}/u.exec(part)?.[0].padStart(2, "0"),
  );
  if (mm === "") return year;
  return dd === "" ? `${year}-${mm}` : `${year}-${mm}-${dd}`;
}

function periodOf(entry: XmlElement): ReturnType<typeof periodBetween> {
  const period = firstAt(entry, "Period");
  const isOpen = lineAt(period, "Current") === "true";
  return periodBetween(dateAt(period, "From"), isOpen ? "" : dateAt(period, "To"), isOpen);
}

function placeOf(owner: XmlElement | undefined): string {
  const address = firstAt(owner, "ContactInfo", "Address", "Contact");
  const country = lineAt(address, "Country", "Label") || lineAt(address, "Country", "Code");
  return joined(lineAt(address, "Municipality"), country);
}

function addHead(data: ResumeData, learner: XmlElement | undefined): void {
  const identification = firstAt(learner, "Identification");
  const contact = firstAt(identification, "ContactInfo");
  const address = firstAt(contact, "Address", "Contact");
  const websites = allAt(contact, "WebsiteList", "Website", "Contact").map((one) => lineAt(one));
  const [url = "", ...others] = websites;
  const headline = firstAt(learner, "Headline");
  // A headline may be a job that is looked for, or a statement on oneself.
  const isStatement = /personal_statement/u.test(lineAt(headline, "Type", "Code"));
  const said = lineAt(headline, "Description", "Label");
  Object.assign(data.basics, {
    name: [
      lineAt(identification, "PersonName", "FirstName"),
      lineAt(identification, "PersonName", "Surname"),
    ]
      .filter((part) => part !== "")
      .join(" "),
    label: isStatement ? "" : said,
    summary: isStatement ? said : "",
    email: lineAt(contact, "Email", "Contact") || lineAt(contact, "Email"),
    phone:
      lineAt(contact, "TelephoneList", "Telephone", "Contact") ||
      lineAt(contact, "TelephoneList", "Telephone"),
    location: joined(
      lineAt(address, "AddressLine"),
      lineAt(address, "PostalCode"),
      lineAt(address, "Municipality"),
      lineAt(address, "Country", "Label"),
    ),
    url,
    profiles: others.map((one) => ({ network: "Website", url: one })),
  });
}

function addHistory(data: ResumeData, learner: XmlElement | undefined): void {
  for (const job of allAt(learner, "WorkExperienceList", "WorkExperience")) {
    const { paragraphs, items } = toldAt(job, "Activities");
    const employer = firstAt(job, "Employer");
    const fields = {
      name: lineAt(employer, "Name"),
      position: lineAt(job, "Position", "Label") || lineAt(job, "Position"),
      location: placeOf(employer),
      url: lineAt(employer, "ContactInfo", "Website", "Contact"),
      summary: paragraphs.join("\n"),
      highlights: items,
    };
    data.add("work", fields, periodOf(job));
  }
  for (const study of allAt(learner, "EducationList", "Education")) {
    const { paragraphs, items } = toldAt(study, "Activities");
    const school = firstAt(study, "Organisation");
    const fields = {
      institution: lineAt(school, "Name"),
      studyType: lineAt(study, "Title"),
      area: lineAt(study, "Field", "Label"),
      location: placeOf(school),
      courses: [...paragraphs, ...items],
    };
    data.add("education", fields, periodOf(study));
  }
}

const dimensions = ["Listening", "Reading", "SpokenInteraction", "SpokenProduction", "Writing"];

function addLanguages(data: ResumeData, linguistic: XmlElement | undefined): void {
  for (const one of allAt(linguistic, "MotherTongueList", "MotherTongue"))
    data.add("languages", { language: lineAt(one, "Description", "Label"), fluency: "Native" });
  for (const one of allAt(linguistic, "ForeignLanguageList", "ForeignLanguage")) {
    const levels = dimensions.map((name) => lineAt(one, "ProficiencyLevel", name));
    const fluency = [...new Set(levels.filter((level) => level !== ""))].join("/");
    data.add("languages", { language: lineAt(one, "Description", "Label"), fluency });
    for (const paper of allAt(one, "VerifiedBy", "Certificate"))
      data.add("certificates", {
        name: lineAt(paper, "Title"),
        issuer: lineAt(paper, "AwardingBody"),
        date: dateAt(paper, "Date"),
      });
  }
}

/** Kinds of skills that are told in prose, by what the dialect calls them. */
const skillKinds = [
  "Communication",
  "Organisational",
  "JobRelated",
  "Computer",
  "Driving",
  "Other",
] as const;

function addSkills(data: ResumeData, skills: XmlElement | undefined): void {
  for (const kind of skillKinds) {
    const { paragraphs, items } = toldAt(skills, kind, "Description");
    const licences = allAt(skills, kind, "Description", "Licence").map((one) => lineAt(one));
    const keywords = licences.length > 0 ? licences : [...paragraphs, ...items];
    const name = kind.replace(/(?<=\p{Ll})(?=\p{Lu})/u, " ");
    if (keywords.length > 0) data.addSkills(name, keywords);
  }
}

/** Reads the older dialect of Europass. */
export function readSkillsPassport(data: ResumeData, root: XmlElement): void {
  const learner = firstAt(root, "LearnerInfo");
  addHead(data, learner);
  addHistory(data, learner);
  addLanguages(data, firstAt(learner, "Skills", "Linguistic"));
  addSkills(data, firstAt(learner, "Skills"));
  for (const one of allAt(learner, "AchievementList", "Achievement")) {
    const { paragraphs, items } = toldAt(one, "Description");
    data.addSection(lineAt(one, "Title", "Label"), [...paragraphs, ...items]);
  }
}
