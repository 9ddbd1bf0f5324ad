import { extract } from "@savile/extraction";
import type { Extraction } from "@savile/model";
import { isHeldOut } from "./cases.ts";
import type { Case } from "./cases.ts";
import { printCase } from "./print-case.ts";
import { addMarks, macroOf, scoreResume } from "./score.ts";
import type { Marks } from "./score.ts";
import type { Truth } from "./truth.ts";

export interface Measured {
  readonly one: Case;
  readonly name: string;
  readonly truth: Truth;
  /** Undefined where the file could not be read at all. */
  readonly found: Extraction | undefined;
  readonly marks: Marks;
  readonly misses: readonly string[];
}

/** Makes, reads and scores one file. */
export async function measureCase(one: Case, today: string): Promise<Measured> {
  const { name, bytes, truth } = await printCase(one);
  const read = await extract(bytes, { today });
  if (!read.ok)
    return { one, name, truth, found: undefined, marks: new Map(), misses: [read.error.code] };
  return { one, name, truth, found: read.value, ...scoreResume(truth, read.value) };
}

/** Reads and scores files one after the other. */
export async function measureAll(cases: readonly Case[], today: string): Promise<Measured[]> {
  const out: Measured[] = [];
  for (const one of cases) out.push(await measureCase(one, today));
  return out;
}

/** The classes that a file counts in. A language without a lexicon counts in its own class alone. */
export function classesOf(one: Case): string[] {
  if (one.language === "nl") return ["language nl (no lexicon)"];
  return [
    isHeldOut(one) ? "all, held out" : "all, development",
    `layout ${one.layout}`,
    `maker ${one.maker}`,
    `language ${one.language}`,
    `dates ${one.dates}`,
    `oddity ${one.oddity}`,
    `drawn in order: ${one.order}`,
  ];
}

export interface ClassFigures {
  readonly name: string;
  readonly files: number;
  readonly macro: number;
  readonly marks: Marks;
}

/** Figures of every class, by name. */
export function sumClasses(all: readonly Measured[]): ClassFigures[] {
  const sums = new Map<string, { files: number; marks: Marks }>();
  for (const { one, marks } of all) {
    for (const name of classesOf(one)) {
      const sum = sums.get(name) ?? { files: 0, marks: new Map() };
      addMarks(sum.marks, marks);
      sums.set(name, { files: sum.files + 1, marks: sum.marks });
    }
  }
  return [...sums]
    .map(([name, { files, marks }]) => ({ name, files, marks, macro: macroOf(marks) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
