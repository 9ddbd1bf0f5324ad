import {
  entrySections,
  letterLeaves,
  linesAt,
  resumeLeaves,
  resumeShape,
  sectionShapes,
  textAt,
} from "@savile/model";
import type { CoverLetter, DocumentKind, EntrySection, Leaf, Resume } from "@savile/model";
import type { lineChanges, lineKinds } from "@savile/contracts";

type LineKind = (typeof lineKinds)[number];

/** Both documents of a session as they are printed. */
export interface PrintedDocuments {
  readonly resume: Resume;
  readonly letter: CoverLetter;
}

/** A line that two versions print differently; `null` where it is not printed. */
export interface LineDifference {
  readonly document: DocumentKind;
  readonly path: string;
  readonly change: (typeof lineChanges)[number];
  readonly what: LineKind;
  /** The entry that it belongs to, as it is printed. */
  readonly at: string | null;
  readonly before: string | null;
  readonly after: string | null;
  /** Which paragraph of a letter, from 1. */
  readonly number?: number;
}

/** One document as lists of ids in their order, with the printed lines. */
interface Outline {
  readonly document: DocumentKind;
  readonly leaves: readonly Leaf[];
  /** Names of entries by id. */
  readonly names: ReadonlyMap<string, string>;
  /** Ids of entries, lines and sections in their order, by the list that holds them. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
}

function firstOf(...names: readonly string[]): string {
  return names.find((name) => name !== "") ?? "";
}

/** The first of the values by which people know an entry: its head, else who it was with. */
function nameOf(section: EntrySection, entry: object): string {
  const { head = "", org = "" } = sectionShapes[section].roles;
  return firstOf(textAt(entry, head), textAt(entry, org));
}

function namesOf(resume: Resume): Map<string, string> {
  return new Map(
    entrySections.flatMap((section) =>
      resume[section].map((entry) => [entry.id, nameOf(section, entry)] as const),
    ),
  );
}

type Listed = readonly { readonly id: string }[];

function lines(parent: string, list: Listed): [string, string[]] {
  return [parent, list.map((line) => `${parent}.${line.id}`)];
}

function entries(section: string, list: Listed): [string, string[]] {
  return [`${section} entries`, list.map((entry) => entry.id)];
}

function listsOf(resume: Resume): Map<string, string[]> {
  return new Map<string, string[]>([
    ["order", [...resume.order]],
    lines("cmp", resume.competencies),
    lines("contact", resume.contact.links),
    ...entrySections.map((section) => entries(section, resume[section])),
    ...entrySections.flatMap((section) =>
      resume[section].map((entry) => {
        const shape = resumeShape[section].lines;
        return lines(entry.id, shape === null ? [] : linesAt(entry, shape));
      }),
    ),
  ]);
}

function outlineOfResume(resume: Resume): Outline {
  return {
    document: "resume",
    leaves: resumeLeaves(resume),
    names: namesOf(resume),
    lists: listsOf(resume),
  };
}

function outlineOfLetter(letter: CoverLetter): Outline {
  return {
    document: "cover_letter",
    leaves: letterLeaves(letter),
    names: new Map(),
    lists: new Map([["body", letter.paragraphs.map((line) => `body.${line.id}`)]]),
  };
}

function entryOf(address: string): string | null {
  const dot = address.indexOf(".");
  return dot < 0 ? null : address.slice(0, dot);
}

function kindOf(document: DocumentKind, leaf: Leaf): LineKind {
  const { address, kind } = leaf;
  if (document === "cover_letter" && address.startsWith("body.")) return "paragraph";
  if (address === "name" || address === "summary" || address === "headline") return address;
  const last = address.slice(address.indexOf(".") + 1);
  const listed = /^[a-z]\d+$/.test(last);
  if (address.startsWith("contact.")) return "contact";
  if (!listed) return "value";
  if (kind === "bullet" || kind === "skill") return kind;
  return "line";
}

/** The ids that have to move so that the first order becomes the second: all but a longest run in order. */
export function movedIds(before: readonly string[], after: readonly string[]): string[] {
  const places = new Map(before.map((id, index) => [id, index]));
  const common = after.filter((id) => places.has(id));
  const place = (id: string): number => places.get(id) ?? 0;
  // Ends of the best runs by length, each with the one before it.
  const ends: string[] = [];
  const earlier = new Map<string, string | undefined>();
  for (const id of common) {
    let slot = ends.findIndex((end) => place(end) >= place(id));
    if (slot < 0) slot = ends.length;
    earlier.set(id, ends[slot - 1]);
    ends[slot] = id;
  }
  const kept = new Set<string>();
  for (let id = ends.at(-1); id !== undefined; id = earlier.get(id)) kept.add(id);
  return common.filter((id) => !kept.has(id));
}

/** Entries that only one of two outlines has. */
function entriesOnlyIn(one: Outline, other: Outline): Set<string> {
  const ids = (outline: Outline): string[] =>
    [...outline.lists].flatMap(([list, members]) => (list.endsWith(" entries") ? members : []));
  const known = new Set(ids(other));
  return new Set(ids(one).filter((id) => !known.has(id)));
}

/** The entry of a line where it is one of these. */
function entryAmong(entries: ReadonlySet<string>, address: string): string | null {
  const entry = entryOf(address);
  return entry !== null && entries.has(entry) ? entry : null;
}

function textOfEntry(outline: Outline, id: string): string {
  const lines = outline.leaves.filter((leaf) => leaf.entry === id).map((leaf) => leaf.text);
  return lines.join("\n");
}

/** The name of the entry that a line belongs to, as it is printed. */
function nameAt(outline: Outline, address: string): string | null {
  const entry = entryOf(address);
  return entry === null ? null : (outline.names.get(entry) ?? null);
}

function textsOf(outline: Outline): ReadonlyMap<string, string> {
  return new Map(outline.leaves.map((leaf) => [leaf.address, leaf.text]));
}

/** A whole entry that came or went. */
function entryDifference(side: Outline, entry: string, change: "added" | "removed") {
  const text = textOfEntry(side, entry);
  return {
    document: side.document,
    path: entry,
    change,
    what: "entry",
    at: side.names.get(entry) ?? null,
    before: change === "removed" ? text : null,
    after: change === "added" ? text : null,
  } satisfies LineDifference;
}

function changeOf(before: string | null, after: string | null): LineDifference["change"] {
  if (before === null) return "added";
  return after === null ? "removed" : "reworded";
}

/** A line whose text differs; `side` is the outline that prints it last. */
function lineDifference(side: Outline, leaf: Leaf, before: string | null, after: string | null) {
  if (before === after) return null;
  const { document, lists } = side;
  const { address } = leaf;
  const place = (lists.get("body") ?? []).indexOf(address);
  return {
    document,
    path: address,
    change: changeOf(before, after),
    what: kindOf(document, leaf),
    at: nameAt(side, address),
    before,
    after,
    ...(place < 0 ? {} : { number: place + 1 }),
  } satisfies LineDifference;
}

function comparesTexts(before: Outline, after: Outline): LineDifference[] {
  const gone = entriesOnlyIn(before, after);
  const come = entriesOnlyIn(after, before);
  const then = textsOf(before);
  const now = textsOf(after);
  const told = new Map<string, LineDifference | null>();
  for (const leaf of inOneOrder(before.leaves, after.leaves)) {
    const { address } = leaf;
    const stays = now.has(address);
    const side = stays ? after : before;
    const whole = entryAmong(stays ? come : gone, address);
    const key = whole ?? address;
    if (told.has(key)) continue;
    const difference =
      whole === null
        ? lineDifference(side, leaf, then.get(address) ?? null, now.get(address) ?? null)
        : entryDifference(side, whole, stays ? "added" : "removed");
    told.set(key, difference);
  }
  return [...told.values()].filter((difference) => difference !== null);
}

/** The lines of both, those that went beside their old neighbours. */
function inOneOrder(before: readonly Leaf[], after: readonly Leaf[]): Leaf[] {
  const now = new Set(after.map((leaf) => leaf.address));
  const behind = new Map<string | null, Leaf[]>();
  let last: string | null = null;
  for (const leaf of before) {
    if (now.has(leaf.address)) last = leaf.address;
    else behind.set(last, [...(behind.get(last) ?? []), leaf]);
  }
  const merged = after.flatMap((leaf) => [leaf, ...(behind.get(leaf.address) ?? [])]);
  return [...(behind.get(null) ?? []), ...merged];
}

function movesOf(before: Outline, after: Outline): LineDifference[] {
  const { document } = after;
  const texts = new Map(after.leaves.map((leaf) => [leaf.address, leaf]));
  return [...after.lists].flatMap(([list, ids]) =>
    movedIds(before.lists.get(list) ?? [], ids).map((id): LineDifference => {
      const leaf = texts.get(id);
      const text = leaf?.text ?? after.names.get(id) ?? id;
      const line = leaf === undefined ? "entry" : kindOf(document, leaf);
      return {
        document,
        path: id,
        change: "moved",
        what: list === "order" ? "section" : line,
        at: nameAt(after, id),
        before: text,
        after: text,
      };
    }),
  );
}

function compare(before: Outline, after: Outline): LineDifference[] {
  return [...comparesTexts(before, after), ...movesOf(before, after)];
}

/** Every line in which two versions differ, in the order of the later one; the resume comes first. */
export function compareDocuments(
  before: PrintedDocuments,
  after: PrintedDocuments,
): LineDifference[] {
  return [
    ...compare(outlineOfResume(before.resume), outlineOfResume(after.resume)),
    ...compare(outlineOfLetter(before.letter), outlineOfLetter(after.letter)),
  ];
}
