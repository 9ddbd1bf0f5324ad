import { looksLikeAside } from "../lines/aside-cell.ts";
import type { Chunk, Fill, PageContent } from "../text-line/chunk.ts";

/** Marks looked at on one page; a drawing with more of them is a picture. */
const mostMarks = 2000;

interface Mark {
  readonly fill: Fill;
  readonly text: Chunk;
}

function isDot(fill: Fill): boolean {
  const w = fill.x1 - fill.x0;
  const h = fill.y1 - fill.y0;
  return w > 0.8 && h > 0.8 && w < 8 && h < 8 && w / h < 1.6 && h / w < 1.6;
}

/** The text that begins just right of a dot, at its height. */
function textBeside(fill: Fill, chunks: readonly Chunk[]): Chunk | undefined {
  const middle = (fill.y0 + fill.y1) / 2;
  const side = Math.max(fill.x1 - fill.x0, fill.y1 - fill.y0);
  let best: Chunk | undefined;
  for (const one of chunks) {
    const level = middle > one.y - one.size * 0.75 && middle < one.y + one.size * 0.05;
    const near = one.x0 >= fill.x1 - 0.5 && one.x0 - fill.x1 < one.size * 2.4;
    if (!level || !near || side > one.size * 0.62 || side < one.size * 0.12) continue;
    if (best === undefined || one.x0 < best.x0) best = one;
  }
  return best;
}

/** Something is written or drawn just left of the dot: it is no mark at the start of a line. */
function isInside(fill: Fill, dots: readonly Fill[], chunks: readonly Chunk[]): boolean {
  const middle = (fill.y0 + fill.y1) / 2;
  const beside = dots.some(
    (other) =>
      other !== fill &&
      Math.abs((other.y0 + other.y1) / 2 - middle) < 1.5 &&
      Math.abs(other.x0 - fill.x0) > 1 &&
      Math.abs(other.x0 - fill.x0) < 24,
  );
  return (
    beside ||
    chunks.some(
      (one) =>
        middle > one.y - one.size &&
        middle < one.y + one.size * 0.2 &&
        one.x1 <= fill.x0 + 0.5 &&
        fill.x0 - one.x1 < one.size * 1.5,
    )
  );
}

function lineText(start: Chunk, chunks: readonly Chunk[]): string {
  return chunks
    .filter((one) => Math.abs(one.y - start.y) < 1 && one.x0 >= start.x0 - 1)
    .slice(0, 8)
    .map((one) => one.text)
    .join(" ");
}

/** Dots beside dates or bold headers are stations of a time line and mark no list. */
function isTimeLine(marks: readonly Mark[], chunks: readonly Chunk[]): boolean {
  const loud = marks.filter(({ text }) => text.bold || looksLikeAside(lineText(text, chunks)));
  return loud.length >= marks.length * 0.4;
}

function isFree(one: Chunk): boolean {
  return one.hidden === undefined && Math.abs(one.angle) < 5;
}

/**
 * Browsers and design tools draw the marks of lists as small shapes. Each becomes a glyph before the text
 * that it stands beside, so that a list is known as one.
 */
export function addDrawnBullets(page: PageContent): PageContent {
  const dots = page.fills.filter(isDot);
  if (dots.length === 0 || dots.length > mostMarks) return page;
  const chunks = page.chunks.filter(isFree);
  const columns = new Map<number, Mark[]>();
  for (const fill of dots) {
    const text = textBeside(fill, chunks);
    if (text === undefined || isInside(fill, dots, chunks)) continue;
    const key = Math.round(fill.x0 / 2);
    columns.set(key, [...(columns.get(key) ?? []), { fill, text }]);
  }
  const before = new Map<Chunk, Fill>();
  for (const marks of columns.values()) {
    if (marks.length < 2 || isTimeLine(marks, chunks)) continue;
    for (const { fill, text } of marks) before.set(text, fill);
  }
  if (before.size === 0) return page;
  const out = page.chunks.flatMap((chunk): Chunk[] => {
    const fill = before.get(chunk);
    if (fill === undefined) return [chunk];
    const { icon: _icon, url: _url, ...rest } = chunk;
    return [{ ...rest, text: "•", x0: fill.x0, x1: fill.x1, bold: false, italic: false }, chunk];
  });
  return { ...page, chunks: out };
}
