import type { Pack } from "../pack/read-pack.ts";
import type { SortedStrings } from "../pack/sorted-strings.ts";

/** Concepts as the asset holds them; lists are by the row of the concept. */
export interface ConceptTable {
  /** Numbers of `conceptKinds`. */
  readonly kinds: Uint8Array;
  /** Names and other ways to say it, concept after concept. */
  readonly labels: SortedStrings;
  /** Where the labels of a concept begin; one more entry for the end. */
  readonly labelStarts: Uint32Array;
  /** What concepts belong to, concept after concept. */
  readonly broader: Uint32Array;
  readonly broaderStarts: Uint32Array;
  /** `row label` of labels that are also other words. */
  readonly guarded: SortedStrings;
}

/** Names of the sections that {@link readConcepts} reads. */
export const conceptSections = [
  "concept.kinds",
  "concept.labels",
  "concept.counts",
  "concept.broader",
  "concept.widths",
  "concept.guarded",
] as const;

function startsOf(counts: Uint8Array | Uint16Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1);
  for (let row = 0; row < counts.length; row += 1) {
    starts[row + 1] = (starts[row] ?? 0) + (counts[row] ?? 0);
  }
  return starts;
}

/** The concepts of an asset. */
export function readConcepts(pack: Pack): ConceptTable {
  return {
    kinds: pack.u8("concept.kinds"),
    labels: pack.strings("concept.labels"),
    labelStarts: startsOf(pack.u16("concept.counts")),
    broader: pack.u32("concept.broader"),
    broaderStarts: startsOf(pack.u8("concept.widths")),
    guarded: pack.strings("concept.guarded"),
  };
}
