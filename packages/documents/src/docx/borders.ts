import type { IBorderOptions, IBordersOptions } from "docx";
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
  const line = lineOf(6, hex(look.colours.border), 3);
  return { border: rule === "above" ? { top: line } : { bottom: line } };
}
