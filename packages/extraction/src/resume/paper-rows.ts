import { degreeLevel } from "../entries/score-token.ts";
import { schoolWords } from "../fields/lexicon/degrees.data.ts";
import type { SectionKind } from "../headings/kinds.ts";
import { fold } from "../text-line/clean-text.ts";
import type { Line } from "../text-line/line.ts";

/** What is held and renewed, and studied for at no school; "licence" is a degree in French alone. */
const heldWords =
  /(?<!\p{L})(?:driv(?:er'?s?|ing)|licen[cs]es?|permits?|tickets?|cards?|checks?|clearances?|screening|vetting|first aid|cpr|handling|refresher|vaccinations?|immuni[sz]ations?)(?!\p{L})/u;
const fewestRows = 3;

function isPaper({ text }: Line): boolean {
  const plain = fold(text);
  return !schoolWords.test(plain) && (degreeLevel(text) === 0 || heldWords.test(plain));
}

/**
 * "Wildlife permit | to 2029": of rows of two cells, below a heading that names studies and papers, each is one or the
 * other by itself; those that are papers.
 */
export function paperRows(kinds: readonly SectionKind[], lines: readonly Line[]): readonly Line[] {
  const isTable = lines.length >= fewestRows && lines.every(({ cells }) => cells.length === 2);
  return isTable && kinds.includes("certifications") ? lines.filter(isPaper) : [];
}
