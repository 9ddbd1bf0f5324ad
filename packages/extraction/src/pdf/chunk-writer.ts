import type { Chunk } from "../text-line/chunk.ts";
import { accented, isAccent, isAccented } from "./join-accents.ts";

/** A sign as it is drawn; `tracking` is the white space that follows every sign. */
export type Glyph = Omit<Chunk, "order" | "spaced"> & { readonly tracking: number };

const wordGap = 0.13;
/** Such signs are counted: their widths tell later which letters they stand for. */
const noMeaning = "\u0000";

/** The same sign once more in the same place: an outline over a fill, or a link that repeats its text. */
function isRepeated(last: Glyph, one: Glyph): boolean {
  return (
    one.text === last.text &&
    one.text !== noMeaning &&
    Math.abs(one.x0 - last.x0) < (one.x1 - one.x0) * 0.5 &&
    Math.abs(one.y - last.y) < one.size * 0.1
  );
}

/** The first sign of a short text once more: the whole of it is drawn again. */
function beginsAgain(open: Chunk, last: Glyph, one: Glyph): boolean {
  return (
    one.x0 < last.x0 &&
    open.text.startsWith(one.text) &&
    Math.abs(one.x0 - open.x0) < (one.x1 - one.x0) * 0.5
  );
}

function sameLook(last: Chunk, one: Glyph): boolean {
  return (
    last.font === one.font &&
    last.colour === one.colour &&
    last.mode === one.mode &&
    Math.abs(last.size - one.size) < 0.1
  );
}

/** Joins the signs of a page, in the order in which they are drawn, into chunks. */
export class ChunkWriter {
  readonly chunks: Chunk[] = [];
  /** Counts what is drawn, so that text and areas can be told over from under. */
  order = 0;
  private open: Chunk | undefined;
  private spaced = false;
  /** The last sign of the open chunk. */
  private last: Glyph | undefined;
  /** An accent that waits for the letter that it is drawn over. */
  private mark: Glyph | undefined;

  /** A blank was drawn. */
  blank(): void {
    this.end();
    this.spaced = true;
    this.open = undefined;
  }

  write(one: Glyph): void {
    if (isAccent(one.text)) {
      this.writeAccent(one);
      return;
    }
    const letter = this.mark === undefined ? undefined : accented(one, this.mark);
    if (letter === undefined) this.end();
    this.mark = undefined;
    this.put(letter === undefined ? one : { ...one, text: letter });
  }

  /** Nothing more is drawn over what waits. */
  end(): void {
    const { mark } = this;
    this.mark = undefined;
    if (mark !== undefined) this.put(mark);
  }

  private writeAccent(mark: Glyph): void {
    const { open, last } = this;
    const letter = last === undefined ? undefined : accented(last, mark);
    if (open !== undefined && last !== undefined && letter !== undefined) {
      open.text = open.text.slice(0, -last.text.length) + letter;
      this.last = { ...last, text: letter };
      return;
    }
    if (last !== undefined && isAccented(last, mark)) return;
    if (this.mark !== undefined && !isRepeated(this.mark, mark)) this.end();
    this.mark = mark;
  }

  private put(one: Glyph): void {
    const { open, last } = this;
    if (open !== undefined && last !== undefined) {
      if (isRepeated(last, one)) return;
      if (this.continues(open, last, one)) {
        open.text += one.text;
        open.x1 = Math.max(open.x1, one.x1);
        this.last = one;
        return;
      }
    }
    const { tracking: _tracking, ...look } = one;
    this.open = { ...look, order: this.order, spaced: this.spaced };
    this.last = one;
    this.order += 1;
    this.spaced = false;
    this.chunks.push(this.open);
  }

  private continues(open: Chunk, last: Glyph, one: Glyph): boolean {
    const gap = one.x0 - open.x1 - Math.max(0, one.tracking);
    return (
      sameLook(open, one) &&
      Math.abs(open.y - one.y) < 0.1 * one.size &&
      gap < wordGap * one.size &&
      gap > -0.6 * one.size &&
      !beginsAgain(open, last, one)
    );
  }
}
