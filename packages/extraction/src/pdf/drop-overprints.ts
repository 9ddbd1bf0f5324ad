import { fold } from "../text-line/clean-text.ts";
import type { Chunk } from "../text-line/chunk.ts";

/** Texts of one height that are compared with a new one: the last ones, as copies follow what they copy. */
const mostNear = 40;

/** Most of a text lies on the same text: a shadow, an outline, or bold made by drawing again a little aside. */
function isTwin(one: Chunk, other: Chunk): boolean {
  const aside = Math.min(one.size * 0.6, (one.x1 - one.x0) * 0.5);
  return (
    Math.abs(other.x0 - one.x0) < Math.max(1, aside) &&
    Math.abs(other.y - one.y) < Math.max(1, one.size * 0.3)
  );
}

/** A part of a text that was drawn once more in its place, as happens to the pieces beside an accent. */
function isPiece(piece: Chunk, whole: Chunk): boolean {
  const slack = piece.size * 0.1;
  return (
    piece !== whole &&
    piece.text.length < whole.text.length &&
    piece.x0 >= whole.x0 - slack &&
    piece.x1 <= whole.x1 + slack &&
    Math.abs(piece.y - whole.y) < piece.size * 0.1 &&
    Math.abs(piece.size - whole.size) < 0.1 &&
    fold(whole.text).includes(fold(piece.text).trim())
  );
}

function isHidden(chunk: Chunk): boolean {
  return chunk.hidden !== undefined;
}

/**
 * The texts of a page, each one once, and those that were drawn over others like them. What can be seen stays
 * where both can be told apart: a light rim around dark letters is drawn before them.
 */
export function dropOverprints(chunks: readonly Chunk[]): { kept: Chunk[]; twins: Chunk[] } {
  const same = new Map<string, Chunk[]>();
  const heights = new Map<number, Chunk[]>();
  const twins = new Set<Chunk>();
  for (const chunk of chunks.toSorted((a, b) => Number(isHidden(a)) - Number(isHidden(b)))) {
    const rivals = same.get(chunk.text) ?? [];
    if (rivals.some((other) => isTwin(chunk, other))) {
      twins.add(chunk);
      continue;
    }
    same.set(chunk.text, [...rivals, chunk]);
    const height = Math.round(chunk.y);
    const near = heights.get(height) ?? [];
    near.push(chunk);
    if (near.length > mostNear) near.shift();
    heights.set(height, near);
    if (near.some((other) => isPiece(chunk, other))) twins.add(chunk);
    for (const other of near)
      if (isHidden(other) === isHidden(chunk) && isPiece(other, chunk)) twins.add(other);
  }
  return { kept: chunks.filter((chunk) => !twins.has(chunk)), twins: [...twins] };
}
