import { jsonValues } from "@savile/model";
import { matchHeading } from "../headings/match-heading.ts";
import { addRecord } from "./add-record.ts";
import { objectOf, objectsAt, textAt, textsAt } from "./read-values.ts";
import { ResumeData } from "./resume-data.ts";
import type { Imported, Json } from "./resume-data.ts";
import type { SectionKind } from "../headings/kinds.ts";
import { richText } from "./rich-text.ts";
import { writtenPeriod } from "./written-period.ts";
import { isThirdGeneration, ofThirdGeneration } from "./reactive-third.ts";
import { technologiesOf } from "./technologies.ts";

/** Keys that say how a file looks and not what a person is. */
const technical =
  /^(?:id|visible|hidden|columns|separateLinks|keepTogether|startOnNewPage|inlineLink|icon|iconColor|picture|level|levelNum|type|layout|keywordLayout|show\p{Lu}\p{L}*)$/u;

/** Whether a file of JSON is that of Reactive Resume, of its third generation or a later one. */
export function isReactiveResume(value: unknown): boolean {
  const json = objectOf(value);
  const sections = objectOf(json["sections"]);
  const lists = Object.values(sections).map(objectOf);
  return "basics" in json && lists.some((one) => Array.isArray(one["items"]));
}

function isHidden(item: Json): boolean {
  return item["visible"] === false || item["hidden"] === true;
}

/** The address of an item: `website.url` in the fifth generation, `url.href` in the fourth; as it is shown. */
function urlOf(item: Json): string {
  const website = objectOf(item["website"]);
  const url = textAt(website, "url");
  const label = textAt(website, "label");
  return url !== "" && url === `https://${label}`
    ? label
    : url || textAt(objectOf(item["url"]), "href");
}

interface Told {
  readonly summary: string;
  readonly highlights: string[];
}

function toldOf(item: Json): Told {
  const { paragraphs, items } = richText(textAt(item, "summary", "description", "content"));
  return { summary: paragraphs.join("\n"), highlights: items };
}

function datesOf(item: Json): string {
  return textAt(item, "period", "date");
}

/** The items of a section that the person shows. */
function itemsOf(sections: Json, name: string): Json[] {
  const section = objectOf(sections[name]);
  return isHidden(section) ? [] : objectsAt(section, "items").filter((item) => !isHidden(item));
}

/** An item of work with a job for each role that was held there, or one where no roles are told. */
function jobsOf(item: Json): Json[] {
  const roles = objectsAt(item, "roles");
  if (roles.length === 0) return [item];
  // The time at the employer is that of its only role, but of none among several.
  const period = roles.length === 1 ? textAt(item, "period") : "";
  return roles.map((role) => ({
    ...item,
    description: "",
    ...role,
    period: textAt(role, "period") || period,
  }));
}

function addWork(data: ResumeData, name: "work" | "volunteer", items: readonly Json[]): void {
  for (const item of items.flatMap(jobsOf)) {
    const fields = {
      ...(name === "work"
        ? { name: textAt(item, "company") }
        : { organization: textAt(item, "organization") }),
      position: textAt(item, "position"),
      location: textAt(item, "location"),
      url: urlOf(item),
      ...toldOf(item),
    };
    data.add(name, fields, datesOf(item));
  }
}

function addEducation(data: ResumeData, items: readonly Json[]): void {
  for (const item of items) {
    const { summary, highlights } = toldOf(item);
    data.add(
      "education",
      {
        institution: textAt(item, "school", "institution"),
        studyType: textAt(item, "degree", "studyType"),
        area: textAt(item, "area"),
        score: textAt(item, "grade", "score"),
        location: textAt(item, "location"),
        url: urlOf(item),
        courses: [...summary.split("\n").filter((line) => line !== ""), ...highlights],
      },
      datesOf(item),
    );
  }
}

function addProjects(data: ResumeData, items: readonly Json[]): void {
  for (const item of items) {
    const { summary, highlights } = toldOf(item);
    // The fourth generation has a line of its own beside the text.
    const line =
      "summary" in item ? richText(textAt(item, "description")).paragraphs.join("\n") : "";
    const { rest, technologies } = technologiesOf(summary.split("\n"));
    const fields = {
      name: textAt(item, "name"),
      description: [line, ...rest].filter((text) => text !== "").join("\n"),
      keywords: [...textsAt(item, "keywords"), ...technologies],
      url: urlOf(item),
      highlights,
    };
    data.add("projects", fields, datesOf(item));
  }
}

function addAwards(data: ResumeData, items: readonly Json[]): void {
  for (const item of items) {
    const fields = {
      title: textAt(item, "title"),
      awarder: textAt(item, "awarder"),
      ...toldOf(item),
    };
    data.addDated("awards", fields, "date", textAt(item, "date"));
  }
}

function addPublications(data: ResumeData, items: readonly Json[]): void {
  for (const item of items) {
    const fields = {
      name: textAt(item, "title", "name"),
      publisher: textAt(item, "publisher"),
      url: urlOf(item),
      ...toldOf(item),
    };
    data.addDated("publications", fields, "releaseDate", textAt(item, "date"));
  }
}

function addCertificates(data: ResumeData, items: readonly Json[]): void {
  for (const item of items)
    data.add("certificates", {
      name: textAt(item, "title", "name"),
      issuer: textAt(item, "issuer"),
      date: textAt(item, "date"),
      url: urlOf(item),
    });
}

/** `title` is the name of the section where that is a person's own. */
function addSkills(data: ResumeData, items: readonly Json[], title = ""): void {
  const single: string[] = [];
  for (const item of items) {
    const keywords = textsAt(item, "keywords");
    if (keywords.length === 0) single.push(textAt(item, "name"));
    else data.addSkills(textAt(item, "name"), keywords);
  }
  if (single.length > 0) data.addSkills(title, single);
}

function addLanguages(data: ResumeData, items: readonly Json[]): void {
  for (const item of items) {
    const fluency = textAt(item, "fluency", "description");
    data.add("languages", { language: textAt(item, "language", "name"), fluency });
  }
}

function addInterests(data: ResumeData, items: readonly Json[]): void {
  for (const item of items)
    data.add("interests", { name: textAt(item, "name"), keywords: textsAt(item, "keywords") });
}

function addReferences(data: ResumeData, items: readonly Json[]): void {
  for (const item of items) {
    const { summary, highlights } = toldOf(item);
    const head = ["position", "phone", "email"].map((key) => textAt(item, key));
    const said = [...head, summary, ...highlights];
    data.add("references", {
      name: textAt(item, "name"),
      reference: said.filter((text) => text !== "").join(" · "),
    });
  }
}

type AddItems = (data: ResumeData, items: readonly Json[], title?: string) => void;

/** What reads the items of each section, by the name that both generations give it. */
const readers: Readonly<Record<string, AddItems>> = {
  experience: (data, items) => addWork(data, "work", items),
  volunteer: (data, items) => addWork(data, "volunteer", items),
  education: addEducation,
  projects: addProjects,
  awards: addAwards,
  publications: addPublications,
  certifications: addCertificates,
  skills: addSkills,
  languages: addLanguages,
  interests: addInterests,
  references: addReferences,
};

/** One item of a section of the person's own as lines: its head, what it tells, its list. */
function linesOfItem(item: Json): string[] {
  const head = ["name", "title", "position", "company", "organization", "school", "location"]
    .map((key) => textAt(item, key))
    .concat(datesOf(item));
  const line = "summary" in item ? textAt(item, "description") : "";
  const { summary, highlights } = toldOf(item);
  return [
    head.filter((part) => part !== "").join(", "),
    ...richText(line).paragraphs,
    ...summary.split("\n"),
    ...highlights,
    textsAt(item, "keywords").join(", "),
  ];
}

/** An entry of work in a section that has the name of another kind of records. */
function addNamedRecord(data: ResumeData, kind: SectionKind | undefined, item: Json): boolean {
  return addRecord(data, kind, {
    title: textAt(item, "position"),
    organization: textAt(item, "company"),
    location: textAt(item, "location"),
    url: urlOf(item),
    ...toldOf(item),
    dates: writtenPeriod(datesOf(item)),
  });
}

interface OwnSection {
  readonly type: string;
  readonly kind: SectionKind | undefined;
  readonly title: string;
}

/** Whether an item of a section of the person's own is a name, perhaps with keywords, and tells nothing. */
function isTerm(item: Json): boolean {
  return ["description", "summary", "content", "date", "period"].every(
    (key) => textAt(item, key) === "",
  );
}

/** The items of a section of the person's own: a second one of a type, or one that only its name explains. */
function addTyped(data: ResumeData, { type, kind, title }: OwnSection, items: Json[]): void {
  const { [type]: add } = readers;
  if (type === "skills" && kind === "competencies")
    items.forEach((item, at) =>
      data.addOwn(kind, { id: `c${at + 1}`, text: textAt(item, "name") }),
    );
  else if (type === "experience")
    addWork(
      data,
      "work",
      items.filter((item) => !addNamedRecord(data, kind, item)),
    );
  else if (add !== undefined) add(data, items, title);
  else if (kind === "skills" && items.every(isTerm)) addSkills(data, items, title);
  else data.addSection(title, items.flatMap(linesOfItem));
}

/** Sections of the person's own; in the fifth generation they may be second ones of a known kind. */
function addCustom(data: ResumeData, json: Json, sections: Json): void {
  const older = Object.values(objectOf(sections["custom"])).map(objectOf);
  for (const section of [...older, ...objectsAt(json, "customSections")]) {
    const type = textAt(section, "type");
    const items = itemsOf({ section }, "section");
    const kind = matchHeading(textAt(section, "title", "name"))?.kinds[0];
    if (type === "cover-letter") continue;
    addTyped(data, { type, kind, title: textAt(section, "name", "title") }, items);
  }
}

function addBasics(data: ResumeData, json: Json, sections: Json): void {
  const basics = objectOf(json["basics"]);
  const summary = { ...objectOf(sections["summary"]), ...objectOf(json["summary"]) };
  const told = isHidden(summary) ? "" : textAt(summary, "content");
  const rich = richText(told);
  const profiles = itemsOf(sections, "profiles").map((item) => ({
    network: textAt(item, "network"),
    username: textAt(item, "username"),
    url: urlOf(item),
  }));
  const links = objectsAt(basics, "customFields")
    .map((field) => {
      const shown = textAt(field, "value", "text");
      const link = textAt(field, "link");
      return link === `https://${shown}` ? shown : link || shown;
    })
    .filter((text) => /^https?:|^www\.|^[\w-]+(?:\.[\w-]+)+\/?\S*$/iu.test(text));
  Object.assign(data.basics, {
    name: textAt(basics, "name"),
    label: textAt(basics, "headline"),
    email: textAt(basics, "email"),
    phone: textAt(basics, "phone"),
    location: textAt(basics, "location"),
    url: urlOf(basics),
    summary: [...rich.paragraphs, ...rich.items].join("\n"),
    profiles: [...profiles, ...links.map((url) => ({ network: "Website", url }))],
  });
}

/** Names of sections, and what is no word of the person. */
function isName(path: readonly string[]): boolean {
  const [first, , last] = path;
  const isTitle = path.length === 3 && (last === "name" || last === "title");
  return (first === "sections" && isTitle) || path.some((key) => technical.test(key));
}

/** Reads what Reactive Resume exports into the words of JSON Resume. */
export function readReactiveResume(value: unknown): Imported {
  const file = objectOf(value);
  const json = isThirdGeneration(file) ? ofThirdGeneration(file) : file;
  const sections = objectOf(json["sections"]);
  const data = new ResumeData();
  addBasics(data, json, sections);
  for (const [name, add] of Object.entries(readers)) add(data, itemsOf(sections, name));
  addCustom(data, json, sections);
  const { basics, summary, customSections = [] } = json;
  for (const { path, text } of jsonValues({ basics, summary, sections, customSections }).values) {
    if (isName(path)) continue;
    const { paragraphs, items, links } = richText(text);
    data.note(path, ...paragraphs, ...items, ...links);
  }
  return { json: data.json(), maker: "Reactive Resume", values: data.values };
}
