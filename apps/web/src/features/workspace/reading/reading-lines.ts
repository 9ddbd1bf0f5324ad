import type { FactKind, Leaf, Page } from "@savile/model";
import { sectionOf } from "../../../lib/section-names.ts";

/** How a line is set in running text. */
export type ReadingLook = "name" | "head" | "small" | "bullet" | "item" | "text";

/** A line of the document as it is read on a narrow screen. */
export interface ReadingLine {
  readonly path: string;
  readonly text: string;
  readonly look: ReadingLook;
}

/** Lines under one heading; a letter and the head of a resume have none. */
export interface ReadingPart {
  readonly id: string;
  readonly name: string | null;
  readonly lines: readonly ReadingLine[];
}

const looks: Partial<Record<FactKind, ReadingLook>> = {
  name: "name",
  title: "head",
  degree: "head",
  project: "head",
  cert: "head",
  award: "head",
  contact: "small",
  org: "small",
  school: "small",
  location: "small",
  dates: "small",
  field: "small",
  "employment-type": "small",
  bullet: "bullet",
  skill: "item",
  language: "item",
};

/** The paths of the pages in the order in which they are printed, each once; of none, the order of the values. */
function orderOf(leaves: readonly Leaf[], pages: readonly Page[]): readonly string[] {
  const printed = pages.flatMap(({ regions }) => regions.map(({ path }) => path));
  return [...new Set(printed.length > 0 ? printed : leaves.map(({ address }) => address))];
}

/** A document as running text: what is printed, in its order, under its headings. */
export function readingOf(leaves: readonly Leaf[], pages: readonly Page[]): readonly ReadingPart[] {
  const leafOf = new Map(leaves.map((leaf) => [leaf.address, leaf]));
  const parts: { id: string; name: string | null; lines: ReadingLine[] }[] = [];
  for (const path of orderOf(leaves, pages)) {
    const leaf = leafOf.get(path);
    if (leaf === undefined) continue;
    const { id, name } = sectionOf(path);
    const isHeadless = id === "contact" || id === "body";
    const last = parts.at(-1);
    const part = last?.id === id ? last : { id, name: isHeadless ? null : name, lines: [] };
    if (part !== last) parts.push(part);
    part.lines.push({ path, text: leaf.text, look: looks[leaf.kind] ?? "text" });
  }
  return parts;
}
