import type { Line } from "../text-line/line.ts";

/** No element of a list and no address, and not too long. */
export function possible(line: Line): boolean {
  const text = line.text.trim();
  if (line.bullet !== undefined || text.length > 70 || !/\p{L}/u.test(text)) return false;
  return !/@|https?:|www\./.test(text);
}

/** Words that stand in tables and names as often as above a section. */
const everyday = /^(?:schools?|study|technology|speaks?|can do|i can|i know)$/iu;

/** An everyday word heads a section where it is set apart from the line above, by white space or its look. */
function isApart(line: Line): boolean {
  const isSet = line.gap >= 1.2 || line.gap === 0 || line.caps || line.headingLevel !== undefined;
  return isSet || !everyday.test(line.text.trim().replace(/:$/, ""));
}

/** What the whole file is, which heads no section of it. */
export const namesDocument =
  /^(?:my )?(?:r[eé]sum[eé]|curr[ií]culum(?: v[ií]t(?:ae?|æ))?|c\.?v\.?|lebenslauf|curr[ií]culo|hoja de vida)$/iu;

/** "RESUME" at the very top is no summary, though the word for one is the same in French. */
export function mayHead(line: Line, at: number): boolean {
  const isTitle = at === 0 && namesDocument.test(line.text.trim());
  return !isTitle && possible(line) && isApart(line);
}
