import { shapeOf } from "../resume/known-sections.ts";
import { fieldsOf, textAt } from "../resume/entry-values.ts";
import type { EntrySection, Resume } from "../resume/resume.ts";
import { fromJsonResume } from "./from-json-resume.ts";
import { ownSectionId } from "./own-sections.ts";
import { isObject, objectOf, valueAt } from "./read-json.ts";
import type { JsonObject } from "./read-json.ts";

type Json = Record<string, unknown>;

/** Sections of JSON Resume with entries, by ours. */
const listKeys = {
  work: "experience",
  volunteer: "volunteer",
  education: "education",
  awards: "awards",
  certificates: "certifications",
  publications: "publications",
  skills: "skills",
  languages: "languages",
  projects: "projects",
} as const satisfies Record<string, EntrySection>;
type ListKey = keyof typeof listKeys;

/** Links of the person, which stand under several keys and are one list in a Resume. */
const linkKeys = ["url", "website", "profiles"];

/** Longest data that is kept beside a Resume, in characters of JSON. */
const maxKept = 300_000;

function cleanText(text: string): string {
  return text.replaceAll("\u0000", "").replace(/\p{Surrogate}/gu, "\uFFFD");
}

/** The data of a file as it can be kept: without what we wrote ourselves and without pictures. */
export function keptOf(json: JsonObject): Json | undefined {
  const text = JSON.stringify(json, (key, value: unknown) => {
    if (key === "savile") return undefined;
    if (typeof value !== "string") return value;
    return value.startsWith("data:") ? undefined : cleanText(value);
  });
  const kept: unknown = text.length > maxKept ? null : JSON.parse(text);
  return isObject(kept) ? { ...kept } : undefined;
}

function same(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function readOf(json: JsonObject): Resume | null {
  const read = fromJsonResume(json);
  return read.ok ? read.value : null;
}

function without(object: JsonObject, ...keys: readonly string[]): Json {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

/** An entry of a file with what is read from it, its id left out. */
interface KeptEntry {
  readonly item: JsonObject;
  readonly entry: object;
}

function entryOf(key: ListKey, item: unknown): object | undefined {
  const entry = readOf({ [key]: [item] })?.[listKeys[key]][0];
  return entry === undefined ? undefined : without({ ...entry }, "id");
}

function entriesAt(kept: JsonObject, key: ListKey): KeptEntry[] {
  const list = valueAt(kept, key);
  if (!Array.isArray(list)) return [];
  return list.filter(isObject).flatMap((item) => {
    const entry = entryOf(key, item);
    return entry === undefined ? [] : [{ item, entry }];
  });
}

/** What is to be known of an entry by its first value: the job at an employer, the name of a project. */
function headOf(section: EntrySection, entry: object): string {
  return fieldsOf(shapeOf(section))
    .slice(0, 2)
    .map(([name]) => textAt(entry, name))
    .join("\n");
}

/** The values of an entry that no reading takes. */
function unread(key: ListKey, { item, entry }: KeptEntry): Json {
  return Object.fromEntries(
    Object.entries(item).filter(([name]) => same(entryOf(key, without(item, name)), entry)),
  );
}

/** The entries as they were written; where one was changed since, with the values that nothing reads. */
function restoreList(kept: JsonObject, key: ListKey, resume: Resume, own: readonly Json[]): Json[] {
  const left = entriesAt(kept, key);
  const take = (fits: (one: KeptEntry) => boolean): KeptEntry | undefined => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const section = listKeys[key];
  const plain = resume[section].map((entry) => without({ ...entry }, "id"));
  const whole = plain.map((entry) => take((one) => same(one.entry, entry)));
  return own.map((written, index) => {
    const found = whole[index];
    if (found !== undefined) return { ...found.item };
    const head = headOf(section, plain[index] ?? {});
    const changed = take((one) => headOf(section, one.entry) === head);
    return changed === undefined ? written : { ...unread(key, changed), ...written };
  });
}

function linksOf({ contact }: Resume): unknown[] {
  return [contact.links, contact.linkedin, contact.github];
}

/** Links, place and the rest of the head, each as it was written where it still says the same. */
function restoreBasics(kept: JsonObject, resume: Resume, own: Json): Json {
  const basics = objectOf(valueAt(kept, "basics"));
  const read = readOf({ basics });
  if (read === null) return own;
  const sameLinks = same(linksOf(read), linksOf(resume));
  const samePlace = read.contact.location === resume.contact.location;
  const values = Object.entries(basics).filter(([key]) => {
    if (linkKeys.includes(key)) return sameLinks;
    return key === "location" ? samePlace : !Object.hasOwn(own, key) && isUnread(basics, key, read);
  });
  const rest = sameLinks ? without(own, ...linkKeys) : own;
  return { ...rest, ...Object.fromEntries(values) };
}

function isUnread(basics: JsonObject, key: string, read: Resume): boolean {
  return same(readOf({ basics: without(basics, key) }), read);
}

/** Sections that have no place of their own in a Resume and went out as they were written. */
interface OwnSections {
  readonly json: Json;
  /** Ids of these sections in the Resume, with their names in the order of the file. */
  readonly ids: ReadonlyMap<string, string>;
}

/** Interests, references and keys that the standard does not know, where their section still says the same. */
function restoreOwn(kept: JsonObject, resume: Resume): OwnSections {
  const json: Json = {};
  const ids = new Map<string, string>();
  for (const [key, value] of Object.entries(kept)) {
    if (key === "basics" || key === "meta" || key === "$schema" || Object.hasOwn(listKeys, key))
      continue;
    const section = readOf({ basics: {}, [key]: value })?.additional[0];
    const standing = resume.additional.find(
      ({ id, title, lines }) =>
        !ids.has(id) && title === section?.title && same(lines, section.lines),
    );
    if (section === undefined) json[key] = value;
    if (standing === undefined) continue;
    json[key] = value;
    ids.set(standing.id, ownSectionId(key));
  }
  return { json, ids };
}

/** What {@link restoreKept} needs of the file that is written. */
export interface Written {
  readonly basics: Json;
  readonly sections: Readonly<Record<string, Json[]>>;
}

/** What goes out as it came in. */
export interface Restored extends Written {
  /** `$schema`, `meta` and the sections that a Resume has no place for. */
  readonly own: Json;
  readonly meta: Json;
  readonly ids: ReadonlyMap<string, string>;
}

function isListKey(key: string): key is ListKey {
  return Object.hasOwn(listKeys, key);
}

/**
 * Puts what a file of data said in the place of what we would write, wherever that still says the same: a
 * value without a place in a Resume goes out again as it came in, and what the person changed or took out
 * does not come back.
 */
export function restoreKept(
  kept: JsonObject | undefined,
  resume: Resume,
  written: Written,
): Restored {
  if (kept === undefined) return { ...written, own: {}, meta: {}, ids: new Map() };
  const { json, ids } = restoreOwn(kept, resume);
  const schema = valueAt(kept, "$schema");
  return {
    basics: restoreBasics(kept, resume, written.basics),
    sections: Object.fromEntries(
      Object.entries(written.sections).map(([key, list]) => [
        key,
        isListKey(key) ? restoreList(kept, key, resume, list) : list,
      ]),
    ),
    own: { ...(typeof schema === "string" ? { $schema: schema } : {}), ...json },
    meta: without(objectOf(valueAt(kept, "meta")), "savile"),
    ids,
  };
}
