import type { Chunk, PageContent } from "../text-line/chunk.ts";

/** A sign alone between blanks, with the texts beside it on its row. */
interface Lone {
  readonly chunk: Chunk;
  readonly before: Chunk | undefined;
  readonly after: Chunk | undefined;
}

/** Pairs of signs and texts that are looked at on a page; more of them are a picture or a table. */
const mostPairs = 2_000_000;
/** White space that is wider than a blank, in sizes of the letters. */
const apart = 0.3;
const touching = 0.13;
const near = 2.5;
/** Signs that stand alone in texts; marks of lists are known as such. */
const usual = /^[\d&+/|.,:;()[\]–—•·∙●○▪■◦-]$/u;
/** Signs that no text has before a name. */
const odd = /^[#*±§¶¤¬°~]$/u;
/** Words of one letter. */
const shortWord = /^[aàáäåeéèiìíoóòöuüyøæ]$/iu;
const contact = /@|\d[\d ().-]{6}|\p{L}\.\p{Ll}{2,}(?:\/|$)/u;

function isSingle(chunk: Chunk): boolean {
  return /^.$/su.test(chunk.text);
}

function onRow(a: Chunk, b: Chunk): boolean {
  return Math.abs(a.y - b.y) <= 0.35 * Math.max(a.size, b.size);
}

/** The nearest text at one side of a sign on its row. */
function beside(chunk: Chunk, row: readonly Chunk[], side: "before" | "after"): Chunk | undefined {
  let best: Chunk | undefined;
  let least = near * chunk.size;
  for (const one of row) {
    const gap = side === "after" ? one.x0 - chunk.x1 : chunk.x0 - one.x1;
    if (one === chunk || gap >= least || gap < -0.5 * chunk.size || !onRow(one, chunk)) continue;
    best = one;
    least = gap;
  }
  return best;
}

function isOpen(gap: number, spaced: boolean, size: number): boolean {
  return spaced || gap >= touching * size;
}

function isLone({ chunk, before, after }: Lone): boolean {
  return (
    (before === undefined || isOpen(chunk.x0 - before.x1, chunk.spaced, chunk.size)) &&
    (after === undefined || isOpen(after.x0 - chunk.x1, after.spaced, chunk.size))
  );
}

/** Points of height that share a list of texts. */
const band = 20;

function loneSigns(page: PageContent): Lone[] {
  const bands = new Map<number, Chunk[]>();
  for (const chunk of page.chunks) {
    const key = Math.floor(chunk.y / band);
    const list = bands.get(key);
    if (list === undefined) bands.set(key, [chunk]);
    else list.push(chunk);
  }
  const singles = page.chunks.filter((chunk) => isSingle(chunk));
  if (singles.length * page.chunks.length > mostPairs) return [];
  return singles
    .map((chunk) => {
      const at = Math.floor(chunk.y / band);
      const row = [at - 1, at, at + 1].flatMap((key) => bands.get(key) ?? []);
      return { chunk, before: beside(chunk, row, "before"), after: beside(chunk, row, "after") };
    })
    .filter(isLone);
}

function groupsOf<T>(list: readonly T[], keyOf: (one: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

function chunksOf(lone: readonly Lone[]): Chunk[] {
  return lone.map(({ chunk }) => chunk);
}

/** Signs of fonts with which nothing else is written. Letters side by side are a name that is spaced out. */
function ofSignFonts(lone: readonly Lone[], pages: readonly PageContent[]): Chunk[] {
  const used = new Map<string, number>();
  for (const { chunks } of pages)
    for (const { font } of chunks) used.set(font, (used.get(font) ?? 0) + 1);
  const isSpelled = ({ chunk, before, after }: Lone): boolean =>
    before?.font === chunk.font || after?.font === chunk.font;
  return groupsOf(lone, ({ chunk }) => chunk.font)
    .filter((list) => list.length > 1 && list.length === used.get(list[0]?.chunk.font ?? ""))
    .filter((list) => !list.some(isSpelled))
    .flatMap(chunksOf)
    .filter(({ text }) => !usual.test(text));
}

function edge(x: number): number {
  return Math.round(x / 2);
}

/** Signs at the beginning of rows, below each other, with their texts further away than a blank is wide. */
function columnsOf(lone: readonly Lone[]): Lone[][] {
  const first = lone.filter(
    ({ chunk, before, after }) =>
      before === undefined &&
      after !== undefined &&
      after.x0 - chunk.x1 >= apart * chunk.size &&
      !/\d/.test(chunk.text),
  );
  return groupsOf(first, ({ chunk, after }) => `${edge(chunk.x0)} ${edge(after?.x0 ?? 0)}`);
}

function isContactColumn(column: readonly Lone[]): boolean {
  return (
    new Set(column.map(({ chunk }) => chunk.text)).size > 1 &&
    column.some(({ after }) => contact.test(after?.text ?? ""))
  );
}

/** One and the same sign before three rows or more. */
function isMarkColumn(column: readonly Lone[]): boolean {
  const [head] = column;
  return (
    head !== undefined &&
    column.length >= 3 &&
    !usual.test(head.chunk.text) &&
    column.every(({ chunk }) => chunk.text === head.chunk.text)
  );
}

/** What follows begins like a name, and what stands before is no word of the same one. */
function leadsName({ before, after }: Lone): boolean {
  const isFree = before === undefined || /[,;:|/·•–—-]$/u.test(before.text);
  return isFree && after !== undefined && /^\p{Lu}/u.test(after.text);
}

/** A sign that stands before names wherever it stands: a letter asks for more of them. */
function beforeNames(lone: readonly Lone[]): Chunk[] {
  const isSign = ({ chunk }: Lone): boolean => odd.test(chunk.text);
  // Before another single letter it is one of a word that is spaced out.
  const isLetter = ({ chunk, after }: Lone): boolean =>
    /\p{L}/u.test(chunk.text) &&
    !shortWord.test(chunk.text) &&
    !(after !== undefined && isSingle(after));
  return groupsOf(
    lone.filter((one) => isSign(one) || isLetter(one)),
    ({ chunk }) => chunk.text,
  )
    .filter((list) => list.length > (list.some(isSign) ? 1 : 2) && list.every(leadsName))
    .flatMap(chunksOf);
}

/** Rows of one text are no further apart, in sizes of the letters. */
const nextRow = 1.9;

/** Asterisks that begin rows right below each other at one edge: the marks of a list, as typewriters set them. */
function typedMarks(lone: readonly Lone[]): Chunk[] {
  const first = chunksOf(lone.filter(({ chunk, before }) => chunk.text === "*" && !before));
  return groupsOf(first, ({ x0 }) => `${edge(x0)}`).flatMap((column) =>
    column.filter((one) =>
      column.some((other) => other !== one && Math.abs(other.y - one.y) <= nextRow * one.size),
    ),
  );
}

/** Signs that are no text: icons, and marks of lists. */
export interface Icons {
  readonly icons: ReadonlySet<Chunk>;
  readonly marks: ReadonlySet<Chunk>;
}

/**
 * Icons of fonts whose names do not tell, and which files give as common letters: by the use of their font, by their
 * column before the contacts or the elements of a list, or by what follows them.
 */
export function findIcons(pages: readonly PageContent[]): Icons {
  const lone = pages.map(loneSigns);
  const columns = lone.flatMap(columnsOf);
  const contacts = columns.filter(isContactColumn).flatMap(chunksOf);
  const typed = lone.flatMap(typedMarks).filter((chunk) => !contacts.includes(chunk));
  const marks = new Set([...columns.filter(isMarkColumn).flatMap(chunksOf), ...typed]);
  const icons = [...ofSignFonts(lone.flat(), pages), ...contacts, ...beforeNames(lone.flat())];
  return { icons: new Set(icons.filter((chunk) => !marks.has(chunk))), marks };
}
