import { ok } from "../base/result.ts";
import type { Result } from "../base/result.ts";
import { readPack } from "../pack/read-pack.ts";
import type { PackError } from "../pack/read-pack.ts";
import { phraseSectionsOf, readPhrases } from "../phrases/phrase-table.ts";
import type { PhraseTable } from "../phrases/phrase-table.ts";
import { conceptSections, readConcepts } from "./concept-table.ts";
import type { ConceptTable } from "./concept-table.ts";
import { occupationSections, readOccupations } from "./occupation-table.ts";
import type { OccupationTable } from "./occupation-table.ts";
import { readWordFacts, wordSections } from "./word-facts.ts";
import type { WordFacts } from "./word-facts.ts";

/** Titles, occupations, terms and concepts, ready to be asked. */
export interface Tables {
  readonly facts: WordFacts;
  readonly titles: PhraseTable;
  /** By row of a title: 1 where labels of skills hold it too, so that it is no sure sign of a title. */
  readonly everydayTitles: Uint8Array;
  readonly occupations: OccupationTable;
  readonly terms: PhraseTable;
  readonly concepts: ConceptTable;
}

const wanted = [
  ...wordSections,
  ...occupationSections,
  ...conceptSections,
  ...phraseSectionsOf("title"),
  "title.everyday",
  ...phraseSectionsOf("term"),
];

/** Reads the uncompressed bytes of the asset `tables`. They are kept and must not be changed afterwards. */
export function readTables(bytes: Uint8Array): Result<Tables, PackError> {
  const read = readPack(bytes, "tables", wanted);
  if (!read.ok) return read;
  const pack = read.value;
  return ok({
    facts: readWordFacts(pack),
    titles: readPhrases(pack, "title"),
    everydayTitles: pack.u8("title.everyday"),
    occupations: readOccupations(pack),
    terms: readPhrases(pack, "term"),
    concepts: readConcepts(pack),
  });
}
