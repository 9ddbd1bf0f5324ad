import type { Canvas, Cursor } from "./canvas.ts";
import type { Decoration } from "./habits.ts";

interface Strip {
  readonly x: number;
  readonly w: number;
  readonly at: Cursor;
}

const grey = "#9a9a9a";

/** Draws the rules, boxes and pictures of a page that hold no text. */
export class Decorator {
  private readonly canvas: Canvas;
  private readonly chosen: ReadonlySet<Decoration>;

  constructor(canvas: Canvas, chosen: readonly Decoration[]) {
    this.canvas = canvas;
    this.chosen = new Set(chosen);
  }

  /** A thin rule across the frame, between entries and above sections. */
  rule({ x, w, at }: Strip): void {
    if (this.chosen.has("rules")) this.canvas.box(at.page, x, at.y - 3, w, 0.6, grey);
  }

  /** A light box behind a heading of the height given. */
  headingBox({ x, w, at }: Strip, height: number): void {
    if (this.chosen.has("boxes"))
      this.canvas.box(at.page, x - 3, at.y - 2, w + 6, height + 3, "#dfe4ea");
  }

  /** A photo at the right edge of the frame, or above what follows in a narrow one. */
  photo({ x, w, at }: Strip): void {
    if (!this.chosen.has("photo")) return;
    const narrow = w < 200;
    this.canvas.box(at.page, narrow ? x + w / 2 - 36 : x + w - 62, at.y, 62, 78, "#b5b5b5");
    if (narrow) at.y += 86;
  }

  /** A dot beside the first row of an entry. */
  dot({ x, at }: Strip): void {
    if (this.chosen.has("timeline")) this.canvas.box(at.page, x - 8.5, at.y + 3, 4, 4, grey);
  }

  /** A piece of a line beside a text that goes from `from` to where the strip is now. */
  thread({ x, at }: Strip, from: Cursor): void {
    if (this.chosen.has("timeline") && from.page === at.page)
      this.canvas.box(at.page, x - 7, from.y, 1, at.y - from.y, grey);
  }
}
