import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sourceTextOf } from "@savile/model";
import { afterAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { corpus, corpusFiles, resumeEndings } from "./corpus.ts";
import { corpusDay, openExtractor, reportFolder } from "./engines.ts";
import { falselyPlaced, untraced } from "./matrix/check-promises.ts";
import { wordsOfTextLayer } from "./text-layer.ts";

const extractor = openExtractor();
afterAll(() => extractor.close());

/** Letters and digits alone: hyphens and blanks at a line end are no part of a value. */
function signsOf(text: string): string {
  return text.normalize("NFKC").replace(/[^\p{L}\p{N}]+/gu, "");
}

const scoreSchema = z.object({
  n: z.number(),
  macro: z.object({ ALL: z.number() }),
  fields: z.object({ ALL: z.record(z.string(), z.nullable(z.number())) }),
});

describe.skipIf(!corpus.present)("extraction on the corpus", () => {
  it("reaches a macro score of 90, and 80 in every field", () => {
    const predictions = `${reportFolder}/extraction`;
    mkdirSync(predictions, { recursive: true });
    const script = fileURLToPath(new URL("./extract-folder.ts", import.meta.url));
    execFileSync(process.execPath, ["--import", "tsx", script, corpus.resumes, predictions]);
    const output = execFileSync(process.execPath, [corpus.scorer, predictions, "--json"]);
    const score = scoreSchema.parse(JSON.parse(output.toString()));
    expect(score.n).toBe(10);
    expect(score.macro.ALL).toBeGreaterThanOrEqual(0.9);
    const weak = Object.entries(score.fields.ALL).filter(([, share]) => (share ?? 1) < 0.8);
    expect(weak).toEqual([]);
  });

  it.each(corpusFiles(corpus.robustness, resumeEndings))(
    "reads $name without loss",
    async (file) => {
      const read = await extractor.extract(file.bytes.slice(), {
        today: corpusDay,
        name: file.name,
      });
      expect(read.ok).toBe(true);
      if (!read.ok) return;
      expect(read.value.lines.length).toBeGreaterThan(10);
      const text = sourceTextOf(read.value.lines);
      const placed = read.value.facts.flatMap(({ id, text: value, span }) =>
        span === undefined ? [] : [{ id, value, there: text.slice(span.start, span.end) }],
      );
      expect(placed.length).toBeGreaterThan(0);
      const invented = placed.filter(
        ({ value, there }) => !signsOf(there).includes(signsOf(value)),
      );
      expect(invented).toEqual([]);
    },
  );

  const resumes = [corpus.resumes, corpus.robustness].flatMap((path) =>
    corpusFiles(path, resumeEndings),
  );

  it.each(resumes)("accounts for every word of $name once", async (file) => {
    const read = await extractor.extract(file.bytes.slice(), { today: corpusDay, name: file.name });
    if (!read.ok) throw new Error(read.error.code);
    expect(untraced(read.value)).toEqual([]);
    expect(falselyPlaced(read.value)).toEqual([]);
    if (!file.name.endsWith(".pdf")) return;
    const lines = signsOf(sourceTextOf(read.value.lines));
    const words = await wordsOfTextLayer(file.bytes);
    expect(words.filter((word) => !lines.includes(signsOf(word)))).toEqual([]);
  });
});
