import type { Chunk, Fill } from "../text-line/chunk.ts";
import { ChunkWriter } from "./chunk-writer.ts";
import { apply, identity, multiply, toMatrix } from "./matrix.ts";
import type { Matrix } from "./matrix.ts";

/** Font facts that the walk needs. */
export interface FontFacts {
  readonly name: string;
  readonly scale: number;
  readonly vertical: boolean;
}

type Bounds = Pick<Fill, "x0" | "y0" | "x1" | "y1">;

interface State {
  ctm: Matrix;
  colour: string;
  font: FontFacts;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
  /** How much of a fill is seen: 0 is nothing, 1 is all. */
  alpha: number;
  /** Nothing is painted outside: borders are often a filled box that is clipped to one edge. */
  clip: Bounds;
}

const boldName = /bold|semibold|demi|black|heavy|cmbx|sfbx|-bd\b|extrabold|(?:^|[-_])(?:b|bd|sb)$/i;
const italicName = /italic|oblique|cmti|sfti|-it\b|slanted/i;
/** Text that lets more than this through cannot be read, as if it were drawn in the invisible mode. */
const faintest = 0.06;
const invisible = 3;
const softHyphen = "\u00ad";
/** Longest side of an outline that is kept, in units of the drawing. */
const outlineSide = 40;

const everything: Bounds = { x0: -1e6, y0: -1e6, x1: 1e6, y1: 1e6 };

function shared(a: Bounds, b: Bounds): Bounds {
  return {
    x0: Math.max(a.x0, b.x0),
    y0: Math.max(a.y0, b.y0),
    x1: Math.min(a.x1, b.x1),
    y1: Math.min(a.y1, b.y1),
  };
}

function numberOf(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) ? value : 0;
}

function boundsOf(value: unknown): Bounds | undefined {
  const list =
    Array.isArray(value) || value instanceof Float32Array ? Array.from<unknown>(value) : [];
  const [x0, y0, x1, y1] = list.map(numberOf);
  if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined)
    return undefined;
  return { x0, y0, x1, y1 };
}

function glyphOf(value: unknown): { text: string; width: number; space: boolean } | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const text = "unicode" in value && typeof value.unicode === "string" ? value.unicode : "";
  const width = "width" in value ? numberOf(value.width) : 0;
  const space = "isSpace" in value && value.isSpace === true;
  return { text, width, space };
}

/** Walks the operators of a page and collects what is drawn as text and as filled areas. */
export class PageWalk {
  readonly fills: Fill[] = [];
  /** Width of "f", "i" and "l" by font, in em. */
  readonly widths = new Map<string, number>();
  /** Widths of the glyphs without meaning, in the order in which they occur in the chunks. */
  readonly lost: number[] = [];
  private readonly fonts: (id: string) => FontFacts;
  private state: State;
  private readonly stack: State[] = [];
  private textMatrix: Matrix = identity;
  private line = { x: 0, y: 0 };
  private x = 0;
  private clips = false;
  private readonly writer = new ChunkWriter();

  constructor(view: Matrix, fonts: (id: string) => FontFacts) {
    this.fonts = fonts;
    this.state = {
      ctm: view,
      colour: "#000000",
      font: { name: "", scale: 0.001, vertical: false },
      size: 0,
      charSpacing: 0,
      wordSpacing: 0,
      scale: 1,
      leading: 0,
      rise: 0,
      mode: 0,
      alpha: 1,
      clip: everything,
    };
  }

  /** All text of the page. */
  get chunks(): Chunk[] {
    this.writer.end();
    return this.writer.chunks;
  }

  /** Takes one operator by its name in pdf.js; names that mean nothing for text are ignored. */
  take(name: string, args: readonly unknown[]): void {
    this.writer.order += 1;
    const step = this.steps[name];
    if (step !== undefined) step(args);
  }

  private readonly steps: Record<string, (args: readonly unknown[]) => void> = {
    save: () => this.stack.push({ ...this.state }),
    restore: () => this.restore(),
    transform: (args) => this.transform(toMatrix(args)),
    paintFormXObjectBegin: (args) => {
      this.stack.push({ ...this.state });
      if (args[0] !== null && args[0] !== undefined) this.transform(toMatrix(args[0]));
    },
    paintFormXObjectEnd: () => this.restore(),
    beginText: () => this.setTextMatrix(identity),
    setTextMatrix: (args) => this.setTextMatrix(toMatrix(args.length === 1 ? args[0] : args)),
    moveText: (args) => this.moveText(numberOf(args[0]), numberOf(args[1])),
    nextLine: () => this.moveText(0, this.state.leading),
    setLeading: (args) => this.set({ leading: -numberOf(args[0]) }),
    setLeadingMoveText: (args) => {
      this.set({ leading: numberOf(args[1]) });
      this.moveText(numberOf(args[0]), numberOf(args[1]));
    },
    setFont: (args) =>
      this.set({
        font: this.fonts(typeof args[0] === "string" ? args[0] : ""),
        size: numberOf(args[1]),
      }),
    setCharSpacing: (args) => this.set({ charSpacing: numberOf(args[0]) }),
    setWordSpacing: (args) => this.set({ wordSpacing: numberOf(args[0]) }),
    setHScale: (args) => this.set({ scale: numberOf(args[0]) / 100 }),
    setTextRise: (args) => this.set({ rise: numberOf(args[0]) }),
    setTextRenderingMode: (args) => this.set({ mode: numberOf(args[0]) }),
    setFillRGBColor: (args) =>
      this.set({ colour: typeof args[0] === "string" ? args[0].toLowerCase() : "" }),
    setFillColorN: () => this.set({ colour: "" }),
    setGState: (args) => this.graphicsState(args[0]),
    showText: (args) => this.show(Array.isArray(args[0]) ? args[0] : []),
    showSpacedText: (args) => this.show(Array.isArray(args[0]) ? args[0] : []),
    // The path that follows is where is painted from then on.
    clip: () => void (this.clips = true),
    eoClip: () => void (this.clips = true),
    constructPath: (args) => this.path(args),
    shadingFill: () => this.fillAll(),
    paintImageXObject: () => this.image(),
    paintInlineImageXObject: () => this.image(),
    paintImageMaskXObject: () => this.image(),
  };

  private set(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
  }

  private graphicsState(entries: unknown): void {
    const list: readonly unknown[] = Array.isArray(entries) ? entries : [];
    for (const entry of list) {
      const [key, value]: readonly unknown[] = Array.isArray(entry) ? entry : [];
      if (key === "ca" && typeof value === "number") this.set({ alpha: value });
    }
  }

  private restore(): void {
    const last = this.stack.pop();
    if (last !== undefined) this.state = last;
  }

  private transform(m: Matrix): void {
    this.set({ ctm: multiply(this.state.ctm, m) });
  }

  private setTextMatrix(m: Matrix): void {
    this.textMatrix = m;
    this.line = { x: 0, y: 0 };
    this.x = 0;
  }

  private moveText(dx: number, dy: number): void {
    this.line = { x: this.line.x + dx, y: this.line.y + dy };
    this.x = this.line.x;
  }

  private show(glyphs: readonly unknown[]): void {
    const { size, font, charSpacing, wordSpacing, scale } = this.state;
    for (const value of glyphs) {
      if (typeof value === "number") {
        this.x -= (value * size * scale) / 1000;
        continue;
      }
      const glyph = glyphOf(value);
      if (glyph === undefined) continue;
      const ink = glyph.width * font.scale * size * scale;
      this.measure(glyph.text, glyph.width * font.scale);
      // Without a width nothing is drawn: the word may be broken here, and is not.
      if (glyph.text !== softHyphen || ink > 0) this.glyph(glyph.text, ink);
      this.x += ink + (charSpacing + (glyph.space ? wordSpacing : 0)) * scale;
    }
  }

  /** Widths of the letters of ligatures, and of glyphs whose meaning the file does not tell. */
  private measure(text: string, width: number): void {
    const { name } = this.state.font;
    if (text === "f" || text === "i" || text === "l") this.widths.set(`${name} ${text}`, width);
    if (text === "\u0000" && width > 0) this.lost.push(width);
  }

  private glyph(text: string, ink: number): void {
    if (text.trim() === "") {
      this.writer.blank();
      return;
    }
    const { ctm, size, rise, charSpacing, scale, font, colour, mode, alpha } = this.state;
    const m = multiply(ctm, this.textMatrix);
    const from = apply(m, this.x, this.line.y + rise);
    const to = apply(m, this.x + ink, this.line.y + rise);
    this.writer.write({
      text,
      x0: Math.min(from.x, to.x),
      x1: Math.max(from.x, to.x),
      y: from.y,
      size: Math.abs(size) * Math.hypot(m[2], m[3]),
      font: font.name,
      bold: boldName.test(font.name),
      italic: italicName.test(font.name),
      colour,
      mode: alpha < faintest ? invisible : mode,
      angle: (Math.atan2(m[1], m[0]) * 180) / Math.PI,
      tracking: charSpacing * scale * Math.hypot(m[0], m[1]),
    });
  }

  private path(args: readonly unknown[]): void {
    const operation = numberOf(args[0]);
    const isPainted = operation >= 20 && operation <= 27;
    const bounds = this.clips || isPainted ? boundsOf(args[2]) : undefined;
    if (bounds === undefined) return;
    if (this.clips) this.set({ clip: shared(this.state.clip, this.placed(bounds)) });
    this.clips = false;
    // pdf.js numbers: stroke 20, closeStroke 21, fill 22, eoFill 23, fillStroke 24, eoFillStroke 25, and their closing twins 26, 27.
    const isStroke = operation === 20 || operation === 21;
    if (!isPainted) return;
    // An outline hides nothing; a small one may be the ring that marks a list.
    if (isStroke && Math.abs(bounds.x1 - bounds.x0) > outlineSide) return;
    this.area(bounds, isStroke ? "outline" : this.state.colour);
  }

  private placed({ x0, y0, x1, y1 }: Bounds): Bounds {
    const a = apply(this.state.ctm, x0, y0);
    const b = apply(this.state.ctm, x1, y1);
    return {
      x0: Math.min(a.x, b.x),
      y0: Math.min(a.y, b.y),
      x1: Math.max(a.x, b.x),
      y1: Math.max(a.y, b.y),
    };
  }

  private area(bounds: Bounds, colour: string): void {
    const { x0, y0, x1, y1 } = shared(this.state.clip, this.placed(bounds));
    if (x0 > x1 || y0 > y1) return;
    // Written out: objects made by a spread are slow to search, and every text searches all of them.
    this.fills.push({
      x0,
      y0,
      x1,
      y1,
      // What shines through has another colour than the one it is drawn in.
      colour: this.state.alpha < 0.9 && colour !== "outline" ? "" : colour,
      order: this.writer.order,
    });
  }

  private image(): void {
    this.area({ x0: 0, y0: 0, x1: 1, y1: 1 }, "");
  }

  private fillAll(): void {
    this.fills.push({ ...everything, colour: "", order: this.writer.order });
  }
}
