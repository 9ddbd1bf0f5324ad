import Pdf from "pdfkit";
import { fontFiles, fontName, nameLetters } from "./fonts.ts";
import type { Family } from "./fonts.ts";
import type { Habits } from "./habits.ts";
import { createRandom } from "./random.ts";
import type { Ink } from "./sheet.ts";
import { redraw } from "./strokes.ts";
import type { Draw } from "./strokes.ts";

export interface Face {
  readonly size: number;
  readonly colour: string;
}

interface Box {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly colour: string;
}

/** Signs of an embedded font, each in the place of one of the standard font of icons. */
const iconSigns: Readonly<Record<string, string>> = { ")": "◉", "%": "✔", F: "⌂", "(": "◆" };

/** A place where text goes on: `y` is the top of the next line, in points from the top of the page. */
export interface Cursor {
  page: number;
  y: number;
}

/** Collects what is drawn, so that the order in the file can differ from that on the page. */
export class Canvas {
  readonly w: number;
  readonly h: number;
  group = 0;
  /** Whether what is drawn now is the mark of a list element. */
  isMark = false;
  private readonly doc: PDFKit.PDFDocument;
  private readonly draws: Draw[] = [];
  private readonly boxes: Box[] = [];
  private readonly family: Family;
  private readonly habits: Habits;
  private readonly byWord: boolean;
  private readonly jitter: number;
  private readonly random = createRandom("jitter");
  private readonly chunks: Buffer[] = [];
  private pages = 1;

  constructor(options: {
    letter: boolean;
    family: Family;
    byWord: boolean;
    jitter: number;
    habits: Habits;
  }) {
    this.w = options.letter ? 612 : 595;
    this.h = options.letter ? 792 : 842;
    this.family = options.family;
    this.habits = options.habits;
    this.byWord = options.byWord;
    this.jitter = options.jitter;
    this.doc = new Pdf({
      size: [this.w, this.h],
      margin: 0,
      bufferPages: true,
      compress: true,
    });
    this.doc.on("data", (chunk: Buffer) => this.chunks.push(chunk));
    for (const [name, bytes] of fontFiles(options.family)) this.doc.registerFont(name, bytes);
  }

  get pageCount(): number {
    return this.pages;
  }

  fontOf(one: { bold: boolean; italic: boolean }): string {
    return fontName(this.family, one);
  }

  width(text: string, font: string, size: number): number {
    return this.doc.font(font).fontSize(size).widthOfString(this.habits.spell(text));
  }

  box(page: number, x: number, y: number, w: number, h: number, colour: string): void {
    this.boxes.push({ page, x, y, w, h, colour });
  }

  /** Text on one base line at the top left point given. */
  text(at: Cursor, x: number, text: string, font: string, face: Face, url = ""): number {
    const width = this.width(text, font, face.size);
    this.pages = Math.max(this.pages, at.page + 1);
    const { group, isMark } = this;
    const base = { page: at.page, group, y: at.y, font, face, url, isMark };
    const { spell } = this.habits;
    if (!this.byWord) {
      this.draws.push({ ...base, x, text: spell(text), width });
      return width;
    }
    let left = x;
    for (const word of text.split(/(\s+)/)) {
      const step = this.width(word, font, face.size);
      if (word.trim() !== "") this.draws.push({ ...base, x: left, text: spell(word), width: step });
      left += step;
    }
    return width;
  }

  icon(at: Cursor, x: number, sign: string, face: Face): void {
    this.draws.push({
      page: at.page,
      group: this.group,
      x,
      y: at.y,
      text: this.habits.iconFont ? (iconSigns[sign] ?? "◆") : sign,
      font: this.habits.iconFont ? this.fontOf({ bold: false, italic: false }) : "ZapfDingbats",
      face,
      url: "",
      width: face.size,
      isMark: false,
    });
  }

  /** Breaks inks into lines of at most `width` points. */
  wrap(inks: readonly Ink[], size: number, width: number): Ink[][] {
    const lines: Ink[][] = [[]];
    let used = 0;
    for (const one of inks) {
      for (const piece of one.text.split(/(?<=\s)/)) {
        const step = this.width(piece, this.fontOf(one), size);
        const bare = this.width(piece.trimEnd(), this.fontOf(one), size);
        if (used > 0 && used + bare > width) {
          lines.push([]);
          used = 0;
        }
        const line = lines.at(-1);
        const last = line?.at(-1);
        if (
          line !== undefined &&
          last?.bold === one.bold &&
          last.italic === one.italic &&
          last.url === one.url
        )
          line[line.length - 1] = { ...last, text: last.text + piece };
        else line?.push({ ...one, text: piece });
        used += step;
      }
    }
    return lines;
  }

  private sorted(order: string): Draw[] {
    if (order === "rows")
      return this.draws.toSorted(
        (a, b) => a.page - b.page || Math.round(a.y) - Math.round(b.y) || a.x - b.x,
      );
    if (order === "scattered")
      return this.draws.toSorted(
        (a, b) => a.page - b.page || ((a.group * 7) % 5) - ((b.group * 7) % 5) || a.group - b.group,
      );
    return this.draws.toSorted((a, b) => a.page - b.page);
  }

  async finish(order: string): Promise<Uint8Array> {
    for (let page = 1; page < this.pages; page += 1) this.doc.addPage();
    for (const box of this.boxes) {
      if (box.page >= this.pages) continue;
      this.doc.switchToPage(box.page);
      this.doc.rect(box.x, box.y, box.w, box.h).fill(box.colour);
    }
    const measure = (text: string, { font, face }: Draw): number =>
      this.doc.font(font).fontSize(face.size).widthOfString(text);
    for (const draw of redraw(this.sorted(order), this.habits, measure)) {
      this.doc.switchToPage(draw.page);
      this.doc.font(draw.font).fontSize(draw.face.size).fillColor(draw.face.colour);
      const off = (): number => (this.random.next() - 0.5) * 2 * this.jitter;
      this.doc.text(draw.text, draw.x + off(), draw.y + off(), { lineBreak: false });
      if (draw.url !== "")
        this.doc.link(draw.x, draw.y, draw.width, draw.face.size * 1.2, draw.url);
    }
    nameLetters(this.doc, this.habits.letters);
    const done = new Promise<void>((resolve) => this.doc.on("end", () => resolve()));
    this.doc.end();
    await done;
    return new Uint8Array(Buffer.concat(this.chunks));
  }
}
