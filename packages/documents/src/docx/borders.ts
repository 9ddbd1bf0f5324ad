import type { IBorderOptions, IBordersOptions, IParagraphOptions } from "docx";
import type { Look } from "./look.ts";

/** A colour as Word writes it. */
export function hex(colour: string): string {
  return colour.replace("#", "").toUpperCase();
}

/** A line beside a paragraph: its width in eighths of a point, its distance in points. */
export function lineOf(size: number, color: string, space: number): IBorderOptions {
  return { style: "single", size, color, space };
}

/** The rule of a section heading as a border of its paragraph; the width is in eighths of a point. */
export function headingRule(look: Look): { border?: IBordersOptions } {
  const { rule } = look.look.section;
  if (rule === "none") return {};
  const thick = look.look.band !== undefined;
  const colour = hex(look.look.band ?? look.colours.border);
  const line = lineOf(thick ? 18 : 6, colour, 3);
  return { border: rule === "above" ? { top: line } : { bottom: line } };
}

/** How far the band of a head reaches beyond its text, in points: as far as Word allows at its sides. */
const bandSide = 31;
const bandHeight = 10;

/** A band of colour behind the paragraphs of a head. Word joins those of one look into one band. */
export function bandOf(look: Look): Pick<IParagraphOptions, "shading" | "border"> {
  const { band } = look.look;
  if (look.look.head !== "band" || band === undefined) return {};
  const color = hex(band);
  const edge = (space: number) => lineOf(8, color, space);
  return {
    shading: { type: "clear", fill: color, color: "auto" },
    border: {
      top: edge(bandHeight),
      bottom: edge(bandHeight),
      left: edge(bandSide),
      right: edge(bandSide),
    },
  };
}
