import { matchHeading } from "../headings/match-heading.ts";
import type { Line } from "../text-line/line.ts";

/**
 * The first line of a page that is marked as a heading and names no section is the name of the person, and
 * what follows is no section of that name: it stands as a large line of plain text.
 */
export function settleNameHeading(lines: readonly Line[]): void {
  const [first] = lines;
  if (first?.headingLevel === undefined || matchHeading(first.text) !== undefined) return;
  delete first.headingLevel;
  first.bold = true;
}
