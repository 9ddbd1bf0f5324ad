import { assertNever } from "@savile/model";
import { Canvas } from "./canvas.ts";
import type { Cursor, Face } from "./canvas.ts";
import type { Case } from "./cases.ts";
import { partBlocks, spacedOut } from "./flow.ts";
import type { Block } from "./flow.ts";
import { ink, textOf } from "./sheet.ts";
import type { Ink, Part, Row, Sheet } from "./sheet.ts";

/** A strip of the page in which text flows on from page to page. */
export interface Frame {
  readonly x: number;
  readonly w: number;
  readonly top: number;
  readonly bottom: number;
  readonly body: Face;
  readonly headingFace: Face;
  at: Cursor;
}

const black = "#1a1a1a";
const lineHeight = 1.3;

/** Draws the blocks of a sheet into frames with a second PDF writer. */
export class BlockPrinter {
  protected readonly one: Case;
  protected readonly sheet: Sheet;
  protected readonly canvas: Canvas;
  protected readonly size: number;

  constructor(one: Case, sheet: Sheet) {
    this.one = one;
    this.sheet = sheet;
    this.canvas = new Canvas({
      letter: one.language === "en",
      serif: one.look.serif,
      byWord: one.oddity === "word-by-word",
      jitter: one.jitter,
    });
    this.size = 9 + (one.variant % 4) * 0.5;
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
      at: { page: 0, y },
    };
  }

  private room(frame: Frame, points: number): void {
    if (frame.at.y + points <= frame.bottom) return;
    frame.at = { page: frame.at.page + 1, y: frame.top };
  }

  private line(frame: Frame, inks: readonly Ink[], x: number, size = frame.body.size): void {
    let left = x;
    for (const one of inks) {
      const font = this.canvas.fontOf(one);
      left += this.canvas.text(frame.at, left, one.text, font, { ...frame.body, size }, one.url);
    }
  }

  protected paragraph(
    frame: Frame,
    inks: readonly Ink[],
    indent = 0,
    size = frame.body.size,
  ): void {
    for (const line of this.canvas.wrap(inks, size, frame.w - indent)) {
      this.room(frame, size * lineHeight);
      this.line(frame, line, frame.x + indent, size);
      frame.at.y += size * lineHeight;
    }
  }

  protected row(frame: Frame, row: Row): void {
    const { size } = frame.body;
    const width = (inks: readonly Ink[]): number =>
      inks.reduce(
        (sum, one) => sum + this.canvas.width(one.text, this.canvas.fontOf(one), size),
        0,
      );
    const right = width(row.right);
    if (row.right.length === 0 || width(row.left) + right + 12 > frame.w) {
      if (row.left.length > 0) this.paragraph(frame, row.left);
      if (row.right.length > 0) this.paragraph(frame, row.right);
      return;
    }
    this.room(frame, size * lineHeight);
    this.line(frame, row.left, frame.x);
    this.line(frame, row.right, frame.x + frame.w - right);
    frame.at.y += size * lineHeight;
  }

  private bullet(frame: Frame, text: string): void {
    const glyphs = ["•", "•", "-", "–", "·"] as const;
    const glyph = glyphs[this.one.look.glyph] ?? "•";
    this.room(frame, frame.body.size * lineHeight);
    if (this.one.oddity === "no-glyph") return this.paragraph(frame, [ink(text)], 12);
    if (this.one.oddity === "glyph-line") {
      this.line(frame, [ink(glyph)], frame.x + 2);
      return this.paragraph(frame, [ink(text)], 16);
    }
    this.line(frame, [ink(glyph)], frame.x + 4);
    this.paragraph(frame, [ink(text)], 14);
  }

  private cells(frame: Frame, cells: readonly string[], bold: boolean): void {
    const widths = [0.24, 0.4, 0.36];
    const { page, y } = frame.at;
    let x = frame.x;
    let lowest = y;
    cells.forEach((text, index) => {
      const width = frame.w * (widths[index] ?? 0.3);
      const cell: Frame = { ...frame, x: x + 2, w: width - 8, at: { page, y } };
      this.paragraph(cell, [ink(text, { bold })]);
      lowest = Math.max(lowest, cell.at.y);
      x += width;
    });
    frame.at = { page, y: lowest + 2 };
  }

  private grid(frame: Frame, terms: readonly string[]): void {
    const columns = frame.w > 300 ? 3 : 2;
    const step = frame.w / columns;
    terms.forEach((term, index) => {
      if (index % columns === 0) this.room(frame, frame.body.size * lineHeight);
      this.line(frame, [ink(term)], frame.x + (index % columns) * step);
      if (index % columns === columns - 1 || index === terms.length - 1)
        frame.at.y += frame.body.size * lineHeight;
    });
  }

  private aside(frame: Frame, left: Frame | undefined, text: string): void {
    if (text === "") return;
    if (left === undefined) return this.paragraph(frame, [ink(text)]);
    left.at = { ...frame.at };
    this.paragraph(left, [ink(text)]);
  }

  private block(frame: Frame, block: Block, left: Frame | undefined): void {
    switch (block.kind) {
      case "heading":
        return this.heading(frame, block.text);
      case "row":
        if (block.first) {
          frame.at.y += 5;
          this.room(frame, frame.body.size * lineHeight * 3);
        }
        this.aside(frame, left, block.aside);
        return this.row(frame, block.row);
      case "bullet":
        return this.bullet(frame, block.text);
      case "text":
        return this.paragraph(frame, [ink(block.text)]);
      case "cells":
        return this.cells(frame, block.cells, block.bold);
      case "grid":
        return this.grid(frame, block.terms);
      default:
        return assertNever(block);
    }
  }

  private headingText(text: string): string {
    return this.one.oddity === "spaced-heading" ? spacedOut(text) : text;
  }

  private headingLines(frame: Frame, text: string, font: string): string[] {
    const { size } = frame.headingFace;
    if (this.one.oddity === "long-heading" && text.includes(" ")) return text.split(" ");
    const spaced = this.headingText(text);
    if (this.canvas.width(spaced, font, size) <= frame.w) return [spaced];
    return this.canvas
      .wrap([ink(text, { bold: true })], size, frame.w)
      .map((line) => textOf(line).trim());
  }

  protected heading(frame: Frame, text: string): void {
    const { size, colour } = frame.headingFace;
    frame.at.y += this.size;
    this.room(frame, size * 4);
    const font = this.canvas.fontOf({ bold: this.one.headingStyle !== 2, italic: false });
    for (const line of this.headingLines(frame, text, font)) {
      this.canvas.text(frame.at, frame.x, line, font, { size, colour });
      frame.at.y += size * 1.25;
    }
    if (this.one.headingStyle === 3 || this.one.headingStyle === 4) {
      this.canvas.box(frame.at.page, frame.x, frame.at.y, frame.w, 0.8, colour);
      frame.at.y += 3;
    }
  }

  protected part(frame: Frame, part: Part, left?: Frame, margin = false): void {
    this.canvas.group += 1;
    if (margin && left !== undefined) {
      frame.at.y += this.size;
      this.room(frame, this.size * 9);
      left.at = { ...frame.at, y: frame.at.y - this.size };
      this.heading(left, part.heading);
    } else {
      const head: Frame =
        left === undefined
          ? frame
          : { ...frame, x: left.x, w: left.w + frame.w, at: { ...frame.at } };
      this.heading(head, part.heading);
      frame.at = { ...head.at };
    }
    for (const block of partBlocks(part, this.one))
      this.block(
        frame,
        block,
        margin && block.kind === "row" && block.aside !== "" ? undefined : left,
      );
  }
}
