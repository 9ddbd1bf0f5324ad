import { extract } from "@savile/extraction";
import { emptyResume } from "@savile/model";
import type { Extraction } from "@savile/model";
import { addMarks, macroOf, scoreResume } from "../matrix/score.ts";
import type { Marks } from "../matrix/score.ts";
import type { MadeFile, Maker } from "./maker.ts";

/** How one file was read. */
export interface ReadFile {
  readonly name: string;
  readonly marks: Marks;
  readonly misses: readonly string[];
}

export interface Row {
  readonly name: string;
  readonly files: number;
  readonly macro: number;
  /** Share of the values that makers were handed which they print. */
  readonly printed: number;
  readonly marks: Marks;
}

export interface MakerFigures {
  readonly maker: Maker;
  readonly made: readonly MadeFile[];
  readonly read: readonly ReadFile[];
}

/** A degree may be read as one phrase, or with its field beside it. */
function withFields(found: Extraction): Extraction {
  const education = found.resume.education.map((study) => ({
    ...study,
    degree: study.degree.includes(study.field) ? study.degree : `${study.degree} ${study.field}`,
  }));
  return { ...found, resume: { ...found.resume, education } };
}

/** Reads and scores one file; of one that cannot be read nothing is right. */
export async function readFileOf(
  { name, bytes, truth }: MadeFile,
  today: string,
): Promise<ReadFile> {
  const found = await extract(bytes, { today });
  if (found.ok) return { name, ...scoreResume(truth, withFields(found.value)) };
  const { marks } = scoreResume(truth, { resume: emptyResume(), sections: [] });
  return { name, marks, misses: [found.error.code] };
}

/** One row of the report over some makers. */
export function rowOf(name: string, all: readonly MakerFigures[]): Row {
  const marks: Marks = new Map();
  for (const { read } of all) for (const file of read) addMarks(marks, file.marks);
  const made = all.flatMap((one) => one.made);
  const sum = (count: (file: MadeFile) => number) =>
    made.reduce((total, file) => total + count(file), 0);
  return {
    name,
    files: made.length,
    macro: macroOf(marks),
    printed:
      sum(({ printed }) => printed) /
      Math.max(
        1,
        sum(({ given }) => given),
      ),
    marks,
  };
}
