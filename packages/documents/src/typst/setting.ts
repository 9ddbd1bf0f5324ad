import type { Margins, Tokens } from "./tokens.ts";

/** How tightly a document is set; the tokens of a template say what each means. */
export type Density = "normal" | "compact" | "roomy";

/**
 * How a document is set: a density of its template, factors on the template's spacing, leading and text
 * sizes (1 = as designed), and the margins in points.
 */
export interface Setting {
  readonly density: Density;
  readonly gap: number;
  readonly leading: number;
  readonly size: number;
  readonly margins: Margins;
}

/** What a template's design is for one kind of document and paper. */
export interface Design {
  /** Size of the text in each density, in points. */
  readonly bodies: Readonly<Record<Density, number>>;
  /** Space between lines in parts of the text size. */
  readonly leading: number;
  readonly margins: Margins;
}

/** No text of the body is set smaller, in points. */
export const smallestBody = 9.5;
/** No margin is narrower: 12 mm in points. */
export const narrowestMargin = 34.02;

const tightestGap = 0.72;
const tightestLeading = 0.84;
/** From as designed to the tightest: how much of the way each step goes for spacing, margins and size. */
const steps: readonly (readonly [spacing: number, margins: number, size: number])[] = [
  [0.25, 0, 0],
  [0.5, 0, 0],
  [0.75, 0, 0],
  [1, 0, 0],
  [1, 0.2, 0],
  [1, 0.4, 0],
  [1, 0.6, 0],
  [1, 0.6, 0.35],
  [1, 0.6, 0.7],
  [1, 0.6, 1],
  [1, 0.8, 1],
  [1, 1, 1],
];

/** How a template sets one kind of document. */
export function designOf(
  tokens: Tokens,
  kind: "resume" | "cover_letter",
  paper: "letter" | "a4",
): Design {
  const { densities, letter, sizes } = tokens;
  const body = (density: Density): number =>
    kind === "cover_letter"
      ? letter.body * densities[density].letter
      : (densities[density].sizes.body ?? sizes.body);
  return {
    bodies: { normal: body("normal"), compact: body("compact"), roomy: body("roomy") },
    leading: kind === "cover_letter" ? letter.leading : densities.normal.leading,
    margins: tokens.margins[kind][paper],
  };
}

/** The template's own setting in one of its densities. */
export function asDesigned(design: Design, density: Density): Setting {
  return { density, gap: 1, leading: 1, size: 1, margins: design.margins };
}

function towards(from: number, to: number, share: number): number {
  return Math.round((from + (to - from) * share) * 1000) / 1000;
}

function narrower(margin: number, share: number): number {
  return towards(margin, Math.min(margin, narrowestMargin), share);
}

/** Settings from a little to the tightest that stays readable, each at most as long as the one before. */
export function tighterSettings(design: Design): Setting[] {
  const smallest = Math.min(1, smallestBody / design.bodies.normal);
  const { x, top, bottom } = design.margins;
  return steps.map(([spacing, margins, size]) => ({
    density: "normal",
    gap: towards(1, tightestGap, spacing),
    leading: towards(1, tightestLeading, spacing),
    size: towards(1, smallest, size),
    margins: {
      x: narrower(x, margins),
      top: narrower(top, margins),
      bottom: narrower(bottom, margins),
    },
  }));
}
