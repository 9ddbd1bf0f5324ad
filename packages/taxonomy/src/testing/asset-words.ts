import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { readPack } from "../pack/read-pack.ts";
import { readWords } from "../words/read-words.ts";
import type { Words } from "../words/read-words.ts";
import { wantedSections, wordsContent } from "../words/sections.ts";

/** The committed asset as it is loaded. */
function wordBytes(): Uint8Array {
  const file = fileURLToPath(new URL("../../assets/words.bin.br", import.meta.url));
  return new Uint8Array(brotliDecompressSync(readFileSync(file)));
}

/** The committed asset with its look-ups, and every word and irregular form in it. */
export function openWords(): {
  readonly words: Words;
  readonly all: readonly string[];
  readonly forms: readonly string[];
} {
  const bytes = wordBytes();
  const read = readWords(bytes);
  const pack = readPack(bytes, wordsContent, wantedSections);
  if (!read.ok || !pack.ok) throw new Error("the committed words cannot be read");
  const textsOf = (name: string): string[] => {
    const texts = pack.value.strings(name);
    return Array.from({ length: texts.size }, (_, row) => texts.at(row));
  };
  return { words: read.value, all: textsOf("words"), forms: textsOf("forms") };
}
