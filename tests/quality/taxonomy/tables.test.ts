import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadTables } from "@savile/extraction";
import {
  broaderOf,
  conceptAt,
  conceptsOf,
  foldLabel,
  occupationAt,
  titleOf,
} from "@savile/taxonomy";
import type { Tables } from "@savile/taxonomy";
import { describe, expect, it } from "vitest";
import { readConcepts } from "../../../scripts/taxonomy/concepts.ts";
import { readOccupations } from "../../../scripts/taxonomy/occupations.ts";

/** The tables lie beside the repository and are never copied into it; what was compiled of them is committed. */
const folder = fileURLToPath(new URL("../../../../shared/data/taxonomy", import.meta.url));

/** Every how many rows are compared. */
const step = 41;

/** Longest phrase that the asset holds. */
const maxWords = 12;

function committed(): Tables {
  const loaded = loadTables();
  if (!loaded.ok) throw new Error(loaded.error.code);
  return loaded.value;
}

function isKept(label: string): boolean {
  const words = foldLabel(label).split(" ");
  return words[0] !== "" && words.length <= maxWords;
}

describe.skipIf(!existsSync(folder))(
  "the committed asset and the tables that it was made of",
  () => {
    it("every title of a fixed part of the rows names its occupation", () => {
      const tables = committed();
      const rows = readOccupations(folder);
      expect(rows).toHaveLength(tables.occupations.codes.length);
      const sample = rows.map((row, at) => ({ ...row, at })).filter(({ at }) => at % step === 0);
      const lost = sample.flatMap(({ at, titles }) =>
        titles.filter(isKept).filter((title) => !titleOf(tables, title).occupations.includes(at)),
      );
      expect(lost).toEqual([]);
      for (const { at, code, name } of sample) {
        expect(occupationAt(tables, at)).toMatchObject({ code, name });
      }
    });

    it("every label of a fixed part of the concepts names it, and what it belongs to", () => {
      const tables = committed();
      const concepts = readConcepts(folder);
      expect(concepts).toHaveLength(tables.concepts.kinds.length);
      const sample = concepts
        .map((one, at) => ({ ...one, at }))
        .filter(({ at }) => at % step === 0);
      const lost = sample.flatMap(({ at, labels, forms }) =>
        [...labels, ...forms]
          .filter(isKept)
          .filter((label) => !conceptsOf(tables, label).includes(at)),
      );
      expect(lost).toEqual([]);
      for (const { at, kind, labels, broader } of sample) {
        expect(conceptAt(tables, at)).toEqual({ row: at, kind, name: labels[0] });
        expect(broaderOf(tables, at).map(({ name }) => name)).toEqual(broader);
      }
    });
  },
);
