import { assertNever } from "@savile/model";
import { partBlocks } from "./flow.ts";
import type { Block } from "./flow.ts";
import { LinePrinter } from "./line-printer.ts";
import type { Frame } from "./line-printer.ts";
import { ink } from "./sheet.ts";
import type { Part } from "./sheet.ts";

/** Draws the blocks of a sheet into frames with a second PDF writer. */
export class BlockPrinter extends LinePrinter {
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
    if (frame.align === "centre") {
      for (const term of terms) this.paragraph(frame, [ink(term)]);
      return;
    }
    const columns = frame.w > 300 ? 3 : 2;
    const step = frame.w / columns;
    terms.forEach((term, index) => {
      if (index % columns === 0) this.room(frame, frame.body.size * this.lineHeight);
      this.line(frame, [ink(term)], frame.x + (index % columns) * step);
      if (index % columns === columns - 1 || index === terms.length - 1)
        frame.at.y += frame.body.size * this.lineHeight;
    });
  }

  private aside(frame: Frame, left: Frame | undefined, text: string): void {
    if (text === "") return;
    const lines = text.split("\n").map((line) => [ink(line)]);
    if (left === undefined) return lines.forEach((line) => this.paragraph(frame, line));
    left.at = { ...frame.at };
    for (const line of lines) this.paragraph(left, line);
  }

  /** What follows an entry stands below its dates too. */
  private below(frame: Frame, left: Frame): void {
    if (left.at.page === frame.at.page) frame.at.y = Math.max(frame.at.y, left.at.y);
  }

  private entryRow(
    frame: Frame,
    { row, aside, first }: Extract<Block, { kind: "row" }>,
    left: Frame | undefined,
  ): void {
    if (first) {
      frame.at.y += 5;
      this.room(frame, frame.body.size * this.lineHeight * 3);
      this.decorator.rule(frame);
      this.decorator.dot(frame);
    }
    this.aside(frame, left, aside);
    this.row(frame, row);
  }

  private block(frame: Frame, block: Block, left: Frame | undefined): void {
    switch (block.kind) {
      case "heading":
        return this.heading(frame, block.text);
      case "row":
        return this.entryRow(frame, block, left);
      case "bullet":
        return this.bullet(frame, block.text, block.depth);
      case "text": {
        const inset = block.depth * 14;
        return this.paragraph(frame, [ink(block.text)], { first: inset, next: inset });
      }
      case "cells":
        return this.cells(frame, block.cells, block.bold);
      case "grid":
        return this.grid(frame, block.terms);
      default:
        return assertNever(block);
    }
  }

  /** A heading beside its text: on its first row, or ending there. */
  private marginHeading(frame: Frame, part: Part, left: Frame): void {
    frame.at.y += this.size;
    this.room(frame, this.size * 9);
    const { size } = left.headingFace;
    const above = left.raised ? this.headingLines(left, part.heading).length - 1 : 0;
    frame.at.y += above * size * 1.25;
    const lead = left.raised ? (size - this.size) * 0.75 - (part.entries.length > 0 ? 5 : 0) : 0;
    left.at = { ...frame.at, y: frame.at.y - above * size * 1.25 - lead - this.size };
    this.heading(left, part.heading);
  }

  private headingAcross(frame: Frame, part: Part, left: Frame | undefined): void {
    const head: Frame =
      left === undefined
        ? frame
        : { ...frame, x: left.x, w: frame.x + frame.w - left.x, at: { ...frame.at } };
    this.heading(head, part.heading);
    frame.at = { ...head.at };
  }

  private partBlock(frame: Frame, block: Block, left: Frame | undefined, margin: boolean): void {
    if (block.kind !== "row") return this.block(frame, block, left);
    if (left !== undefined && !margin && block.first) this.below(frame, left);
    const isBeside = margin && block.aside !== "";
    this.block(frame, block, isBeside ? undefined : left);
  }

  protected part(frame: Frame, part: Part, left?: Frame, margin = false): void {
    this.canvas.group += 1;
    if (margin && left !== undefined) this.marginHeading(frame, part, left);
    else this.headingAcross(frame, part, left);
    for (const block of partBlocks(part, this.one)) {
      const start = { ...frame.at };
      this.partBlock(frame, block, left, margin);
      if (part.kind === "experience") this.decorator.thread(frame, start);
    }
    if (left !== undefined && !margin) this.below(frame, left);
  }
}
