import { knownSections } from "../resume/known-sections.ts";
import type { Resume } from "../resume/resume.ts";
import type { CoverLetter } from "../tailoring/cover-letter.ts";
import type { Documents, ListValue } from "../tailoring/edit.ts";
import type { ListShape } from "./list-shapes.ts";
import { listsOfDocument } from "./lists.ts";
import { mapLetterLists, mapResumeLists } from "./map-lists.ts";

type Cut = (list: string, values: ListValue[], shape: ListShape) => ListValue[];

function cutResume(resume: Resume, cut: Cut): Resume {
  const shorter = mapResumeLists(resume, cut);
  if (shorter === resume) return resume;
  const sections = new Set<string>([...knownSections, ...shorter.additional.map(({ id }) => id)]);
  return { ...shorter, order: shorter.order.filter((id) => sections.has(id)) };
}

/** Documents whose lists hold no more than a document may, and the addresses of those that were longer. */
export interface CutDocuments {
  readonly documents: Documents;
  readonly overfull: readonly string[];
}

/**
 * Cuts what was read from a text to what a document may hold, so that nothing after it works on more. A list
 * that is longer in `previous` already keeps that length.
 */
export function cutLists(previous: Documents, { resume, letter }: Documents): CutDocuments {
  const overfull: string[] = [];
  const cutter = (document: "resume" | "cover_letter") => {
    const known = listsOfDocument(previous, document);
    return (list: string, values: ListValue[], { most }: ListShape): ListValue[] => {
      const room = Math.max(most, known.get(list)?.values.length ?? 0);
      if (values.length <= room) return values;
      overfull.push(list);
      return values.slice(0, room);
    };
  };
  return {
    documents: {
      resume: cutResume(resume, cutter("resume")),
      letter: mapLetterLists(letter, cutter("cover_letter")),
    },
    overfull,
  };
}

function oneTooMany(_: string, values: ListValue[], { most }: ListShape): ListValue[] {
  return values.length > most + 1 ? values.slice(0, most + 1) : values;
}

/**
 * A resume whose lists hold one value more than they may at the most: what is refused for that is refused
 * still, under the same address, and nothing works on the rest.
 */
export function cutResumeToRefuse(resume: Resume): Resume {
  return cutResume(resume, oneTooMany);
}

/** A letter cut in the same way. */
export function cutLetterToRefuse(letter: CoverLetter): CoverLetter {
  return mapLetterLists(letter, oneTooMany);
}
