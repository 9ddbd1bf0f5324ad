import { maxBullets, maxEntries } from "../base/limits.ts";
import type { Correction } from "./correction.ts";
import type { EntrySection } from "./sections.ts";
import { emptyPart, findPart, freeId, insertBefore, isFreeId } from "./draft.ts";
import type { Draft, DraftPart, Value } from "./draft.ts";
import { roles, sectionShapes } from "./sections.ts";
import type { Role } from "./sections.ts";
import type { Refused } from "./value.ts";

type Of<Op extends Correction["op"]> = Extract<Correction, { op: Op }>;

/** An entry that may change its section. */
type Entry = DraftPart & { section: EntrySection };

function entryAt(draft: Draft, id: string): Entry | undefined {
  const part = findPart(draft, id);
  return part === undefined || !isEntry(part) ? undefined : part;
}

function isEntry(part: DraftPart): part is Entry {
  return part.section !== null;
}

function valueOf(part: Entry, role: Role): Value | undefined {
  const field = sectionShapes[part.section].roles[role];
  return field === undefined ? undefined : part.fields.get(field);
}

function addLines(part: DraftPart, values: readonly Value[]): Refused {
  if (values.length === 0) return undefined;
  const { lines } = part.shape;
  if (lines === null) return "no_room";
  if (part.lines.length + values.length > maxBullets) return "too_many";
  for (const value of values) {
    part.lines = [...part.lines, { ...value, id: freeId(lines.prefix, part.lines) }];
  }
  return undefined;
}

// The field of study usually stands inside the degree; then it needs no place of its own.
function isRepeated(part: Entry, role: Role, value: Value): boolean {
  return (
    part.section === "education" &&
    role === "extra" &&
    valueOf(part, "head")?.text.includes(value.text) === true
  );
}

/** Gives the values of `from` to `into`; what has no place there, or a taken one, becomes a line of it. */
function pour(from: Entry, into: Entry): Refused {
  const homeless: Value[] = [];
  for (const role of roles) {
    const value = valueOf(from, role);
    const field = sectionShapes[into.section].roles[role];
    if (value === undefined) continue;
    const standing = field === undefined ? undefined : into.fields.get(field);
    if (field !== undefined && standing === undefined) into.fields.set(field, value);
    else if (standing?.text !== value.text && !isRepeated(from, role, value)) homeless.push(value);
  }
  return addLines(into, [...homeless, ...from.lines]);
}

/** The lines of a section without a heading of its own, one entry each. */
function split(from: Entry, section: EntrySection, taken: readonly DraftPart[]): Entry[] {
  const made: Entry[] = [];
  const field = sectionShapes[section].roles.head;
  for (const { id: _, ...value } of from.lines) {
    const id = freeId(sectionShapes[section].prefix, [...taken, ...made]);
    const part = { ...emptyPart(section, id), section };
    if (field !== undefined) part.fields.set(field, value);
    made.push(part);
  }
  return made;
}

function insertAll(
  list: readonly DraftPart[],
  made: readonly DraftPart[],
  before: string | null,
): DraftPart[] {
  return made.reduce<DraftPart[]>((all, part) => insertBefore(all, part, before), [...list]);
}

/** The entries that `from` becomes in another section; a refusal where a value would be lost. */
function convert(from: Entry, one: Of<"moveEntry">, list: readonly DraftPart[]) {
  // A list under a heading of the person's own becomes the entries of a section that keeps no lines.
  const isList = from.section === "additional" && from.lines.length > 0;
  if (isList && sectionShapes[one.section].line === null) {
    return { made: split(from, one.section, list), refused: undefined };
  }
  const into = { ...emptyPart(one.section, one.id), section: one.section };
  const refused = pour(from, into);
  return { made: [into], refused };
}

/** Moves an entry to another place or another section. */
export function moveEntry(draft: Draft, one: Of<"moveEntry">): Refused {
  const from = entryAt(draft, one.entry);
  if (from === undefined || one.before === one.entry) return "bad_place";
  const rest = draft.entries[from.section].filter((part) => part !== from);
  if (from.section === one.section) {
    if (one.id !== one.entry) return "id_taken";
    draft.entries[one.section] = insertBefore(rest, from, one.before);
    return undefined;
  }
  const list = draft.entries[one.section];
  if (!isFreeId(one.id, sectionShapes[one.section].prefix, list)) return "id_taken";
  const { made, refused } = convert(from, one, list);
  if (refused !== undefined) return refused;
  if (list.length + made.length > maxEntries) return "too_many";
  draft.entries[from.section] = rest;
  draft.entries[one.section] = insertAll(list, made, one.before);
  return undefined;
}

function copyOf(part: Entry): Entry {
  return { ...part, fields: new Map(part.fields) };
}

/** Merges an entry into another one: its values fill what is empty there, the rest become lines. */
export function mergeEntry(draft: Draft, one: Of<"mergeEntry">): Refused {
  const from = entryAt(draft, one.entry);
  const into = entryAt(draft, one.into);
  if (from === undefined || into === undefined || from === into) return "bad_place";
  const merged = copyOf(into);
  const refused = pour(from, merged);
  if (refused !== undefined) return refused;
  draft.entries[from.section] = draft.entries[from.section].filter((part) => part !== from);
  draft.entries[into.section] = draft.entries[into.section].map((part) =>
    part === into ? merged : part,
  );
  return undefined;
}
