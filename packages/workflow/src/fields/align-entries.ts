import type { PrintedLine } from "@savile/documents";
import { flat } from "./same-value.ts";

/** The printed values of one entry: `exp2` with its title, employer and lines. */
export interface PrintedEntry {
  readonly id: string;
  readonly values: readonly PrintedLine[];
}

/** Printed values by their section (`exp`), then by entry; those without an entry are under `""`. */
export function groupEntries(lines: readonly PrintedLine[]): Map<string, PrintedEntry[]> {
  const sections = new Map<string, PrintedEntry[]>();
  for (const line of lines) {
    const [head = ""] = line.address.split(".");
    const id = line.address.includes(".") ? head : "";
    const section = id.replace(/\d+$/u, "");
    const entries = sections.get(section) ?? [];
    sections.set(section, entries);
    const known = entries.find((entry) => entry.id === id);
    if (known === undefined) entries.push({ id, values: [line] });
    else entries.splice(entries.indexOf(known), 1, { id, values: [...known.values, line] });
  }
  return sections;
}

function shared(one: PrintedEntry, other: PrintedEntry): number {
  const texts = new Set(other.values.map((value) => flat(value.text)));
  return one.values.filter((value) => texts.has(flat(value.text))).length;
}

/**
 * For each entry the recovered one that says most of it, none used twice; what is left over is paired by
 * place.
 */
export function alignEntries(
  intended: readonly PrintedEntry[],
  recovered: readonly PrintedEntry[],
): Map<string, PrintedEntry> {
  const pairs = new Map<string, PrintedEntry>();
  const free = new Set(recovered);
  const ranked = intended
    .flatMap((entry, at) =>
      recovered.map((found, place) => ({
        entry,
        found,
        score: shared(entry, found) - Math.abs(at - place) / 1000,
      })),
    )
    .filter(({ score }) => score > 0.5)
    .toSorted((a, b) => b.score - a.score);
  for (const { entry, found } of ranked) {
    if (pairs.has(entry.id) || !free.has(found)) continue;
    pairs.set(entry.id, found);
    free.delete(found);
  }
  const [...rest] = free;
  for (const entry of intended) {
    const next = pairs.has(entry.id) ? undefined : rest.shift();
    if (next !== undefined) pairs.set(entry.id, next);
  }
  return pairs;
}
