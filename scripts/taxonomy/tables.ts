import { conceptKinds, sortTexts, writePack } from "@savile/taxonomy/compile";
import type { SectionContent } from "@savile/taxonomy/compile";
import type { Asset } from "./asset.ts";
import { readConcepts } from "./concepts.ts";
import type { Concept } from "./concepts.ts";
import { readOccupations } from "./occupations.ts";
import type { OccupationRow } from "./occupations.ts";
import { termRows, titleRows } from "./phrase-rows.ts";
import type { PhraseRow } from "./phrase-rows.ts";
import { vocabularyOf } from "./vocabulary.ts";
import type { Vocabulary } from "./vocabulary.ts";

type Sections = Readonly<Record<string, SectionContent>>;

/** Lists of phrases of owners (occupations, concepts) that come one after the other. */
function phraseSections(prefix: string, owners: readonly (readonly PhraseRow[])[]): Sections {
  const rows = owners.flat();
  return {
    [`${prefix}.counts`]: Uint16Array.from(owners, (one) => one.length),
    [`${prefix}.lengths`]: Uint8Array.from(rows, ({ words }) => words.length),
    [`${prefix}.words`]: Uint16Array.from(rows.flatMap(({ words }) => words)),
    [`${prefix}.capitals`]: Uint8Array.from(rows, ({ capitals }) => capitals),
  };
}

function wordSections(vocabulary: Vocabulary): Sections {
  const { words, classes, common, verbs, titled, heads, families } = vocabulary;
  return {
    words,
    "word.classes": classes,
    "word.common": common,
    "word.verbs": verbs,
    "word.titled": titled,
    "word.heads": heads,
    "word.families": families,
  };
}

/** Numbers of words as a key. */
function keyOf(words: readonly number[]): string {
  return words.join(" ");
}

/** Runs of words within the labels of skills, as keys: what they hold is talked of in everyday work. */
function runsIn(concepts: readonly Concept[], vocabulary: Vocabulary): ReadonlySet<string> {
  const runs = new Set<string>();
  for (const { kind, labels } of concepts) {
    if (kind !== "skill") continue;
    for (const { words } of titleRows(labels, vocabulary)) {
      for (let from = 0; from < words.length; from += 1) {
        for (let to = from + 2; to <= words.length; to += 1) runs.add(keyOf(words.slice(from, to)));
      }
    }
  }
  return runs;
}

function occupationSections(
  rows: readonly OccupationRow[],
  vocabulary: Vocabulary,
  everyday: ReadonlySet<string>,
): Sections {
  const titles = rows.map((row) => titleRows(row.titles, vocabulary));
  return {
    "title.everyday": Uint8Array.from(titles.flat(), ({ words }) =>
      everyday.has(keyOf(words)) ? 1 : 0,
    ),
    "occupation.names": { listed: rows.map(({ name }) => name) },
    "occupation.codes": Uint32Array.from(rows, ({ code }) => code),
    "occupation.broads": Uint32Array.from(rows, ({ broad }) => broad),
    "occupation.isco": Uint8Array.from(rows, ({ system }) => (system === "isco" ? 1 : 0)),
    ...phraseSections("title", titles),
  };
}

/** Rows of what each concept belongs to: a category, or a wider term of the product's own. */
function broaderRows(concepts: readonly Concept[]): number[][] {
  const wanted = sortTexts(concepts.flatMap(({ broader }) => broader));
  const names = new Set(wanted);
  const rows = new Map<string, number>();
  for (const [row, { kind, labels }] of concepts.entries()) {
    const name = labels[0] ?? "";
    if (names.has(name) && (kind === "category" || !rows.has(name))) rows.set(name, row);
  }
  return concepts.map(({ broader }) =>
    broader.flatMap((name) => {
      const row = rows.get(name);
      return row === undefined ? [] : [row];
    }),
  );
}

function conceptSections(concepts: readonly Concept[], vocabulary: Vocabulary): Sections {
  const broader = broaderRows(concepts);
  const guarded = concepts.flatMap(({ guarded: all }, row) => all.map((text) => `${row} ${text}`));
  return {
    "concept.kinds": Uint8Array.from(concepts, ({ kind }) => conceptKinds.indexOf(kind)),
    "concept.labels": { listed: concepts.flatMap(({ labels }) => labels) },
    "concept.counts": Uint16Array.from(concepts, ({ labels }) => labels.length),
    "concept.broader": Uint32Array.from(broader.flat()),
    "concept.widths": Uint8Array.from(broader, (rows) => rows.length),
    "concept.guarded": sortTexts(guarded),
    ...phraseSections(
      "term",
      concepts.map(({ labels, forms }) => termRows([...labels, ...forms], vocabulary)),
    ),
  };
}

/**
 * The tables of titles, skills and tools in `folder`, and the product's own terms, as one asset. `persons` are nouns
 * that a title may turn on though no table has such a title.
 */
export function compileTables(folder: string, persons: readonly string[]): Asset[] {
  const occupations = readOccupations(folder);
  const concepts = readConcepts(folder);
  const vocabulary = vocabularyOf(occupations, concepts, persons);
  const bytes = writePack("tables", {
    ...wordSections(vocabulary),
    ...occupationSections(occupations, vocabulary, runsIn(concepts, vocabulary)),
    ...conceptSections(concepts, vocabulary),
  });
  return [{ file: "tables.bin.br", bytes }];
}
