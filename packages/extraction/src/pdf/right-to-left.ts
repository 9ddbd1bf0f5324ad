import type { Chunk, PageContent } from "../text-line/chunk.ts";

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\u200c]/u;
const digits = /[\u06f0-\u06f9\u0660-\u0669]/u;
const leftToRight = /[\p{L}\p{N}]/u;
/** Forms of letters by their place in a word, as fonts name them. */
const presentation = /[\ufb1d-\ufdff\ufe70-\ufefc]/gu;
const mirrored: ReadonlyMap<string, string> = new Map(
  ["()", "[]", "{}", "<>", "«»"].flatMap(([open = "", close = ""]) => [
    [open, close],
    [close, open],
  ]),
);

function isRightward(sign: string): boolean {
  return rightToLeft.test(sign) && !digits.test(sign);
}

/** Marks stand behind their letter, so both move as one. */
function signsOf(text: string): string[] {
  return text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
}

/**
 * The signs of a text that was drawn from left to right in the order in which they are read: letters of scripts
 * from right to left turn round, numbers and Latin words inside them stay.
 */
export function logicalText(text: string): string {
  if (!isRightward(text)) return text;
  const runs: string[] = [];
  let isRun = false;
  for (const sign of signsOf(text)) {
    const stays = leftToRight.test(sign) && !isRightward(sign);
    if (stays && isRun) runs[runs.length - 1] += sign;
    else runs.push(stays ? sign : (mirrored.get(sign) ?? sign));
    isRun = stays;
  }
  return runs
    .toReversed()
    .join("")
    .replace(presentation, (form) => form.normalize("NFKC"));
}

const leadingMarks = /^([\u060c\u061b\u061f.,:;!?]+)(.*[\p{L}\p{N}].*)$/u;

/** On such a page the comma that was drawn to the left of a Latin word stands behind it. */
function endMarks(text: string): string {
  return isRightward(text) ? text : text.replace(leadingMarks, "$2$1");
}

/** Whether most letters of a page run from right to left. */
function isMirrored({ chunks }: PageContent): boolean {
  const texts = chunks.filter(({ hidden }) => hidden === undefined).map(({ text }) => text);
  const count = (test: (text: string) => boolean): number =>
    texts.filter(test).reduce((sum, text) => sum + text.length, 0);
  return count(isRightward) > count((text) => !isRightward(text) && /\p{L}/u.test(text));
}

const sameLine = 1;
/** Words of one text stand closer, in sizes of their type. */
const widestBlank = 0.8;

/** The chunks of one line, as they were drawn after each other. */
function linesOf(chunks: readonly Chunk[]): Chunk[][] {
  const lines: Chunk[][] = [];
  for (const chunk of chunks) {
    const last = lines.at(-1)?.at(-1);
    if (last !== undefined && Math.abs(last.y - chunk.y) < sameLine) lines.at(-1)?.push(chunk);
    else lines.push([chunk]);
  }
  return lines;
}

/** Latin words and numbers beside each other, which keep their order inside of a line from right to left. */
function latinRuns(line: readonly Chunk[]): Chunk[][] {
  const runs: Chunk[][] = [];
  for (const chunk of line) {
    const last = runs.at(-1)?.at(-1);
    const isNear = last !== undefined && chunk.x0 - last.x1 < widestBlank * chunk.size;
    const isOne = isNear && !isRightward(last.text) && !isRightward(chunk.text);
    if (isOne) runs.at(-1)?.push(chunk);
    else runs.push([chunk]);
  }
  return runs;
}

/** A line seen in a mirror, in which runs of Latin words still stand the right way round. */
function mirrorLine(line: readonly Chunk[], width: number): Chunk[] {
  const sorted = line.toSorted((a, b) => a.x0 - b.x0);
  const orders = line.map(({ order }) => order).toSorted((a, b) => a - b);
  const turned = latinRuns(sorted)
    .toReversed()
    .flatMap((run) => {
      const left = width - Math.max(...run.map(({ x1 }) => x1));
      const start = Math.min(...run.map(({ x0 }) => x0));
      return run.map((chunk) => ({
        ...chunk,
        text: endMarks(chunk.text),
        x0: left + chunk.x0 - start,
        x1: left + chunk.x1 - start,
        spaced: chunk.spaced && run.length > 1,
      }));
    });
  return turned.map((chunk, at) => ({ ...chunk, order: orders[at] ?? chunk.order }));
}

/** Pages, and the numbers of those that were turned round. */
export interface TurnedPages {
  readonly pages: PageContent[];
  readonly turned: readonly number[];
}

/**
 * Letters in the order in which they are read; pages that run from right to left as in a mirror, so that their
 * lines, columns and margins are found as on any other page.
 */
export function turnPages(pages: readonly PageContent[]): TurnedPages {
  const turned: number[] = [];
  const out = pages.map((page) => {
    if (!page.chunks.some(({ text }) => isRightward(text))) return page;
    const isTurned = isMirrored(page);
    if (isTurned) turned.push(page.number);
    const chunks = isTurned
      ? linesOf(page.chunks).flatMap((line) => mirrorLine(line, page.w))
      : page.chunks;
    return { ...page, chunks: chunks.map((one) => ({ ...one, text: logicalText(one.text) })) };
  });
  return { pages: out, turned };
}
