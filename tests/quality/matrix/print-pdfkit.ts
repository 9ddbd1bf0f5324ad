import { BlockPrinter } from "./block-printer.ts";
import type { Layout } from "./cases.ts";
import { contactRows, labelledContacts, splitSides } from "./flow.ts";
import { handOf } from "./hands.ts";
import type { Frame } from "./line-printer.ts";
import { ink, textOf } from "./sheet.ts";
import type { Part, Row } from "./sheet.ts";

const black = "#1a1a1a";

const icons: Readonly<Record<string, string>> = { mail: ")", phone: "%", pin: "F", link: "(" };

/** Draws one resume in the layout and the drawing order of its case. */
export class Printer extends BlockPrinter {
  private name(frame: Frame): void {
    this.canvas.group += 1;
    const { name, headline } = this.sheet;
    const bold = this.one.variant % 2 === 0;
    this.decorator.photo(frame);
    if (name !== "") this.paragraph(frame, [ink(name, { bold })], undefined, this.size + 11);
    if (headline !== "") this.paragraph(frame, [ink(headline)], undefined, this.size + 2);
    frame.at.y += 4;
  }

  private contactLines(stacked: boolean): Row[] {
    if (stacked && this.one.variant % 2 === 0) return labelledContacts(this.sheet);
    const mark = [" | ", "  •  ", " · ", ", "][this.one.separator] ?? " | ";
    return contactRows(this.sheet, stacked, mark);
  }

  private hasIcons(): boolean {
    const isChosen = this.one.oddity === "icons" || this.habits.iconFont;
    return isChosen && this.sheet.contactBlock.length === 0;
  }

  private contacts(frame: Frame, stacked: boolean): void {
    this.canvas.group += 1;
    if (this.habits.contactFoot) return;
    if (this.hasIcons()) {
      for (const { icon, ink: piece } of this.sheet.contacts) {
        this.canvas.icon(frame.at, frame.x, icons[icon] ?? "(", frame.body);
        this.paragraph(frame, [piece], { first: 14, next: 14 });
      }
      return;
    }
    for (const row of this.contactLines(stacked)) this.row(frame, row);
  }

  private head(frame: Frame): void {
    const centred = handOf(this.one, this.habits).centredHead;
    const head: Frame = { ...frame, align: centred ? "centre" : frame.align };
    this.name(head);
    frame.at = head.at;
    const isCentred = this.sheet.contactBlock.length === 0 && !this.hasIcons();
    this.contacts(isCentred ? head : frame, this.one.variant % 5 === 1);
    if (head.at.y > frame.at.y) frame.at = head.at;
    if (this.one.oddity === "photo")
      this.canvas.box(0, frame.x + frame.w - 60, 40, 56, 70, "#b0b0b0");
  }

  /** The name over both columns; gives where they begin. */
  private nameAcross(): number {
    const frame = this.frame(40, this.canvas.w - 80, 44);
    this.name(frame);
    return frame.at.y;
  }

  private sideFrame(x: number, w: number, y: number): Frame {
    const colour = this.one.variant % 3 === 0 ? "#ffffff" : black;
    return { ...this.frame(x, w, y, colour), align: this.habits.centredSide ? "centre" : "left" };
  }

  /** The dark or light ground of a side column, on every page. */
  private sideGround(x: number, w: number, top: number): void {
    const colour = ["#22303f", "#e8ecf0"][this.one.variant % 3];
    if (colour === undefined) return;
    for (let page = 0; page < 4; page += 1)
      this.canvas.box(page, x, page === 0 ? top : 0, w, this.canvas.h, colour);
  }

  private sideColumn(frame: Frame, parts: readonly Part[], hasName: boolean): void {
    if (hasName) this.name(frame);
    this.reach = this.one.layout === "sidebar-left" ? this.habits.reach : 0;
    if (this.one.variant % 3 !== 0)
      this.heading(frame, this.one.language === "de" ? "Kontakt" : "Contact");
    this.contacts(frame, true);
    for (const part of parts) this.part(frame, part);
  }

  private mainColumn(frame: Frame, parts: readonly Part[], hasName: boolean): void {
    if (hasName) this.name(frame);
    this.reach = this.one.layout === "sidebar-left" ? 0 : this.habits.reach;
    for (const part of parts) this.part(frame, part);
  }

  private sides(leftSide: boolean): void {
    const { w } = this.canvas;
    const narrow = 165;
    const { side, main } = splitSides(this.sheet.parts, this.one);
    const x = leftSide ? 0 : w - narrow - 30;
    const headOver = this.one.variant % 7 < 2;
    const y = headOver ? this.nameAcross() : 44;
    const mainFrame = this.frame(leftSide ? narrow + 50 : 40, w - narrow - 100, y);
    const sideFrame = this.sideFrame(x + 18, narrow - 10, y);
    this.sideGround(x, narrow + 26, headOver ? y - 2 : 0);
    const isSideNamed = this.one.variant % 2 === 0;
    const draws = [
      () => this.sideColumn(sideFrame, side, !headOver && isSideNamed),
      () => this.mainColumn(mainFrame, main, !headOver && !isSideNamed),
    ];
    for (const draw of this.one.order === "side-last" ? draws.toReversed() : draws) draw();
  }

  private halves(): void {
    const { w } = this.canvas;
    const top = this.frame(40, w - 80, 44);
    this.head(top);
    const half = (w - 80 - 24) / 2;
    const left = this.frame(40, half, top.at.y + 4);
    const right: Frame = {
      ...this.frame(40 + half + 24, half, top.at.y + 4),
      align: this.habits.centredSide ? "centre" : "left",
    };
    this.reach = this.habits.reach / 2;
    for (const part of this.sheet.parts) {
      const isLeft = part.kind === "experience" || part.kind === "summary";
      this.part(isLeft ? left : right, part);
    }
  }

  private columns(asideWidth: number, margin: boolean): void {
    const { w } = this.canvas;
    const top = this.frame(44, w - 88, 44);
    this.head(top);
    const { asideGap, raisedMargin } = this.habits;
    const gap = asideGap > 0 ? asideGap * this.size : 12;
    const left: Frame = {
      ...this.frame(44, asideWidth - gap, top.at.y),
      align: asideGap > 0 ? "right" : "left",
      raised: raisedMargin,
    };
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

  private pageFeet(): void {
    const contacts = this.sheet.contacts.map((one) => one.ink.text).join("  |  ");
    const lines = [this.habits.contactFoot ? contacts : "", this.sheet.pageFoot];
    const font = this.canvas.fontOf({ bold: false, italic: false });
    const face = { size: 7.5, colour: "#555555" };
    for (let page = 0; page < this.canvas.pageCount; page += 1)
      lines.forEach((line, index) => {
        const text = line.replace("{page}", String(page + 1));
        const x = (this.canvas.w - this.canvas.width(text, font, face.size)) / 2;
        const y = this.canvas.h - 34 + index * 12;
        if (text !== "") this.canvas.text({ page, y }, x, text, font, face);
      });
  }

  async print(): Promise<Uint8Array> {
    this.pageHeaders();
    this.body();
    this.pageFeet();
    return this.canvas.finish(this.one.order);
  }

  private body(): void {
    const oneColumn = (): void => this.oneColumn();
    const draw: Readonly<Record<Layout, () => void>> = {
      "sidebar-left": () => this.sides(true),
      "sidebar-right": () => this.sides(false),
      "two-equal": () => this.halves(),
      margin: () => this.columns(118, true),
      europass: () => this.columns(140, this.one.variant % 2 === 0),
      "left-dates": () => this.columns(120, false),
      one: oneColumn,
      "right-dates": oneColumn,
      table: oneColumn,
      linkedin: oneColumn,
    };
    draw[this.one.layout]();
  }
}
