import { letterLeaves, recordSections, resumeLeaves } from "@savile/model";
import type { CoverLetter, DocumentKind, Leaf, Resume } from "@savile/model";
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

function namesOf(resume: Resume): Map<string, string> {
  const named = [
    ...resume.experience.map((job) => [job.id, firstOf(job.title, job.company)] as const),
    ...resume.education.map((entry) => [entry.id, firstOf(entry.degree, entry.school)] as const),
    ...resume.skills.map((group) => [group.id, group.category] as const),
    ...resume.projects.map((project) => [project.id, project.name] as const),
    ...resume.certifications.map((entry) => [entry.id, entry.name] as const),
    ...resume.languages.map((entry) => [entry.id, entry.name] as const),
    ...recordSections.flatMap((section) =>
      resume[section].map((entry) => [entry.id, firstOf(entry.title, entry.organization)] as const),
    ),
    ...resume.additional.map((section) => [section.id, section.title] as const),
  ];
  return new Map(named);
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
    entries("experience", resume.experience),
    entries("education", resume.education),
    entries("skills", resume.skills),
    entries("projects", resume.projects),
    entries("certifications", resume.certifications),
    entries("languages", resume.languages),
    ...recordSections.map((section) => entries(section, resume[section])),
    entries("additional", resume.additional),
    ...resume.experience.map((job) => lines(job.id, job.bullets)),
    ...resume.education.map((entry) => lines(entry.id, entry.details)),
    ...resume.skills.map((group) => lines(group.id, group.skills)),
    ...resume.projects.map((project) => lines(project.id, project.bullets)),
    ...recordSections.flatMap((section) =>
      resume[section].map((entry) => lines(entry.id, entry.bullets)),
    ),
    ...resume.additional.map((section) => lines(section.id, section.lines)),
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
  if (kind === "contact") return "contact";
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

function textOfEntry(outline: Outline, id: string): string {
  const lines = outline.leaves.filter((leaf) => leaf.entry === id).map((leaf) => leaf.text);
  return lines.join("\n");
}

function comparesTexts(before: Outline, after: Outline): LineDifference[] {
  const { document } = after;
  const gone = entriesOnlyIn(before, after);
  const come = entriesOnlyIn(after, before);
  const then = new Map(before.leaves.map((leaf) => [leaf.address, leaf]));
  const now = new Map(after.leaves.map((leaf) => [leaf.address, leaf]));
  const told = new Set<string>();
  const found: LineDifference[] = [];
  const numbers = (outline: Outline) => outline.lists.get("body") ?? [];
  const tell = (leaf: Leaf, side: Outline): void => {
    const entry = entryOf(leaf.address);
    const whole = entry !== null && (side === before ? gone : come).has(entry) ? entry : null;
    const key = whole ?? leaf.address;
    if (told.has(key)) return;
    told.add(key);
    const old = whole === null ? then.get(leaf.address)?.text : undefined;
    const next = whole === null ? now.get(leaf.address)?.text : undefined;
    if (whole === null && old === next) return;
    const text = whole === null ? null : textOfEntry(side, whole);
    const was = old ?? (side === before ? text : null);
    const is = next ?? (side === after ? text : null);
    const place = numbers(next === undefined ? before : after).indexOf(leaf.address);
    found.push({
      document,
      path: key,
      change: was === null ? "added" : is === null ? "removed" : "reworded",
      what: whole === null ? kindOf(document, leaf) : "entry",
      at: entry === null ? null : (side.names.get(entry) ?? null),
      before: was,
      after: is,
      ...(place < 0 ? {} : { number: place + 1 }),
    });
  };
  for (const leaf of inOneOrder(before.leaves, after.leaves)) {
    tell(leaf, now.has(leaf.address) ? after : before);
  }
  return found;
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
      const entry = entryOf(id);
      const text = leaf?.text ?? after.names.get(id) ?? id;
      const what = list === "order" ? "section" : leaf === undefined ? "entry" : null;
      return {
        document,
        path: id,
        change: "moved",
        what: what ?? (leaf === undefined ? "line" : kindOf(document, leaf)),
        at: entry === null ? null : (after.names.get(entry) ?? null),
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
