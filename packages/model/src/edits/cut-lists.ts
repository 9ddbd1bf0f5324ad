import { knownSections } from "../known-sections.ts";
import type { Documents, ListValue } from "./edit.ts";
import type { ListShape } from "./list-shapes.ts";
import { listsOfDocument } from "./lists.ts";
import { mapLetterLists, mapResumeLists } from "./map-lists.ts";

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
    return <T extends ListValue>(list: string, values: T[], { most }: ListShape<T>): T[] => {
      const room = Math.max(most, known.get(list)?.values.length ?? 0);
      if (values.length <= room) return values;
      overfull.push(list);
      return values.slice(0, room);
    };
  };
  const cut = mapResumeLists(resume, cutter("resume"));
  const sections = new Set<string>([...knownSections, ...cut.additional.map(({ id }) => id)]);
  const order = cut.order.filter((id) => sections.has(id));
  return {
    documents: {
      resume: cut === resume ? resume : { ...cut, order },
      letter: mapLetterLists(letter, cutter("cover_letter")),
    },
    overfull,
  };
}
