import type { DocumentKind, Paper } from "@savile/model";
import type { Look } from "./look.ts";

/** How tightly the PDF of the same document was set: the Word file follows, so that both have as many pages. */
export interface TextSetting {
  readonly density: "normal" | "compact" | "roomy";
  /** Factors on gaps, leading and sizes; 1 is the template's own. */
  readonly gap: number;
  readonly leading: number;
  readonly size: number;
  /** Margins in points where they are not the template's own. */
  readonly margins?:
    | { readonly x: number; readonly top: number; readonly bottom: number }
    | undefined;
}

/** A setting as the template has it. */
export const plainSetting: TextSetting = { density: "normal", gap: 1, leading: 1, size: 1 };

type SizeName = keyof Look["sizes"];
type GapName = keyof Look["gaps"];

/** Lengths of one Word file in the units of the format. */
export interface Measures {
  /** Size of a kind of text in half points. */
  halfPoints(name: SizeName | number): number;
  /** Distance from line to line for a size of the PDF in points, in twentieths of a point. */
  pitch(size: number): number;
  /** Space above a paragraph of a size that follows at a gap, in twentieths of a point. */
  above(gap: GapName | number, size: number): number;
  /** Size of a kind of text in the PDF, in points. */
  points(name: SizeName): number;
  readonly margins: { readonly x: number; readonly top: number; readonly bottom: number };
  /** Factors of the measures that a letter has for itself. */
  readonly letter: {
    readonly density: number;
    readonly size: number;
    readonly leading: number;
    readonly gap: number;
  };
}

// Height of the capitals: the PDF counts its gaps from the baseline to the top of the capitals.
export const capitals = 0.66;
const smallest = 9;

/** Lengths by the tokens of a template and by how tightly the PDF was set. */
export function measuresOf(
  look: Look,
  page: { kind: DocumentKind; paper: Paper },
  setting: TextSetting,
): Measures {
  const density = look.densities[setting.density];
  const sizes = { ...look.sizes, ...density.sizes };
  const leading = density.leading * setting.leading;
  const scaled = (size: number) =>
    Math.max(smallest, Math.round(size * look.face.scale * setting.size * 2) / 2);
  return {
    points: (name) => sizes[name] * setting.size,
    halfPoints: (name) => scaled(typeof name === "number" ? name : sizes[name]) * 2,
    pitch: (size) => Math.round(size * (capitals + leading) * 20),
    above: (gap, size) => {
      const em = typeof gap === "number" ? gap : look.gaps[gap] * sizes.body;
      const room = em * density.gap * setting.gap - leading * size;
      return Math.max(0, Math.round(room * 20));
    },
    margins: setting.margins ?? look.margins[page.kind][page.paper],
    letter: {
      density: density.letter,
      size: density.letter * setting.size,
      leading: density.letter * setting.leading,
      gap: density.gap * setting.gap,
    },
  };
}
