import type { CoverLetter } from "../tailoring/cover-letter.ts";
import { isEntrySection, knownSections } from "../resume/known-sections.ts";
import { mapLetterTexts, mapResumeTexts } from "../resume/map-texts.ts";
import type { Resume } from "../resume/resume.ts";
import { textsByAddress } from "./address-text.ts";
import { alignText, alignValues } from "./align-values.ts";
import type { Documents } from "../tailoring/edit.ts";
import { listsOfDocument } from "./lists.ts";
import { mapLetterLists, mapResumeLists } from "./map-lists.ts";
import type { ListChange } from "./map-lists.ts";

const ownLines = new Set(["competencies", "contact.links", "body"]);

/** Aligns the lists of a document; the lines of an entry are aligned with it. */
function listAligner(
  previous: Documents,
  document: "resume" | "cover_letter",
  names: Map<string, string>,
): ListChange {
  const lists = listsOfDocument(previous, document);
  return (list, values, shape) => {
    if (!isEntrySection(list) && !ownLines.has(list)) return values;
    const old = (lists.get(list)?.values ?? []).filter(shape.is);
    const aligned = alignValues(old, values, shape.prefix);
    if (list === "additional") for (const [id, name] of aligned.names) names.set(id, name);
    return aligned.values;
  };
}

/** Texts outside of lists stay as they were where they say the same. */
function textAligner(old: ReadonlyMap<string, string>): (at: string, text: string) => string {
  return (at, text) => {
    const before = old.get(at);
    return before === undefined ? text : alignText(before, text);
  };
}

function hasContent(resume: Resume, section: string): boolean {
  const known = knownSections.find((name) => name === section);
  return known === undefined || resume[known].length > 0;
}

/**
 * The old order with the printed sections in their new one: what prints nothing stays where it was, and a
 * new section follows the one before it.
 */
function alignOrder(old: readonly string[], printed: readonly string[]): string[] {
  const known = new Set(old);
  const wanted = printed.filter((id) => known.has(id));
  const moved = new Set(wanted);
  const slots = wanted[Symbol.iterator]();
  const order = old.map((id) => (moved.has(id) ? (slots.next().value ?? id) : id));
  // New ones by the one that they follow; several in a row stand behind the same.
  const behind = new Map<string | null, string[]>();
  let before: string | null = null;
  for (const id of printed) {
    if (known.has(id)) before = id;
    else behind.set(before, [...(behind.get(before) ?? []), id]);
  }
  return [...(behind.get(null) ?? []), ...order.flatMap((id) => [id, ...(behind.get(id) ?? [])])];
}

/** Sections of the person's own are printed as `order` says; their list itself keeps its old order. */
function inOldOrder<T extends { id: string }>(values: readonly T[], old: readonly T[]): T[] {
  const left = new Map(values.map((value) => [value.id, value]));
  const kept = old.flatMap(({ id }) => left.get(id) ?? []);
  for (const { id } of kept) left.delete(id);
  return [...kept, ...left.values()];
}

function alignResume(previous: Documents, parsed: Resume): Resume {
  const names = new Map<string, string>();
  const lists = mapResumeLists(parsed, listAligner(previous, "resume", names));
  const texts = mapResumeTexts(
    lists,
    textAligner(textsByAddress(previous.resume)),
    (_, dates) => dates,
  );
  const printed = parsed.order
    .filter((id) => hasContent(parsed, id))
    .map((id) => names.get(id) ?? id);
  const sections = new Set(texts.additional.map(({ id }) => id));
  const order = alignOrder(previous.resume.order, printed).filter(
    (id) => sections.has(id) || knownSections.some((name) => name === id),
  );
  const additional = inOldOrder(texts.additional, previous.resume.additional);
  return { ...texts, additional, language: previous.resume.language, order };
}

function alignLetter(previous: Documents, parsed: CoverLetter): CoverLetter {
  const names = new Map<string, string>();
  const lists = mapLetterLists(parsed, listAligner(previous, "cover_letter", names));
  const texts = mapLetterTexts(lists, textAligner(textsByAddress(previous.letter)));
  return { ...texts, language: previous.letter.language };
}

/**
 * Documents that were read from a text, which has no ids, with the ids of the previous ones: each line and
 * entry goes on the one that it is most like, so that what did not change keeps its address, its proof and
 * its place on the page. Values that state nothing cannot be written down and stay; so does the language.
 */
export function alignDocuments(previous: Documents, parsed: Documents): Documents {
  return {
    resume: alignResume(previous, parsed.resume),
    letter: alignLetter(previous, parsed.letter),
  };
}
