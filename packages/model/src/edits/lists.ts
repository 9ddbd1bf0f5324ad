import type { DocumentKind } from "../tailoring/claim.ts";
import { mapResumeTexts } from "../resume/map-texts.ts";
import { entrySections, isEntrySection, shapeOf } from "../resume/known-sections.ts";
import { competenciesShape, contactShape, paragraphsShape } from "../resume/resume-shape.ts";
import type { Period, Resume } from "../resume/resume.ts";
import type { Documents, ListValue } from "../tailoring/edit.ts";
import { entryShapes } from "./list-shapes.ts";
import { mapLetterLists, mapResumeLists } from "./map-lists.ts";
import type { ListChange } from "./map-lists.ts";

/** A list of a document: its address, the prefix of the ids in it, the most values, and the values. */
export interface DocumentList {
  readonly document: DocumentKind;
  readonly list: string;
  readonly prefix: string;
  readonly most: number;
  readonly values: readonly ListValue[];
}

/** Every list of one document by its address, the sections first, each before the lines of its entries. */
export function listsOfDocument(
  documents: Documents,
  document: DocumentKind,
): Map<string, DocumentList> {
  const lists = new Map<string, DocumentList>();
  const collect: ListChange = (list, values, { prefix, most }) => {
    lists.set(list, { document, list, prefix, most, values });
    return values;
  };
  if (document === "resume") mapResumeLists(documents.resume, collect);
  else mapLetterLists(documents.letter, collect);
  return lists;
}

/** Every list of both documents that takes lines or entries (`order`, which only takes moves, apart). */
export function listsOf(documents: Documents): DocumentList[] {
  return [
    ...listsOfDocument(documents, "resume").values(),
    ...listsOfDocument(documents, "cover_letter").values(),
  ];
}

/** A line or an entry for a list that states nothing yet; its id comes from {@link freeId}. */
export function newValue(list: string, id: string): ListValue {
  return isEntrySection(list) ? entryShapes[list].blank(id) : { id, text: "" };
}

const lineShapes = [contactShape, ...entrySections.map(shapeOf)].flatMap(
  ({ lines }) => lines ?? [],
);

/** The prefix of the ids in a list; `null` for an address that is no list of lines or entries. */
export function prefixOfList(list: string): string | null {
  if (isEntrySection(list)) return entryShapes[list].prefix;
  if (list === competenciesShape.lines.name) return competenciesShape.lines.prefix;
  if (list === "body") return paragraphsShape.prefix;
  return lineShapes.find(({ name }) => list.endsWith(`.${name}`))?.prefix ?? null;
}

/** The part of an address before the id of a line of this list: `exp1` of `exp1.bullets`. */
export function lineOwner(list: string): string {
  return list === "competencies" ? "cmp" : (list.split(".")[0] ?? list);
}

/** The lowest number of an id that a person's new line or entry gets. */
export const firstFreeNumber = 10_000;
const idsInAll = 1_000_000_000;

/**
 * An id for a new value of a list. `random` (0 to below 1) comes from the caller, so that two windows that
 * add a line at the same time choose two ids; a taken one gives way to the next.
 */
export function freeId(list: DocumentList, random: number): string {
  const taken = new Set(list.values.map(({ id }) => id));
  let number = firstFreeNumber + Math.floor(random * idsInAll);
  while (taken.has(`${list.prefix}${number}`)) number += 1;
  return `${list.prefix}${number}`;
}

/** What the dates of a Resume mean, by their addresses. */
export function periodsByAddress(resume: Resume): Map<string, Period> {
  const periods = new Map<string, Period>();
  mapResumeTexts(
    resume,
    (_, text) => text,
    (at, period) => {
      periods.set(at, period);
      return period;
    },
  );
  return periods;
}
