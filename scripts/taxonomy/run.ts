import { mkdirSync, writeFileSync } from "node:fs";
import { inRoot } from "../paths.ts";
import { packed } from "./asset.ts";
import { compileTables } from "./tables.ts";
import { personNouns } from "./wordnet-persons.ts";
import { compileWords, findWordNet } from "./wordnet.ts";

/** `npm run taxonomy [-- FOLDER]`: compiles the tables of FOLDER and WordNet into the committed assets. */
const folder = process.argv[2] ?? inRoot("../shared/data/taxonomy");
const target = inRoot("packages/taxonomy/assets");
mkdirSync(target, { recursive: true });
const wordNet = findWordNet();
const assets = [...compileTables(folder, personNouns(wordNet)), ...compileWords(wordNet)];
for (const { file, bytes } of assets) {
  const small = packed(bytes);
  writeFileSync(`${target}/${file}`, small);
  console.log(`${file}: ${bytes.length} bytes, packed ${small.length}`);
}
