import { Canvas } from "./canvas.ts";
import type { Cursor, Face } from "./canvas.ts";
import type { Case } from "./cases.ts";
import { Decorator } from "./decorator.ts";
import { spacedOut } from "./flow.ts";
import type { Habits, ListStyle } from "./habits.ts";
import { handOf } from "./hands.ts";
import { ink, textOf } from "./sheet.ts";
import type { Ink, Row, Sheet } from "./sheet.ts";

/** Where the lines of a frame stand between its edges. */
type Align = "left" | "centre" | "right";

/** A strip of the page in which text flows on from page to page. */
export interface Frame {
  readonly x: number;
  readonly w: number;
  readonly top: number;
  readonly bottom: number;
  readonly body: Face;
  readonly headingFace: Face;
  readonly align: Align;
  /** Whether its headings are set so that their last line stands on a row of the text. */
  readonly raised: boolean;
  at: Cursor;
}

const black = "#1a1a1a";

/** Where the first and the further lines of a paragraph begin, in points from the edge of its frame. */
interface Indents {
  readonly first: number;
  readonly next: number;
}

function halves(text: string): string[] {
  const words = text.split(" ");
  const middle = Math.ceil(words.length / 2);
  return [words.slice(0, middle).join(" "), words.slice(middle).join(" ")];
}

const flush: Indents = { first: 0, next: 0 };

/** Draws lines, paragraphs, rows, list elements and headings into frames. */
export class LinePrinter {
  protected readonly one: Case;
  protected readonly sheet: Sheet;
  protected readonly canvas: Canvas;
  protected readonly size: number;
  protected readonly habits: Habits;
  protected readonly decorator: Decorator;
  protected readonly lineHeight: number;
  private readonly list: ListStyle;
  /** Points by which the next paragraph of several lines reaches over the edge of its frame. */
  protected reach = 0;

  constructor(one: Case, sheet: Sheet, habits: Habits) {
    const hand = handOf(one, habits);
    this.one = one;
    this.sheet = sheet;
    this.habits = habits;
    this.canvas = new Canvas({
      letter: one.language === "en",
      family: hand.family,
      byWord: hand.byWord,
      jitter: one.jitter,
      habits,
    });
    this.size = 9 + (one.variant % 4) * 0.5;
    this.lineHeight = hand.lineHeight;
    this.list = habits.list ?? hand.list;
    this.decorator = new Decorator(this.canvas, habits.decorations);
  }

  protected frame(x: number, w: number, y: number, colour = black): Frame {
    const accent = this.one.headingStyle >= 4 && colour === black ? "#1f4e79" : colour;
    return {
      x,
      w,
      top: 46,
      bottom: this.canvas.h - 46,
      body: { size: this.size, colour },
      headingFace: { size: this.size + (this.one.headingStyle === 1 ? 1 : 3), colour: accent },
      align: "left",
      raised: false,
      at: { page: 0, y },
    };
  }

  protected room(frame: Frame, points: number): void {
    if (frame.at.y + points <= frame.bottom) return;
    frame.at = { page: frame.at.page + 1, y: frame.top };
  }

  protected widthOf(inks: readonly Ink[], size: number): number {
    const widths = inks.map((one) => this.canvas.width(one.text, this.canvas.fontOf(one), size));
    return widths.reduce((sum, one) => sum + one, 0);
  }

  protected line(frame: Frame, inks: readonly Ink[], x: number, size = frame.body.size): void {
    let left = x;
    for (const one of inks) {
      const font = this.canvas.fontOf(one);
      left += this.canvas.text(frame.at, left, one.text, font, { ...frame.body, size }, one.url);
    }
  }

  /** Breaks a paragraph; what reaches over the edge is its first line alone. */
  private broken(frame: Frame, inks: readonly Ink[], size: number, { first, next }: Indents) {
    const lines = this.canvas.wrap(inks, size, frame.w - first);
    if (lines.length < 2 || (this.reach === 0 && first === next)) return lines;
    const [head = [], ...rest] = this.canvas.wrap(inks, size, frame.w - first + this.reach);
    this.reach = 0;
    return rest.length === 0
      ? [head]
      : [head, ...this.canvas.wrap(rest.flat(), size, frame.w - next)];
  }

  protected paragraph(
    frame: Frame,
    inks: readonly Ink[],
    indents: Indents = flush,
    size = frame.body.size,
  ): void {
    this.broken(frame, inks, size, indents).forEach((line, index) => {
      const indent = index === 0 ? indents.first : indents.next;
      const slack = frame.align === "left" ? 0 : frame.w - indent - this.widthOf(line, size);
      this.room(frame, size * this.lineHeight);
      const x = frame.x + indent + (frame.align === "centre" ? slack / 2 : slack);
      this.line(frame, line, x, size);
      frame.at.y += size * this.lineHeight;
    });
  }

  protected row(frame: Frame, row: Row): void {
    const { size } = frame.body;
    const right = this.widthOf(row.right, size);
    if (row.right.length === 0 || this.widthOf(row.left, size) + right + 12 > frame.w) {
      if (row.left.length > 0) this.paragraph(frame, row.left);
      if (row.right.length > 0) this.paragraph(frame, row.right);
      return;
    }
    if (frame.align === "centre")
      return this.paragraph(frame, [...row.left, ink("   "), ...row.right]);
    this.room(frame, size * this.lineHeight);
    this.line(frame, row.left, frame.x);
    const lowered = { ...frame, at: { ...frame.at, y: frame.at.y + this.habits.drop } };
    this.line(lowered, row.right, frame.x + frame.w - right);
    frame.at.y += size * this.lineHeight;
  }

  protected bullet(frame: Frame, text: string, depth: number): void {
    const { glyph, at, text: first, next } = this.list;
    const inset = depth * 14;
    this.room(frame, frame.body.size * this.lineHeight);
    if (frame.align === "centre") return this.paragraph(frame, [ink(text)]);
    if (this.one.oddity === "no-glyph")
      return this.paragraph(frame, [ink(text)], { first: 12 + inset, next: 12 + inset });
    const mark = [ink(depth > 0 ? "–" : glyph)];
    this.canvas.isMark = true;
    this.line(frame, mark, frame.x + at + inset);
    this.canvas.isMark = false;
    const free = Math.max(first, at + this.widthOf(mark, frame.body.size) + 2);
    this.paragraph(frame, [ink(text)], { first: free + inset, next: next + inset });
  }

  private headingText(text: string): string {
    return this.one.oddity === "spaced-heading" ? spacedOut(text) : text;
  }

  private headingFont(): string {
    return this.canvas.fontOf({ bold: this.one.headingStyle !== 2, italic: false });
  }

  /** The lines of a heading; one that ends on the row of its text has two, where it has two words. */
  protected headingLines(frame: Frame, text: string): string[] {
    const { size } = frame.headingFace;
    const font = this.headingFont();
    if (frame.raised && text.includes(" ")) return halves(text);
    if (this.one.oddity === "long-heading" && text.includes(" ")) return text.split(" ");
    const spaced = this.headingText(text);
    if (this.canvas.width(spaced, font, size) <= frame.w) return [spaced];
    return this.canvas
      .wrap([ink(text, { bold: true })], size, frame.w)
      .map((line) => textOf(line).trim());
  }

  private headingEdge(frame: Frame, line: string): number {
    if (frame.align === "left") return frame.x - this.habits.outdent;
    const slack = frame.w - this.canvas.width(line, this.headingFont(), frame.headingFace.size);
    return frame.x + (frame.align === "centre" ? slack / 2 : slack);
  }

  protected heading(frame: Frame, text: string): void {
    const { size, colour } = frame.headingFace;
    if (text === "") return;
    frame.at.y += this.size;
    this.room(frame, size * 4);
    const font = this.headingFont();
    const lines = this.headingLines(frame, text);
    this.decorator.headingBox(frame, lines.length * size * 1.25);
    for (const line of lines) {
      const x = this.headingEdge(frame, line);
      this.canvas.text(frame.at, x, line, font, { size, colour });
      frame.at.y += size * 1.25;
    }
    if (this.one.headingStyle === 3 || this.one.headingStyle === 4) {
      this.canvas.box(frame.at.page, frame.x, frame.at.y, frame.w, 0.8, colour);
      frame.at.y += 3;
    }
  }
}
