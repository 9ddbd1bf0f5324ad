import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { buildNode } from "../../scripts/build-node.ts";
import { compareEngines } from "./documents/compare-engines.ts";
import { measureMemory } from "./documents/measure-memory.ts";
import { measureSaturation } from "./documents/measure-saturation.ts";
import { figureTable } from "./figures.ts";
import { measureLayout } from "./measure-layout.ts";

/** `npm run bench:documents`: our pages beside other engines, their times and their memory. */
await buildNode();
const { table, figures } = await compareEngines();
console.log(`${table}\n`);
const all = [
  ...figures,
  ...(await measureLayout()),
  ...(await measureSaturation()),
  ...(await measureMemory()),
];
const report = `${table}\n\n${figureTable(all)}\n`;
const folder = fileURLToPath(new URL("../../build/reports/", import.meta.url));
await mkdir(folder, { recursive: true });
await writeFile(`${folder}documents.md`, report);
console.log(`${figureTable(all)}\n\nwritten to build/reports/documents.md`);
