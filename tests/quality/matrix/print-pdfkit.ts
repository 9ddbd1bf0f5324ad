import { assertNever } from "@savile/model";
import { Canvas } from "./canvas.ts";
import type { Cursor, Face } from "./canvas.ts";
import type { Case } from "./cases.ts";
import { contactRows, labelledContacts, partBlocks, spacedOut, splitSides } from "./flow.ts";
import type { Block } from "./flow.ts";
import { ink, textOf } from "./sheet.ts";
import type { Ink, Part, Row, Sheet } from "./sheet.ts";

/** A strip of the page in which text flows on from page to page. */
interface Frame {
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

const icons: Readonly<Record<string, string>> = { mail: ")", phone: "%", pin: "F", link: "(" };

/** Draws one resume with a second PDF writer, in the layout and the drawing order of the case. */
export class Printer {
  private readonly one: Case;
  private readonly sheet: Sheet;
  private readonly canvas: Canvas;
  private readonly size: number;

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

  private frame(x: number, w: number, y: number, colour = black): Frame {
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

  private paragraph(frame: Frame, inks: readonly Ink[], indent = 0, size = frame.body.size): void {
    for (const line of this.canvas.wrap(inks, size, frame.w - indent)) {
      this.room(frame, size * lineHeight);
      this.line(frame, line, frame.x + indent, size);
      frame.at.y += size * lineHeight;
    }
  }

  private row(frame: Frame, row: Row): void {
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

  private heading(frame: Frame, text: string): void {
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

  private part(frame: Frame, part: Part, left?: Frame, margin = false): void {
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

  private name(frame: Frame): void {
    this.canvas.group += 1;
    const { name, headline } = this.sheet;
    const bold = this.one.variant % 2 === 0;
    if (name !== "") this.paragraph(frame, [ink(name, { bold })], 0, this.size + 11);
    if (headline !== "") this.paragraph(frame, [ink(headline)], 0, this.size + 2);
    frame.at.y += 4;
  }

  private contacts(frame: Frame, stacked: boolean): void {
    this.canvas.group += 1;
    if (this.one.oddity === "icons") {
      for (const { icon, ink: piece } of this.sheet.contacts) {
        this.canvas.icon(frame.at, frame.x, icons[icon] ?? "(", frame.body);
        this.paragraph(frame, [piece], 14);
      }
      return;
    }
    const rows =
      stacked && this.one.variant % 2 === 0
        ? labelledContacts(this.sheet)
        : contactRows(
            this.sheet,
            stacked,
            [" | ", "  •  ", " · ", ", "][this.one.separator] ?? " | ",
          );
    for (const row of rows) this.row(frame, row);
  }

  private head(frame: Frame): void {
    this.name(frame);
    this.contacts(frame, this.one.variant % 5 === 1);
    if (this.one.oddity === "photo")
      this.canvas.box(0, frame.x + frame.w - 60, 40, 56, 70, "#b0b0b0");
  }

  private sides(leftSide: boolean): void {
    const { w, h } = this.canvas;
    const narrow = 165;
    const { side, main } = splitSides(this.sheet.parts, this.one);
    const filled = this.one.variant % 3;
    const x = leftSide ? 0 : w - narrow - 30;
    const wide = this.frame(leftSide ? narrow + 50 : 40, w - narrow - 100, 44);
    const headOver = this.one.variant % 7 < 2;
    if (headOver) this.name(Object.assign(wide, { x: 40, w: w - 80 }));
    const y = headOver ? wide.at.y : 44;
    const mainFrame = this.frame(leftSide ? narrow + 50 : 40, w - narrow - 100, y);
    const sideFrame = this.frame(x + 18, narrow - 10, y, filled === 0 ? "#ffffff" : black);
    if (filled < 2) {
      for (let page = 0; page < 4; page += 1)
        this.canvas.box(
          page,
          x,
          page === 0 && headOver ? y - 2 : 0,
          narrow + 26,
          h,
          filled === 0 ? "#22303f" : "#e8ecf0",
        );
    }
    const drawSide = (): void => {
      if (!headOver && this.one.variant % 2 === 0) this.name(sideFrame);
      if (this.one.variant % 3 !== 0)
        this.heading(sideFrame, this.one.language === "de" ? "Kontakt" : "Contact");
      this.contacts(sideFrame, true);
      for (const part of side) this.part(sideFrame, part);
    };
    const drawMain = (): void => {
      if (!headOver && this.one.variant % 2 === 1) this.name(mainFrame);
      for (const part of main) this.part(mainFrame, part);
    };
    if (this.one.order === "side-last") {
      drawMain();
      drawSide();
    } else {
      drawSide();
      drawMain();
    }
  }

  private halves(): void {
    const { w } = this.canvas;
    const top = this.frame(40, w - 80, 44);
    this.head(top);
    const half = (w - 80 - 24) / 2;
    const left = this.frame(40, half, top.at.y + 4);
    const right = this.frame(40 + half + 24, half, top.at.y + 4);
    for (const part of this.sheet.parts) {
      const isLeft = part.kind === "experience" || part.kind === "summary";
      this.part(isLeft ? left : right, part);
    }
  }

  private columns(asideWidth: number, margin: boolean): void {
    const { w } = this.canvas;
    const top = this.frame(44, w - 88, 44);
    this.head(top);
    const left = this.frame(44, asideWidth - 12, top.at.y);
    const main = this.frame(44 + asideWidth, w - 88 - asideWidth, top.at.y);
    for (const part of this.sheet.parts) this.part(main, part, left, margin);
  }

  private oneColumn(): void {
    const frame = this.frame(50, this.canvas.w - 100, 48);
    this.head(frame);
    for (const part of this.sheet.parts) this.part(frame, part);
  }

  private pageHeaders(): void {
    if (this.one.oddity !== "page-header") return;
    const face = { size: 8, colour: "#777777" };
    for (let page = 0; page < 2; page += 1) {
      const font = this.canvas.fontOf({ bold: false, italic: false });
      this.canvas.text(
        { page, y: 20 },
        40,
        `${this.sheet.name} ${textOf(this.sheet.contacts.slice(0, 1).map((one) => one.ink))}`,
        font,
        face,
      );
      this.canvas.text({ page, y: this.canvas.h - 24 }, 280, `${page + 1} / 2`, font, face);
    }
  }

  async print(): Promise<Uint8Array> {
    this.pageHeaders();
    switch (this.one.layout) {
      case "sidebar-left":
      case "sidebar-right":
        this.sides(this.one.layout === "sidebar-left");
        break;
      case "two-equal":
        this.halves();
        break;
      case "margin":
        this.columns(118, true);
        break;
      case "europass":
        this.columns(140, this.one.variant % 2 === 0);
        break;
      case "left-dates":
        this.columns(120, false);
        break;
      case "one":
      case "right-dates":
      case "table":
      case "linkedin":
        this.oneColumn();
        break;
      default:
        assertNever(this.one.layout);
    }
    return this.canvas.finish(this.one.order);
  }
}
