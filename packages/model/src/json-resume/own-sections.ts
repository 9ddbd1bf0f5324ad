import { maxBullets } from "../base/limits.ts";
import type { AdditionalSection } from "../resume/resume.ts";
import { oneLine } from "../text/text.ts";
import { jsonValues, keyWords } from "./json-values.ts";
import type { JsonObject } from "./read-json.ts";

/** Keys of JSON Resume 1.0.0 that are read into the sections of a Resume. */
const knownKeys: ReadonlySet<string> = new Set([
  "basics",
  "work",
  "volunteer",
  "education",
  "awards",
  "certificates",
  "publications",
  "skills",
  "languages",
  "interests",
  "references",
  "projects",
]);

/** Top-level keys that the standard does not know, each as a section under its own name. */
export function ownSections(json: JsonObject): AdditionalSection[] {
  const groups = new Map<string, Map<string, string[]>>();
  for (const { path, text } of jsonValues(json).values) {
    const [key = "", element = "", ...rest] = path;
    if (knownKeys.has(key)) continue;
    const elements = groups.get(key) ?? new Map<string, string[]>();
    const isList = /^\d+$/.test(element);
    // One element of a list is one line; the values of an object are a line each, under their keys.
    const row = isList ? element : [element, ...rest].join(" ");
    const label = isList || row === "" ? "" : `${keyWords([element, ...rest].join(" "))}: `;
    elements.set(row, [...(elements.get(row) ?? []), `${label}${oneLine(text)}`]);
    groups.set(key, elements);
  }
  return [...groups].map(([key, elements]) => ({
    id: ownSectionId(key),
    title: keyWords(key),
    lines: [...elements.values()]
      .slice(0, maxBullets)
      .map((parts, at) => ({ id: `l${at + 1}`, text: parts.join(", ") })),
  }));
}

/** What the section of a key is called in the order of the sections; no name of a section of ours. */
export function ownSectionId(key: string): string {
  return key === "interests" || key === "references" ? key : `key:${key}`;
}
