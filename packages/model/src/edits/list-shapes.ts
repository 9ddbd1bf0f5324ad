import { maxBullets, maxEntries } from "../base/limits.ts";
import { blankEntry, isEntryOf } from "../resume/entry-values.ts";
import { bySection, shapeOf } from "../resume/known-sections.ts";
import type {
  EntrySection,
  EntryValue,
  LinesShape,
  Sections,
  Text,
} from "../resume/resume-shape.ts";
import type { ListValue } from "../tailoring/edit.ts";

/** What a list holds: the prefix of the ids, the most values, how to tell one, and one that states nothing. */
export interface ListShape<T = ListValue> {
  readonly prefix: string;
  readonly most: number;
  readonly is: (value: ListValue) => boolean;
  readonly blank: (id: string) => T;
}

/** The shape of a list of lines. */
export function lineShape({ prefix }: Pick<LinesShape, "prefix">): ListShape<Text> {
  return {
    prefix,
    most: maxBullets,
    is: (value) => "text" in value,
    blank: (id) => ({ id, text: "" }),
  };
}

function entryShape(section: EntrySection): ListShape<EntryValue> {
  return {
    prefix: shapeOf(section).prefix,
    most: maxEntries,
    is: (value) => isEntryOf(section, value),
    blank: (id) => blankEntry(section, id),
  };
}

type EntryShapes = {
  readonly [Section in EntrySection]: ListShape<Sections[Section][number]>;
};

function allEntryShapes(): EntryShapes;
function allEntryShapes(): Record<EntrySection, ListShape> {
  return bySection(entryShape);
}

/** The shape of the entries of each section. */
export const entryShapes = allEntryShapes();
