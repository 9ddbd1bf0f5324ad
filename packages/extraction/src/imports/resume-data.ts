import { maxBullets, printPeriod } from "@savile/model";
import type { JsonValue, Period } from "@savile/model";
import { writtenPeriod } from "./written-period.ts";

/** An object of JSON that is being made. */
export type Json = Record<string, unknown>;

/** A file of data in the words of JSON Resume, and every text of it that a person wrote. */
export interface Imported {
  readonly json: Json;
  /** The program whose file it is. */
  readonly maker: string;
  readonly values: readonly JsonValue[];
  /** What stands in the file and was not looked at, by its name there. */
  readonly unread?: readonly string[];
}

/** Names of the sections of JSON Resume with entries. */
export type ListName =
  | "work"
  | "volunteer"
  | "education"
  | "awards"
  | "certificates"
  | "publications"
  | "skills"
  | "languages"
  | "projects"
  | "interests"
  | "references";

function isStated(value: unknown): boolean {
  return value !== "" && value !== undefined && !(Array.isArray(value) && value.length === 0);
}

/** An object without what states nothing. */
export function stated(fields: Json): Json {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isStated(value)));
}

const isoDate = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/u;
const now = /^(?:present|now|today|current)$/iu;

/** The period between two dates as a file writes them; an open one goes on. */
export function periodBetween(start: string, end: string, isOpen: boolean): Period {
  const goesOn = now.test(end) || (end === "" && isOpen && start !== "");
  const [from, to] = [start, end].map((date) => (isoDate.test(date) || date === "" ? date : null));
  if (from !== null && from !== undefined && (goesOn || to !== null))
    return readPeriod(from, goesOn ? "present" : end);
  return writtenPeriod([start, goesOn ? "Present" : end].filter(Boolean).join(" – "));
}

/** Work that is told with one date alone began and ended in that time; of studies it is the end. */
function wholePeriod(name: ListName, period: Period): Period {
  const isWork = name === "work" || name === "volunteer";
  return isWork && period.start === "" ? { ...period, start: period.end } : period;
}

function readPeriod(start: string, end: string): Period {
  return { text: printPeriod(start, end), start, end };
}

/** Gathers what a file says in the places of JSON Resume; dates keep the words that they had. */
export class ResumeData {
  readonly basics: Json = {};
  readonly values: JsonValue[] = [];
  private readonly lists = new Map<ListName, Json[]>();
  private readonly notes: Json = {};
  private readonly sections: Json[] = [];
  private readonly own = new Map<string, Json[]>();

  /** An entry with its period as written, or as its dates say. */
  add(name: ListName, fields: Json, dates: string | Period = ""): void {
    const period = wholePeriod(name, typeof dates === "string" ? writtenPeriod(dates) : dates);
    const entry = stated({
      ...fields,
      startDate: period.start,
      endDate: period.end === "present" ? "" : period.end,
    });
    this.put(name, "startDate", entry, period);
  }

  /** An entry with a single date. */
  addDated(name: ListName, fields: Json, key: "date" | "releaseDate", date: string): void {
    const period = writtenPeriod(date);
    const day = period.end === "" || period.end === "present" ? period.start : period.end;
    this.put(name, key, stated({ ...fields, [key]: day }), period);
  }

  /** Skills under a name; a list that is longer than a group holds goes on in another one. */
  addSkills(name: string, keywords: readonly string[]): void {
    const terms = keywords.filter((term) => term !== "");
    for (let from = 0; from < Math.max(1, terms.length); from += maxBullets)
      this.add("skills", { name, keywords: terms.slice(from, from + maxBullets) });
  }

  /** A section under a name of the person's own. */
  addSection(title: string, lines: readonly string[]): void {
    const texts = lines.filter((text) => text !== "");
    if (texts.length === 0) return;
    this.sections.push({
      id: `add${this.sections.length + 1}`,
      title,
      lines: texts.map((text, at) => ({ id: `l${at + 1}`, text })),
    });
  }

  /** An entry of a section of ours that JSON Resume has no key for, in our own shape. */
  addOwn(section: string, entry: Json): void {
    const list = this.own.get(section) ?? [];
    this.own.set(section, [...list, { id: `${section}${list.length + 1}`, ...entry }]);
  }

  /** Remembers a text of the file, so that what no value holds can be told. */
  note(path: readonly string[], ...texts: readonly string[]): void {
    for (const text of texts) if (text.trim() !== "") this.values.push({ path, text });
  }

  json(): Json {
    return {
      basics: stated(this.basics),
      ...Object.fromEntries(this.lists),
      meta: {
        savile: {
          values: this.notes,
          entries: { ...Object.fromEntries(this.own), additional: this.sections },
        },
      },
    };
  }

  private put(name: ListName, key: string, entry: Json, { text, start, end }: Period): void {
    if (Object.keys(entry).length === 0) return;
    const list = this.lists.get(name) ?? [];
    this.lists.set(name, list);
    if (text !== "") this.notes[`${name}.${list.length}.${key}`] = { raw: text, start, end };
    list.push(entry);
  }
}
