/**
 * Reads files of other programs by an author who wrote no reader and counts what of them is found: per kind
 * of value and per format. Names what is lost in a format's first file; of the others only the numbers.
 * Usage: npm run quality:imports [-- FORMAT...]
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { extract } from "@savile/extraction";
import { corpusDay, inRoot } from "../engines.ts";
import { scoreImport } from "./score.ts";
import type { Mark, Truth } from "./score.ts";

const folder = inRoot("tests/quality/labels/imports");
const asked = process.argv.slice(2);

interface Scored {
  readonly file: string;
  readonly format: string;
  readonly refused: string | undefined;
  readonly marks: readonly Mark[];
}

async function scoreFile(file: string): Promise<Scored> {
  const stem = file.replace(/\.[^.]+$/u, "");
  const truth: Truth = JSON.parse(readFileSync(join(folder, `${stem}.truth.json`), "utf8"));
  const read = await extract(new Uint8Array(readFileSync(join(folder, file))), {
    today: corpusDay,
  });
  return {
    file,
    format: stem.replace(/-[^-]+$/u, ""),
    refused: read.ok ? undefined : read.error.code,
    marks: scoreImport(read.ok ? read.value : undefined, truth),
  };
}

function share(marks: readonly Mark[]): string {
  return `${marks.filter((mark) => mark.right).length} of ${marks.length}`;
}

function writeTable(title: string, marks: readonly (readonly [string, Mark])[]): void {
  console.log(`\n${title}`);
  for (const name of new Set(marks.map(([group]) => group)))
    console.log(
      `  ${name.padEnd(20)} ${share(marks.filter(([group]) => group === name).map(([, mark]) => mark))}`,
    );
}

const files = readdirSync(folder)
  .filter((name) => !name.endsWith(".truth.json"))
  .filter((name) => asked.length === 0 || asked.some((format) => name.startsWith(`${format}-`)))
  .toSorted();
const scored: Scored[] = [];
for (const file of files) scored.push(await scoreFile(file));

for (const { file, refused, marks } of scored) {
  if (refused !== undefined) console.log(`${file}: refused (${refused})`);
  if (!/-1\.[^.]+$/u.test(file)) continue;
  for (const { kind, value } of marks.filter((mark) => !mark.right))
    console.log(`${file}: ${kind}: ${value}`);
}
writeTable(
  "By kind of value",
  scored.flatMap(({ marks }) => marks.map((mark) => [mark.kind, mark] as const)),
);
writeTable(
  "By format",
  scored.flatMap(({ format, marks }) => marks.map((mark) => [format, mark] as const)),
);
