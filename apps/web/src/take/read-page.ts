import { plainText } from "./plain-text.ts";

/** The most characters that are taken along. */
export const longestTaken = 40_000;
/** Of JSON that is longer than this, or deeper, a posting is a small part. */
const longestJson = 1_000_000;
const deepest = 6;

function textsOf(value: unknown): string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.flatMap((one) => (typeof one === "string" ? [plainText(one)] : []));
}

function textIn(thing: object, name: string): string {
  return textsOf(Reflect.get(thing, name)).join("\n\n");
}

/** A text, or a thing by the name of it. */
function named(value: unknown): string {
  if (typeof value !== "object" || value === null) return textsOf(value).join("");
  return Array.isArray(value) ? named(value[0]) : textIn(value, "name");
}

/** Town, region and country of one place. */
function placeOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return textsOf(value).join("");
  if (Array.isArray(value)) return value.map(placeOf).filter(Boolean).join("; ");
  const address: unknown = Reflect.get(value, "address");
  const parts = Object(address ?? value);
  return ["addressLocality", "addressRegion", "addressCountry"]
    .map((part) => named(Reflect.get(parts, part)))
    .concat(typeof address === "string" ? plainText(address) : [])
    .filter(Boolean)
    .join(", ");
}

function line(name: string, text: string): string {
  return text === "" ? "" : `${name}: ${text}`;
}

/** Parts of a posting that are told beside its description, with their headings. */
const parts = [
  ["responsibilities", "Responsibilities"],
  ["qualifications", "Qualifications"],
  ["skills", "Skills"],
  ["experienceRequirements", "Experience"],
] as const;

/** A `JobPosting` as a person would write it down; empty where it says nothing of the job. */
function textOfJob(job: object): string {
  const title = textIn(job, "title") || textIn(job, "name");
  const description = textIn(job, "description");
  const more = parts.flatMap(([part, heading]) => {
    const text = textIn(job, part);
    return text === "" || description.includes(text) ? [] : [`${heading}\n${text}`];
  });
  const body = [description, ...more].filter(Boolean).join("\n\n");
  if (title === "" || body === "") return "";
  const head = [
    title,
    line("Company", named(Reflect.get(job, "hiringOrganization"))),
    line("Location", placeOf(Reflect.get(job, "jobLocation"))),
  ];
  return `${head.filter(Boolean).join("\n")}\n\n${body}`;
}

function jobsIn(value: unknown, depth = 0): object[] {
  if (typeof value !== "object" || value === null || depth > deepest) return [];
  const types: unknown = Reflect.get(value, "@type");
  if ([types].flat().some((type) => /(?:^|[/:])JobPosting$/.test(String(type)))) return [value];
  return Object.values(value).flatMap((inner: unknown) => jobsIn(inner, depth + 1));
}

function readJson(text: string): unknown {
  try {
    return text.length > longestJson ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** The one posting of the linked data of a page; of several nobody can say which is meant. */
function linkedPosting(page: Document): string {
  const scripts = [...page.querySelectorAll('script[type*="ld+json"]')];
  const jobs = scripts.flatMap((script) => jobsIn(readJson(script.textContent)));
  const texts = new Set(jobs.map(textOfJob).filter(Boolean));
  return texts.size === 1 ? [...texts].join("") : "";
}

/** What is seen of the main part of a page, or of all of it. */
function mainText(page: Document): string {
  const main = page.querySelector<HTMLElement>('main, [role="main"], article');
  return main?.innerText.trim() || page.body.innerText;
}

/** The posting on an open page: its linked data, else what the person has selected, else the main part. */
export function postingOfPage(page: Document): string {
  const text = linkedPosting(page) || String(page.getSelection() ?? "").trim() || mainText(page);
  return text.trim().slice(0, longestTaken);
}
