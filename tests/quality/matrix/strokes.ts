import type { Habits } from "./habits.ts";

/** One text that a PDF draws, with all that its place and its look are. */
export interface Draw {
  readonly page: number;
  readonly group: number;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly font: string;
  readonly face: { readonly size: number; readonly colour: string };
  readonly url: string;
  readonly width: number;
  /** Whether it is the mark of a list element. */
  readonly isMark: boolean;
}

type Measure = (text: string, draw: Draw) => number;

/** Accents that stand alone, by the sign that joins them to a letter. */
const spacing: Readonly<Record<string, string>> = {
  "\u0300": "`",
  "\u0301": "´",
  "\u0302": "ˆ",
  "\u0303": "˜",
  "\u0308": "¨",
  "\u0327": "¸",
};

interface Accented {
  readonly before: string;
  readonly letter: string;
  readonly mark: string;
  readonly rest: string;
}

function firstAccent(text: string): Accented | undefined {
  const letters = Array.from(text.normalize("NFC"));
  for (const [index, whole] of letters.entries()) {
    const [letter = "", sign = ""] = Array.from(whole.normalize("NFD"));
    const mark = spacing[sign];
    if (mark === undefined) continue;
    const before = letters.slice(0, index).join("");
    return { before, letter, mark, rest: letters.slice(index + 1).join("") };
  }
  return undefined;
}

/** A text as typesetting programs draw accents: base letter and spacing mark over each other. */
function splitAccents(draw: Draw, how: Habits["accents"], measure: Measure): Draw[] {
  const found = firstAccent(draw.text);
  if (found === undefined) return [draw];
  const { before, letter, mark, rest } = found;
  const piece = (text: string, x: number, lift = 0): Draw => {
    const y = draw.y - lift;
    return { ...draw, text, x, y, width: measure(text, draw) };
  };
  const x = draw.x + measure(before, draw);
  const over = x + (measure(letter, draw) - measure(mark, draw)) / 2;
  const lift = letter !== letter.toLowerCase() && mark !== "¸" ? draw.face.size * 0.18 : 0;
  const heads = {
    whole: [],
    before: [piece(before, draw.x), piece(mark, over, lift)],
    joined: [piece(before + mark, draw.x)],
    after: [piece(before + letter, draw.x), piece(mark, over, lift)],
  }[how].filter((one) => one.text !== "");
  const tail = how === "after" ? piece(rest, x + measure(letter, draw)) : piece(letter + rest, x);
  return tail.text === "" ? heads : [...heads, ...splitAccents(tail, how, measure)];
}

function strokesOf(draw: Draw, { strokes }: Habits): Draw[] {
  const isChosen =
    strokes.which === "all" ||
    (strokes.which === "bold" && draw.font.endsWith("Bold")) ||
    (strokes.which === "links" && draw.url !== "");
  const times = isChosen ? strokes.times : 1;
  return Array.from({ length: times }, (_, index) => ({
    ...draw,
    x: draw.x + index * strokes.off,
    url: index === 0 ? draw.url : "",
  }));
}

/** All marks of lists of a page before or after its other texts. */
function layered(draws: readonly Draw[], { marks }: Habits): readonly Draw[] {
  if (marks === "with") return draws;
  const rank = (draw: Draw): number => (draw.isMark === (marks === "before") ? 0 : 1);
  return draws.toSorted((a, b) => a.page - b.page || rank(a) - rank(b));
}

/** What is really drawn for the texts of a file, in the order of drawing. */
export function redraw(draws: readonly Draw[], habits: Habits, measure: Measure): Draw[] {
  return layered(draws, habits)
    .flatMap((draw) =>
      habits.accents === "whole" ? [draw] : splitAccents(draw, habits.accents, measure),
    )
    .flatMap((draw) => strokesOf(draw, habits));
}
