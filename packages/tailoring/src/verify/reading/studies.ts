import type { Source } from "../../match/source.ts";
import { degreesIn } from "../../posting/degrees.ts";
import { frameOf } from "./frame.ts";
import type { Frame } from "./frame.ts";
import { partsOf } from "./open-parts.ts";
import type { Part } from "./open-parts.ts";

/** Closed class: what a name of a place of learning turns on. */
const schoolNoun =
  /\b(?:universit\w+|college|institut\w*|school|academy|polytechnic|hogeschool|hochschule|conservatory|seminary)\b/iu;

export function namesSchool(text: string): boolean {
  return schoolNoun.test(text);
}

/** One study, course or certificate, with the school or issuer that the same entry names. */
export interface Study {
  readonly school: Frame | undefined;
  /** All that is said of it beside the school. */
  readonly rest: Frame;
}

const pieces = /,\s|\s[–—|-]\s|[();:]/u;

function studyOf(parts: readonly Part[]): Study {
  const text = parts.map((part) => part.text).join(", ");
  const read = parts.flatMap(({ values }) =>
    values.filter(({ kind, text: value }) => kind === "school" && text.includes(value)),
  );
  const school = text.split(pieces).find(namesSchool)?.trim() ?? read[0]?.text;
  return {
    school: school === undefined ? undefined : frameOf(school),
    rest: frameOf(school === undefined ? text : text.replace(school, " ")),
  };
}

/** A line that tells of a study by itself has a year and some words beside it. */
function standsAlone({ text }: Part): boolean {
  return /\b(?:19|20)\d\d\b/.test(text) && text.split(/\s+/).length > 4;
}

/** What a line of an entry that holds several others names: a school or a degree. */
function namesStudy({ text }: Part): boolean {
  return namesSchool(text) || degreesIn(text).length > 0;
}

/** Entries are what was read as one, unless several of its lines stand alone: then each line is one. */
function entriesOf(parts: readonly Part[]): Part[][] {
  const byEntry = new Map<string, Part[]>();
  for (const part of parts) {
    const id = part.values.find(({ entry }) => entry !== undefined)?.entry ?? part.text;
    byEntry.set(id, [...(byEntry.get(id) ?? []), part]);
  }
  return [...byEntry.values()].flatMap((own) => {
    const lists = own.some(({ values }) => values.some(({ address }) => address.startsWith("add")));
    return lists || own.filter((part) => standsAlone(part) && namesStudy(part)).length > 1
      ? own.map((part) => [part])
      : [own];
  });
}

const known = new WeakMap<Source, readonly Study[]>();

/** The studies, courses and certificates of a source, made once. */
export function studiesOf(source: Source): readonly Study[] {
  const before = known.get(source);
  if (before !== undefined) return before;
  const parts = partsOf(source).filter(({ values }) =>
    values.some(({ address }) => /^(?:edu|crt|lic|add)/.test(address)),
  );
  const made = entriesOf(parts).map(studyOf);
  known.set(source, made);
  return made;
}
