import type { Pack } from "../pack/read-pack.ts";
import { capitalMask } from "./capitals.ts";
import { PhraseIndex } from "./phrase-index.ts";

/** Phrases with what they name: of each the row of its owner, and which of its words are initials. */
export interface PhraseTable {
  readonly index: PhraseIndex;
  readonly owners: Uint16Array;
  readonly capitals: Uint8Array;
}

/** Names of the sections that {@link readPhrases} reads. */
export function phraseSectionsOf(prefix: string): string[] {
  return ["counts", "lengths", "words", "capitals"].map((part) => `${prefix}.${part}`);
}

/** The phrases that stand in an asset under a prefix. */
export function readPhrases(pack: Pack, prefix: string): PhraseTable {
  const index = new PhraseIndex(pack.u8(`${prefix}.lengths`), pack.u16(`${prefix}.words`));
  const owners = new Uint16Array(index.size);
  let row = 0;
  for (const [owner, count] of pack.u16(`${prefix}.counts`).entries()) {
    owners.fill(owner, row, row + count);
    row += count;
  }
  return { index, owners, capitals: pack.u8(`${prefix}.capitals`) };
}

/**
 * The rows whose initials are written as initials in a text; `written` gives the words of the text in the
 * order of the phrase, and is asked only where a row has initials at all.
 */
export function fittingRows(
  { capitals }: PhraseTable,
  rows: number[],
  written: () => readonly string[],
): number[] {
  if (rows.every((row) => capitals[row] === 0)) return rows;
  const mask = capitalMask(written());
  return rows.filter((row) => ((capitals[row] ?? 0) & ~mask) === 0);
}
