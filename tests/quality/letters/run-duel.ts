/**
 * Lays other people's letters beside ours for a reader who must not know who wrote which.
 * FOLDER holds 01.txt, 02.txt ... for the fitting pairs of LIST in their order (resume, posting, fit, tab between
 * them; paths from ROOT, without one from the corpus). With answers ("3 TAB A") it counts who was preferred.
 * Usage: npm run -s quality:duel -- FOLDER LIST.tsv [ROOT], then npm run -s quality:duel -- count ANSWERS.tsv
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { reportFolder } from "../engines.ts";
import { blindSheet, countPreferred } from "./blind-sheet.ts";
import { listedPairs } from "./listed-pairs.ts";
import { letterText } from "./write-pair.ts";

const keyFile = `${reportFolder}/duel-key.txt`;

async function writeSheet(folder: string, list: string, root: string | undefined): Promise<void> {
  const duels = [];
  for (const [at, pair] of (await listedPairs(list, root)).entries()) {
    const file = `${folder}/${String(at + 1).padStart(2, "0")}.txt`;
    if (!existsSync(file)) continue;
    duels.push({
      name: pair.name,
      posting: pair.jobDescription,
      ours: await letterText(pair),
      theirs: readFileSync(file, "utf8"),
    });
  }
  const { sheet, key } = blindSheet(duels);
  mkdirSync(reportFolder, { recursive: true });
  writeFileSync(`${reportFolder}/duel.md`, sheet);
  writeFileSync(keyFile, key.join("\n"));
  process.stdout.write(`${duels.length} pairs in ${reportFolder}/duel.md, the key beside it\n`);
}

function count(file: string): void {
  const key = readFileSync(keyFile, "utf8")
    .split("\n")
    .map((one) => (one === "A" ? "A" : "B"));
  const { ours, theirs, neither } = countPreferred(key, readFileSync(file, "utf8"));
  process.stdout.write(`ours preferred ${ours}, theirs ${theirs}, neither ${neither}\n`);
}

const [first = "", second = "", root] = process.argv.slice(2);
if (first === "" || second === "") {
  process.stderr.write("usage: quality:duel -- FOLDER LIST.tsv [ROOT] | count ANSWERS.tsv\n");
  process.exitCode = 1;
} else if (first === "count") count(second);
else await writeSheet(first, second, root);
