/**
 * Tells of each resume what of its words reaches no value: those on lines that were read, and those of a PDF's text
 * layer on no line. The largest loss first; `--pieces` prints the words themselves.
 * Usage: npm run -s quality:words -- [--from FOLDER]... [--pieces]
 */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { corpus, resumeEndings } from "../corpus.ts";
import { readResumes } from "../fit/read-resumes.ts";
import { wordsOfTextLayer } from "../text-layer.ts";
import { lostWords } from "./lost-words.ts";

const { values: options } = parseArgs({
  options: {
    from: { type: "string", multiple: true },
    pieces: { type: "boolean", default: false },
  },
});
const folders = options.from ?? [corpus.resumes, corpus.robustness, corpus.unlabelled];

async function printedIn(file: string): Promise<string[]> {
  return file.endsWith(".pdf") ? wordsOfTextLayer(new Uint8Array(readFileSync(file))) : [];
}

async function readFolder(folder: string) {
  const names = readdirSync(folder).filter((name) =>
    resumeEndings.some((ending) => name.endsWith(ending)),
  );
  const read = await readResumes(names, folder);
  return Promise.all(
    [...read].map(async ([name, extraction]) => {
      const file = path.join(folder, name);
      return { file, ...lostWords(extraction, await printedIn(file)) };
    }),
  );
}

const all = (await Promise.all(folders.map(readFolder))).flat();
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
for (const { file, words, lost, share, pieces, unread } of all.toSorted(
  (a, b) => b.share - a.share,
)) {
  console.log(`${percent(share)}\t${lost} of ${words}\tunread ${unread.length}\t${file}`);
  if (!options.pieces) continue;
  for (const { text } of pieces) console.log(`\t${text.replaceAll("\t", " | ")}`);
  if (unread.length > 0) console.log(`\tunread: ${unread.join(" ")}`);
}
const words = all.reduce((sum, one) => sum + one.words, 0);
const lost = all.reduce((sum, one) => sum + one.lost, 0);
const unread = all.reduce((sum, one) => sum + one.unread.length, 0);
const shares = all.map(({ share }) => share).toSorted((a, b) => a - b);
console.log(
  `${all.length} files: ${lost} of ${words} words lost (${percent(lost / words)}), median of the files ${percent(shares[Math.floor(shares.length / 2)] ?? 0)}, over 5 % in ${shares.filter((share) => share > 0.05).length}; printed on no line ${unread}`,
);
