import type { Line, Reading } from "./line.ts";

/** Signs in a row that draw a line across the page. */
const drawn = /^[\s_=~*.·•─━—–-]{5,}$/u;

function isDrawn({ text, links }: Line): boolean {
  return drawn.test(text) && links.length === 0;
}

/** A reading without the lines that only draw: "________" below a heading says nothing and belongs to no value. */
export function dropRules(reading: Reading): Reading {
  if (!reading.lines.some(isDrawn)) return reading;
  return { ...reading, lines: reading.lines.filter((line) => !isDrawn(line)) };
}
