/** How list elements are set: the mark, and the points at which mark, text and further lines begin. */
export interface ListStyle {
  readonly glyph: string;
  readonly at: number;
  readonly text: number;
  readonly next: number;
}

/** Which texts are drawn again in the same place: how often, and how far off. */
export interface Strokes {
  readonly which: "none" | "bold" | "links" | "all";
  readonly times: number;
  readonly off: number;
}

export type Decoration = "rules" | "boxes" | "photo" | "timeline";

/** What a maker does beside laying out: which letters its text layer names and how it sets its pieces. */
export interface Habits {
  /** How a text arrives in the file. */
  readonly spell: (text: string) => string;
  /** Letters of the text layer by those that are seen; asks for fonts that bring such a table along. */
  readonly letters: ReadonlyMap<string, string>;
  /** Whether an accent is a piece of its own: before its letter, drawn with the text up to it, or after it. */
  readonly accents: "whole" | "before" | "joined" | "after";
  readonly strokes: Strokes;
  /** Whether icons come from a font of their own that is brought along. */
  readonly iconFont: boolean;
  /** Points by which headings stand left of their column. */
  readonly outdent: number;
  readonly centredSide: boolean;
  /** Points by which one line of a column reaches over its right edge. */
  readonly reach: number;
  /** Points by which the right cell of a header stands below its row. */
  readonly drop: number;
  /** Blank between a right-aligned column of dates or headings and its text in em; 0 for the layout's own. */
  readonly asideGap: number;
  /** Whether the last line of a heading in the margin stands on the first row of the text. */
  readonly raisedMargin: boolean;
  readonly list: ListStyle | undefined;
  /** When the marks of lists are drawn: with their text, or all of a page at once. */
  readonly marks: "with" | "before" | "after";
  readonly decorations: readonly Decoration[];
  readonly contactFoot: boolean;
}

export const plainHabits: Habits = {
  spell: (text) => text,
  letters: new Map(),
  accents: "whole",
  strokes: { which: "none", times: 1, off: 0 },
  iconFont: false,
  outdent: 0,
  centredSide: false,
  reach: 0,
  drop: 0,
  asideGap: 0,
  raisedMargin: false,
  list: undefined,
  marks: "with",
  decorations: [],
  contactFoot: false,
};
