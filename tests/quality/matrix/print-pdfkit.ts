import { assertNever } from "@savile/model";
import { BlockPrinter } from "./block-printer.ts";
import type { Frame } from "./block-printer.ts";
import { contactRows, labelledContacts, splitSides } from "./flow.ts";
import { ink, textOf } from "./sheet.ts";

const black = "#1a1a1a";

const icons: Readonly<Record<string, string>> = { mail: ")", phone: "%", pin: "F", link: "(" };

/** Draws one resume in the layout and the drawing order of its case. */
export class Printer extends BlockPrinter {
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
