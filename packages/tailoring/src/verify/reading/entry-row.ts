import type { SourceLine } from "../../match/source.ts";
import { bareText } from "./bare-text.ts";

/**
 * Whether a text is nothing but values of one certificate, membership or study in the order of its entry: what a
 * resume says of a paper, set in one row.
 * @param lines all that the text cites
 */
export function isRowOfEntry(text: string, lines: readonly SourceLine[]): boolean {
  const entries = new Set(lines.map(({ entry }) => entry));
  const isOne = entries.size === 1 && lines.every(({ place }) => place === "credential");
  return isOne && bareText(text) === bareText(lines.map((line) => line.text).join(" "));
}
