/**
 * Reads files of other programs by an author who wrote no reader and counts what of them is found: per kind
 * of value and per format. Names what is lost in a format's first file; of the others only the numbers. Files of
 * another folder are sealed or open as a whole: `--names` says what is lost in each of them, else no value is printed.
 * Usage: npm run quality:imports [-- FORMAT...] [-- --from FOLDER [--names] [FORMAT...]]
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { extract } from "@savile/extraction";
import { corpusDay, inRoot } from "../engines.ts";
import { scoreImport } from "./score.ts";
import type { Mark, Truth } from "./score.ts";

const { values: options, positionals: asked } = parseArgs({
  options: { from: { type: "string" }, names: { type: "boolean", default: false } },
  allowPositionals: true,
});
const folder = options.from ?? inRoot("tests/quality/labels/imports");

interface Scored {
  readonly file: string;
  readonly format: string;
  readonly refused: string | undefined;
  readonly marks: readonly Mark[];
}

const stemOf = (file: string): string => file.replace(/\.[^.]+$/u, "");

/** The truth lies beside its file, under its name with or without the ending. */
function truthOf(file: string): Truth | { readonly refuse: true } {
  const [path] = [file, stemOf(file)]
    .map((name) => join(folder, `${name}.truth.json`))
    .filter((one) => existsSync(one));
  if (path === undefined) throw new Error(`No truth lies beside ${file}.`);
  return JSON.parse(readFileSync(path, "utf8"));
}

async function scoreFile(file: string): Promise<Scored> {
  const stem = stemOf(file);
  const truth = truthOf(file);
  const read = await extract(new Uint8Array(readFileSync(join(folder, file))), {
    today: corpusDay,
  });
  return {
    file,
    format: stem.replace(/-[^-]+$/u, ""),
    refused: read.ok ? undefined : read.error.code,
    marks:
      "refuse" in truth
        ? [{ kind: "refused", right: !read.ok, value: file }]
        : scoreImport(read.ok ? read.value : undefined, truth),
  };
}

function share(marks: readonly Mark[]): string {
  return `${marks.filter((mark) => mark.right).length} of ${marks.length}`;
}

/** Whether values of a file are printed: none of a folder whose files nobody has opened. */
function isNamed(file: string): boolean {
  return options.from === undefined ? /-1\.[^.]+$/u.test(file) : options.names;
}

function writeTable(title: string, marks: readonly (readonly [string, Mark])[]): void {
  console.log(`\n${title}`);
  for (const name of new Set(marks.map(([group]) => group)))
    console.log(
      `  ${name.padEnd(20)} ${share(marks.filter(([group]) => group === name).map(([, mark]) => mark))}`,
    );
}

const files = readdirSync(folder)
  .filter((name) => name.includes(".") && !name.endsWith(".truth.json"))
  .filter((name) => asked.length === 0 || asked.some((format) => name.startsWith(`${format}-`)))
  .toSorted();
const scored: Scored[] = [];
for (const file of files) scored.push(await scoreFile(file));

for (const { file, refused, marks } of scored) {
  if (refused !== undefined) console.log(`${file}: refused (${refused})`);
  if (!isNamed(file)) continue;
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
