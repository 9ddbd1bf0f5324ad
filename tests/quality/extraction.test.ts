import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sourceTextOf } from "@savile/model";
import { afterAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { corpus, corpusFiles, resumeEndings } from "./corpus.ts";
import { corpusDay, openExtractor, reportFolder } from "./engines.ts";

const extractor = openExtractor();
afterAll(() => extractor.close());

const scoreSchema = z.object({ n: z.number(), macro: z.object({ ALL: z.number() }) });

describe.skipIf(!corpus.present)("extraction on the corpus", () => {
  it("reaches a macro score of at least 70", () => {
    const predictions = `${reportFolder}/extraction`;
    mkdirSync(predictions, { recursive: true });
    const script = fileURLToPath(new URL("./extract-folder.ts", import.meta.url));
    execFileSync(process.execPath, ["--import", "tsx", script, corpus.resumes, predictions]);
    const output = execFileSync(process.execPath, [corpus.scorer, predictions, "--json"]);
    const score = scoreSchema.parse(JSON.parse(output.toString()));
    expect(score.n).toBe(10);
    expect(score.macro.ALL).toBeGreaterThanOrEqual(0.7);
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
      for (const fact of read.value.facts.filter((found) => found.span !== undefined)) {
        const { start, end } = fact.span ?? { start: 0, end: 0 };
        expect(text.slice(start, end).length, `${fact.id} points at the source`).toBeGreaterThan(0);
      }
    },
  );
});
