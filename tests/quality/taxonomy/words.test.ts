import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { inRoot } from "../../../scripts/paths.ts";
import { readSense, readSynset } from "../../../scripts/taxonomy/wordnet-files.ts";
import { hasWordNet } from "../../../scripts/taxonomy/wordnet-folders.ts";
import { compileWords, findWordNet } from "../../../scripts/taxonomy/wordnet.ts";

const isPresent = hasWordNet();
if (!isPresent) {
  console.log("\n*** NO WORDNET in the cache (npm run taxonomy): its asset is NOT COMPARED. ***\n");
}

describe.skipIf(!isPresent)("the committed words", () => {
  it("are what the files of WordNet compile to, byte for byte", () => {
    const [asset] = compileWords(findWordNet());
    const committed = readFileSync(inRoot(`packages/taxonomy/assets/${asset?.file}`));
    expect(brotliDecompressSync(committed).equals(asset?.bytes ?? new Uint8Array())).toBe(true);
  });
});

describe("a line of WordNet", () => {
  it("gives the words of a synset and where it points", () => {
    const line =
      "00002573 29 v 02 Breathe_Again 2 respire(p) 0 002 $ 00001740 v 0000 + 03121972 a 0102 01 + 02 00 | breathe";
    expect(readSynset(line, "verb")).toEqual({
      name: "verb 00002573",
      part: "verb",
      words: ["breathe again", "respire"],
      pointers: [
        { symbol: "$", target: "verb 00001740", from: -1, to: -1 },
        { symbol: "+", target: "adjective 03121972", from: 0, to: 1 },
      ],
    });
  });

  it("gives a sense with its count; satellites are adjectives", () => {
    expect(readSense("sound_asleep%5:00:00:asleep:00 00186134 1 3")).toEqual({
      word: "sound asleep",
      part: "adjective",
      synset: "adjective 00186134",
      number: 1,
      count: 3,
    });
  });

  it("is refused where it is none", () => {
    expect(() => readSynset("00002573 29", "verb")).toThrow("no count of words in: 00002573 29");
    expect(() => readSense("word%9:00:00:: 1 1 1")).toThrow("no part of a sense");
  });
});
