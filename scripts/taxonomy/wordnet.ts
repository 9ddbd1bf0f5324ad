import { packWords } from "@savile/taxonomy/compile";
import type { Asset } from "./asset.ts";
import { readWordNet } from "./wordnet-files.ts";
import type { WordNet } from "./wordnet-files.ts";
import { bringWordNet, wordNetFolders } from "./wordnet-folders.ts";
import { graphOf } from "./wordnet-graph.ts";

/** The files of WordNet; npm brings them where they are not in the cache. */
export function findWordNet(): WordNet {
  bringWordNet();
  return readWordNet(wordNetFolders);
}

/** The words of WordNet as an asset. */
export function compileWords(wordNet: WordNet): Asset[] {
  return [{ file: "words.bin.br", bytes: packWords(graphOf(wordNet)) }];
}
