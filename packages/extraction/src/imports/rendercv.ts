import { jsonValues, keyWords } from "@savile/model";
import { matchHeading } from "../headings/match-heading.ts";
import { addRecord } from "./add-record.ts";
import type { DataRecord } from "./add-record.ts";
import { technologiesOf } from "./technologies.ts";
import { organizationScore } from "../entries/organization.rules.ts";
import { titleScore } from "../entries/title.rules.ts";
import type { SectionKind } from "../headings/kinds.ts";
import { objectOf, objectsAt, textAt, textsAt } from "./read-values.ts";
import { ResumeData, periodBetween } from "./resume-data.ts";
import type { Imported, Json } from "./resume-data.ts";
import { ofMarkdown } from "./rich-text.ts";

/** Whether a file of YAML is that of RenderCV. */
export function isRenderCv(value: unknown): boolean {
  const cv = objectOf(objectOf(value)["cv"]);
  return typeof cv["name"] === "string" || typeof cv["sections"] === "object";
}

/** Where the sites that the program knows have the pages of people. */
const sites = new Map([
  ["linkedin", "linkedin.com/in/"],
  ["github", "github.com/"],
  ["gitlab", "gitlab.com/"],
  ["orcid", "orcid.org/"],
  ["stackoverflow", "stackoverflow.com/users/"],
]);

/** A text without the marks of Markdown, and the first address that it links to. */
function plainAt(item: Json, ...keys: readonly string[]): { text: string; url: string } {
  const { text, links } = ofMarkdown(textAt(item, ...keys));
  return { text, url: links[0] ?? "" };
}

function linesAt(item: Json, key: string): string[] {
  return textsAt(item, key).map((text) => ofMarkdown(text).text);
}

function addBasics(data: ResumeData, cv: Json): void {
  const profiles = objectsAt(cv, "social_networks").map((one) => {
    const network = textAt(one, "network");
    const username = textAt(one, "username");
    const site = sites.get(network.toLowerCase());
    return { network, username, url: site === undefined ? "" : `${site}${username}` };
  });
  const [website = "", ...others] = [
    ...textsAt(cv, "website"),
    ...objectsAt(cv, "custom_connections").map(
      (one) => textAt(one, "url") || plainAt(one, "placeholder").text,
    ),
  ].filter((text) => text !== "");
  Object.assign(data.basics, {
    name: textAt(cv, "name"),
    label: plainAt(cv, "headline", "label").text,
    email: textsAt(cv, "email")[0] ?? "",
    phone: (textsAt(cv, "phone")[0] ?? "").replace(/^tel:/u, ""),
    location: plainAt(cv, "location").text,
    url: website,
    profiles: [...profiles, ...others.map((url) => ({ network: "Website", url }))],
  });
}

/** Adds what is of one section and says what is left of it as lines. */
type Taker = (data: ResumeData, item: Json, kind: SectionKind | undefined) => boolean;

/** The period of an item: one text for all, or two dates of which a missing end means that it goes on. */
function periodOf(item: Json): ReturnType<typeof periodBetween> {
  const date = textAt(item, "date");
  return date === ""
    ? periodBetween(textAt(item, "start_date"), textAt(item, "end_date"), true)
    : periodBetween("", date, false);
}

const takeJob: Taker = (data, item, kind) => {
  if (!("company" in item) && !("position" in item)) return false;
  const company = plainAt(item, "company");
  const title = plainAt(item, "position").text;
  const told = {
    location: plainAt(item, "location").text,
    url: textAt(item, "url") || company.url,
    summary: plainAt(item, "summary").text,
    highlights: linesAt(item, "highlights"),
  };
  const dates = periodOf(item);
  if (!addRecord(data, kind, { title, organization: company.text, ...told, dates }))
    data.add("work", { name: company.text, position: title, ...told }, dates);
  return true;
};

const takeSchool: Taker = (data, item) => {
  if (!("institution" in item)) return false;
  const school = plainAt(item, "institution");
  const fields = {
    institution: school.text,
    studyType: plainAt(item, "degree").text,
    area: plainAt(item, "area").text,
    location: plainAt(item, "location").text,
    url: textAt(item, "url") || school.url,
    courses: [plainAt(item, "summary").text, ...linesAt(item, "highlights")].filter(Boolean),
  };
  data.add("education", fields, periodOf(item));
  return true;
};

const takePublication: Taker = (data, item) => {
  if (!("authors" in item)) return false;
  const title = plainAt(item, "title");
  const doi = textAt(item, "doi");
  const fields = {
    name: title.text,
    publisher: plainAt(item, "journal").text,
    url: textAt(item, "url") || title.url || (doi === "" ? "" : `https://doi.org/${doi}`),
    summary: [linesAt(item, "authors").join(", "), plainAt(item, "summary").text]
      .filter(Boolean)
      .join("\n"),
  };
  data.addDated("publications", fields, "releaseDate", periodOf(item).text);
  return true;
};

/** The parts between commas that stand in no brackets; prose is one part. */
function termsOf(text: string): string[] {
  const parts = text.split(/[,;]\s*(?![^()]*\))/u).map((part) => part.trim());
  const isProse = parts.some((part) => part.split(/\s+/u).length > 5);
  return isProse ? [text] : parts.filter((part) => part !== "");
}

const takeLabelled: Taker = (data, item, kind) => {
  if (!("label" in item)) return false;
  const label = plainAt(item, "label").text;
  const details = plainAt(item, "details").text;
  if (kind === "languages") data.add("languages", { language: label, fluency: details });
  else if (kind === "skills" || kind === "competencies") data.addSkills(label, termsOf(details));
  else return false;
  return true;
};

/** A text that is longer tells something and names nobody. */
const longestName = 60;

function namedRecord(item: Json, title: string, url: string): DataRecord {
  return {
    title,
    organization: "",
    location: plainAt(item, "location").text,
    url,
    summary: plainAt(item, "summary").text,
    highlights: linesAt(item, "highlights"),
    dates: periodOf(item),
  };
}

/** An entry with a name, its address and what it tells. */
interface Named {
  readonly name: string;
  readonly url: string;
  readonly told: readonly string[];
}

/** A certificate, whose one short text names who gave it; one that tells more is none. */
function takeCertificate(data: ResumeData, item: Json, { name, url, told }: Named): boolean {
  const [issuer = "", ...others] = told;
  const isIssued = others.length === 0 && issuer.length <= longestName && !("highlights" in item);
  if (isIssued) data.add("certificates", { name, issuer, date: periodOf(item).text, url });
  return isIssued;
}

function addProject(data: ResumeData, item: Json, { name, url, told }: Named): void {
  const isTold = "summary" in item;
  const { rest, technologies } = technologiesOf(isTold ? told.slice(1) : told);
  const description = isTold ? told[0] : "";
  const fields = { name, description, url, keywords: technologies, highlights: rest };
  data.add("projects", fields, periodOf(item));
}

/** Marks between a title and an employer in one text: "Baker at Ash Mill", "Ash Mill — Baker". */
const between = /\s+(?:[-–—|·@]|at)\s+|,\s+/u;

/** A job under one name, of which the half that sounds more like a title is one. */
function addNamedJob(data: ResumeData, item: Json, { name, url, told }: Named): void {
  const mark = between.exec(name);
  const halves =
    mark === null
      ? [name, ""]
      : [name.slice(0, mark.index), name.slice(mark.index + mark[0].length)];
  const [first = "", second = ""] = halves;
  const isTitleFirst =
    titleScore(first) - organizationScore(first) >= titleScore(second) - organizationScore(second);
  const [position, employer] = second === "" || isTitleFirst ? [first, second] : [second, first];
  const [summary, highlights] = "summary" in item ? [told[0], told.slice(1)] : ["", told];
  const location = plainAt(item, "location").text;
  data.add(
    "work",
    { name: employer, position, url, location, summary, highlights },
    periodOf(item),
  );
}

const takeNamed: Taker = (data, item, kind) => {
  if (!("name" in item)) return false;
  const { text: name, url: behind } = plainAt(item, "name");
  const url = textAt(item, "url") || behind;
  const told = [plainAt(item, "summary").text, ...linesAt(item, "highlights")].filter(Boolean);
  const named = { name, url, told };
  if (kind === "certifications") return takeCertificate(data, item, named);
  if (kind === "experience") {
    addNamedJob(data, item, named);
    return true;
  }
  if (kind !== "projects") return addRecord(data, kind, namedRecord(item, name, url));
  addProject(data, item, named);
  return true;
};

const takers: readonly Taker[] = [takeJob, takeSchool, takePublication, takeLabelled, takeNamed];

/** What an item of a section of the person's own says, as lines. */
function linesOf(item: unknown): string[] {
  if (typeof item === "string" || typeof item === "number") return [ofMarkdown(String(item)).text];
  const entry = objectOf(item);
  const single = plainAt(entry, "bullet", "number", "reversed_number").text;
  if (single !== "") return [single];
  if ("label" in entry)
    return [[plainAt(entry, "label").text, plainAt(entry, "details").text].join(": ")];
  const head = [
    plainAt(entry, "name", "title").text,
    textAt(entry, "location"),
    periodOf(entry).text,
  ];
  return [
    head.filter(Boolean).join(", "),
    plainAt(entry, "summary").text,
    ...linesAt(entry, "highlights"),
  ];
}

function addSection(data: ResumeData, key: string, items: readonly unknown[]): void {
  // The program writes a key in words where it is one: "volunteer_work".
  const title = /^[\p{Ll}\d_]+$/u.test(key) ? keyWords(key) : key;
  const kind = matchHeading(title)?.kinds[0];
  const rest = items.filter(
    (item) => !takers.some((take) => typeof item === "object" && take(data, objectOf(item), kind)),
  );
  const lines = rest.flatMap(linesOf).filter((line) => line !== "");
  if (kind === "summary") data.basics["summary"] = lines.join("\n");
  else if (kind === "competencies")
    lines.forEach((text, at) => data.addOwn(kind, { id: `c${at + 1}`, text }));
  else if (kind === "skills") data.addSkills("", lines.flatMap(termsOf));
  else data.addSection(title, lines);
}

/** Reads the content of a file of RenderCV into the words of JSON Resume. */
export function readRenderCv(value: unknown): Imported {
  const cv = objectOf(objectOf(value)["cv"]);
  const data = new ResumeData();
  addBasics(data, cv);
  for (const [key, items] of Object.entries(objectOf(cv["sections"])))
    if (Array.isArray(items)) addSection(data, key, items);
  for (const { path, text } of jsonValues({ cv }).values) {
    const { text: plain, links } = ofMarkdown(text);
    data.note(path.slice(1), plain.replace(/^tel:/u, ""), ...links);
  }
  return { json: data.json(), maker: "RenderCV", values: data.values };
}
